import LineHeightCore
import Testing

/// How a finding weighs.
struct FindingCase: CustomTestStringConvertible {
  let finding: Finding
  let severity: Finding.Severity

  init(_ finding: Finding, _ severity: Finding.Severity) {
    self.finding = finding
    self.severity = severity
  }

  var testDescription: String { "\(finding)" }
}

@Suite struct FindingTests {
  private static let answer = SpacingAnswer.recipe(lineHeight: 20, fontLineHeight: 23)

  /// `--strict` fails a run for a warning, so this is part of the exit status.
  @Test(arguments: [
    FindingCase(.hheaUnusable(isPresent: false, taken: .typo), .warning),
    FindingCase(.positiveDescender(250, .hhea), .warning),
    FindingCase(.tablesBeyondEnd(["post"]), .warning),
    FindingCase(.paddingBelowZero(answer), .warning),
    FindingCase(.timesGrowthUnmeasured, .note),
    FindingCase(.lineGapUncertain(lineGap: 100, without: answer, with: answer), .note),
    FindingCase(.systemFontSizeUnmeasured(12), .note),
    FindingCase(.paddingTrims(answer), .note),
    FindingCase(.baselineInLaidOutLineUnknown, .note),
    FindingCase(.pitchRounded(lineHeight: 28.5, pitch: 29, isTaken: true), .note),
    FindingCase(.boxRoundedUp(lines: 1, pitch: 28.5, boxHeight: 29), .note),
  ])
  func weighs(_ test: FindingCase) {
    #expect(test.finding.severity == test.severity)
  }

  @Test func aLineHeightBelowTheFontsIsAWarning() throws {
    let spacing = try TextSpacing(
      metrics: .systemFont, figma: FigmaText(hhea: .systemFont), size: 16, lineHeight: .points(16))
    #expect(spacing.findings.map(\.severity) == [.warning])
  }
}
