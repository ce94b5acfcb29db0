import LineHeightCore
import Reports
import Testing

@Suite struct SpacingRecordTests {
  /// The JSON of DESIGN.md, key by key. Keys may come to be added, so only these are compared.
  @Test func pretendardBold24And36() throws {
    let face = VerticalMetrics(
      unitsPerEm: 2048, hhea: VerticalTriple(ascender: 1950, descender: -494),
      os2: OS2Metrics(
        version: 4, fsSelection: 0xA0, typo: VerticalTriple(ascender: 1949, descender: -494), win: nil, xHeight: 1086,
        capHeight: 1448))
    let result = SpacingResult(
      font: FontFacts(
        source: "Pretendard-Bold.otf", postScriptName: "Pretendard-Bold", family: "Pretendard", style: "Bold",
        version: "1.307", metrics: face),
      givenLineHeight: "36", unit: .pixels,
      spacing: try TextSpacing(
        metrics: try MetricsRule.apple.lineMetrics(of: face, postScriptName: "Pretendard-Bold"),
        figma: try FigmaText(metrics: face), size: 24, lineHeight: .points(36)))
    let expected: [(key: String, value: ReportValue)] = [
      ("font.source", .string("Pretendard-Bold.otf")), ("font.face", .number(0)),
      ("font.postScriptName", .string("Pretendard-Bold")), ("font.family", .string("Pretendard")),
      ("font.style", .string("Bold")), ("font.version", .string("1.307")), ("font.variation", .null),
      ("font.unitsPerEm", .number(2048)), ("font.ascender", .number(1950)), ("font.descender", .number(-494)),
      ("font.lineGap", .number(0)), ("font.capHeight", .number(1448)), ("font.xHeight", .number(1086)),
      ("font.metricsFrom", .string("hhea")), ("font.rule", .string("A2")), ("size", .number(24)),
      ("lineHeight.given", .string("36")), ("lineHeight.unit", .string("px")), ("lineHeight.points", .number(36)),
      ("ascender", .number(22.8515625)), ("descender", .number(-5.7890625)), ("leading", .number(0)),
      ("fontLineHeight", .number(28.640625)), ("laidOutLineHeight", .number(28.640625)),
      ("lineSpacing", .number(7.359375)), ("padding", .number(3.6796875)), ("paddingTop", .number(3.6796875)),
      ("paddingBottom", .number(3.6796875)), ("fits", .bool(true)), ("swiftUI.lines", .number(1)),
      ("swiftUI.naturalHeight", .number(28.640625)), ("swiftUI.height", .number(36)),
      ("swiftUI.baselines", .array([.number(26.53125)])), ("figma.pitch", .number(36)),
      ("figma.auto", .number(28.640625)), ("figma.boxHeight", .number(36)),
      ("figma.baselines", .array([.number(27)])), ("figma.capTrimHeight", .number(17)), ("notes", .array([])),
      ("warnings", .array([])),
    ]
    let keys = Set(expected.map(\.key))
    let actual = result.record.leaves.filter { keys.contains($0.key) }
    #expect(actual.map(\.key) == expected.map(\.key))
    #expect(actual.map(\.value) == expected.map(\.value))
  }
}
