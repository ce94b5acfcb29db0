import LineHeightCore
import Testing

/// One face, and the line that each platform takes of it.
struct PlatformLineCase: CustomTestStringConvertible {
  /// Units per em: all faces here have 1000 of them.
  struct Line: Equatable {
    let source: LineMetrics.Source
    let rule: Rule
    let units: Double
  }

  let name: String
  let metrics: VerticalMetrics
  var postScriptName: String?
  let expected: [Line]

  init(
    _ name: String, hhea: VerticalTriple?, typo: VerticalTriple? = nil, win: VerticalTriple? = nil, bit7: Bool = false,
    version: Int = 4, stat: Bool = false, named postScriptName: String? = nil, _ expected: [Line]
  ) {
    self.name = name
    metrics = VerticalMetrics(
      unitsPerEm: 1000, hhea: hhea,
      os2: typo == nil && win == nil
        ? nil : OS2Metrics(version: version, fsSelection: bit7 ? 1 << 7 : 0, typo: typo, win: win), hasSTAT: stat)
    self.postScriptName = postScriptName
    self.expected = expected
  }

  var testDescription: String { name }
}

/// Rules P1 to P3 beside Apple's and Figma's.
struct PlatformLineTests {
  private static let hhea = VerticalTriple(ascender: 950, descender: -250, lineGap: 100)
  private static let typo = VerticalTriple(ascender: 800, descender: -200, lineGap: 150)
  private static let win = VerticalTriple(ascender: 1000, descender: -210)
  private static let tallWin = VerticalTriple(ascender: 1100, descender: -400)

