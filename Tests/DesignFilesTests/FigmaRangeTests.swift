import DesignFiles
import LineHeightCore
import Testing

/// Text styles that only some characters of layers have, which were said to be in no layer. That REST answers tell the style
/// of such characters is in https://github.com/figma/rest-api-spec/issues/54.
@Suite struct FigmaRangeTests {
  private static let base =
    #""fontFamily": "F", "fontPostScriptName": "F-Italic", "fontWeight": 400, "italic": true, "fontSize": 16, "letterSpacing": 0.5, "lineHeightPx": 24, "lineHeightPercent": 125, "lineHeightUnit": "PIXELS""#

  /// A file with one layer, some of whose characters are set in an override, and a text style `2:1`.
  private func read(override: String, layer: String = "", table: String = "") throws -> DesignFileReading {
    try DesignFilesTests.read(
      text: #"""
        {"document": {"children": [{"type": "TEXT", "characters": "ab", "characterStyleOverrides": [0, 7], \#(layer)
           "style": {\#(Self.base)},
           "styleOverrideTable": {"7": {\#(override)}}}]},
         "styles": {"2:1": {"name": "Link", "styleType": "TEXT"}, "2:2": {"name": "Red", "styleType": "FILL"} \#(table)}}
        """#)
  }

  @Test func styleOfSomeCharacters() throws {
    let reading = try read(
      override: #"""
        "fontFamily": "G", "fontPostScriptName": "G-Bold", "fontWeight": 700, "fontSize": 12, "letterSpacing": -0.25,
        "lineHeightPx": 18, "lineHeightPercent": 120, "lineHeightPercentFontSize": 150, "lineHeightUnit": "FONT_SIZE_%",
        "inheritFillStyleId": "2:2", "inheritTextStyleId": "2:1"
        """#)
    #expect(reading.failures == [])
    #expect(
      reading.styles == [
        TextStyle(
          name: "Link", family: "G", postScriptName: "G-Bold", weight: 700, size: 12, lineHeight: .percentOfSize(150),
          givenLineHeight: "150%", unit: .percent, letterSpacing: -0.25,
          designerLine: TextStyle.DesignerLine(pixels: 18, percentOfAuto: 120))
      ])
    #expect(
      reading.places == [
        FilePlace(
          file: "tokens.json", line: 3, column: 32, path: ["document", "children", "0", "styleOverrideTable", "7"])
      ])
  }

  /// What an override does not tell is the layer's; a font and a line height are told as a whole.
  @Test func whatTheLayerTells() throws {
    let size = try read(override: #""fontSize": 20, "inheritTextStyleId": "2:1""#)
    #expect(
      size.styles == [
        TextStyle(
          name: "Link", family: "F", postScriptName: "F-Italic", isItalic: true, size: 20, lineHeight: .points(24),
          givenLineHeight: "24px", unit: .pixels, letterSpacing: 0.5)
      ])
    let font = try read(
      override:
        #""fontPostScriptName": "F-Bold", "fontWeight": 700, "lineHeightUnit": "INTRINSIC_%", "inheritTextStyleId": "2:1""#
    )
    #expect(
      font.styles == [
        TextStyle(
          name: "Link", family: "F", postScriptName: "F-Bold", weight: 700, size: 16, lineHeight: .auto,
          givenLineHeight: "auto", unit: .auto, letterSpacing: 0.5)
      ])
  }

  /// Where characters differ from the style, and where nothing names it, the file does not tell its values.
  @Test(arguments: [
    #""fontSize": 20, "isOverrideOverTextStyle": true, "inheritTextStyleId": "2:1""#, #""fontSize": 20"#,
    #""fontSize": 20, "inheritTextStyleId": "9:9""#, #""fontSize": 20, "inheritFillStyleId": "2:1""#,
  ])
  func notTheStyle(_ override: String) throws {
    let reading = try read(override: override)
    #expect(reading.styles == [])
    #expect(reading.failures.map(\.problem) == [.notUsed])
  }

  /// A whole layer that has the style tells it, wherever it stands.
  @Test func wholeLayersFirst() throws {
    let reading = try read(
      override: #""fontSize": 20, "inheritTextStyleId": "2:1""#, layer: #""styles": {"text": "2:3"},"#,
      table: #", "2:3": {"name": "Body", "styleType": "TEXT"}"#)
    #expect(reading.styles.map(\.name) == ["Body", "Link"])
    #expect(reading.styles.map(\.size) == [16, 20])
    let both = try read(
      override: #""fontSize": 20, "inheritTextStyleId": "2:1""#, layer: #""styles": {"text": "2:1"},"#)
    #expect(both.styles.map(\.size) == [16])
  }

  /// Also in the answer for another node.
  @Test func wholeLayersOfOtherNodes() throws {
    func node(_ size: Int, _ member: String) -> String {
      #"""
      {"document": {"type": "FRAME", "children": [{"type": "TEXT", \#(member), "style":
        {"fontFamily": "F", "fontWeight": 400, "fontSize": \#(size), "lineHeightPx": 30, "lineHeightUnit": "PIXELS"}}]},
       "styles": {"2:1": {"name": "Link", "styleType": "TEXT"}}}
      """#
    }
    let characters = node(20, #""styleOverrideTable": {"1": {"inheritTextStyleId": "2:1"}}"#)
    let whole = node(22, #""styles": {"text": "2:1"}"#)
    for nodes in [[characters, whole], [whole, characters]] {
      let reading = try DesignFilesTests.read(text: #"{"nodes": {"1:1": \#(nodes[0]), "1:2": \#(nodes[1])}}"#)
      #expect(reading.styles.map(\.size) == [22])
    }
  }
}
