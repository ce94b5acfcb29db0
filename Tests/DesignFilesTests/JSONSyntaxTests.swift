import DesignFiles
import Foundation
import Testing

/// A document, and what is wrong with it.
struct SyntaxCase: CustomTestStringConvertible {
  let name: String
  let bytes: [UInt8]
  /// `nil` where the document is valid.
  let fault: JSONFault?
  /// Line and column of the fault.
  let place: [Int]
  /// Whether Foundation says otherwise, and is wrong by RFC 8259 or has another limit.
  let differsFromFoundation: Bool

  init(
    _ name: String, _ text: String, _ fault: JSONFault? = nil, at place: [Int] = [1, 1], differs: Bool = false
  ) {
    self.init(name, Array(text.utf8), fault, at: place, differs: differs)
  }

  init(_ name: String, _ bytes: [UInt8], _ fault: JSONFault? = nil, at place: [Int] = [1, 1], differs: Bool = false) {
    self.name = name
    self.bytes = bytes
    self.fault = fault
    self.place = place
    differsFromFoundation = differs
  }

  var testDescription: String { name }
}

/// The grammar of RFC 8259, case by case, in the manner of https://github.com/nst/JSONTestSuite.
@Suite struct JSONSyntaxTests {
  static let valid: [SyntaxCase] = [
    SyntaxCase("object", #"{"a":1}"#), SyntaxCase("empty object", "{}"), SyntaxCase("empty array", "[]"),
    SyntaxCase("blanks of all kinds", " \t\r\n[ 1 ,\n2 ]\r\n"), SyntaxCase("string alone", #""a""#),
    SyntaxCase("number alone", "0"), SyntaxCase("words", "[true,false,null]"),
    SyntaxCase("numbers", "[0,-0,1,-1,10,0.5,-0.5,1e3,1E3,1e+3,1e-3,1.5e10,123456789012]"),
    SyntaxCase("escapes", #"["\"\\\/\b\f\n\r\t","\u0041\u00e9\uD55C"]"#),
    SyntaxCase("surrogate pair", #"["\uD83D\uDE00"]"#), SyntaxCase("escaped zero", #"["\u0000"]"#),
    SyntaxCase("two, three and four bytes", "[\"é행😀\u{10FFFF}\"]"), SyntaxCase("empty key", #"{"":0}"#),
    SyntaxCase("keys that only look alike", "{\"é\":1,\"e\u{301}\":2}"), SyntaxCase("delete", "[\"\u{7F}\"]"),
    SyntaxCase("separators of lines", "[\"\u{2028}\u{2029}\"]"), SyntaxCase("noncharacter", "[\"\u{FFFF}\"]"),
    SyntaxCase("byte order mark", [0xEF, 0xBB, 0xBF] + Array("[1]".utf8)),
    SyntaxCase("nested 512 deep", String(repeating: "[", count: 512) + String(repeating: "]", count: 512)),
  ]

  static let invalid: [SyntaxCase] = [
    SyntaxCase("nothing", "", .unexpected(found: nil, expected: .value)),
    SyntaxCase("only blanks", " \n ", .unexpected(found: nil, expected: .value), at: [2, 2]),
    SyntaxCase(
      "comma at the end of an array", "[1,]", .unexpected(found: "]", expected: .value), at: [1, 4], differs: true),
    SyntaxCase(
      "comma at the end of an object", #"{"a":1,}"#, .unexpected(found: "}", expected: .key), at: [1, 8], differs: true),
    SyntaxCase("comma at the beginning", "[,1]", .unexpected(found: ",", expected: .valueOrEndOfArray), at: [1, 2]),
    SyntaxCase("two commas", "[1,,2]", .unexpected(found: ",", expected: .value), at: [1, 4]),
    SyntaxCase("no comma", "[1 2]", .unexpected(found: "2", expected: .commaOrEndOfArray), at: [1, 4]),
    SyntaxCase(
      "no comma between members", "{\"a\":1\n\"b\":2}", .unexpected(found: "\"", expected: .commaOrEndOfObject),
      at: [2, 1]),
    SyntaxCase("no colon", #"{"a" 1}"#, .unexpected(found: "1", expected: .colon), at: [1, 6]),
    SyntaxCase("no value", #"{"a":}"#, .unexpected(found: "}", expected: .value), at: [1, 6]),
    SyntaxCase(
      "key without quotation marks", "{abc:1}", .unexpected(found: "abc", expected: .keyOrEndOfObject), at: [1, 2]),
    SyntaxCase("single quotation marks", "['a']", .unexpected(found: "'", expected: .valueOrEndOfArray), at: [1, 2]),
    SyntaxCase("comment", "[1] // a", .contentAfterEnd, at: [1, 5]),
    SyntaxCase("second value", "{}{}", .contentAfterEnd, at: [1, 3]),
    SyntaxCase("array not closed", "[1", .unexpected(found: nil, expected: .commaOrEndOfArray), at: [1, 3]),
    SyntaxCase("object not closed", #"{"a":1"#, .unexpected(found: nil, expected: .commaOrEndOfObject), at: [1, 7]),
    SyntaxCase("wrong bracket", "[1}", .unexpected(found: "}", expected: .commaOrEndOfArray), at: [1, 3]),
    SyntaxCase("string not closed", "[\"abc", .unexpected(found: nil, expected: .endOfString), at: [1, 6]),
    SyntaxCase("backslash at the end", "[\"abc\\", .unexpected(found: nil, expected: .endOfString), at: [1, 7]),
    SyntaxCase("word cut short", "[tru]", .unexpected(found: "tru", expected: .valueOrEndOfArray), at: [1, 2]),
    SyntaxCase("word too long", "[nulls]", .unexpected(found: "s", expected: .commaOrEndOfArray), at: [1, 6]),
    SyntaxCase("capitals", "[True]", .unexpected(found: "True", expected: .valueOrEndOfArray), at: [1, 2]),
    SyntaxCase("not a number", "[NaN]", .unexpected(found: "NaN", expected: .valueOrEndOfArray), at: [1, 2]),
    SyntaxCase("leading zero", "[01]", .number("01"), at: [1, 2]),
    SyntaxCase("plus", "[+1]", .number("+1"), at: [1, 2]),
    SyntaxCase("no digit before the point", "[.5]", .number(".5"), at: [1, 2]),
    SyntaxCase("no digit after the point", "[1.]", .number("1."), at: [1, 2]),
    SyntaxCase("no exponent", "[1e]", .number("1e"), at: [1, 2]),
    SyntaxCase("minus alone", "[-]", .number("-"), at: [1, 2]),
    SyntaxCase("hexadecimal", "[0x1F]", .number("0x1F"), at: [1, 2]),
    SyntaxCase("two points", "[1.2.3]", .number("1.2.3"), at: [1, 2]),
    SyntaxCase("minus infinity", "[-Infinity]", .number("-Infinity"), at: [1, 2]),
    SyntaxCase("tab in a string", "[\"a\tb\"]", .controlCharacter(9), at: [1, 4]),
    SyntaxCase("line break in a string", "[\"a\nb\"]", .controlCharacter(10), at: [1, 4]),
    SyntaxCase("unknown escape", #"["\x41"]"#, .escape, at: [1, 3]),
    SyntaxCase("short escape", #"["\u00"]"#, .escape, at: [1, 3]),
    SyntaxCase("first half alone", #"["a\uD83D"]"#, .loneSurrogate, at: [1, 4]),
    SyntaxCase("second half alone", #"["\uDE00"]"#, .loneSurrogate, at: [1, 3]),
    SyntaxCase("halves swapped", #"["\uDE00\uD83D"]"#, .loneSurrogate, at: [1, 3]),
    SyntaxCase("first half before a letter", #"["\uD83D\u0041"]"#, .loneSurrogate, at: [1, 3]),
    SyntaxCase("continuation byte alone", [0x5B, 0x22, 0x80, 0x22, 0x5D], .notUTF8(0x80), at: [1, 3]),
    SyntaxCase("two bytes for ASCII", [0x5B, 0x22, 0xC0, 0xAF, 0x22, 0x5D], .notUTF8(0xC0), at: [1, 3]),
    SyntaxCase("surrogate in UTF-8", [0x5B, 0x22, 0xED, 0xA0, 0x80, 0x22, 0x5D], .notUTF8(0xED), at: [1, 3]),
    SyntaxCase("beyond Unicode", [0x5B, 0x22, 0xF4, 0x90, 0x80, 0x80, 0x22, 0x5D], .notUTF8(0xF4), at: [1, 3]),
    SyntaxCase("scalar cut off", [0x5B, 0x22, 0xE9], .notUTF8(0xE9), at: [1, 3]),
    SyntaxCase("Latin 1 outside a string", [0x5B, 0xE9, 0x5D], .notUTF8(0xE9), at: [1, 2]),
    SyntaxCase("form feed", "[\u{C}]", .unexpected(found: "\u{C}", expected: .valueOrEndOfArray), at: [1, 2]),
    SyntaxCase(
      "blank of another kind", "[\u{A0}1]", .unexpected(found: "\u{A0}", expected: .valueOrEndOfArray), at: [1, 2]),
    SyntaxCase(
      "columns count scalars", "[\"행간\",\n \"é😀\" x]", .unexpected(found: "x", expected: .commaOrEndOfArray),
      at: [2, 7]),
    SyntaxCase(
      "lines end with CR, LF or both", "[\r1,\r\n2,\n3 x]", .unexpected(found: "x", expected: .commaOrEndOfArray),
      at: [4, 3]),
    SyntaxCase("key twice", "{\"a\":1,\n\"b\":2, \"a\":3}", .duplicateKey("a"), at: [2, 8], differs: true),
    SyntaxCase("key twice, escaped once", #"{"a":1,"\u0061":2}"#, .duplicateKey("a"), at: [1, 8], differs: true),
    SyntaxCase(
      "key twice among many", "{" + (0...40).map { "\"k\($0 == 40 ? 7 : $0)\":0" }.joined(separator: ",") + "}",
      .duplicateKey("k7"), at: [1, 312], differs: true),
    SyntaxCase("nested 513 deep", String(repeating: "[", count: 513), .tooDeep(limit: 512), at: [1, 513]),
    SyntaxCase(
      "nested 100,000 deep", String(repeating: #"{"a":["#, count: 50_000), .tooDeep(limit: 512), at: [1, 1537]),
  ]

  @Test(arguments: valid + invalid)
  func checks(_ test: SyntaxCase) {
    do {
      _ = try JSONDocument(test.bytes)
      #expect(test.fault == nil)
    } catch {
      #expect(error.fault == test.fault)
      #expect([error.line, error.column] == test.place)
    }
  }

  /// Another reader accepts and rejects the same, where it goes by the standard.
  @Test(arguments: valid + invalid)
  func agreesWithFoundation(_ test: SyntaxCase) {
    let accepts = (try? JSONSerialization.jsonObject(with: Data(test.bytes), options: .fragmentsAllowed)) != nil
    #expect(accepts == ((test.fault == nil) != test.differsFromFoundation))
  }
}
