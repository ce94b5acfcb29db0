import LineHeightCore
import TestSupport
import Testing

@testable import FontReading

/// Lines are read without character maps, outlines and hinting: what is wrong there is no matter of theirs.
@Suite struct WithoutGlyphsTests {
  static let noise = [UInt8](repeating: 0xA5, count: 64)

  @Test(
    arguments: ["cmap", "glyf", "loca", "post", "cvt ", "fpgm", "prep", "EBLC", "CBLC", "vhea", "kern", "gasp"],
    [noise, []])
  func brokenTrueType(_ tag: String, _ content: [UInt8]) throws {
    let font = try SfntBuilder(fixture: "sample.ttf").with(tag, content)
    #expect(read(font.bytes) == .success(.sample))
  }

  @Test(arguments: ["cmap", "glyf", "loca", "post"])
  func withoutTable(_ tag: String) throws {
    let font = try SfntBuilder(fixture: "sample.ttf")
    try #require(font[tag] != nil)
    #expect(read(font.with(tag, nil).bytes) == .success(.sample))
  }

  @Test(arguments: ["CFF ", "cmap"], [noise, [], nil])
  func brokenCFF(_ tag: String, _ content: [UInt8]?) throws {
    let font = try SfntBuilder(fixture: "cff-bit7-no-stat.otf")
    #expect(try read(font.with(tag, content).bytes).get() == read(font.bytes).get())
  }

  /// FreeType looks at every head of a font without CFF outlines; the first counts.
  @Test func aSecondHead() throws {
    var font = try SfntBuilder(fixture: "cff-bit7-no-stat.otf")
    let whole = try read(font.bytes).get()
    font.tables.append(("head", [UInt8](repeating: 0, count: 32)))
    #expect(try read(font.bytes).get() == whole)
  }

  /// Characters are looked for in the font as it is.
  @Test func charactersNeedGlyphs() throws {
    let sample = try SfntBuilder(fixture: "sample.ttf")
    #expect(try read(sample.bytes, text: "A가").get().coverage?.missing == ["가"])
    #expect(read(sample.with("loca", nil).bytes, text: "A").error != nil)
  }

  /// FreeType reads a shortened directory; a table that lies in the directory itself is still read as the file has it.
  @Test func aTableInTheDirectory() throws {
    let font = try SfntBuilder(fixture: "sample.ttf").bytes.withRecord(of: "OS/2", offset: 0)
    let os2 = try #require(try read(font).get().metrics.os2)
    func signed(_ offset: Int) -> Int { Int(Int16(bitPattern: UInt16(font[offset]) << 8 | UInt16(font[offset + 1]))) }
    #expect(os2.version == 1)
    #expect(os2.fsSelection == Int(UInt16(truncatingIfNeeded: signed(62))))
    #expect(os2.typo == VerticalTriple(ascender: signed(68), descender: signed(70), lineGap: signed(72)))
  }
}
