import FontReading
import LineHeightCore
import TestSupport
import Testing

/// Sets lines in a font in memory.
private func set(
  _ lines: String..., in font: [UInt8], at location: FontLocation = FontLocation()
) throws(FontReadingError) -> OutlinedText {
  try FontReader().outlinedText(of: FontBytes(font), face: 0, at: location, lines: lines, count: lines.count)
}

private func fixture(_ name: String) throws -> [UInt8] { try Repository.bytes(ofFixture: name) }

/// A box as the fixtures draw it.
private func box(_ left: Int, _ bottom: Int, _ right: Int, _ top: Int) -> Outline {
  Outline([
    .move(.init(x: left, y: bottom)), .line(.init(x: left, y: top)), .line(.init(x: right, y: top)),
    .line(.init(x: right, y: bottom)), .line(.init(x: left, y: bottom)),
  ])
}

/// A text as glyphs and outlines. Every fixture has, in this order, .notdef, the space, A, x, À, 행 and 간.
struct OutlinedTextTests {
  @Test func standsSideBySide() throws {
    let text = try set("A x", "x", in: fixture("sample.ttf"))
    #expect(
      text.lines == [
        .init(
          text: "A x",
          glyphs: [
            .init(id: 2, x: 0, advance: 600), .init(id: 1, x: 600, advance: 300), .init(id: 3, x: 900, advance: 500),
          ], width: 1400),
        .init(text: "x", glyphs: [.init(id: 3, x: 0, advance: 500)], width: 500),
      ])
    #expect(text.outlines == [1: Outline([]), 2: box(50, 0, 550, 700), 3: box(50, 0, 450, 500)])
    #expect(text.findings == [])
  }

  /// FreeType does not say where a contour of CFF closes: its last line is there too.
  @Test func compactFontFormat() throws {
    let text = try set("A", in: fixture("cff-bit7-no-stat.otf"))
    #expect(text.outlines[2]?.segments.first == .move(.init(x: 102, y: 0)))
    #expect(text.lines.first?.width == 1228)
  }

  @Test(arguments: ["sample.woff", "sample.woff2"])
  func packed(_ name: String) throws {
    #expect(try set("Ax행", in: fixture(name)) == set("Ax행", in: fixture("sample.ttf")))
  }

  /// Outlines and advances stand where the axes are; CFF2's advances have no deltas.
  @Test(
    arguments: [("variable-synced.ttf", 590, 640), ("variable-cff2.otf", 590, 600), ("variable-no-mvar.ttf", 590, 640)]
  )
  func variable(_ name: String, _ right: Int, _ width: Int) throws {
    let location = FontLocation(axes: [.init(tag: "wght", value: 900)])
    let text = try set("A", in: fixture(name), at: location)
    #expect(text.outlines[2]?.segments.contains(.line(.init(x: right, y: 700))) == true)
    #expect(text.lines.first?.width == width)
    #expect(try set("A", in: fixture(name)).outlines[2]?.segments.contains(.line(.init(x: 550, y: 700))) == true)
  }

  /// One contour of three points, the middle one off the curve, in place of A.
  @Test func curves() throws {
    var glyph: [UInt8] = []
    for value in [1, 50, 0, 250, 200, 2, 0] { glyph.append16(value) }
    glyph += [1, 0, 1]
    for value in [50, 100, 100, 0, 200, -200] { glyph.append16(value) }
    glyph.append(0)
    var offsets: [UInt8] = []
    for index in 0...7 { offsets.append16(index <= 2 ? 0 : glyph.count / 2) }
    let font = try SfntBuilder(fixture: "sample.ttf").with("glyf", glyph).with("loca", offsets)
    let outline = try set("A", in: font.bytes).outlines[2]
    #expect(
      outline
        == Outline([
          .move(.init(x: 50, y: 0)), .quadratic(.init(x: 150, y: 200), to: .init(x: 250, y: 0)),
          .line(.init(x: 50, y: 0)),
        ]))
  }

  /// A kern table of one pair: x comes 80 units nearer to A.
  @Test func kernTable() throws {
    var kern: [UInt8] = []
    for value in [0, 1, 0, 20, 1, 1, 6, 0, 0, 2, 3, -80] { kern.append16(value) }
    let font = try SfntBuilder(fixture: "sample.ttf").with("kern", kern).bytes
    let text = try set("AxA", in: font)
    #expect(text.isKerned)
    #expect(text.lines.first?.glyphs.map(\.x) == [0, 520, 1020])
    #expect(text.lines.first?.width == 1620)
    #expect(try !set("xA", in: font).isKerned)
  }

  /// A box for what needs a glyph; nothing for what does not, and no kerning across.
  @Test func charactersWithoutGlyphs() throws {
    let text = try set("Aé\u{200D}\u{301}\n\u{7}x", in: fixture("sample.ttf"))
    #expect(text.lines.first?.glyphs.map(\.id) == [2, nil, 3])
    #expect(text.lines.first?.glyphs.map(\.x) == [0, 600, 1100])
    #expect(text.findings == [])
  }

  @Test func brokenOutlines() throws {
    let font = try SfntBuilder(fixture: "sample.ttf")
    let start = 2 * (font["loca"] ?? []).read16(at: 2 * 2)
    // More contours than the glyph has bytes for.
    let text = try set("AxA", in: font.with("glyf", uint16: 200, at: start).bytes)
    #expect(text.broken == ["A"])
    #expect(text.lines.first?.glyphs.map(\.id) == [nil, 3, nil])
    #expect(text.findings == [.glyphsBroken(["A"])])
  }

  @Test(arguments: [
    ("bitmap-only.ttf", OutlinedText.Absence.onlyBitmaps), ("no-hhea.ttf", .noAdvances),
  ])
  func nothingToDraw(_ name: String, _ absence: OutlinedText.Absence) throws {
    let text = try set("A", "x", in: fixture(name))
    #expect(text == OutlinedText(unset: ["A", "x"], absence))
    #expect(text.findings == [.nothingToDraw(absence)])
  }

  /// FreeType refuses one font without hhea, and gives every glyph of another the advance 0.
  @Test func withoutAdvances() throws {
    let font = try SfntBuilder(fixture: "sample.ttf").with("hhea", nil)
    #expect(try set("A", in: font.bytes) == OutlinedText(unset: ["A"], .noAdvances))
  }

  @Test(arguments: [
    ("A אב", true), ("سطر", true), ("𐤀", true), ("A é 행 \u{301}", false), ("पंक्ति", false), ("\u{FEFF}A", false),
  ])
  func rightToLeft(_ text: String, _ isRightToLeft: Bool) throws {
    #expect(try set(text, in: fixture("sample.ttf")).findings == (isRightToLeft ? [.drawnInLogicalOrder] : []))
  }

  /// The fixtures have no whole sample, so their first letters stand for one: those of the character map, in its order.
  @Test func sampleOfFewLetters() throws {
    let font = FontBytes(try fixture("sample.ttf"))
    let text = try FontReader().outlinedText(of: font, face: 0, at: FontLocation(), lines: nil, count: 2)
    #expect(text.lines.map(\.text) == ["AxÀ간행", "AxÀ간행"])
  }

  @Test(
    .needsRealFonts,
    arguments: [
      ("Pretendard-Bold.otf", OutlinedText.samples[0]), ("IBMPlexSansVar-Roman.ttf", OutlinedText.samples[1]),
    ])
  func sampleInAScriptOfTheFont(_ name: String, _ sample: String) throws {
    let font = try FontBytes(path: RealFonts.path(name))
    let text = try FontReader().outlinedText(of: font, face: 0, at: FontLocation(), lines: nil, count: 1)
    #expect(text.lines.map(\.text) == [sample])
    #expect(text.lines.first?.glyphs.contains { $0.id == nil } == false)
  }

  /// Each of the six characters has a glyph of 32,000 points.
  @Test func hugeOutlinesAreRefused() throws {
    let points = 32_000
    var glyph: [UInt8] = []
    for value in [1, 0, 0, 200, 200, points - 1, 0] { glyph.append16(value) }
    // On the curve, each a unit to the right of the one before it: short vectors, positive; y stays.
    glyph += [UInt8](repeating: 0x33, count: points) + [UInt8](repeating: 1, count: points)
    var offsets: [UInt8] = []
    for index in 0...7 { offsets.append32(index * glyph.count) }
    var head = try #require(try SfntBuilder(fixture: "sample.ttf")["head"])
    head.set16(1, at: 50)
    let glyphs = Array(repeatElement(glyph, count: 7).joined())
    let font = try SfntBuilder(fixture: "sample.ttf").with("head", head).with("glyf", glyphs).with("loca", offsets)
    #expect(try set("Ax", in: font.bytes).outlines[2]?.segments.count == points + 1)
    let expected = FontReadingError.outlinesTooLarge(limit: FontReader.maximumOutlinePoints)
    #expect(throws: expected) { try set("AxÀ", "행 간", in: font.bytes) }
  }
}
