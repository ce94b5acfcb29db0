/// What a font has for the characters of a text.
public struct TextCoverage: Hashable, Sendable {
  /// A character, and how far its glyph reaches.
  public struct Extent: Hashable, Sendable {
    /// The character.
    public let character: Unicode.Scalar
    /// Highest point of the outline, in design units above the baseline.
    public let top: Int
    /// Lowest point of the outline, in design units; negative is below the baseline.
    public let bottom: Int

    /// A character with its glyph's extent.
    public init(character: Unicode.Scalar, top: Int, bottom: Int) {
      self.character = character
      self.top = top
      self.bottom = bottom
    }
  }

  /// Characters without a glyph, each once, in the order of the text.
  public var missing: [Unicode.Scalar]
  /// Characters with an outline, each once, in the order of the text.
  public var extents: [Extent]

  /// The characters of a text as a font has them.
  public init(missing: [Unicode.Scalar] = [], extents: [Extent] = []) {
    self.missing = missing
    self.extents = extents
  }

  /// The characters of a text that need a glyph of their own, each once.
  ///
  /// Control and format characters, variation selectors and everything else that Unicode says may be ignored where there
  /// is no glyph are left out; so are marks that are drawn over the character before them, which shaping replaces by one
  /// glyph for both where it can.
  public static func charactersNeedingGlyphs(in text: String) -> [Unicode.Scalar] {
    var seen: Set<Unicode.Scalar> = []
    return text.unicodeScalars.filter { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator: return false
      default: return !scalar.properties.isDefaultIgnorableCodePoint && seen.insert(scalar).inserted
      }
    }
  }

  /// What has to be said about the text in a line of these metrics.
  ///
  /// **A8** A line whose text needs another font is as tall as the tallest of the fonts in it, so that this font's
  /// metrics say nothing about it. Grade A: https://github.com/ibireme/YYKit/issues/63.
  ///
  /// **A9** A glyph that is taller than the ascender, such as À, made lines taller in some versions of macOS; the ascender
  /// is the one of ``LineMetrics/ascender(at:)``, grown where A4 grew it. Grade C:
  /// https://github.com/fonttools/fontbakery/issues/3170.
  public func findings(in line: LineMetrics) -> [Finding] {
    // At a size of one em, points are design units.
    let em = Double(line.unitsPerEm)
    let (ascender, descender) = (line.ascender(at: em), line.descender(at: em))
    let leaving = extents.filter { Double($0.top) > ascender || Double($0.bottom) < descender }
    return (missing.isEmpty ? [] : [.charactersMissing(missing)])
      + (leaving.isEmpty ? [] : [.glyphsLeaveLine(leaving, ascender: ascender, descender: descender)])
  }
}
