import LineHeightCore

/// The table directory of one face as the file itself has it.
///
/// FreeType silently leaves out tables that end after the file, so what is missing is asked here, before it is opened.
struct SfntDirectory: SfntTables {
  private let file: FontBytes
  private let start: Int
  private let records: [Record]

  struct Record {
    let tag: String
    let offset: Int
    let length: Int
    var end: Int { offset + length }
  }

  /// Tables whose values, or whose being there, are used; they must lie inside the file.
  private static let needed = ["head", "hhea", "OS/2", "name", "STAT", "fvar", "MVAR"]
  /// The others that a place on axes depends on.
  private static let neededToVary = ["avar", "gvar", "CFF2"]

  /// Tables without which FreeType opens no face, and those that its face is asked for.
  private static let shown = ["head", "hhea", "hmtx", "maxp", "OS/2", "name", "STAT", "MVAR"]

  /// Most tables that a face may list: fonts have a few dozen. FreeType compares each with all before it.
  static let maximumTables = 4096

  /// Reads the directory that begins at `offset`: 12 bytes, then 16 for each table
  /// (https://learn.microsoft.com/typography/opentype/spec/otff#table-directory).
  init(of file: FontBytes, at offset: Int) throws(FontReadingError) {
    guard offset + 12 <= file.size else { throw .directoryBeyondEnd(fileSize: file.size) }
    let count = BigEndianBytes(try file.bytes(at: offset + 4, count: 2)).unsigned(at: 0)
    guard offset + 12 + 16 * count <= file.size else { throw .directoryBeyondEnd(fileSize: file.size) }
    guard count <= Self.maximumTables else { throw .tooManyTables(count, limit: Self.maximumTables) }
    let bytes = BigEndianBytes(try file.bytes(at: offset + 12, count: 16 * count))
    self.file = file
    self.start = offset
    records = (0..<count).map { index in
      Record(
        tag: bytes.tag(at: 16 * index), offset: bytes.unsigned32(at: 16 * index + 8),
        length: bytes.unsigned32(at: 16 * index + 12))
    }
  }

  /// Refuses a collection whose faces share so much that reading each would take hours: a table of 100 KiB takes no more
  /// room in 4096 faces than in one, but is read 4096 times.
  static func checkSharing(of file: FontBytes, at offsets: [Int]) throws(FontReadingError) {
    guard offsets.count > 1 else { return }
    var total = 0
    for offset in offsets {
      // A face that cannot be read costs nothing more.
      guard let directory = try? SfntDirectory(of: file, at: offset) else { continue }
      total += 16 * directory.records.count + (directory.length(of: "name") ?? 0)
      total += VariationSpace.cost * (directory.length(of: "fvar") ?? 0)
      guard total <= FontReader.maximumSharedLength else { throw .sharesTooMuch(limit: FontReader.maximumSharedLength) }
    }
  }

  /// Where the faces of a collection begin
  /// (https://learn.microsoft.com/typography/opentype/spec/otff#ttc-header).
  static func offsets(ofCollection file: FontBytes) throws(FontReadingError) -> [Int] {
    guard file.size >= 12 else { throw .directoryBeyondEnd(fileSize: file.size) }
    let count = BigEndianBytes(try file.bytes(at: 8, count: 4)).unsigned32(at: 0)
    guard count <= FontReader.maximumFaces else { throw .tooManyFaces(count, limit: FontReader.maximumFaces) }
    guard 12 + 4 * count <= file.size else { throw .directoryBeyondEnd(fileSize: file.size) }
    let bytes = BigEndianBytes(try file.bytes(at: 12, count: 4 * count))
    return (0..<count).map { bytes.unsigned32(at: 4 * $0) }
  }

  /// Refuses a face whose needed tables are cut off or too short, and names the other tables that are cut off.
  ///
  /// - Parameter varies: whether the face is asked for at a place on its axes.
  func check(varies: Bool) throws(FontReadingError) -> [Finding] {
    let cut = records.filter { $0.end > file.size }
    let needed = varies ? Self.needed + Self.neededToVary : Self.needed
    if let record = cut.first(where: { needed.contains($0.tag) }) { throw beyondEnd(record) }
    _ = try verticalMetrics()
    return cut.isEmpty ? [] : [.tablesBeyondEnd(cut.map(\.tag))]
  }

  /// The first table that is cut off, as an error.
  var firstBeyondEnd: FontReadingError? {
    records.first { $0.end > file.size }.map(beyondEnd)
  }

  private func beyondEnd(_ record: Record) -> FontReadingError {
    .tableBeyondEnd(tag: record.tag, end: record.end, fileSize: file.size)
  }

  /// This directory with only the tables that lines and names come from, for FreeType to read in its place.
  ///
  /// Opening a face, FreeType reads and checks its character maps, hinting programs and the indexes of its outlines: most of
  /// what opening costs, and most of what a hostile font can attack. No metric depends on them.
  ///
  /// `nil` for a font with axes, whose outlines tell whether it varies, and where a table lies in the directory itself.
  func withoutGlyphs() throws(FontReadingError) -> FilePart? {
    guard length(of: "fvar") == nil else { return nil }
    // One of each: FreeType would look at all of one tag before it takes the first.
    let kept = Self.shown.compactMap(record)
    let version = try file.bytes(at: start, count: 4)
    // A font that is said to have CFF outlines is not opened without.
    var bytes = version == Array("OTTO".utf8) ? [0, 1, 0, 0] : version
    bytes += [0, UInt8(kept.count)] + [UInt8](repeating: 0, count: 6)
    for record in kept {
      bytes += record.tag.utf8
      for number in [0, record.offset, record.length] {
        bytes += [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
      }
    }
    let part = FilePart(start: start, bytes: bytes)
    return kept.contains { $0.offset < part.end && $0.end > part.start } ? nil : part
  }

  func length(of tag: String) -> Int? { record(tag)?.length }

  func bytes(of tag: String, count: Int) throws(FontReadingError) -> [UInt8] {
    guard let record = record(tag) else { throw .missingTable(tag: tag) }
    return try file.bytes(at: record.offset, count: count)
  }

  /// The first of a tag counts, as it does for FreeType.
  private func record(_ tag: String) -> Record? { records.first { $0.tag == tag } }
}
