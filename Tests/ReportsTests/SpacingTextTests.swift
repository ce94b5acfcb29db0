import LineHeightCore
import Reports
import Testing

/// An answer and the block that a terminal shows first.
struct SpacingTextCase: CustomTestStringConvertible {
  let name: String
  let result: SpacingResult
  var places = 3
  let expected: String

  var testDescription: String { name }
}

@Suite struct SpacingTextTests {
  static func result(
    _ triple: VerticalTriple, unitsPerEm: Int, named name: String?, size: Double, _ lineHeight: DesignLineHeight,
    given: String, unit: LineHeightUnit, options: LayoutOptions = LayoutOptions()
  ) throws -> SpacingResult {
    let face = VerticalMetrics(unitsPerEm: unitsPerEm, hhea: triple)
    return SpacingResult(
      font: FontFacts(source: "font.ttf", postScriptName: name, metrics: face), givenLineHeight: given, unit: unit,
      spacing: try TextSpacing(
        metrics: try MetricsRule.apple.lineMetrics(of: face, postScriptName: name),
        figma: try FigmaText(metrics: face), size: size, lineHeight: lineHeight, options: options))
  }

  static func pretendard(_ lineHeight: DesignLineHeight, given: String, unit: LineHeightUnit) throws -> SpacingResult {
    try result(
      VerticalTriple(ascender: 1950, descender: -494), unitsPerEm: 2048, named: "Pretendard-Bold", size: 24, lineHeight,
      given: given, unit: unit)
  }

  static func cases() throws -> [SpacingTextCase] {
    [
      // As DESIGN.md and the README show it.
      SpacingTextCase(
        name: "Pretendard-Bold 24/36", result: try pretendard(.points(36), given: "36", unit: .pixels),
        expected: """
          Pretendard-Bold   24 pt   line height 36 pt

          font.lineHeight  28.641 pt   ascender 22.852, descender -5.789, leading 0 (hhea)
          lineSpacing       7.359 pt   .lineSpacing(7.359)
          padding           3.680 pt   .padding(.vertical, 3.680)

          """),
      SpacingTextCase(
        name: "a percentage is shown resolved, places are heeded",
        result: try pretendard(.percentOfSize(150), given: "150%", unit: .percent), places: 1,
        expected: """
          Pretendard-Bold   24 pt   line height 150% = 36 pt

          font.lineHeight  28.6 pt   ascender 22.9, descender -5.8, leading 0 (hhea)
          lineSpacing       7.4 pt   .lineSpacing(7.4)
          padding           3.7 pt   .padding(.vertical, 3.7)

          """),
      SpacingTextCase(
        name: "whole numbers stay bare",
        result: try result(
          VerticalTriple(ascender: 950, descender: -250), unitsPerEm: 1000, named: nil, size: 20, .points(36),
          given: "36pt", unit: .pixels),
        expected: """
          font.ttf   20 pt   line height 36 pt

          font.lineHeight  24 pt   ascender 19, descender -5, leading 0 (hhea)
          lineSpacing      12 pt   .lineSpacing(12)
          padding           6 pt   .padding(.vertical, 6)

          """),
      SpacingTextCase(
        name: "B2: below font.lineHeight",
        result: try result(
          VerticalTriple(ascender: 950, descender: -250), unitsPerEm: 1000, named: "a\u{1B}[31m", size: 20, .points(21),
          given: "21", unit: .pixels),
        expected: """
          a\u{FFFD}[31m   20 pt   line height 21 pt

          font.lineHeight  24.000 pt   ascender 19, descender -5, leading 0 (hhea)
          lineSpacing      -3.000 pt   .lineSpacing(0)
          """),
      // B3: of 11 device pixels the larger part is below.
      SpacingTextCase(
        name: "padding top is not padding bottom",
        result: try result(
          VerticalTriple(ascender: 950, descender: -250), unitsPerEm: 1000, named: "Odd", size: 20, .points(35),
          given: "35", unit: .pixels, options: LayoutOptions(scale: 1)),
        expected: """
          Odd   20 pt   line height 35 pt   1x

          font.lineHeight  24 pt   ascender 19, descender -5, leading 0 (hhea)
          lineSpacing      11 pt   .lineSpacing(11)
          padding top       5 pt   .padding(.top, 5)
          padding bottom    6 pt   .padding(.bottom, 6)

          """),
    ]
  }

  /// What it begins with: title and recipe. Explanations follow.
  @Test(arguments: try cases())
  func begins(_ test: SpacingTextCase) {
    let text = SpacingText(places: test.places, style: TerminalStyle(isColoured: false)).text(test.result)
    #expect(text.prefix(test.expected.count) == test.expected)
  }

  @Test func coloursTitleAndCode() throws {
    let result = try Self.pretendard(.points(36), given: "36", unit: .pixels)
    let text = SpacingText(places: 3, style: TerminalStyle(isColoured: true)).text(result)
    #expect(text.hasPrefix("\u{1B}[1mPretendard-Bold   24 pt   line height 36 pt\u{1B}[0m\n\n"))
    #expect(text.contains("\u{1B}[36m.lineSpacing(7.359)\u{1B}[0m\n"))
    #expect(text.contains("\u{1B}[36m.padding(.vertical, 3.680)\u{1B}[0m\n"))
  }
}
