import Testing

@testable import LineHeightCLI

/// What a mistyped word was meant to be.
struct NearestTests {
  @Test(arguments: [
    ("wght", "wght", 0), ("wgth", "wght", 1), ("wdth", "wght", 2), ("", "abc", 3), ("abc", "", 3), ("ab", "ba", 1),
    ("wgh", "wght", 1), ("ca", "abc", 3), ("abcd", "badc", 2),
  ])
  func distance(_ left: String, _ right: String, _ edits: Int) {
    #expect(Nearest.distance(Array(left), Array(right)) == edits)
  }

  @Test func farWordsEnd() {
    let long = [Character](repeating: "x", count: 100_000)
    #expect(Nearest.distance(long, Array("wght")) == 100_000)
  }

  /// One letter changed and two swapped are one edit each; swapping is what fingers do.
  @Test(arguments: [["wght", "wdth"], ["wdth", "wght"]])
  func swappedLettersWin(_ axes: [String]) {
    #expect(Nearest.word(to: "wgth", among: axes) == "wght")
  }
}
