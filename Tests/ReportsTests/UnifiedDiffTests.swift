import Reports
import Testing

/// Two texts and what `diff -u` says of them.
struct DiffCase: CustomTestStringConvertible {
  let name: String
  let old: String
  let new: String
  let expected: String

  var testDescription: String { name }
}

@Suite struct UnifiedDiffTests {
  private static let head = "--- f\n+++ f (new)\n"

  @Test(arguments: [
    DiffCase(name: "nothing changed", old: "a\nb\n", new: "a\nb\n", expected: ""),
    DiffCase(
      name: "a line changed", old: "a\nb\nc\n", new: "a\nB\nc\n", expected: head + "@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n"),
    DiffCase(name: "nothing was there", old: "", new: "a\n", expected: head + "@@ -0,0 +1,1 @@\n+a\n"),
    DiffCase(name: "all is gone", old: "a\n", new: "", expected: head + "@@ -1,1 +0,0 @@\n-a\n"),
    DiffCase(
      name: "two places far apart", old: "1\n2\n3\n4\n5\n6\n7\n8\n9\n", new: "0\n2\n3\n4\n5\n6\n7\n8\n0\n",
      expected: head + "@@ -1,4 +1,4 @@\n-1\n+0\n 2\n 3\n 4\n@@ -6,4 +6,4 @@\n 6\n 7\n 8\n-9\n+0\n"),
    DiffCase(
      name: "an insertion", old: "1\n2\n3\n4\n5\n", new: "1\n2\n3\n4\n행간\n5\n",
      expected: head + "@@ -2,4 +2,5 @@\n 2\n 3\n 4\n+행간\n 5\n"),
    DiffCase(
      name: "lines that end in CR LF", old: "a\r\nb\r\n", new: "a\nb\r\n",
      expected: head + "@@ -1,2 +1,2 @@\n-a\r\n+a\n b\r\n"),
    DiffCase(
      name: "a last line that does not end", old: "a\nb", new: "a\nb\n",
      expected: head + "@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+b\n"),
    DiffCase(
      name: "other bytes of the same character", old: "\u{E9}\n", new: "e\u{301}\n",
      expected: head + "@@ -1,1 +1,1 @@\n-\u{E9}\n+e\u{301}\n"),
  ])
  func shows(_ test: DiffCase) {
    let text = UnifiedDiff.text(from: test.old, to: test.new, name: "f")
    #expect(Array(text.utf8) == Array(test.expected.utf8))
  }
}
