import CFreeType
package import LineHeightCore

extension FontReader {
  /// Most points of all outlines of one text. A Chinese character has some 200; a font that needs more draws no text.
  package static let maximumOutlinePoints = 150_000

  /// A text as outlines of one face.
  ///
  /// - Parameters:
  ///   - file: the font.
  ///   - index: which face.
  ///   - location: where on its axes, for a variable font.
  ///   - given: the lines of the text; `nil` for a sample in a script that the face has.
  ///   - count: how many times the sample is repeated.
  package func outlinedText(
    of file: FontBytes, face index: Int, at location: FontLocation, lines given: [String]?, count: Int
  ) throws(FontReadingError) -> OutlinedText {
    do throws(FontReadingError) {
      return try library.withFace(index, of: file) { (face) throws(FontReadingError) in
        let lines = given ?? Array(repeating: face.sample(), count: count)
        // A face without outlines has a size in pixels only.
        guard unsafe face.handle.pointee.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0 else {
          return OutlinedText(unset: lines, .onlyBitmaps)
        }
        guard face.length(of: "hhea") != nil else { return OutlinedText(unset: lines, .noAdvances) }
        if !location.isDefault {
          _ = try face.setDesignCoordinates(try face.variationSpace().coordinates(of: location))
        }
        var setter = TextSetter(unitsPerEm: try face.unitsPerEm())
        for line in lines { try setter.set(line, in: face) }
        return setter.text
      }
    } catch .freeType(let code, _) where code == Int(FT_Err_Horiz_Header_Missing) {
      return OutlinedText(unset: given ?? Array(repeating: "", count: count), .noAdvances)
    }
  }
}

/// Sets lines in one face, each glyph read once.
private struct TextSetter {
  private let unitsPerEm: Int
  private var glyphs: [FT_UInt: (id: Int?, advance: Int)] = [:]
  private var points = 0
  private(set) var text = OutlinedText(lines: [])

  init(unitsPerEm: Int) { self.unitsPerEm = unitsPerEm }

  mutating func set(_ line: String, in face: borrowing FreeTypeFace) throws(FontReadingError) {
    var placed: [OutlinedText.Glyph] = []
    var x = 0
    var previous: FT_UInt = 0
    for scalar in line.unicodeScalars {
      let index = face.index(of: scalar)
      if index == 0 {
        previous = 0
        // What needs no glyph of its own, such as a joiner, is not seen.
        guard !TextCoverage.charactersNeedingGlyphs(in: String(scalar)).isEmpty else { continue }
        placed.append(OutlinedText.Glyph(id: nil, x: x, advance: unitsPerEm / 2))
      } else {
        if previous != 0, let kerning = face.kerning(previous, index), kerning != 0 {
          text.isKerned = true
          x += kerning
        }
        let glyph = try glyph(index, for: scalar, in: face)
        placed.append(OutlinedText.Glyph(id: glyph.id, x: x, advance: glyph.advance))
        previous = index
      }
      x += placed.last?.advance ?? 0
    }
    text.lines.append(OutlinedText.Line(text: line, glyphs: placed, width: x))
  }

  private mutating func glyph(
    _ index: FT_UInt, for scalar: Unicode.Scalar, in face: borrowing FreeTypeFace
  ) throws(FontReadingError) -> (id: Int?, advance: Int) {
    if let known = glyphs[index] { return known }
    var glyph: (id: Int?, advance: Int) = (nil, unitsPerEm / 2)
    if let (outline, advance) = face.outline(ofGlyph: index) {
      points += outline.segments.count
      guard points <= FontReader.maximumOutlinePoints else {
        throw .outlinesTooLarge(limit: FontReader.maximumOutlinePoints)
      }
      text.outlines[Int(index)] = outline
      glyph = (Int(index), advance)
    } else {
      text.broken.append(scalar)
    }
    glyphs[index] = glyph
    return glyph
  }
}

extension FreeTypeFace {
  fileprivate func index(of scalar: Unicode.Scalar) -> FT_UInt {
    unsafe FT_Get_Char_Index(handle, FT_ULong(scalar.value))
  }

  /// The first sample that the face has all glyphs for; else the first few letters that it has.
  fileprivate func sample() -> String {
    OutlinedText.samples.first { sample in
      TextCoverage.charactersNeedingGlyphs(in: sample).allSatisfy { index(of: $0) != 0 }
    } ?? firstLetters()
  }

  /// At most eight letters, of the first few hundred characters.
  private func firstLetters() -> String {
    var letters = String.UnicodeScalarView()
    var glyph: FT_UInt = 0
    var code = unsafe FT_Get_First_Char(handle, &glyph)
    for _ in 0..<500 where glyph != 0 && letters.count < 8 {
      if let scalar = UInt32(exactly: code).flatMap(Unicode.Scalar.init), scalar.properties.isAlphabetic {
        letters.append(scalar)
      }
      code = unsafe FT_Get_Next_Char(handle, code, &glyph)
    }
    return String(letters)
  }

  /// What the kern table adds between two glyphs, in design units; `nil` without the table.
  fileprivate func kerning(_ left: FT_UInt, _ right: FT_UInt) -> Int? {
    guard unsafe handle.pointee.face_flags & FT_Long(FT_FACE_FLAG_KERNING) != 0 else { return nil }
    var kerning = FT_Vector()
    let code = unsafe FT_Get_Kerning(handle, left, right, FT_UInt(FT_KERNING_UNSCALED.rawValue), &kerning)
    return code == 0 ? Int(kerning.x) : nil
  }

  /// Outline and advance of a glyph in design units, where the face stands on its axes; `nil` for one that FreeType cannot
  /// read, and for a bitmap.
  fileprivate func outline(ofGlyph glyph: FT_UInt) -> (Outline, advance: Int)? {
    guard unsafe FT_Load_Glyph(handle, glyph, FT_Int32(FT_LOAD_NO_SCALE)) == 0, let slot = unsafe handle.pointee.glyph,
      unsafe slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return nil }
    var pen = Pen()
    var functions = Pen.functions
    let code = unsafe withUnsafeMutablePointer(to: &pen) { pen in
      unsafe FT_Outline_Decompose(&slot.pointee.outline, &functions, pen)
    }
    guard code == 0 else { return nil }
    return unsafe (Outline(pen.segments), Int(slot.pointee.metrics.horiAdvance))
  }
}

/// What FreeType draws with.
private struct Pen {
  var segments: [Outline.Segment] = []

  static var functions: FT_Outline_Funcs {
    unsafe FT_Outline_Funcs(
      move_to: { to, pen in unsafe Pen.add(.move(Pen.point(to)), pen) },
      line_to: { to, pen in unsafe Pen.add(.line(Pen.point(to)), pen) },
      conic_to: { control, to, pen in
        unsafe Pen.add(.quadratic(Pen.point(control), to: Pen.point(to)), pen)
      },
      cubic_to: { first, second, to, pen in
        unsafe Pen.add(.cubic(Pen.point(first), Pen.point(second), to: Pen.point(to)), pen)
      },
      shift: 0, delta: 0)
  }

  private static func point(_ vector: UnsafePointer<FT_Vector>?) -> Outline.Point {
    let vector = unsafe vector?.pointee ?? FT_Vector()
    return Outline.Point(x: Int(vector.x), y: Int(vector.y))
  }

  /// 0: FreeType goes on.
  private static func add(_ segment: Outline.Segment, _ pen: UnsafeMutableRawPointer?) -> Int32 {
    unsafe pen?.assumingMemoryBound(to: Pen.self).pointee.segments.append(segment)
    return 0
  }
}
