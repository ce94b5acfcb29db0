import FontReading
import LineHeightCore
import TestSupport
import Testing

/// A name table, and the names that must be read from it.
struct NameCase: CustomTestStringConvertible {
  struct Names: Hashable {
    var postScriptName: String?
    var family: String?
    var style: String?
    var fullName: String?
    var version: String?
  }

  let name: String
  let strings: [SfntTable.Name]
  let expected: Names

  init(_ name: String, _ strings: [SfntTable.Name], _ expected: Names) {
    self.name = name
    self.strings = strings
    self.expected = expected
  }

  var testDescription: String { name }
}

@Suite struct NameTests {
  static let macintosh = (1, 0, 0)
  static let unicode = (0, 3, 0)

  static let cases = [
    NameCase("none", [], .init()),
    NameCase(
      "each of them", [.init(1, "F"), .init(2, "S"), .init(4, "F S"), .init(5, "Version 2.001"), .init(6, "F-S")],
      .init(postScriptName: "F-S", family: "F", style: "S", fullName: "F S", version: "2.001")),
    NameCase(
      "16 and 17 before 1 and 2",
      [.init(1, "F SemiBold"), .init(2, "Regular"), .init(16, "F"), .init(17, "SemiBold")],
      .init(family: "F", style: "SemiBold")),
    NameCase(
      "American English before British and Korean",
      [
        .init(platform: (3, 1, 0x412), 1, "행간"), .init(platform: (3, 1, 0x809), 1, "Colour"), .init(1, "Color"),
      ], .init(family: "Color")),
    NameCase(
      "British English before Macintosh and Korean",
      [
        .init(platform: macintosh, 1, bytes: Array("Mac".utf8)), .init(platform: (3, 1, 0x412), 1, "행간"),
        .init(platform: (3, 1, 0x809), 1, "Colour"),
      ], .init(family: "Colour")),
    NameCase("Korean where there is nothing else", [.init(platform: (3, 1, 0x412), 1, "행간")], .init(family: "행간")),
    NameCase("the first of two", [.init(1, "First"), .init(1, "Second")], .init(family: "First")),
    NameCase("platform Unicode", [.init(platform: unicode, 1, "Uni")], .init(family: "Uni")),
    NameCase(
      "Mac Roman", [.init(platform: macintosh, 1, bytes: [0x46, 0x8E, 0xA5, 0xF0, 0xFF])],
      .init(family: "Fé•\u{F8FF}ˇ")),
    NameCase("beyond the BMP", [.init(1, "🅰︎")], .init(family: "🅰︎")),
    // To make them harmless is the reports' work; a reader must not drop or stop at them.
    NameCase(
      "escape sequences and line breaks", [.init(1, "\u{1B}[31mred\u{7}\r\n\0end")],
      .init(family: "\u{1B}[31mred\u{7}\r\n\0end")),
    NameCase("half a surrogate pair", [.init(1, bytes: [0, 0x41, 0xD8, 0x3D, 0, 0x42])], .init(family: "A\u{FFFD}B")),
    NameCase("half a surrogate pair at the end", [.init(1, bytes: [0, 0x41, 0xDC, 0])], .init(family: "A\u{FFFD}")),
    NameCase("half a UTF-16 unit at the end", [.init(1, bytes: [0, 0x41, 0])], .init(family: "A")),
    NameCase("a single byte", [.init(1, bytes: [0x41])], .init()),
    NameCase("an empty string is no name", [.init(16, ""), .init(1, "F")], .init(family: "F")),
    NameCase("version with more behind it", [.init(5, "Version 1.307;Glyphs 3.2 (3192)")], .init(version: "1.307")),
    NameCase("version without the word", [.init(5, "2.5")], .init(version: "2.5")),
    NameCase("version without a number", [.init(5, "first")], .init(version: "first")),
  ]

  @Test(arguments: cases)
  func reads(_ test: NameCase) throws {
    let facts = try read(SfntBuilder.minimal.with("name", SfntTable.name(test.strings)).bytes).get()
    #expect(
      test.expected
        == NameCase.Names(
          postScriptName: facts.postScriptName, family: facts.family, style: facts.style, fullName: facts.fullName,
          version: facts.version))
  }

  /// A string whose place lies outside the table is left out, the others are read.
  @Test func aStringOutsideTheTable() throws {
    let table = SfntTable.name([.init(1, "Family"), .init(2, "Style")]).with(uint16: 0xFFF0, at: 6 + 10)
    let facts = try read(SfntBuilder.minimal.with("name", table).bytes).get()
    #expect(facts.family == nil)
    #expect(facts.style == "Style")
  }
}
