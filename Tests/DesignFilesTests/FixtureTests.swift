import DesignFiles
import LineHeightCore
import TestSupport
import Testing

/// One set of styles in every format: see Fixtures/design/README.md.
@Suite struct FixtureTests {
  static let names = ["heading/large", "heading/small", "body/regular", "body/emphasis", "caption"]
  static let sizes = [32.0, 20, 16, 16, 12]

  /// What is in each file, but for how the line height is written.
  private func expectTheSet(_ styles: [TextStyle]) throws {
    // Tokens are grouped by the name's first part, so their order is the same.
    try #require(styles.map(\.name) == Self.names)
    #expect(styles.map(\.family) == Array(repeating: "Haenggan Bit7", count: 5))
    #expect(styles.map(\.postScriptName) == Array(repeating: nil, count: 5))
    #expect(styles.map(\.weight) == [700, 600, 400, 500, 300])
    #expect(styles.map(\.isItalic) == [false, false, false, true, false])
    #expect(styles.map(\.size) == Self.sizes)
    #expect(styles.map(\.letterSpacing) == [-0.64, 0, 0, 0, 0.12])
  }

  @Test(
    arguments: [
      ("figma-rest.json", .figmaREST, .percent), ("figma-styles.json", .figmaStyles, .percent),
      ("dtcg.json", .dtcg, .em),
      ("tokens-studio.json", .tokensStudio, .percent),
      ("design-tokens-plugin-original.json", .designTokensPlugin, .percent),
      ("styles.csv", .csv, .percent),
    ] as [(String, DesignFileKind, LineHeightUnit)])
  func percent(_ file: String, _ kind: DesignFileKind, _ unit: LineHeightUnit) throws {
    let reading = try read([file])
    #expect(reading.kind == kind)
    #expect(reading.failures == [])
    try expectTheSet(reading.styles)
    #expect(reading.styles.map(\.lineHeight) == Array(repeating: .percentOfSize(150), count: 5))
    #expect(reading.styles.map(\.givenLineHeight) == Array(repeating: unit == .em ? "1.5" : "150%", count: 5))
    #expect(reading.styles.map(\.unit) == Array(repeating: unit, count: 5))
    #expect(reading.places.count == 5 && reading.places.allSatisfy { $0.file == file && $0.line > 1 })
  }

  @Test(
    arguments: [
      ("figma-rest-px.json", .figmaREST), ("figma-styles-px.json", .figmaStyles), ("dtcg-px.json", .dtcg),
      ("tokens-studio-px.json", .tokensStudio), ("design-tokens-plugin-standard-px.json", .designTokensPlugin),
      ("styles-px.csv", .csv),
    ] as [(String, DesignFileKind)])
  func pixels(_ file: String, _ kind: DesignFileKind) throws {
    let reading = try read([file])
    #expect(reading.kind == kind)
    #expect(reading.failures == [])
    try expectTheSet(reading.styles)
    #expect(reading.styles.map(\.lineHeight) == Self.sizes.map { .points($0 * 1.5) })
    #expect(reading.styles.map(\.unit) == Array(repeating: .pixels, count: 5))
  }

  /// The designer's font is told, for rules F6 and F7.
  @Test func restTellsTheDesignersLine() throws {
    let style = try #require(try read(["figma-rest.json"]).styles.first)
    let line = try #require(style.designerLine)
    #expect(line.pixels == 48)
    #expect(abs(line.pixels / (line.percentOfAuto / 100) / 32 - 2444.0 / 2048) < 1e-12)
  }

