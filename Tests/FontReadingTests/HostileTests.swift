import FontReading
import Foundation
import LineHeightCore
import TestSupport
import Testing

/// Files that are made to hurt their reader.
struct HostileTests {
  private static func sample() throws -> [UInt8] { try Repository.bytes(ofFixture: "sample.ttf") }

  /// The header alone is looked at: nothing behind it needs to be true.
  @Test(arguments: [("sample.woff", 412 << 20), ("sample.woff2", 412 << 20), ("sample.woff", 0xFFFF_FFFF)])
  func claimedSizeIsCheckedFirst(_ file: String, _ size: Int) throws {
    let bytes = try Repository.bytes(ofFixture: file).with(uint32: size, at: 16)
    #expect(read(bytes).error == .claimsTooLarge(size, limit: FontReader.maximumUnpackedSize))
  }

  @Test func claimAtTheLimitIsLeftToFreeType() throws {
    let bytes = try Repository.bytes(ofFixture: "sample.woff").with(uint32: FontReader.maximumUnpackedSize, at: 16)
    guard case .freeType = read(bytes).error else {
      Issue.record("expected FreeType to find the size wrong")
      return
    }
  }

  /// hhea and head share their bytes: odd, but each has its values.
  @Test func overlappingTablesAreReadWhereTheyAre() throws {
    let font = try Self.sample()
    let tables = try SfntBuilder(fixture: "sample.ttf")
    let head = try #require(tables["head"])
    let offset = try #require(font.indices.first { font[$0...].starts(with: head) })
    guard case .success(let facts) = read(font.withRecord(of: "hhea", offset: offset, length: 54)) else {
      Issue.record("refused")
      return
    }
    let expected = VerticalTriple(
      ascender: Int(Int16(truncatingIfNeeded: head.read16(at: 4))),
      descender: Int(Int16(truncatingIfNeeded: head.read16(at: 6))),
      lineGap: Int(Int16(truncatingIfNeeded: head.read16(at: 8))))
    #expect(facts.metrics.hhea == expected)
  }

  /// Offset and length whose sum does not fit into 32 bits.
  @Test(arguments: ["head", "hhea", "OS/2", "name"])
  func overflowingOffsetsAreBeyondTheEnd(_ tag: String) throws {
    let font = try Self.sample().withRecord(of: tag, offset: 0xFFFF_FFF0, length: 0xFFFF_FFFF)
    #expect(
      read(font).error == .tableBeyondEnd(tag: tag, end: 0xFFFF_FFF0 + 0xFFFF_FFFF, fileSize: try Self.sample().count))
  }

  /// 65,535 tables claimed: more than the file can list, or listed all with the same tag.
  @Test func manyTables() throws {
    let font = try Self.sample()
    #expect(read(font.with(uint16: 0xFFFF, at: 4)).error == .directoryBeyondEnd(fileSize: font.count))
    let tables = SfntBuilder.minimal.tables + (0..<4000).map { _ in (tag: "junk", bytes: [0]) }
    guard case .success(let facts) = read(SfntBuilder(tables).bytes) else {
      Issue.record("refused")
      return
    }
    #expect(facts.metrics.hhea == VerticalTriple(ascender: 950, descender: -250))
  }

  /// A table beyond the reach of 32-bit signed offsets, in a file that takes no space.
  @Test func tableBeyond2GiB() throws {
    let folder = try TemporaryFolder()
    let offset = 0xA000_0000
    let hhea = SfntTable.hhea(ascender: 901, descender: -301, lineGap: 7)
    let path = try folder.write(
      try Self.sample().withRecord(of: "hhea", offset: offset, length: hhea.count), to: "big.ttf")
    let file = try FileHandle(forWritingTo: URL(filePath: path))
    try file.seek(toOffset: UInt64(offset))
    try file.write(contentsOf: Data(hhea))
    try file.truncate(atOffset: 3 << 30)
    try file.close()
    let facts = try read(path: path).get()
    #expect(facts.metrics.hhea == VerticalTriple(ascender: 901, descender: -301, lineGap: 7))
    #expect(facts.postScriptName == "HaengganSample-Regular")
  }

  /// A name in UTF-16 with a lone surrogate and an escape sequence is repaired here and made harmless where it is shown.
  @Test func brokenUTF16IsReplaced() throws {
    let name = SfntTable.name([SfntTable.Name(1, bytes: [0, 0x41, 0xD8, 0x00, 0, 0x42, 0x00])])
    let facts = try read(SfntBuilder.minimal.with("name", name).bytes).get()
    #expect(facts.family == "A\u{FFFD}B")
  }

  /// A header or directory that lies about lengths, whichever byte it is: an error, or the font as it is.
  @Test(arguments: ["sample.woff", "sample.woff2"])
  func lyingDirectories(_ file: String) throws {
    let font = try Repository.bytes(ofFixture: file)
    var refused = 0
    for offset in 4..<100 {
      for value: UInt8 in [0x00, 0x7F, 0xFF] where font[offset] != value {
        var bytes = font
        bytes[offset] = value
        guard case .success(let facts) = read(bytes) else {
          refused += 1
          continue
        }
        #expect(facts.metrics.hhea == FontFacts.sample.metrics.hhea, "byte \(offset) set to \(value)")
        #expect(facts.metrics.unitsPerEm == 1000, "byte \(offset) set to \(value)")
      }
    }
    #expect(refused > 20)
  }
}
