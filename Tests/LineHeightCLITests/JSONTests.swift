import Foundation
import TestSupport
import Testing

/// `--format json`, read by an independent reader.
struct JSONTests {
  private static func document(_ arguments: [String], exitCode: Int32 = 0) throws -> [String: Any] {
    let outcome = try BuiltBinary.run(arguments + ["--format", "json"])
    #expect(outcome.exitCode == exitCode)
    #expect(outcome.output.hasSuffix("}\n"))
    let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    return try #require(object as? [String: Any])
  }

  private static func results(_ document: [String: Any]) throws -> [[String: Any]] {
    try #require(document["results"] as? [[String: Any]])
  }

  @Test func exactNumbers() throws {
    try Self.checkNumbers(of: Arguments.pretendardTwin)
  }

  @Test(.needsRealFonts) func exactNumbersOfThePublishedFont() throws {
    try Self.checkNumbers(of: RealFonts.path("Pretendard-Bold.otf"))
  }

  private static func checkNumbers(of path: String) throws {
    let document = try document([path] + Arguments.question)
    #expect(document["schema"] as? Int == 1)
    #expect((document["errors"] as? [Any])?.isEmpty == true)
    let result = try #require(results(document).first)
    let expected = [
      "size": 24, "ascender": 22.8515625, "descender": -5.7890625, "leading": 0, "fontLineHeight": 28.640625,
      "lineSpacing": 7.359375, "padding": 3.6796875, "paddingTop": 3.6796875, "paddingBottom": 3.6796875,
    ]
    let numbers = expected.keys.map { ($0, result[$0] as? Double) }
    #expect(Dictionary(uniqueKeysWithValues: numbers) == expected.mapValues(Optional.some))
    let font = try #require(result["font"] as? [String: Any])
    let units = ["unitsPerEm", "ascender", "descender", "lineGap", "capHeight", "xHeight"].map { font[$0] as? Int }
    #expect(units == [2048, 1950, -494, 0, 1448, 1086])
    #expect(font["source"] as? String == path)
    #expect([font["metricsFrom"], font["rule"]].map { $0 as? String } == ["hhea", "A2"])
    #expect(font["variation"] is NSNull)
    #expect(result["fits"] as? Bool == true)
    let lineHeight = try #require(result["lineHeight"] as? [String: Any])
    #expect([lineHeight["given"], lineHeight["unit"]].map { $0 as? String } == ["36", "px"])
    #expect(lineHeight["points"] as? Double == 36)
  }

  /// By place in the text, because a reader's dictionary has no order. Later keys may come between.
  @Test func keysAreInOrder() throws {
    let text = try BuiltBinary.run([Arguments.sample, "--format", "json"] + Arguments.question).output
    let keys = [
      "schema", "results", "font", "source", "face", "postScriptName", "family", "style", "version", "variation",
      "unitsPerEm", "ascender", "descender", "lineGap", "capHeight", "xHeight", "metricsFrom", "rule", "size",
      "lineHeight", "given", "unit", "points", "ascender", "descender", "leading", "fontLineHeight", "lineSpacing",
      "padding", "paddingTop", "paddingBottom", "fits", "notes", "warnings", "errors",
    ]
    var rest = text[...]
    for key in keys {
      let place = try #require(rest.firstRange(of: "\"\(key)\":"), "\(key) is missing or too early")
      rest = rest[place.upperBound...]
    }
  }

  @Test func absentIsNull() throws {
    let result = try #require(Self.results(Self.document(["Fixtures/fonts/no-os2.ttf"] + Arguments.question)).first)
    let font = try #require(result["font"] as? [String: Any])
    #expect(font["capHeight"] is NSNull)
    #expect(font["xHeight"] is NSNull)
  }

  @Test func failuresAreListedAndAbsentFromTheResults() throws {
    let fonts = ["none.ttf", Arguments.sample, "Fixtures", Arguments.pretendardTwin]
    let document = try Self.document(fonts + Arguments.question, exitCode: 1)
    let sources = try Self.results(document).map { ($0["font"] as? [String: Any])?["source"] as? String }
    #expect(sources == [Arguments.sample, Arguments.pretendardTwin])
    let errors = try #require(document["errors"] as? [[String: Any]])
    #expect(errors.map { $0["source"] as? String } == ["none.ttf", "Fixtures"])
    #expect(errors.map { $0["code"] as? Int } == [66, 66])
    #expect(
      errors.map { $0["message"] as? String } == [
        "none.ttf: no such file", "Fixtures: is a folder; give the font files in it, such as Fixtures/NAME.otf",
      ])
  }

  /// A single failure still makes a document, with its own exit code.
  @Test func onlyAFailure() throws {
    let document = try Self.document(["none.ttf"] + Arguments.question, exitCode: 66)
    #expect(try Self.results(document).isEmpty)
    #expect((document["errors"] as? [Any])?.count == 1)
  }

  /// The sentence for an unknown face once ended in "it holds", without the list that follows it on the terminal.
  @Test func theListOfFacesIsInTheMessage() throws {
    let document = try Self.document(
      ["Fixtures/fonts/collection.ttc", "--face", "Thin"] + Arguments.question, exitCode: 64)
    let errors = try #require(document["errors"] as? [[String: Any]])
    let message = try #require(errors.first?["message"] as? String)
    #expect(message.contains("HaengganCollection-Bold"))
  }

  @Test func notesAndWarningsAreInIt() throws {
    let arguments = ["Fixtures/fonts/linegap-100.ttf", "--size", "20", "--line-height", "20"]
    let result = try #require(Self.results(Self.document(arguments)).first)
    let notes = try #require(result["notes"] as? [String])
    let warnings = try #require(result["warnings"] as? [String])
    #expect(notes.contains { $0.contains("(A6)") })
    #expect(warnings.contains { $0.contains("(B2)") })
    #expect(result["fits"] as? Bool == false)
  }

  /// A number that begins with two zeros is no JSON: the reader refuses it.
  @Test func smallNumbersAreJSON() throws {
    let arguments = ["--font-metrics", "950,-250/1000", "--size", "20", "--line-height", "24.0625"]
    let result = try #require(Self.results(Self.document(arguments)).first)
    #expect(result["lineSpacing"] as? Double == 0.0625)
  }

  @Test func usageErrorsWriteNothing() throws {
    try CommandCase.refused(
      "json", [Arguments.sample, "--format", "json", "--size", "24"],
      "--line-height is missing; type for example: lineheight FONT.otf --size 24 --line-height 36"
    ).check()
  }
}
