import LineHeightCore
import Testing

/// What a rule takes from a face, as a whole value: `LineMetrics` with nothing left out.
struct Choice: Hashable {
  var unitsPerEm = 1000
  var triple: VerticalTriple
  var source: LineMetrics.Source
  var rule: Rule
  var ascenderGrowth = 0
  var findings: [Finding] = []

  init(
    _ triple: VerticalTriple, _ source: LineMetrics.Source, _ rule: Rule, growth: Int = 0, findings: [Finding] = []
  ) {
    self.triple = triple
    self.source = source
    self.rule = rule
    ascenderGrowth = growth
    self.findings = findings
  }

  init(_ metrics: LineMetrics) {
    self.init(
      metrics.triple, metrics.source, metrics.rule, growth: metrics.ascenderGrowth, findings: metrics.findings)
    unitsPerEm = metrics.unitsPerEm
  }
}

/// One face asked for its line metrics.
struct MetricsRuleCase: CustomTestStringConvertible {
  let name: String
  let rule: MetricsRule
  let metrics: VerticalMetrics
  let postScriptName: String?
  let expected: Result<Choice, MetricsError>

  init(
    _ name: String, rule: MetricsRule = .apple, _ metrics: VerticalMetrics, named postScriptName: String? = nil,
    _ expected: Result<Choice, MetricsError>
  ) {
    self.name = name
    self.rule = rule
    self.metrics = metrics
    self.postScriptName = postScriptName
    self.expected = expected
  }

  var testDescription: String { name }
}

@Suite struct MetricsRuleTests {
  // Three triples that cannot be taken for one another.
  static let hhea = VerticalTriple(ascender: 950, descender: -250, lineGap: 10)
  static let typo = VerticalTriple(ascender: 800, descender: -200, lineGap: 100)
  static let win = VerticalTriple(ascender: 1010, descender: -310)
  static let zero = VerticalTriple(ascender: 0, descender: 0)

  /// A face with all three, bit 7 and STAT as asked.
  static func face(
    hhea: VerticalTriple? = hhea, typo: VerticalTriple? = typo, win: VerticalTriple? = win, version: Int = 4,
    bit7: Bool = false, stat: Bool = false
  ) -> VerticalMetrics {
    VerticalMetrics(
      unitsPerEm: 1000, hhea: hhea,
      os2: OS2Metrics(version: version, fsSelection: bit7 ? 0x00C0 : 0xFF7F, typo: typo, win: win), hasSTAT: stat)
  }

  static let a2 = Choice(hhea, .hhea, .a2)
  static let a3 = Choice(typo, .typo, .a3)

  static func a7(
    _ triple: VerticalTriple, _ source: LineMetrics.Source, hheaIsPresent: Bool
  ) -> Choice {
    Choice(triple, source, .a7, findings: [.hheaUnusable(isPresent: hheaIsPresent, taken: source)])
  }

  static let appleCases = [
    MetricsRuleCase("A2: hhea", face(), .success(a2)),
    MetricsRuleCase(
      "A2: hhea without OS/2", VerticalMetrics(unitsPerEm: 1000, hhea: hhea), .success(a2)),
    MetricsRuleCase("A2: STAT without bit 7", face(stat: true), .success(a2)),
    // Lato and Pretendard.
    MetricsRuleCase("A2: bit 7 without STAT", face(bit7: true), .success(a2)),
    MetricsRuleCase(
      "A2: bit 7 means nothing in version 3", face(version: 3, bit7: true, stat: true), .success(a2)),
    MetricsRuleCase("A2: no typo to take", face(typo: nil, bit7: true, stat: true), .success(a2)),
    MetricsRuleCase("A2: typo of zeros", face(typo: zero, bit7: true, stat: true), .success(a2)),
    MetricsRuleCase("A3: bit 7 and STAT", face(bit7: true, stat: true), .success(a3)),
    MetricsRuleCase(
      "A3: bit 7 and STAT in version 5", face(version: 5, bit7: true, stat: true), .success(a3)),
    MetricsRuleCase(
      "A7: hhea of zeros, so typo", face(hhea: zero), .success(a7(typo, .typo, hheaIsPresent: true))),
    MetricsRuleCase(
      "A7: a gap alone is no line", face(hhea: VerticalTriple(ascender: 0, descender: 0, lineGap: 90)),
      .success(a7(typo, .typo, hheaIsPresent: true))),
    MetricsRuleCase("A7: no hhea, so typo", face(hhea: nil), .success(a7(typo, .typo, hheaIsPresent: false))),
    MetricsRuleCase(
      "A7: before A3", face(hhea: nil, bit7: true, stat: true), .success(a7(typo, .typo, hheaIsPresent: false))),
    MetricsRuleCase(
      "A7: typo of zeros, so win", face(hhea: zero, typo: zero), .success(a7(win, .win, hheaIsPresent: true))),
    MetricsRuleCase(
      "A7: no typo, so win", face(hhea: nil, typo: nil), .success(a7(win, .win, hheaIsPresent: false))),
    MetricsRuleCase(
      "A7: nothing but zeros", face(hhea: zero, typo: zero, win: zero),
      .failure(.nothingUsable(hasHhea: true, hasOS2: true))),
    MetricsRuleCase(
      "A7: an OS/2 too short to help", face(hhea: nil, typo: nil, win: nil),
      .failure(.nothingUsable(hasHhea: false, hasOS2: true))),
    MetricsRuleCase(
      "A7: zeros and no OS/2", VerticalMetrics(unitsPerEm: 1000, hhea: zero),
      .failure(.nothingUsable(hasHhea: true, hasOS2: false))),
    MetricsRuleCase(
      "an ascender of 0 alone is a line", face(hhea: VerticalTriple(ascender: 0, descender: -250)),
      .success(Choice(VerticalTriple(ascender: 0, descender: -250), .hhea, .a2))),
    MetricsRuleCase(
      "a positive descender is taken as negative", face(hhea: VerticalTriple(ascender: 950, descender: 250)),
      .success(
        Choice(
          VerticalTriple(ascender: 950, descender: -250), .hhea, .a2, findings: [.positiveDescender(250, .hhea)]))),
    MetricsRuleCase(
      "A7, then a positive descender", face(hhea: nil, typo: VerticalTriple(ascender: 800, descender: 200)),
      .success(
        Choice(
          VerticalTriple(ascender: 800, descender: -200), .typo, .a7,
          findings: [.hheaUnusable(isPresent: false, taken: .typo), .positiveDescender(200, .typo)]))),
    MetricsRuleCase(
      "no height", face(hhea: VerticalTriple(ascender: -250, descender: -250)),
      .failure(.noHeight(VerticalTriple(ascender: -250, descender: -250), .hhea))),
    MetricsRuleCase(
      "less than no height", face(hhea: VerticalTriple(ascender: -300, descender: -250)),
      .failure(.noHeight(VerticalTriple(ascender: -300, descender: -250), .hhea))),
  ]

