import FontReading
import LineHeightCore
import TestSupport
import Testing

/// What a fixture has for a text. Every fixture has A, x, À, 행, 간 and the space.
struct TextCoverageTests {
  private func coverage(_ text: String, of fixture: String, at location: FontLocation = FontLocation()) throws
    -> TextCoverage
  {
    let reader = try FontReader()
    let facts = try reader.facts(
      of: FontBytes(path: Repository.fixture(fixture)), source: fixture, at: location, text: text)
    return try #require(facts.coverage)
  }

  @Test(arguments: [
    ("all there", "A x À 행간", ""), ("one missing", "Aé", "é"), ("each once, in order", "bAbab", "ba"),
    ("another script and an emoji", "가x👍", "가👍"), ("control characters", "A\n\tx\u{7F}", ""),
    ("combining marks", "A\u{301}x\u{20DD}", ""), ("variation selectors", "A\u{FE0F}x\u{E0100}", ""),
    ("joiners and a soft hyphen", "A\u{200D}x\u{200C}A\u{AD}\u{FEFF}", ""),
    ("line and paragraph separators", "A\u{2028}x\u{2029}", ""), ("a Hangul filler", "A\u{3164}", ""),
    ("no-break and ideographic space", "A\u{A0}\u{3000}", "\u{A0}\u{3000}"), ("nothing", "", ""),
  ])
  func missing(_ name: String, _ text: String, _ missing: String) throws {
    #expect(try coverage(text, of: "sample.ttf").missing == Array(missing.unicodeScalars))
  }

  @Test(arguments: [("tall-agrave.ttf", 1010), ("low-agrave.ttf", 940)])
  func extents(_ fixture: String, _ top: Int) throws {
    let extents = try coverage("À A", of: fixture).extents
    #expect(extents.map(\.character) == ["À", "A"])
    #expect(extents.map(\.top) == [top, 700])
    #expect(extents.map(\.bottom).allSatisfy { $0 <= 0 })
  }

  @Test(
    arguments: [
      ("tall-agrave.ttf", "ÀA", ["À"]), ("low-agrave.ttf", "ÀA", []), ("tall-agrave.ttf", "A", []),
    ] as [(String, String, [Unicode.Scalar])])
  func leavesTheLine(_ fixture: String, _ text: String, _ expected: [Unicode.Scalar]) throws {
    let line = try LineMetrics.given(VerticalTriple(ascender: 950, descender: -250), unitsPerEm: 1000)
    let findings = try coverage(text, of: fixture).findings(in: line)
    let leaving = findings.flatMap { finding -> [Unicode.Scalar] in
      guard case .glyphsLeaveLine(let extents, _, _) = finding else { return [] }
      return extents.map(\.character)
    }
    #expect(leaving == expected)
    #expect(findings.count == (expected.isEmpty ? 0 : 1))
  }

  /// A4 grows Helvetica's ascender by 15 % of its line: 950 + 180 of 1200.
  @Test func grownAscender() throws {
    let metrics = VerticalMetrics(unitsPerEm: 1000, hhea: VerticalTriple(ascender: 950, descender: -250))
    let line = try MetricsRule.apple.lineMetrics(of: metrics, postScriptName: "Helvetica")
    func findings(top: Int) -> [Finding] {
      TextCoverage(extents: [.init(character: "A", top: top, bottom: 0)]).findings(in: line)
    }
    #expect(findings(top: 1130) == [])
    #expect(
      findings(top: 1131)
        == [.glyphsLeaveLine([.init(character: "A", top: 1131, bottom: 0)], ascender: 1130, descender: -250)])
  }

  /// A glyph on the edge is inside.
  @Test func edgeIsInside() throws {
    let coverage = TextCoverage(extents: [.init(character: "A", top: 950, bottom: -250)])
    let line = try LineMetrics.given(VerticalTriple(ascender: 950, descender: -250), unitsPerEm: 1000)
    #expect(coverage.findings(in: line).isEmpty)
    let below = TextCoverage(extents: [.init(character: "A", top: 950, bottom: -251)])
    #expect(below.findings(in: line).count == 1)
  }

  /// Bitmaps have no outline to measure, and are no characters that are missing.
  @Test(arguments: ["bitmap-only.ttf", "bitmap-only.otb", "bitmap-cbdt.ttf", "bitmap-sbix.ttf"])
  func bitmapsAreThere(_ fixture: String) throws {
    #expect(try coverage("Aé", of: fixture) == TextCoverage(missing: ["é"]))
  }

  @Test func withoutATextNothingIsLookedUp() throws {
    #expect(try read(path: Repository.fixture("sample.ttf")).get().coverage == nil)
  }

  /// FreeType opens no such face, and nothing must look checked that is not.
  @Test func unreadableGlyphsAreSaid() throws {
    let reader = try FontReader()
    let font = try SfntBuilder(fixture: "sample.ttf").with("hhea", nil)
    let facts = try reader.facts(of: FontBytes(font.bytes), source: "-", text: "A")
    #expect(facts.coverage == nil)
    #expect(facts.findings == [.glyphsUnreadable])
  }
}
