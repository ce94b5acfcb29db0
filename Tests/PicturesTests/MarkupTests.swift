import Testing

@testable import Pictures

/// What must hold of everything that is written.
struct MarkupTests {
  @Test(arguments: [
    ("plain 행간", "plain 행간"), ("<script>alert('&')</script>", "&lt;script&gt;alert(&#39;&amp;&#39;)&lt;/script&gt;"),
    ("\" onload=\"x", "&quot; onload=&quot;x"),
    ("a\u{0}b\u{1B}\u{7F}\u{9B}\n", "a\u{FFFD}b\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
    ("\u{202E}abc\u{2066}", "\u{FFFD}abc\u{FFFD}"), ("\u{FFFE}\u{FFFF}", "\u{FFFD}\u{FFFD}"),
    ("]]>", "]]&gt;"), ("<\u{301}", "&lt;\u{301}"), ("e\u{301}", "e\u{301}"),
  ])
  func text(_ text: String, _ expected: String) {
    #expect(Markup.text(text).unicodeScalars.elementsEqual(expected.unicodeScalars))
  }

  @Test func attributesCannotEnd() {
    #expect(Markup.element("a", [("b", "\"><c")], "d") == "<a b=\"&quot;&gt;&lt;c\">d</a>\n")
    #expect(Markup.element("a", []) == "<a/>\n")
  }

  @Test(
    arguments: [
      (28.640625, "28.640625"), (36, "36"), (7.199999999999999, "7.2"), (-0.5, "-0.5"), (1.0 / 3, "0.333333"),
      (-1e-12, "0"), (100, "100"), (0.1000004, "0.1"),
    ] as [(Double, String)])
  func number(_ value: Double, _ expected: String) { #expect(Markup.number(value) == expected) }
}
