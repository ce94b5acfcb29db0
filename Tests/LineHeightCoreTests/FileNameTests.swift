import LineHeightCore
import Testing

/// Paths are bytes; their strings keep each of them.
struct FileNameTests {
  @Test(
    arguments: [
      ([], ""), (Array("행간.ttf".utf8), "행간.ttf"), ([0x63, 0xE9], "c\\xE9"), ([0xFF, 0x80, 0x41], "\\xFF\\x80A"),
      // Half of a character, one that is too long for its value, and half of a surrogate pair.
      ([0xED, 0x96], "\\xED\\x96"), ([0xC0, 0xAF], "\\xC0\\xAF"), ([0xED, 0xA0, 0x80], "\\xED\\xA0\\x80"),
      // What a byte is carried as may be a name itself.
      ([0xF4, 0x8F, 0xBF, 0xA9], "\\xF4\\x8F\\xBF\\xA9"), ([0xF4, 0x8F, 0xBD, 0xBF], "\u{10FF7F}"),
      ([0x1B, 0xE9], "\u{1B}\\xE9"),
    ] as [([UInt8], String)])
  func isKept(_ bytes: [UInt8], _ shown: String) {
    let string = FileName.string(bytes)
    #expect(FileName.bytes(string) == bytes)
    #expect(FileName.shown(string) == shown)
  }

  @Test func everyByteIsKept() {
    let bytes = (1...255).flatMap { [UInt8($0), UInt8(256 - $0)] }
    #expect(FileName.bytes(FileName.string(bytes)) == bytes)
  }

  @Test func printableShowsBytes() {
    #expect(Printable.text(FileName.string([0x1B, 0xE9])) == "\u{FFFD}\\xE9")
  }
}