  @Test func tabsCarriageReturnsAndByteOrderMark() throws {
    let reading = try read(["styles-crlf.tsv"])
    #expect(reading.kind == .csv)
    #expect(reading.failures == [])
    #expect(
      reading.styles == [
        TextStyle(
          name: "body/\"quoted\"", family: "HaengganBit7", postScriptName: "HaengganBit7-SemiBoldItalic", weight: 600,
          isItalic: true, size: 16, lineHeight: .percentOfSize(150), givenLineHeight: "150%", unit: .percent),
        TextStyle(
          name: "body/auto", family: "Haenggan Bit7", weight: 800, size: 14, lineHeight: .auto, givenLineHeight: "AUTO",
          unit: .auto),
        TextStyle(
          name: "본문/크게", family: "Haenggan Bit7", size: 24, lineHeight: .percentOfSize(150), givenLineHeight: "1.5em",
          unit: .em),
      ])
    #expect(reading.places.map(\.line) == [2, 3, 4])
  }

  /// Variables exported as tokens: what belongs together stands side by side.
  @Test func scopedSiblings() throws {
    let reading = try read(["variables-base.json", "variables-semantic.json"], DesignFileOptions(family: "Given"))
    #expect(reading.failures == [])
    #expect(
      reading.styles == [
        TextStyle(
          name: "text/body", family: "Given", size: 16, lineHeight: .points(24), givenLineHeight: "24", unit: .pixels),
        TextStyle(
          name: "text/title", family: "Haenggan Bit7", weight: 700, isItalic: true, size: 32, lineHeight: .points(40),
          givenLineHeight: "40", unit: .pixels, letterSpacing: -0.5),
      ])
  }

  @Test func scopedSiblingsWithoutFamily() throws {
    let reading = try read(["variables-base.json", "variables-semantic.json"])
    #expect(reading.styles.map(\.name) == ["text/title"])
    #expect(
      reading.failures == [
        StyleFailure(
          style: "text/body", problem: .missing(.family),
          place: FilePlace(file: "variables-semantic.json", line: 3, column: 13, path: ["text", "body"]))
      ])
  }

  @Test func figmaVariables() throws {
    let reading = try read(["figma-styles-variables.json", "figma-variables.json"])
    #expect(
      reading.styles == [
        TextStyle(
          name: "Body", family: "Haenggan Bit7", weight: 600, size: 16.8, lineHeight: .points(24),
          givenLineHeight: "24",
          unit: .pixels)
      ])
    #expect(reading.failures.map(\.problem) == [.noSuchVariable(.size, id: "VariableID:1:9")])
    #expect(
      try read(["figma-styles-variables.json"]).failures.map(\.problem) == [
        .needsVariables(.family, id: "VariableID:1:2"), .needsVariables(.family, id: "VariableID:1:2"),
      ])
    #expect(throws: DesignFileError.onlyVariables(file: "figma-variables.json")) { try read(["figma-variables.json"]) }
  }

  @Test func aliases() throws {
    let reading = try read(["aliases.json"])
    #expect(reading.failures == [])
    func style(
      _ name: String, _ weight: Int, _ size: Double, _ percent: Double, _ given: String, _ unit: LineHeightUnit
    )
      -> TextStyle
    {
      TextStyle(
        name: name, family: "Haenggan Bit7", weight: weight, size: size, lineHeight: .percentOfSize(percent),
        givenLineHeight: given, unit: unit)
    }
    #expect(
      reading.styles == [
        style("type/blank", 400, 16, 150, "1.5", .em), style("type/dotted", 800, 24, 150, "150%", .percent),
        style("type/pointer", 400, 20, 150, "1.5", .em), style("type/part", 400, 16, 150, "150%", .percent),
        style("type/whole", 800, 24, 150, "150%", .percent), style("type/calculated", 400, 38, 160, "1.6em", .em),
        style("again", 800, 24, 150, "150%", .percent),
      ])
  }

  @Test func groups() throws {
    let reading = try read(["groups.json"])
    #expect(
      reading.styles.map { "\($0.name) \(Int($0.size))" } == [
        "base/body 16", "base/heading 32", "base/heading/small 20", "compact/body 14", "compact/heading 32",
        "compact/heading/small 20", "watch/heading/small 17", "watch/body 14", "watch/heading 32", "banner/small 17",
        "banner 32",
      ])
    #expect(reading.failures.map(\.style) == ["lost", "token", "bare", "chicken", "egg/within"])
  }

  @Test func broken() throws {
    let reading = try read(["broken.json"])
    #expect(reading.styles.map(\.name) == ["type/good"])
    let loop = ["loop.a", "loop.b", "loop.c", "loop.a"]
    #expect(
      reading.failures.map(\.problem) == [
        .aliasCycle(.size, chain: loop), .danglingAlias(.family, chain: ["font.nowhere"]),
        .aliasOfGroup(.size, chain: ["loop"]), .missing(.size), .missing(.size), .missing(.family),
        .unusable(.size, value: "16,5"), .multipleLikePixels(value: "24"), .outOfRange(.lineHeight, value: "-1"),
        .arithmetic(.size, expression: "1rem + 2px", .units("rem", "px")), .unusable(.weight, value: "Chunky"),
        .notAStyle(value: "16px Haenggan"),
      ])
    let negative = try #require(reading.failures.first { $0.style == "type/negative" })
    #expect(
      negative.place
        == FilePlace(file: "broken.json", line: 81, column: 23, path: ["type", "negative", "$value", "lineHeight"]))
  }

  @Test func duplicateKey() {
    let place = FilePlace(file: "duplicate-key.json", line: 2, column: 3, path: [])
    #expect(throws: DesignFileError.json(.duplicateKey("h1"), place)) { try read(["duplicate-key.json"]) }
  }
}