  static let chosenCases = [
    MetricsRuleCase(
      "hhea, though A3 holds", rule: .hhea, face(bit7: true, stat: true), .success(Choice(hhea, .hhea, .chosen))),
    MetricsRuleCase("typo, without bit 7", rule: .typo, face(), .success(Choice(typo, .typo, .chosen))),
    MetricsRuleCase("win", rule: .win, face(), .success(Choice(win, .win, .chosen))),
    MetricsRuleCase(
      "a chosen table does not grow by A4", rule: .hhea, face(), named: "Helvetica",
      .success(Choice(hhea, .hhea, .chosen))),
    MetricsRuleCase("hhea absent", rule: .hhea, face(hhea: nil), .failure(.absent(.hhea))),
    MetricsRuleCase("typo absent", rule: .typo, face(typo: nil), .failure(.absent(.typo))),
    MetricsRuleCase("win absent", rule: .win, face(win: nil), .failure(.absent(.win))),
    MetricsRuleCase(
      "typo absent with OS/2", rule: .typo, VerticalMetrics(unitsPerEm: 1000, hhea: hhea), .failure(.absent(.typo))),
    MetricsRuleCase(
      "a chosen table of zeros has no height", rule: .typo, face(typo: zero), .failure(.noHeight(zero, .typo))),
  ]

  @Test(arguments: appleCases + chosenCases)
  func chooses(_ test: MetricsRuleCase) {
    let result = Result { () throws(MetricsError) in
      Choice(try test.rule.lineMetrics(of: test.metrics, postScriptName: test.postScriptName))
    }
    #expect(result == test.expected)
  }

  @Test(arguments: [
    "Helvetica", "Helvetica-Bold", "Helvetica-LightOblique",
  ])
  func growsHelvetica(_ name: String) throws {
    let metrics = try MetricsRule.apple.lineMetrics(of: Self.face(), postScriptName: name)
    #expect(Choice(metrics) == Choice(Self.hhea, .hhea, .a4, growth: 15))
  }

  @Test(arguments: ["Times-Roman", "Times-BoldItalic"])
  func growsTimesWithANote(_ name: String) throws {
    let metrics = try MetricsRule.apple.lineMetrics(of: Self.face(), postScriptName: name)
    #expect(Choice(metrics) == Choice(Self.hhea, .hhea, .a4, growth: 15, findings: [.timesGrowthUnmeasured]))
  }

  @Test(arguments: [
    nil, "", "-", "HelveticaNeue", "HelveticaNeue-Bold", "Helvetica Neue", "Helveticaneue-Light", "helvetica",
    "Times", "TimesNewRomanPSMT", "TimesNewRomanPS-BoldMT", "Arial-Helvetica",
  ])
  func doesNotGrow(_ name: String?) throws {
    let metrics = try MetricsRule.apple.lineMetrics(of: Self.face(), postScriptName: name)
    #expect(Choice(metrics) == Self.a2)
  }

  @Test func takesGivenNumbers() throws {
    let metrics = try LineMetrics.given(VerticalTriple(ascender: 1950, descender: -494, lineGap: 5), unitsPerEm: 2048)
    var expected = Choice(VerticalTriple(ascender: 1950, descender: -494, lineGap: 5), .given, .given)
    expected.unitsPerEm = 2048
    #expect(Choice(metrics) == expected)
  }

  @Test func refusesGivenNumbersWithoutHeight() {
    let flat = VerticalTriple(ascender: -10, descender: -10)
    #expect(throws: MetricsError.noHeight(flat, .given)) { try LineMetrics.given(flat, unitsPerEm: 1000) }
  }
}
