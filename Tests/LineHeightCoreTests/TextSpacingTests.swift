import LineHeightCore
import Testing

/// One question to the main job, and all of its answer.
struct TextSpacingCase: CustomTestStringConvertible {
  struct Outcome: Hashable {
    var lineHeight: Double
    var fontLineHeight: Double
    var answer: [Double]
    var padding: Double?
    var fits: Bool
    var findings: [Finding] = []
    var tightLines: Tight?
  }

  /// `TightLines`, which only the module itself can make.
  struct Tight: Hashable {
    let lineHeight: Double
    let laidOutLineHeight: Double
    let lines: Int
    let wantedHeight: Double
    let measuredHeight: Double
    let baselineOffset: Double
  }

  let name: String
  let metrics: LineMetrics
  let size: Double
  let lineHeight: DesignLineHeight
  var lines = 1
  let expected: Outcome

  var testDescription: String { name }
}

extension TextSpacingCase.Tight {
  init?(_ finding: Finding) {
    guard case .lineHeightBelowFont(let tight) = finding else { return nil }
    self.init(
      lineHeight: tight.lineHeight, laidOutLineHeight: tight.laidOutLineHeight, lines: tight.lines,
      wantedHeight: tight.wantedHeight, measuredHeight: tight.measuredHeight,
      baselineOffset: tight.uiKit.baselineOffset)
  }
}

@Suite struct TextSpacingTests {
  /// hhea 1950/-494/0 in 2048: Pretendard-Bold, and San Francisco.
  static func pretendard(gap: Int = 0) throws -> LineMetrics {
    try .given(VerticalTriple(ascender: 1950, descender: -494, lineGap: gap), unitsPerEm: 2048)
  }

  static func cases() throws -> [TextSpacingCase] {
    let withGap = try LineMetrics.given(
      VerticalTriple(ascender: 1050, descender: -350, lineGap: 100), unitsPerEm: 1000)
    let whole = try LineMetrics.given(VerticalTriple(ascender: 920, descender: -230), unitsPerEm: 1000)
    let odd = try LineMetrics.given(VerticalTriple(ascender: 950, descender: 250), unitsPerEm: 1000)
    return [
      TextSpacingCase(
        name: "Pretendard-Bold 24/36", metrics: try pretendard(), size: 24, lineHeight: .points(36),
        expected: .init(
          lineHeight: 36, fontLineHeight: 28.640625, answer: [7.359375, 3.6796875, 3.6796875], padding: 3.6796875,
          fits: true)),
      TextSpacingCase(
        name: "150 % of the size", metrics: try pretendard(), size: 24, lineHeight: .percentOfSize(150),
        expected: .init(
          lineHeight: 36, fontLineHeight: 28.640625, answer: [7.359375, 3.6796875, 3.6796875], padding: 3.6796875,
          fits: true)),
      TextSpacingCase(
        name: "1.5 times font.lineHeight", metrics: whole, size: 20, lineHeight: .timesFontLineHeight(1.5),
        expected: .init(
          lineHeight: 34.5, fontLineHeight: 23, answer: [11.5, 5.75, 5.75], padding: 5.75, fits: true,
          findings: [.boxRoundedUp(lines: 1, pitch: 34.5, boxHeight: 35)])),
      TextSpacingCase(
        name: "AUTO without a gap is font.lineHeight", metrics: whole, size: 20, lineHeight: .auto,
        expected: .init(lineHeight: 23, fontLineHeight: 23, answer: [0, 0, 0], padding: 0, fits: true)),
      TextSpacingCase(
        name: "B2: below font.lineHeight", metrics: whole, size: 20, lineHeight: .points(20),
        expected: .init(
          lineHeight: 20, fontLineHeight: 23, answer: [-3, -1.5, -1.5], padding: -1.5, fits: false,
          tightLines: .init(
            lineHeight: 20, laidOutLineHeight: 23, lines: 1, wantedHeight: 20, measuredHeight: 20,
            baselineOffset: -1.5))),
      // (3 - 1) x (23 - 20) too tall.
      TextSpacingCase(
        name: "B2: three lines below font.lineHeight", metrics: whole, size: 20, lineHeight: .points(20), lines: 3,
        expected: .init(
          lineHeight: 20, fontLineHeight: 23, answer: [-3, -1.5, -1.5], padding: -1.5, fits: false,
          tightLines: .init(
            lineHeight: 20, laidOutLineHeight: 23, lines: 3, wantedHeight: 60, measuredHeight: 66,
            baselineOffset: -1.5))),
      TextSpacingCase(
        name: "A6: a gap, both answers", metrics: withGap, size: 20, lineHeight: .points(36),
        expected: .init(
          lineHeight: 36, fontLineHeight: 28, answer: [8, 4, 4], padding: 4, fits: true,
          findings: [
            .lineGapUncertain(
              lineGap: 100, without: .recipe(lineHeight: 36, fontLineHeight: 28),
              with: .textKitRecipe(lineHeight: 36, metrics: withGap, size: 20))
          ])),
      TextSpacingCase(
        name: "AUTO with a gap", metrics: withGap, size: 20, lineHeight: .auto,
        expected: .init(
          lineHeight: 30, fontLineHeight: 28, answer: [2, 1, 1], padding: 1, fits: true,
          findings: [
            .lineGapUncertain(
              lineGap: 100, without: .recipe(lineHeight: 30, fontLineHeight: 28),
              with: .textKitRecipe(lineHeight: 30, metrics: withGap, size: 20))
          ])),
      TextSpacingCase(
        name: "what the metrics found comes first", metrics: odd, size: 20, lineHeight: .percentOfSize(181.25),
        expected: .init(
          lineHeight: 36.25, fontLineHeight: 24, answer: [12.25, 6.125, 6.125], padding: 6.125, fits: true,
          findings: [.positiveDescender(250, .given), .pitchRounded(lineHeight: 36.25, pitch: 36, isTaken: false)])),
      TextSpacingCase(
        name: "A10: the system font at 16", metrics: .systemFont, size: 16, lineHeight: .points(24),
        expected: .init(
          lineHeight: 24, fontLineHeight: 19.09375, answer: [4.90625, 2.453125, 2.453125], padding: 2.453125,
          fits: true)),
    ]
  }