  @Test(arguments: [
    PlatformLineCase(
      "without bit 7: hhea, and on Windows win with external leading", hhea: hhea, typo: typo, win: win,
      [
        .init(source: .hhea, rule: .a2, units: 1200), .init(source: .hhea, rule: .f2, units: 1300),
        .init(source: .hhea, rule: .p1, units: 1300), .init(source: .hhea, rule: .p2, units: 1200),
        .init(source: .win, rule: .p3, units: 1300),
      ]),
    PlatformLineCase(
      "a positive hhea descender is one below the baseline, on Windows too",
      hhea: VerticalTriple(ascender: 950, descender: 250, lineGap: 100), typo: typo, win: win,
      [
        .init(source: .hhea, rule: .a2, units: 1200), .init(source: .hhea, rule: .f2, units: 1300),
        .init(source: .hhea, rule: .p1, units: 1300), .init(source: .hhea, rule: .p2, units: 1200),
        .init(source: .win, rule: .p3, units: 1300),
      ]),
    PlatformLineCase(
      "a gap below 0: Figma takes it, the web does not",
      hhea: VerticalTriple(ascender: 950, descender: -250, lineGap: -50),
      [
        .init(source: .hhea, rule: .a2, units: 1200), .init(source: .hhea, rule: .f2, units: 1150),
        .init(source: .hhea, rule: .p1, units: 1200), .init(source: .hhea, rule: .p2, units: 1200),
        .init(source: .hhea, rule: .p3, units: 1150),
      ]),
    PlatformLineCase(
      "win taller than all of hhea: no external leading", hhea: hhea, typo: typo, win: tallWin,
      [
        .init(source: .hhea, rule: .a2, units: 1200), .init(source: .hhea, rule: .f2, units: 1300),
        .init(source: .hhea, rule: .p1, units: 1300), .init(source: .hhea, rule: .p2, units: 1200),
        .init(source: .win, rule: .p3, units: 1500),
      ]),
    PlatformLineCase(
      "bit 7 without STAT: typo for all but Apple and Figma", hhea: hhea, typo: typo, win: win, bit7: true,
      [
        .init(source: .hhea, rule: .a2, units: 1200), .init(source: .hhea, rule: .f2, units: 1300),
        .init(source: .typo, rule: .p1, units: 1150), .init(source: .typo, rule: .p2, units: 1000),
        .init(source: .typo, rule: .p3, units: 1150),
      ]),
    PlatformLineCase(
      "bit 7 with STAT: typo for Apple too", hhea: hhea, typo: typo, win: win, bit7: true, stat: true,
      [
        .init(source: .typo, rule: .a3, units: 1000), .init(source: .hhea, rule: .f2, units: 1300),
        .init(source: .typo, rule: .p1, units: 1150), .init(source: .typo, rule: .p2, units: 1000),
        .init(source: .typo, rule: .p3, units: 1150),
      ]),
    PlatformLineCase(
      "bit 7 before version 4: Skia alone heeds it", hhea: hhea, typo: typo, win: win, bit7: true, version: 3,
      stat: true,
      [
        .init(source: .hhea, rule: .a2, units: 1200), .init(source: .hhea, rule: .f2, units: 1300),
        .init(source: .typo, rule: .p1, units: 1150), .init(source: .typo, rule: .p2, units: 1000),
        .init(source: .win, rule: .p3, units: 1300),
      ]),
    PlatformLineCase(
      "no OS/2: hhea everywhere", hhea: hhea,
      [
        .init(source: .hhea, rule: .a2, units: 1200), .init(source: .hhea, rule: .f2, units: 1300),
        .init(source: .hhea, rule: .p1, units: 1300), .init(source: .hhea, rule: .p2, units: 1200),
        .init(source: .hhea, rule: .p3, units: 1300),
      ]),
    PlatformLineCase(
      "no hhea: typo, and on Windows win", hhea: nil, typo: typo, win: win,
      [
        .init(source: .typo, rule: .a7, units: 1000), .init(source: .typo, rule: .f2, units: 1150),
        .init(source: .typo, rule: .p1, units: 1150), .init(source: .typo, rule: .p2, units: 1000),
        .init(source: .win, rule: .p3, units: 1210),
      ]),
    PlatformLineCase(
      "Helvetica grows for Apple alone", hhea: hhea, typo: typo, win: win, named: "Helvetica-Bold",
      [
        .init(source: .hhea, rule: .a4, units: 1380), .init(source: .hhea, rule: .f2, units: 1300),
        .init(source: .hhea, rule: .p1, units: 1300), .init(source: .hhea, rule: .p2, units: 1200),
        .init(source: .win, rule: .p3, units: 1300),
      ]),
  ])
  func isTaken(_ test: PlatformLineCase) throws {
    let lines = try Platform.allCases.map {
      try PlatformLine($0, of: test.metrics, postScriptName: test.postScriptName)
    }
    #expect(
      lines.map { PlatformLineCase.Line(source: $0.metrics.source, rule: $0.rule, units: $0.height(at: 1000)) }
        == test.expected)
  }

  /// Blink: lroundf(ascent) + lroundf(descent) + lroundf(line_gap), so 16 px of 0.95 + 0.25 + 0.1 em is 15 + 4 + 2.
  @Test func webRoundsEachPart() throws {
    let web = try PlatformLine(.web, of: VerticalMetrics(unitsPerEm: 1000, hhea: Self.hhea), postScriptName: nil)
    #expect(web.drawnHeight(at: 16) == 21)
    let figma = try PlatformLine(.figma, of: VerticalMetrics(unitsPerEm: 1000, hhea: Self.hhea), postScriptName: nil)
    #expect(figma.drawnHeight(at: 16) == figma.height(at: 16))
  }

  @Test func disagreementGroupsEqualHeights() throws {
    let metrics = VerticalMetrics(unitsPerEm: 1000, hhea: Self.hhea)
    let details = FaceDetails(facts: FontFacts(source: "", metrics: metrics))
    let disagreement = PlatformDisagreement(details.lines, at: 10)
    #expect(disagreement.groups.map(\.platforms) == [[.apple, .android], [.figma, .web, .windows]])
    #expect(disagreement.groups.map(\.height) == [12, 13])
    #expect(disagreement.difference == 1)
  }

  /// The web's whole pixels are no disagreement about the font.
  @Test func roundingIsNoDisagreement() {
    let metrics = VerticalMetrics(unitsPerEm: 1000, hhea: VerticalTriple(ascender: 951, descender: -253))
    let disagreement = PlatformDisagreement(FaceDetails(facts: FontFacts(source: "", metrics: metrics)).lines)
    #expect(disagreement.groups.count == 1)
    #expect(disagreement.difference == 0)
  }

  /// What is wrong with the values of any platform is said, not only with Apple's; once, where several take them.
  @Test func everyPlatformsFindingsAreSaid() {
    let typo = VerticalTriple(ascender: 800, descender: 200)
    let metrics = VerticalMetrics(
      unitsPerEm: 1000, hhea: Self.hhea, os2: OS2Metrics(version: 4, fsSelection: 1 << 7, typo: typo, win: nil))
    #expect(
      FaceDetails(facts: FontFacts(source: "", metrics: metrics)).findings == [.positiveDescender(200, .typo)])
  }

  @Test func faceWithoutHeightHasNoLines() {
    let metrics = VerticalMetrics(unitsPerEm: 1000, hhea: VerticalTriple(ascender: -100, descender: -100))
    let details = FaceDetails(facts: FontFacts(source: "", metrics: metrics))
    #expect(details.lines.isEmpty)
    let flat = VerticalTriple(ascender: -100, descender: -100)
    #expect(details.findings == [.platformsWithoutLine(Platform.allCases, .noHeight(flat, .hhea))])
    #expect(PlatformDisagreement(details.lines).difference == 0)
  }
}
