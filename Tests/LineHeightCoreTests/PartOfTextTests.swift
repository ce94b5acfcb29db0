import LineHeightCore
import Testing

/// The search that takes the place of the toolchain's.
struct PartOfTextTests {
  @Test(arguments: [
    ("semibolditalic", "italic", true), ("italic", "italic", true), ("italique", "italic", false),
    ("", "italic", false),
    ("aab", "ab", true), ("anything", "", true), ("", "", true), ("행간 시험", "시험", true),
    // é as one character and as two are the same, and a letter is no part of it.
    ("cafe\u{301}", "caf\u{E9}", true), ("cafe\u{301}", "e", false),
  ])
  func isFound(_ text: String, _ part: String, _ isPart: Bool) { #expect(text.contains(part: part) == isPart) }
}
