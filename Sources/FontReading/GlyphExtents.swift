import CFreeType
import LineHeightCore

extension FreeTypeFace {
  /// What the face has for a text, where it stands on its axes.
  func coverage(of text: String) -> TextCoverage {
    var coverage = TextCoverage()
    for character in TextCoverage.charactersNeedingGlyphs(in: text) {
      let glyph = unsafe FT_Get_Char_Index(handle, FT_ULong(character.value))
      if glyph == 0 {
        coverage.missing.append(character)
      } else if let (top, bottom) = extent(ofGlyph: glyph) {
        coverage.extents.append(.init(character: character, top: top, bottom: bottom))
      }
    }
    return coverage
  }

  /// Top and bottom of a glyph's outline in design units: of the curve itself, not of its control points. `nil` for a
  /// blank, a bitmap, and a glyph that FreeType cannot read: none of them is known to leave the line.
  private func extent(ofGlyph glyph: FT_UInt) -> (top: Int, bottom: Int)? {
    guard unsafe FT_Load_Glyph(handle, glyph, FT_Int32(FT_LOAD_NO_SCALE)) == 0, let slot = unsafe handle.pointee.glyph,
      unsafe slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE, unsafe slot.pointee.outline.n_points > 0
    else { return nil }
    var box = FT_BBox()
    guard unsafe FT_Outline_Get_BBox(&slot.pointee.outline, &box) == 0 else { return nil }
    return (Int(box.yMax), Int(box.yMin))
  }
}
