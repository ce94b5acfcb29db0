import Reports
import Testing

/// A string in a CSV line.
struct CSVCase: CustomTestStringConvertible {
  let name: String
  let text: String
  let expected: String

  init(_ name: String, _ text: String, _ expected: String) {
    self.name = name
    self.text = text
    self.expected = expected
  }

  var testDescription: String { name }
}

@Suite struct CSVWriterTests {
  static func record(_ text: String) -> ReportValue {
    .object([
      .init("font", .object([.init("source", .string(text)), .init("family", .null)])),
      .init("size", .number(24)), .init("lineSpacing", .number(7.359375)), .init("fits", .bool(true)),
      .init("baselines", .array([.number(26.53125), .number(62)])),
    ])
  }

  @Test func header() {
    #expect(
      CSVWriter.header(of: Self.record("a")) == "font.source,font.family,size,lineSpacing,fits,baselines\n")
  }

  @Test func row() {
    #expect(CSVWriter.row(of: Self.record("a"), places: 3) == "a,,24,7.359,true,26.531 62\n")
    #expect(CSVWriter.row(of: Self.record("a"), places: 0) == "a,,24,7,true,27 62\n")
  }

  /// RFC 4180: https://www.rfc-editor.org/rfc/rfc4180#section-2
  @Test(arguments: [
    CSVCase("plain", "Inter Bold", "Inter Bold"),
    CSVCase("comma", "fonts/a,b.ttf", "\"fonts/a,b.ttf\""),
    CSVCase("quote", "6\" nails", "\"6\"\" nails\""),
    CSVCase("only quotes", "\"\"", "\"\"\"\"\"\""),
    // U+0022 and U+0301 are one character to Swift, but two to who reads the file.
    CSVCase("quote before a combining accent", "a\"\u{301}b", "\"a\"\"\u{301}b\""),
    CSVCase("comma before a combining accent", "a,\u{301}b", "\"a,\u{301}b\""),
    CSVCase("line break", "a\nb", "a\u{FFFD}b"),
    CSVCase("Korean", "행간 글꼴.otf", "행간 글꼴.otf"),
  ])
  func quotes(_ test: CSVCase) {
    let row = CSVWriter.row(of: .object([.init("source", .string(test.text)), .init("face", .number(0))]), places: 3)
    #expect(Array(row.utf8) == Array("\(test.expected),0\n".utf8))
  }
}
