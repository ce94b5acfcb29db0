/// Builds the bytes of a font from tables, also such as no font editor would write.
///
/// Checksums are 0: neither FreeType nor we look at them.
package struct SfntBuilder {
  /// The first four bytes: 0x00010000, `OTTO`, `true`.
  package var version: [UInt8]
  /// Tag and content of each table, in the order of the file.
  package var tables: [(tag: String, bytes: [UInt8])]

  /// The version of fonts with TrueType outlines.
  package static let trueType: [UInt8] = [0, 1, 0, 0]

  /// A font of these tables.
  package init(version: [UInt8] = trueType, _ tables: [(tag: String, bytes: [UInt8])]) {
    self.version = version
    self.tables = tables
  }

  /// The smallest font that FreeType opens, and OS/2: no glyphs, no names, 1000 units per em, hhea 950, -250, 0.
  package static var minimal: SfntBuilder {
    SfntBuilder([
      ("OS/2", SfntTable.os2()), ("head", SfntTable.head()), ("hhea", SfntTable.hhea()),
      ("hmtx", [0, 0, 0, 0]), ("loca", [0, 0, 0, 0]), ("maxp", SfntTable.maxp()),
    ])
  }

  /// The tables of a fixture font with one face.
  package init(fixture name: String) throws {
    let bytes = try Repository.bytes(ofFixture: name)
    version = Array(bytes[..<4])
    tables = (0..<bytes.read16(at: 4)).map { index in
      let record = 12 + 16 * index
      let offset = bytes.read32(at: record + 8)
      return (
        String(decoding: bytes[record..<record + 4], as: UTF8.self),
        Array(bytes[offset..<offset + bytes.read32(at: record + 12)])
      )
    }
  }

  /// A table's content; set to `nil` to remove it, to something for an unknown tag to add it at the end.
  package subscript(tag: String) -> [UInt8]? {
    get { tables.first { $0.tag == tag }?.bytes }
    set {
      let index = tables.firstIndex { $0.tag == tag }
      switch (index, newValue) {
      case (let index?, let bytes?): tables[index].bytes = bytes
      case (let index?, nil): tables.remove(at: index)
      case (nil, let bytes?): tables.append((tag, bytes))
      case (nil, nil): break
      }
    }
  }

  /// The same font with one table of another content, or without it.
  package func with(_ tag: String, _ bytes: [UInt8]?) -> SfntBuilder {
    var copy = self
    copy[tag] = bytes
    return copy
  }

  /// The same font with one table cut, or filled up with zeros, to a length.
  package func with(_ tag: String, length: Int) -> SfntBuilder {
    let bytes = self[tag] ?? []
    return with(tag, Array(bytes.prefix(length)) + [UInt8](repeating: 0, count: max(0, length - bytes.count)))
  }

  /// The same font with a uint16 of a table overwritten.
  package func with(_ tag: String, uint16 value: Int, at offset: Int) -> SfntBuilder {
    var bytes = self[tag] ?? []
    bytes.set16(value, at: offset)
    return with(tag, bytes)
  }

  /// The file. Tables begin at multiples of four, as the format asks.
  package var bytes: [UInt8] { bytes(from: 0) }

  /// The face as it stands `start` bytes into a file: in a collection, offsets count from the file's start.
  package func bytes(from start: Int) -> [UInt8] {
    var directory = version
    directory.append16(tables.count)
    directory += [UInt8](repeating: 0, count: 6)
    var content: [UInt8] = []
    let contentStart = start + 12 + 16 * tables.count
    for table in tables {
      directory += Array(table.tag.utf8)
      directory.append32(0)
      directory.append32(contentStart + content.count)
      directory.append32(table.bytes.count)
      content += table.bytes
      while content.count % 4 != 0 { content.append(0) }
    }
    return directory + content
  }

  /// A collection of `count` faces that are all this one: one list of tables that the header names again and again.
  package func collection(of count: Int) -> [UInt8] {
    var header: [UInt8] = Array("ttcf".utf8) + [0, 1, 0, 0]
    header.append32(count)
    let start = 12 + 4 * count
    for _ in 0..<count { header.append32(start) }
    let bytes = header + bytes(from: start)
    // FreeType takes a collection for broken whose file has less than 32 bytes for each face.
    return bytes + [UInt8](repeating: 0, count: max(0, 32 * count + 32 - bytes.count))
  }

  /// A collection of faces, which share no tables here.
  ///
  /// - Parameter claimedCount: number of faces in the header, where it is to be wrong.
  package static func collection(_ faces: [SfntBuilder], claimedCount: Int? = nil) -> [UInt8] {
    var header: [UInt8] = Array("ttcf".utf8) + [0, 1, 0, 0]
    header.append32(claimedCount ?? faces.count)
    let headerLength = 12 + 4 * faces.count
    var content: [UInt8] = []
    for face in faces {
      header.append32(headerLength + content.count)
      content += face.bytes(from: headerLength + content.count)
    }
    return header + content
  }
}
