import LineHeightCore
import Testing

/// A font's three values at a size, in points.
struct ScaledLine: Hashable {
  let ascender: Double
  let descender: Double
  let leading: Double
  let fontLineHeight: Double
  let textKitLineHeight: Double
}

/// One font and size.
struct ScalingCase: CustomTestStringConvertible {
  let name: String
  let triple: VerticalTriple
  let unitsPerEm: Int
  var postScriptName: String?
  let size: Double
  let expected: ScaledLine

  var testDescription: String { name }
}

@Suite struct LineMetricsTests {
  @Test(arguments: [
    ScalingCase(
      name: "Pretendard-Bold 24", triple: VerticalTriple(ascender: 1950, descender: -494), unitsPerEm: 2048, size: 24,
      expected: ScaledLine(
        ascender: 22.8515625, descender: -5.7890625, leading: 0, fontLineHeight: 28.640625,
        textKitLineHeight: 28.640625)),
    // Adding the scaled parts instead would give 23.000000000000004.
    ScalingCase(
      name: "NanumGothic 20 is exactly 23", triple: VerticalTriple(ascender: 920, descender: -230), unitsPerEm: 1000,
      size: 20,
      expected: ScaledLine(ascender: 18.4, descender: -4.6, leading: 0, fontLineHeight: 23, textKitLineHeight: 23)),
    ScalingCase(
      name: "a line gap", triple: VerticalTriple(ascender: 1050, descender: -350, lineGap: 100), unitsPerEm: 1000,
      size: 20,
      expected: ScaledLine(ascender: 21, descender: -7, leading: 2, fontLineHeight: 28, textKitLineHeight: 30)),
    ScalingCase(
      name: "a negative line gap", triple: VerticalTriple(ascender: 950, descender: -250, lineGap: -50),
      unitsPerEm: 1000, size: 20,
      expected: ScaledLine(ascender: 19, descender: -5, leading: -1, fontLineHeight: 24, textKitLineHeight: 23)),
    // A4: only the ascender grows, by 15 % of the line and not of itself; the gap stays.
    ScalingCase(
      name: "Times-Roman with a gap", triple: VerticalTriple(ascender: 1536, descender: -512, lineGap: 2048),
      unitsPerEm: 2048, postScriptName: "Times-Roman", size: 20,
      expected: ScaledLine(ascender: 18, descender: -5, leading: 20, fontLineHeight: 23, textKitLineHeight: 43)),
    ScalingCase(
      name: "the smallest em", triple: VerticalTriple(ascender: 12, descender: -4), unitsPerEm: 16, size: 10,
      expected: ScaledLine(ascender: 7.5, descender: -2.5, leading: 0, fontLineHeight: 10, textKitLineHeight: 10)),
    ScalingCase(
      name: "a fractional size", triple: VerticalTriple(ascender: 1950, descender: -494), unitsPerEm: 2048, size: 16.5,
      expected: ScaledLine(
        ascender: 15.71044921875, descender: -3.97998046875, leading: 0, fontLineHeight: 19.6904296875,
        textKitLineHeight: 19.6904296875)),
  ])
  func scales(_ test: ScalingCase) throws {
    let metrics = try MetricsRule.apple.lineMetrics(
      of: VerticalMetrics(unitsPerEm: test.unitsPerEm, hhea: test.triple), postScriptName: test.postScriptName)
    #expect(
      test.expected
        == ScaledLine(
          ascender: metrics.ascender(at: test.size), descender: metrics.descender(at: test.size),
          leading: metrics.leading(at: test.size), fontLineHeight: metrics.fontLineHeight(at: test.size),
          textKitLineHeight: metrics.textKitLineHeight(at: test.size)))
  }

  @Test func systemFont() {
    var expected = Choice(VerticalTriple(ascender: 1950, descender: -494), .systemFont, .a10)
    expected.unitsPerEm = 2048
    #expect(Choice(.systemFont) == expected)
    #expect(LineMetrics.systemFontMeasuredSizes == 15...128)
  }
}
