import LineHeightCore

/// The tables of one face, whoever reads them: FreeType's view of a face, or the file's own table directory.
protocol SfntTables: ~Copyable {
  /// Length of a table in bytes; `nil` where the face has none.
  func length(of tag: String) -> Int?
  /// The first `count` bytes of a table that is at least so long.
  func bytes(of tag: String, count: Int) throws(FontReadingError) -> [UInt8]
}

extension SfntTables where Self: ~Copyable {
  /// The vertical metrics of a face, each table's true length asked first: what a short table does not hold is `nil`,
  /// and a table without its needed fields is an error
  /// (https://learn.microsoft.com/typography/opentype/spec/hhea, .../os2, .../head).
  func verticalMetrics() throws(FontReadingError) -> VerticalMetrics {
    let unitsPerEm = try unitsPerEm()
    let hhea = try hhea()
    let os2 = try os2()
    guard hhea != nil || os2?.typo != nil || os2?.win != nil else { throw .noVerticalMetrics }
    return VerticalMetrics(unitsPerEm: unitsPerEm, hhea: hhea, os2: os2, hasSTAT: length(of: "STAT") != nil)
  }

  /// head.unitsPerEm, at offset 18 of the 54 bytes that a head table has.
  func unitsPerEm() throws(FontReadingError) -> Int {
    guard let head = try table("head", needed: 54) else { throw .missingTable(tag: "head") }
    let unitsPerEm = head.unsigned(at: 18)
    guard (16...16384).contains(unitsPerEm) else { throw .unitsPerEmOutOfRange(unitsPerEm) }
    return unitsPerEm
  }

  private func hhea() throws(FontReadingError) -> VerticalTriple? {
    try table("hhea", needed: 36)?.triple(at: 4)
  }

  private func os2() throws(FontReadingError) -> OS2Metrics? {
    guard let length = length(of: "OS/2"), length >= 2 else { return nil }
    let os2 = BigEndianBytes(try bytes(of: "OS/2", count: min(length, 96)))
    let version = os2.unsigned(at: 0)
    // FreeType marks an OS/2 table that it could not read with this version; nobody else uses it.
    guard version != 0xFFFF else { return nil }
    let hasLines = length >= 78
    let hasHeights = version >= 2 && length >= 96
    return OS2Metrics(
      version: version,
      fsSelection: length >= 64 ? os2.unsigned(at: 62) : 0,
      typo: hasLines ? os2.triple(at: 68) : nil,
      win: hasLines
        ? VerticalTriple(ascender: os2.unsigned(at: 74), descender: -os2.unsigned(at: 76)) : nil,
      xHeight: hasHeights ? os2.signed(at: 86) : nil,
      capHeight: hasHeights ? os2.signed(at: 88) : nil)
  }

  /// The first `needed` bytes of a table, `nil` where there is no table; a shorter one is an error.
  private func table(_ tag: String, needed: Int) throws(FontReadingError) -> BigEndianBytes? {
    guard let length = length(of: tag) else { return nil }
    guard length >= needed else { throw .tableTooShort(tag: tag, length: length, needed: needed) }
    return BigEndianBytes(try bytes(of: tag, count: needed))
  }
}

/// Numbers in a byte array, most significant byte first, as OpenType writes them.
struct BigEndianBytes {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// uint16
  func unsigned(at offset: Int) -> Int { Int(bytes[offset]) << 8 | Int(bytes[offset + 1]) }

  /// int16
  func signed(at offset: Int) -> Int { Int(Int16(truncatingIfNeeded: unsigned(at: offset))) }

  /// uint32
  func unsigned32(at offset: Int) -> Int { unsigned(at: offset) << 16 | unsigned(at: offset + 2) }

  /// Tag: four bytes, as Latin-1 text.
  func tag(at offset: Int) -> String {
    let tag = bytes[offset..<offset + 4]
    guard tag.contains(where: { $0 >= 0x80 }) else { return String(decoding: tag, as: UTF8.self) }
    return String(String.UnicodeScalarView(tag.map { Unicode.Scalar($0) }))
  }

  /// Three int16 in a row.
  func triple(at offset: Int) -> VerticalTriple {
    VerticalTriple(
      ascender: signed(at: offset), descender: signed(at: offset + 2), lineGap: signed(at: offset + 4))
  }
}
