import DesignFiles
import LineHeightCore
import Testing

/// How a line height is written in DTCG, and what it is.
struct LineHeightCase: CustomTestStringConvertible {
  let json: String
  let lineHeight: DesignLineHeight
  let given: String
  let unit: LineHeightUnit
  var options = DesignFileOptions()

  init(
    _ json: String, _ lineHeight: DesignLineHeight, _ given: String, _ unit: LineHeightUnit,
    _ options: DesignFileOptions = DesignFileOptions()
  ) {
    (self.json, self.lineHeight, self.given, self.unit, self.options) = (json, lineHeight, given, unit, options)
  }

  var testDescription: String { json }
}

@Suite struct PropertyTests {
  /// The short form of `"$value": {"$ref": ...}`
  /// (https://www.designtokens.org/schemas/2025.10/format.json): such styles were left out without a word.
  @Test func tokenThatIsAnotherByReference() throws {
    let reading = try read(
      text: ##"""
        {"typed": {"$type": "typography", "again": {"$ref": "#/base/a~1b"}},
         "untyped": {"$ref": "#/typed/again"}, "lost": {"$type": "typography", "$ref": "#/nowhere"},
         "number": {"$ref": "#/one"}, "one": {"$type": "number", "$value": 1},
         "base": {"$type": "typography", "a/b": {"$value":
           {"fontFamily": "F", "fontSize": "16px", "lineHeight": 1.5}}}}
        """##)
    #expect(reading.kind == .dtcg)
    #expect(reading.styles.map(\.name) == ["typed/again", "untyped", "base/a/b"])
    #expect(reading.styles.map(\.lineHeight) == Array(repeating: .percentOfSize(150), count: 3))
    #expect(reading.failures.map(\.problem) == [.danglingAlias(nil, chain: ["#/nowhere"])])
    #expect(reading.failures.map(\.place.path) == [["lost"]])
  }

  @Test(arguments: [
    LineHeightCase("1.5", .percentOfSize(150), "1.5", .em), LineHeightCase("1.15", .percentOfSize(115), "1.15", .em),
    LineHeightCase("\"1.5\"", .percentOfSize(150), "1.5", .em),
    LineHeightCase("\"150%\"", .percentOfSize(150), "150%", .percent),
    LineHeightCase("\"150 %\"", .percentOfSize(150), "150 %", .percent),
    LineHeightCase("\"24px\"", .points(24), "24px", .pixels), LineHeightCase("\"24pt\"", .points(24), "24pt", .pixels),
    LineHeightCase("\"1.5em\"", .percentOfSize(150), "1.5em", .em),
    LineHeightCase("\"1.5rem\"", .points(24), "1.5rem", .pixels),
    LineHeightCase("\"1.5rem\"", .points(15), "1.5rem", .pixels, DesignFileOptions(remPixels: 10)),
    LineHeightCase(#"{"value": 24, "unit": "px"}"#, .points(24), "24px", .pixels),
    LineHeightCase(#"{"value": 1.5, "unit": "rem"}"#, .points(24), "1.5rem", .pixels),
    LineHeightCase(#"{"value": "150", "unit": "%"}"#, .percentOfSize(150), "150%", .percent),
    LineHeightCase(#"{"unit": "AUTO"}"#, .auto, "auto", .auto), LineHeightCase("\"AUTO\"", .auto, "AUTO", .auto),
    LineHeightCase("\"normal\"", .auto, "normal", .auto), LineHeightCase("null", .auto, "auto", .auto),
    LineHeightCase("1e0", .percentOfSize(100), "1e0", .em),
    LineHeightCase("\"0.75 * 2\"", .percentOfSize(150), "1.5", .em),
    LineHeightCase("\"2 * 12px\"", .points(24), "24px", .pixels),
    LineHeightCase("24", .points(24), "24", .pixels, DesignFileOptions(lineHeightUnit: .pixels)),
    LineHeightCase("150", .percentOfSize(150), "150", .percent, DesignFileOptions(lineHeightUnit: .percent)),
    LineHeightCase("1.2", .timesFontLineHeight(1.2), "1.2", .factor, DesignFileOptions(lineHeightUnit: .factor)),
    // What the value says itself is never overruled.
    LineHeightCase("\"24px\"", .points(24), "24px", .pixels, DesignFileOptions(lineHeightUnit: .percent)),
  ])
  func lineHeight(_ test: LineHeightCase) throws {
    let style = try style("\"lineHeight\": \(test.json)", test.options).get()
    #expect(style.lineHeight == test.lineHeight)
    #expect(style.givenLineHeight == test.given)
    #expect(style.unit == test.unit)
  }

  @Test(
    arguments: [
      ("\"1.5 furlongs\"", .unusable(.lineHeight, value: "1.5 furlongs")),
      ("true", .unusable(.lineHeight, value: "true")),
      ("[1.5]", .unusable(.lineHeight, value: "[...]")), ("0", .outOfRange(.lineHeight, value: "0")),
      ("\"-150%\"", .outOfRange(.lineHeight, value: "-150%")), ("1e400", .unusable(.lineHeight, value: "1e400")),
      ("\"1,5\"", .unusable(.lineHeight, value: "1,5")), ("24", .multipleLikePixels(value: "24")),
      ("\"{x} * 2\"", .danglingAlias(.lineHeight, chain: ["x"])),
      ("\"1.5 * \"", .arithmetic(.lineHeight, expression: "1.5 * ", .syntax(at: nil))),
      ("\"1 / 0\"", .arithmetic(.lineHeight, expression: "1 / 0", .notANumber)),
      ("\"1px * 2px\"", .arithmetic(.lineHeight, expression: "1px * 2px", .units("px", "px"))),
    ] as [(String, StyleProblem)])
  func badLineHeight(_ json: String, _ problem: StyleProblem) throws {
    #expect(throws: StyleFailure.self) { try style("\"lineHeight\": \(json)").get() }
    guard case .failure(let failure) = try style("\"lineHeight\": \(json)") else { return }
    #expect(failure.problem == problem)
  }

  /// A variable for line heights is in pixels, wherever it is used.
  @Test func scopeOfAVariable() throws {
    let variable = #", "v": {"$type": "number", "$value": 24, "$extensions": {"com.figma.scopes": ["LINE_HEIGHT"]}}"#
    #expect(try style(#""lineHeight": "{v}""#, tokens: variable).get().lineHeight == .points(24))
  }

  @Test(
    arguments: [
      ("16", 16), ("\"16\"", 16), ("\"16px\"", 16), ("\"1.5rem\"", 24), (#"{"value": 16, "unit": "px"}"#, 16),
      ("1e1", 10),
      ("\"16 * 1.5\"", 24), ("\"(2 + 3) * 4 - 6 / 3\"", 18), ("\"2 ^ 3 ^ 2 / 64\"", 8),
      ("\"roundTo(16 * 1.25 ^ 5)\"", 49),
      ("\"roundTo(10 / 3, 2)\"", 3.33), ("\"floor(16.9px) + ceil(0.1)\"", 17), ("\"max(12px, min(20px, 18px))\"", 18),
      ("\"-(-16)\"", 16), ("\"32px / 2\"", 16), ("\"32px / 2px\"", 16),
    ] as [(String, Double)])
  func size(_ json: String, _ expected: Double) throws {
    #expect(try style("\"fontSize\": \(json), \"lineHeight\": 1").get().size == expected)
  }

  @Test(
    arguments: [
      ("0", .outOfRange(.size, value: "0")), ("10001", .outOfRange(.size, value: "10001")),
      ("\"1em\"", .unusable(.size, value: "1em")), ("\"large\"", .unusable(.size, value: "large")),
      ("{}", .unusable(.size, value: "{}")),
      (
        "\"\(String(repeating: "(", count: 100))\"",
        .arithmetic(.size, expression: String(repeating: "(", count: 100), .tooLong)
      ),
    ] as [(String, StyleProblem)])
  func badSize(_ json: String, _ problem: StyleProblem) throws {
    guard case .failure(let failure) = try style("\"fontSize\": \(json)") else {
      Issue.record("a size")
      return
    }
    #expect(failure.problem == problem)
    #expect(failure.place.path == ["s", "$value", "fontSize"])
  }

  @Test(
    arguments: [
      ("0.5", 0.5), ("\"-2%\"", -0.32), ("\"0.05em\"", 0.8), (#"{"value": -0.5, "unit": "px"}"#, -0.5),
      ("\"normal\"", 0),
      ("null", 0),
    ] as [(String, Double)])
  func letterSpacing(_ json: String, _ expected: Double) throws {
    #expect(try style("\"letterSpacing\": \(json)").get().letterSpacing == expected)
  }

  @Test(
    arguments: [
      ("\"Bold\"", 700, false), ("\"SemiBold Italic\"", 600, true), ("700", 700, false), ("\"700\"", 700, false),
      ("\"Regular\"", 400, false), ("\"Italic\"", 400, true), ("\"extra-light\"", 200, false),
      ("\"BoldItalic\"", 700, true),
      ("\"Extra Bold Condensed Oblique\"", 800, true), ("\"Black\"", 900, false), ("\"Demi Bold\"", 600, false),
      ("350", 350, false),
    ] as [(String, Int, Bool)])
  func weight(_ json: String, _ weight: Int, _ isItalic: Bool) throws {
    let style = try style("\"fontWeight\": \(json)").get()
    #expect(style.weight == weight && style.isItalic == isItalic)
  }

  @Test(arguments: ["0", "1001", "\"Chunky\"", "true", "\"\"", "\"16px\""])
  func badWeight(_ json: String) throws {
    #expect(throws: StyleFailure.self) { try style("\"fontWeight\": \(json)").get() }
  }

  @Test(arguments: [
    ("\"Inter\"", "Inter"), ("\"'Segoe UI', sans-serif\"", "Segoe UI"),
    ("\"Suisse Int'l, sans-serif\"", "Suisse Int'l"),
    ("[\"IBM Plex Sans\", \"Arial\"]", "IBM Plex Sans"), ("[\"{f}\"]", "Aliased"), ("\"  Inter  , x\"", "Inter"),
    ("\"행간\"", "행간"),
  ])
  func family(_ json: String, _ expected: String) throws {
    let text =
      #"{"f": {"$value": "Aliased", "$type": "fontFamily"}, "s": {"$type": "typography", "$value": {"fontFamily": \#(json), "fontSize": 16}}}"#
    #expect(try read(text: text).styles.map(\.family) == [expected])
  }

  /// In Tokens Studio 8 or more is pixels; less has to be said.
  @Test(
    arguments: [
      ("\"24\"", .points(24)), ("8", .points(8)), ("\"16 * 1.5\"", .points(24)), ("\"140%\"", .percentOfSize(140)),
      ("1.4", nil),
      ("\"1\"", nil), ("\"AUTO\"", .auto),
    ] as [(String, DesignLineHeight?)])
  func tokensStudio(_ json: String, _ expected: DesignLineHeight?) throws {
    let text = #"{"s": {"type": "typography", "value": {"fontFamily": "F", "fontSize": "16", "lineHeight": \#(json)}}}"#
    let reading = try read(text: text)
    #expect(reading.kind == .tokensStudio)
    #expect(reading.styles.first?.lineHeight == expected)
    #expect(
      (reading.failures.first.map { if case .unknownUnit = $0.problem { true } else { false } } ?? false)
        == (expected == nil))
  }

  /// Aliases as Tokens Studio wrote them before it had braces, alone and in calculations.
  @Test(
    arguments: [
      ("$size.m", 16), ("$size.m * 2", 32), ("2 * $size.m", 32), ("($size.m + {size.s}) / 2", 12),
      ("round($size.m)", 16),
      ("max($size.s, $size.m)", 16), ("$core.size.m", 16), ("$old", 16), ("$size.x-large", 40), ("$size.큰", 50),
    ] as [(String, Double)])
  func dollarAliases(_ size: String, _ expected: Double) throws {
    let reading = try read(
      text: #"""
        {"core": {"size": {"s": {"type": "fontSizes", "value": "8"}, "m": {"type": "fontSizes", "value": "16"},
            "x-large": {"type": "fontSizes", "value": "40"}, "큰": {"type": "fontSizes", "value": "50"}},
          "old": {"type": "fontSizes", "value": "$size.m"}, "font": {"type": "fontFamilies", "value": "F"},
          "s": {"type": "typography", "value": {"fontFamily": "$font", "fontSize": "\#(size)"}},
          "again": {"type": "typography", "value": "$s"}}}
        """#)
    #expect(reading.kind == .tokensStudio)
    #expect(reading.failures == [])
    #expect(reading.styles.map(\.size) == [expected, expected])
    #expect(reading.styles.map(\.family) == ["F", "F"])
  }

  /// Elsewhere a dollar is a dollar.
  @Test func dollarsInOtherFormats() throws {
    let reading = try read(
      text: #"{"s": {"$type": "typography", "$value": {"fontFamily": "$font", "fontSize": "$size"}}}"#)
    #expect(reading.failures.map(\.problem) == [.unusable(.size, value: "$size")])
    let lost = #"{"s": {"type": "typography", "value": {"fontFamily": "F", "fontSize": "$no.where"}}}"#
    #expect(try read(text: lost).failures.map(\.problem) == [.danglingAlias(.size, chain: ["no.where"])])
  }
}
