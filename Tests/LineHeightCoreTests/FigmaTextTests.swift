import LineHeightCore
import Testing

/// What Figma takes from a face, and its AUTO at 20.
struct FigmaTextCase: CustomTestStringConvertible {
  let name: String
  let metrics: VerticalMetrics
  let expected: Result<Choice, MetricsError>
  let auto: Double?

  var testDescription: String { name }
}

@Suite struct FigmaTextTests {
  typealias Rules = MetricsRuleTests

  @Test(arguments: [
    FigmaTextCase(
      name: "hhea with its gap", metrics: Rules.face(), expected: .success(Choice(Rules.hhea, .hhea, .chosen)),
      auto: 24.2),
    FigmaTextCase(
      name: "hhea, though Apple takes typo (A3)", metrics: Rules.face(bit7: true, stat: true),
      expected: .success(Choice(Rules.hhea, .hhea, .chosen)), auto: 24.2),
    FigmaTextCase(
      name: "typo where hhea is unusable", metrics: Rules.face(hhea: Rules.zero),
      expected: .success(
        Choice(Rules.typo, .typo, .a7, findings: [.hheaUnusable(isPresent: true, taken: .typo)])),
      auto: 22),
    FigmaTextCase(
      name: "a positive descender",
      metrics: Rules.face(hhea: VerticalTriple(ascender: 950, descender: 250, lineGap: 10)),
      expected: .success(Choice(Rules.hhea, .hhea, .chosen, findings: [.positiveDescender(250, .hhea)])), auto: 24.2),
    FigmaTextCase(
      name: "nothing", metrics: Rules.face(hhea: nil, typo: nil, win: nil),
      expected: .failure(.nothingUsable(hasHhea: false, hasOS2: true)), auto: nil),
  ])
  func takesHhea(_ test: FigmaTextCase) {
    let figma = Result { () throws(MetricsError) in try FigmaText(metrics: test.metrics) }
    #expect(figma.map { Choice($0.metrics) } == test.expected)
    #expect((try? figma.get())?.auto(at: 20) == test.auto)
  }
}
