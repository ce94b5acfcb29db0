import LineHeightCore
import Testing

/// A text from a file, and what of it is printed.
struct PrintableCase: CustomTestStringConvertible {
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

@Suite struct PrintableTests {
  @Test(arguments: [
    PrintableCase("plain", "Pretendard-Bold", "Pretendard-Bold"),
    PrintableCase("empty", "", ""),
    PrintableCase("Korean, accents, emoji", "행간 Überschrift 🅰︎👩‍👧", "행간 Überschrift 🅰︎👩‍👧"),
    PrintableCase("Arabic needs no mark", "خط", "خط"),
    PrintableCase("colour sequence", "\u{1B}[31mred", "\u{FFFD}[31mred"),
    PrintableCase("bell, null, delete", "a\u{7}b\0c\u{7F}d", "a\u{FFFD}b\u{FFFD}c\u{FFFD}d"),
    PrintableCase("CR LF is two", "a\r\nb", "a\u{FFFD}\u{FFFD}b"),
    PrintableCase("tab", "a\tb", "a\u{FFFD}b"),
    PrintableCase("C1: CSI and next line", "\u{9B}31m\u{85}", "\u{FFFD}31m\u{FFFD}"),
    PrintableCase("line and paragraph separators", "a\u{2028}b\u{2029}c", "a\u{FFFD}b\u{FFFD}c"),
    PrintableCase("bidirectional override", "a\u{202E}b\u{202C}", "a\u{FFFD}b\u{FFFD}"),
    PrintableCase("bidirectional isolates", "\u{2066}a\u{2069}", "\u{FFFD}a\u{FFFD}"),
    PrintableCase("bidirectional marks", "\u{200E}a\u{200F}b\u{61C}", "\u{FFFD}a\u{FFFD}b\u{FFFD}"),
    PrintableCase(
      "neighbours of what steers", " ~\u{A0}\u{2027}\u{202F}\u{2065}\u{206A}",
      " ~\u{A0}\u{2027}\u{202F}\u{2065}\u{206A}"),
  ])
  func text(_ test: PrintableCase) {
    // Scalar by scalar: two texts can be equal as Unicode sees it and differ in what they do to a terminal.
    #expect(Array(Printable.text(test.text).unicodeScalars) == Array(test.expected.unicodeScalars))
  }
}
