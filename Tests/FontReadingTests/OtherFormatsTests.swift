import FontReading
import LineHeightCore
import TestSupport
import Testing

/// A file that is no font of ours, and the error that says what it is.
struct OtherFormatCase: CustomTestStringConvertible {
  let name: String
  let bytes: [UInt8]
  let error: FontReadingError

  init(_ name: String, _ bytes: [UInt8], _ error: FontReadingError) {
    self.name = name
    self.bytes = bytes
    self.error = error
  }

  init(_ name: String, _ text: String, _ error: FontReadingError) {
    self.init(name, Array(text.utf8), error)
  }

  var testDescription: String { name }
}

@Suite struct OtherFormatsTests {
  private static let zeros = [UInt8](repeating: 0, count: 300)
  private static let eot = [UInt8](repeating: 1, count: 34) + [0x4C, 0x50] + zeros

  @Test(arguments: [
    OtherFormatCase("empty", [], .empty),
    OtherFormatCase("one byte of text", "x", .notAFont(isText: true)),
    OtherFormatCase("text", "not a font\nat all\n", .notAFont(isText: true)),
    OtherFormatCase("text in Korean", "행간", .notAFont(isText: true)),
    OtherFormatCase("an HTML error page", "<!DOCTYPE html><html></html>", .notAFont(isText: true)),
    OtherFormatCase("a Git LFS pointer", "version https://git-lfs.github.com/spec/v1\n", .notAFont(isText: true)),
    OtherFormatCase("zeros", zeros, .notAFont(isText: false)),
    OtherFormatCase("PNG", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], .notAFont(isText: false)),
    OtherFormatCase("Type 1 (PFA)", "%!PS-AdobeFont-1.0: Utopia-Regular\n", .unsupported(.type1)),
    OtherFormatCase("Type 1 of another maker", "%!FontType1-1.0: Utopia\n", .unsupported(.type1)),
    OtherFormatCase(
      "Type 1 (PFB)", [0x80, 1, 6, 0, 0, 0] + Array("%!PS-A".utf8), .unsupported(.type1)),
    OtherFormatCase("PCF", "\u{1}fcp" + "\u{8}\0\0\0", .unsupported(.pcf)),
    OtherFormatCase("BDF", "STARTFONT 2.1\nFONT -misc-fixed\n", .unsupported(.bdf)),
    OtherFormatCase("FON", Array("MZ".utf8) + zeros, .unsupported(.windowsFON)),
    OtherFormatCase("SVG", "<svg xmlns='http://www.w3.org/2000/svg'/>", .unsupported(.svg)),
    OtherFormatCase(
      "SVG with a declaration", "<?xml version='1.0'?>\n<svg><defs><font/></defs></svg>", .unsupported(.svg)),
    OtherFormatCase("EOT", eot, .unsupported(.embeddedOpenType)),
    OtherFormatCase("gzip", [0x1F, 0x8B, 8, 0, 0, 0, 0, 0], .unsupported(.gzip)),
  ])
  func says(_ test: OtherFormatCase) {
    #expect(read(test.bytes).error == test.error)
  }

  @Test func bareCFF() throws {
    let outlines = try #require(try SfntBuilder(fixture: "cff-bit7-no-stat.otf")["CFF "])
    #expect(read(outlines).error == .unsupported(.bareCFF))
  }

  /// What pseudo-random bytes are must not depend on luck: only that they are no font, whatever they begin with.
  @Test(arguments: ["", "OTTO", "ttcf", "wOFF", "wOF2", "true", "\0\u{1}\0\0"])
  func garbage(_ tag: String) {
    var generator = SeededGenerator(seed: 48)
    for _ in 0..<200 {
      let noise = (0..<256).map { _ in UInt8.random(in: 0...255, using: &generator) }
      #expect(read(Array(tag.utf8) + noise).error != nil)
    }
  }

  /// A small WOFF that claims a large table: refused before the memory is taken.
  @Test func aWOFFThatClaimsAGigabyte() throws {
    let woff = try Repository.bytes(ofFixture: "sample.woff")
    let claimed = 1 << 30
    let total = woff.read32(at: 16)
    let lastRecord = 44 + 20 * (woff.read16(at: 12) - 1)
    let length = woff.read32(at: lastRecord + 12)
    let bytes = woff.with(uint32: total - (length + 3) / 4 * 4 + claimed, at: 16)
      .with(uint32: claimed, at: lastRecord + 12)
    let size = bytes.read32(at: 16)
    #expect(read(bytes).error == .claimsTooLarge(size, limit: 96 << 20))
  }
}
