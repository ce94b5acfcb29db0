/// A font file whose format is known to hold sfnt tables.
struct FontContainer {
  let file: FontBytes
  /// Where each face's table directory begins; `nil` where the tables are packed and only FreeType sees them.
  let directoryOffsets: [Int]?

  init(of file: FontBytes) throws(FontReadingError) {
    guard file.size > 0 else { throw .empty }
    let prefix = try file.bytes(at: 0, count: min(file.size, FontFormat.prefixLength))
    guard let format = FontFormat(prefix: prefix) else { throw .notAFont(isText: Self.isText(prefix)) }
    self.file = file
    switch format {
    case .sfnt: directoryOffsets = [0]
    case .collection: directoryOffsets = try SfntDirectory.offsets(ofCollection: file)
    case .woff, .woff2:
      try Self.checkUnpackedSize(prefix)
      directoryOffsets = nil
    case .dfont: directoryOffsets = nil
    case .type1, .pcf, .bdf, .windowsFON, .bareCFF, .svg, .embeddedOpenType, .gzip: throw .unsupported(format)
    }
  }

  func directory(ofFace index: Int) throws(FontReadingError) -> SfntDirectory? {
    guard let directoryOffsets else { return nil }
    return try SfntDirectory(of: file, at: directoryOffsets[index])
  }

  /// See ``SfntDirectory/checkSharing(of:at:)``; packed tables are read by FreeType alone.
  func checkSharing() throws(FontReadingError) {
    if let directoryOffsets { try SfntDirectory.checkSharing(of: file, at: directoryOffsets) }
  }

  /// WOFF and WOFF2 say how large the font is in totalSfntSize, a uint32 16 bytes from the start
  /// (https://www.w3.org/TR/WOFF2/#woff20Header). FreeType believes it and takes so much memory at once.
  private static func checkUnpackedSize(_ prefix: [UInt8]) throws(FontReadingError) {
    guard prefix.count >= 20 else { return }
    let size = BigEndianBytes(prefix).unsigned32(at: 16)
    guard size <= FontReader.maximumUnpackedSize else {
      throw .claimsTooLarge(size, limit: FontReader.maximumUnpackedSize)
    }
  }

  private static func isText(_ prefix: [UInt8]) -> Bool {
    prefix.allSatisfy { $0 >= 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
  }
}