  @Test(arguments: try cases())
  func answers(_ test: TextSpacingCase) throws {
    let spacing = try TextSpacing(
      metrics: test.metrics, figma: FigmaText(hhea: test.metrics), size: test.size, lineHeight: test.lineHeight,
      options: LayoutOptions(lines: test.lines))
    let answer = spacing.answer
    let tight = spacing.findings.compactMap(TextSpacingCase.Tight.init)
    #expect(
      test.expected
        == TextSpacingCase.Outcome(
          lineHeight: spacing.lineHeight, fontLineHeight: spacing.fontLineHeight,
          answer: [answer.lineSpacing, answer.paddingTop, answer.paddingBottom], padding: answer.padding,
          fits: spacing.fits, findings: spacing.findings.filter { TextSpacingCase.Tight($0) == nil },
          tightLines: tight.first))
  }

  /// 0.1 + 0.2 is not 0.3 in binary; such noise must not become a warning.
  @Test(arguments: [(24.0, true), (23.999999999999996, true), (23.999999, false), (24.000000001, true)])
  func noiseStillFits(_ lineHeight: Double, _ fits: Bool) throws {
    let metrics = try LineMetrics.given(VerticalTriple(ascender: 950, descender: -250), unitsPerEm: 1000)
    let spacing = try TextSpacing(
      metrics: metrics, figma: FigmaText(hhea: metrics), size: 20, lineHeight: .points(lineHeight))
    #expect(spacing.fits == fits)
    #expect(spacing.findings.isEmpty == fits)
  }

  @Test(arguments: [(14.9, true), (15, false), (60, false), (128, false), (128.5, true)])
  func systemFontIsMeasuredFrom15To128(_ size: Double, _ isNoted: Bool) throws {
    let spacing = try TextSpacing(
      metrics: .systemFont, figma: FigmaText(hhea: .systemFont), size: size, lineHeight: .points(600))
    #expect(spacing.findings == (isNoted ? [.systemFontSizeUnmeasured(size)] : []))
  }

  /// A5, with the values of linegap-100.ttf, negative-linegap.ttf and sample.ttf.
  @Test(arguments: [
    (VerticalTriple(ascender: 1050, descender: -350, lineGap: 100), [6.0, 4, 2], nil),
    (VerticalTriple(ascender: 950, descender: -250, lineGap: -50), [13.0, 6, 7], nil),
    (VerticalTriple(ascender: 950, descender: -250), [12.0, 6, 6], 6.0),
  ])
  func textKitRecipe(_ triple: VerticalTriple, _ expected: [Double], _ padding: Double?) throws {
    let metrics = try LineMetrics.given(triple, unitsPerEm: 1000)
    let answer = SpacingAnswer.textKitRecipe(lineHeight: 36, metrics: metrics, size: 20)
    #expect([answer.lineSpacing, answer.paddingTop, answer.paddingBottom] == expected)
    #expect(answer.padding == padding)
  }
}
