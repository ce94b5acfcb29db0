import FontReading
import LineHeightCore
import TestSupport
import Testing

/// Fonts whose table directory points where nothing is.
@Suite struct BrokenDirectoryTests {
  static func cases() throws -> [BrokenFontCase] {
    let sample = try Repository.bytes(ofFixture: "sample.ttf")
    let size = 1024
    func beyond(_ tag: String, _ end: Int) -> Reading {
      .failure(.tableBeyondEnd(tag: tag, end: end, fileSize: size))
    }
    func incomplete(_ tag: String) -> Reading {
      .success(.sample.with { $0.findings = [.tablesBeyondEnd([tag])] })
    }
    return [
      BrokenFontCase("head past the end", sample.withRecord(of: "head", offset: 971), beyond("head", 1025)),
      BrokenFontCase("head up to the end", sample.withRecord(of: "hhea", offset: 1024), beyond("hhea", 1060)),
      BrokenFontCase(
        "OS/2 at 0xFFFFFFFF", sample.withRecord(of: "OS/2", offset: 0xFFFF_FFFF), beyond("OS/2", 4_294_967_391)),
      BrokenFontCase(
        "hhea of 0xFFFFFFFF bytes", sample.withRecord(of: "hhea", length: 0xFFFF_FFFF),
        beyond("hhea", 4_294_967_523)),
      BrokenFontCase(
        "hhea of 0xFFFFFFFF bytes at 0xFFFFFFFF",
        sample.withRecord(of: "hhea", offset: 0xFFFF_FFFF, length: 0xFFFF_FFFF), beyond("hhea", 8_589_934_590)),
      BrokenFontCase("name past the end", sample.withRecord(of: "name", length: 329), beyond("name", 1025)),
      BrokenFontCase("post past the end", sample.withRecord(of: "post", length: 33), incomplete("post")),
      BrokenFontCase("glyf past the end", sample.withRecord(of: "glyf", length: 4096), incomplete("glyf")),
      BrokenFontCase("cmap past the end", sample.withRecord(of: "cmap", length: 4096), incomplete("cmap")),
      BrokenFontCase(
        "cmap at 0xFFFFFFFF", sample.withRecord(of: "cmap", offset: 0xFFFF_FFFF), incomplete("cmap")),
      BrokenFontCase(
        "65535 tables", sample.with(uint16: 65535, at: 4), .failure(.directoryBeyondEnd(fileSize: size))),
      BrokenFontCase("no table", sample.with(uint16: 0, at: 4), .failure(.missingTable(tag: "head"))),
      BrokenFontCase(
        "cut within the directory", Array(sample[..<171]), .failure(.directoryBeyondEnd(fileSize: 171))),
      BrokenFontCase("cut within the header", Array(sample[..<11]), .failure(.directoryBeyondEnd(fileSize: 11))),
      BrokenFontCase(
        "cut before post", Array(sample[..<992]),
        .success(.sample.with { $0.findings = [.tablesBeyondEnd(["post"])] })),
    ]
  }

  @Test(arguments: try cases())
  func comesOut(_ test: BrokenFontCase) {
    #expect(read(test.bytes) == test.expected)
  }

  /// FreeType opens no font without these two and would only say that it misses them. A font whose glyphs are not asked
  /// for needs no loca.
  @Test(arguments: [("hmtx", 1024 + 26, nil), ("loca", 1024 + 16, "A")])
  func whatFreeTypeNeedsItself(_ tag: String, _ end: Int, _ text: String?) throws {
    let bytes = try Repository.bytes(ofFixture: "sample.ttf").withRecord(of: tag, offset: 1024)
    #expect(read(bytes, text: text).error == .tableBeyondEnd(tag: tag, end: end, fileSize: bytes.count))
  }

  /// Without STAT the line would be another (A3), so one that is cut off is none that is not there.
  @Test func statDecides() throws {
    let bytes = try Repository.bytes(ofFixture: "cff-bit7-stat.otf").withRecord(
      of: "STAT", offset: 0xFFFF_FFF0, length: 8)
    #expect(read(bytes).error == .tableBeyondEnd(tag: "STAT", end: 0xFFFF_FFF8, fileSize: bytes.count))
  }

  /// Thousands of them are one warning.
  @Test func manyTablesPastTheEnd() throws {
    let bytes = try Repository.bytes(ofFixture: "sample.ttf")
      .withRecord(of: "post", length: 4096).withRecord(of: "cmap", length: 4096)
    #expect(try read(bytes).get().findings == [.tablesBeyondEnd(["cmap", "post"])])
  }

  /// Of two tables with one tag, the first counts for FreeType, and so for us.
  @Test func theFirstOfTwoTables() throws {
    var font = try SfntBuilder(fixture: "sample.ttf")
    font.tables.append(("hhea", SfntTable.hhea(ascender: 1, descender: -1)))
    font.tables.append(("head", SfntTable.head(unitsPerEm: 0)))
    #expect(read(font.bytes) == .success(.sample))
  }
}
