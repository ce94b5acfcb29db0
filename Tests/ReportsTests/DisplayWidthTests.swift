import Reports
import Testing

/// Columns of a terminal.
struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("Regular", 7), ("나눔고딕", 8), ("游ゴシック", 10), ("ＡＢ", 4), ("ｱ", 1), ("é", 1), ("a\u{AD}b", 2), ("\u{2FF}", 1),
    ("e\u{301}", 1), ("👍", 2),
    ("a\u{200D}b", 2),
  ])
  func isCounted(_ text: String, _ width: Int) {
    #expect(DisplayWidth.of(text) == width)
  }

  @Test func columnsAlignOnWideText() {
    #expect(DisplayWidth.padded("굵게", to: 6) + "|" == "굵게  |")
    #expect(DisplayWidth.aligned("굵게", to: 6) + "|" == "  굵게|")
    #expect(DisplayWidth.padded("too long", to: 3) == "too long")
  }

  @Test(arguments: [
    (["aa", "bb", "cc"], 8, "aa bb cc"), (["aa", "bb", "cc"], 7, "aa bb\n  cc"), (["굵게", "가"], 6, "굵게\n  가"),
    (["a", "too-long-for-it", "b"], 6, "a\n  too-long-for-it\n  b"),
  ])
  func wraps(_ words: [String], _ columns: Int, _ text: String) {
    #expect(DisplayWidth.wrapped(words, columns: columns) == text)
  }
}
