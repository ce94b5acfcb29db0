import Foundation
import Reports
import Testing

/// A tree and its JSON.
struct JSONCase: CustomTestStringConvertible {
  let name: String
  let value: ReportValue
  let expected: String

  init(_ name: String, _ value: ReportValue, _ expected: String) {
    self.name = name
    self.value = value
    self.expected = expected
  }

  var testDescription: String { name }
}

@Suite struct JSONWriterTests {
  @Test(arguments: [
    JSONCase("null", .null, "null"),
    JSONCase("true", .bool(true), "true"),
    JSONCase("false", .bool(false), "false"),
    JSONCase("whole number", .number(36), "36"),
    JSONCase("exact number", .number(28.640625), "28.640625"),
    JSONCase("negative zero", .number(-0.0), "0"),
    JSONCase("large number without exponent", .number(1e21), "1000000000000000000000"),
    JSONCase("empty array", .array([]), "[]"),
    JSONCase("array on one line", .array([.number(26.5), .null, .string("a")]), "[26.5, null, \"a\"]"),
    JSONCase("empty object", .object([]), "{}"),
    JSONCase(
      "keys keep their order", .object([.init("b", .number(1)), .init("a", .number(2))]),
      "{\n  \"b\": 1,\n  \"a\": 2\n}"),
    JSONCase(
      "nesting", .object([.init("results", .array([.object([.init("font", .object([.init("face", .number(0))]))])]))]),
      """
      {
        "results": [
          {
            "font": {
              "face": 0
            }
          }
        ]
      }
      """),
    JSONCase("quotes and backslashes", .string("a\"b\\c"), #""a\"b\\c""#),
    JSONCase("quote before an accent", .string("\"\u{301}"), "\"\\\"\u{301}\""),
    JSONCase("line breaks and tabs", .string("a\nb\tc\rd\r\n"), #""a\nb\tc\rd\r\n""#),
    JSONCase("control characters", .string("\0\u{1B}\u{7F}\u{9B}"), #""\u0000\u001b\u007f\u009b""#),
    JSONCase("separators and bidirectional marks", .string("\u{2028}\u{202E}\u{61C}"), #""\u2028\u202e\u061c""#),
    JSONCase("Korean and emoji stay", .string("행간 🅰"), "\"행간 🅰\""),
    JSONCase("keys are escaped too", .object([.init("a\"b", .null)]), "{\n  \"a\\\"b\": null\n}"),
  ])
  func writes(_ test: JSONCase) {
    #expect(Array(JSONWriter.text(test.value).utf8) == Array(test.expected.utf8))
  }

  /// Another reader finds the same numbers and strings in it. (On Linux JSONSerialization itself loses the last of 17 digits;
  /// NumberFormatTests has such numbers.)
  @Test func foundationReadsTheSame() throws {
    let numbers = [
      0, 28.640625, 7.359375, -5.7890625, 1e21, 1e-7, 0.05, 0.1234567890123, .greatestFiniteMagnitude,
    ]
    let string = "\0\u{1}\u{1B}\"\\/\n\r\t\u{7F}\u{85}\u{2028}\u{202E}행간🅰\u{FFFD}\"\u{301}"
    let text = JSONWriter.text(
      .object([
        .init("numbers", .array(numbers.map(ReportValue.number))), .init("string", .string(string)),
        .init("nested", .object([.init("flag", .bool(true)), .init("nothing", .null)])),
      ]))
    let parsed = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let object = try #require(parsed as? [String: Any])
    #expect(object["numbers"] as? [Double] == numbers)
    #expect((object["string"] as? String).map { Array($0.utf8) } == Array(string.utf8))
    let nested = try #require(object["nested"] as? [String: Any])
    #expect(nested["flag"] as? Bool == true)
    #expect(nested["nothing"] is NSNull)
  }
}
