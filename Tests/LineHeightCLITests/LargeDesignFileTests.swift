import Foundation
import TestSupport
import Testing

/// What files of very many styles cost: at most eight times their size, beside what the process takes anyway.
struct LargeDesignFileTests {
  @Test(
    .enabled(if: !BuiltBinary.isSanitized, "AddressSanitizer takes terabytes of address space"),
    arguments: ["text", "json", "swift", "swift-tests"])
  func memory(_ format: String) throws {
    let styles = (0..<16_000).map {
      #""g\#($0)":{"s":{"$type":"typography","$value":{"fontFamily":"Haenggan Sample","fontSize":"16px","lineHeight":1.5}}}"#
    }
    let bytes = Array("{\(styles.joined(separator: ","))}".utf8)
    let folder = try TemporaryFolder()
    let path = try folder.write(bytes, to: "tokens.json")
    let kilobytes = 32 * 1024 + 8 * bytes.count / 1024
    let outcome = try BuiltBinary.shell(
      "ulimit -v \"$1\"; exec \"$0\" styles \"$2\" --font 'Haenggan Sample=Fixtures/fonts/sample.ttf' --format \"$3\"",
      ["\(kilobytes)", path, format])
    #expect(outcome.errors == "lineheight: note: 16000 styles done\n")
    #expect(outcome.exitCode == 0)
  }
}
