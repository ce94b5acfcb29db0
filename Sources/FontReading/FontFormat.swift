import LineHeightCore

/// What kind of font a file holds, told by its first bytes and never by its name.
package enum FontFormat: Hashable, Sendable {
  /// One face with TrueType or CFF outlines, or bitmaps, in an sfnt wrapper.
  case sfnt
  /// An OpenType collection.
  case collection
  /// Compressed sfnt for the web; FreeType unpacks it.
  case woff, woff2
  /// An sfnt in the data of a Mac resource fork; FreeType unpacks it.
  case dfont
  /// Formats without hhea and OS/2.
  case type1, pcf, bdf, windowsFON, bareCFF, svg, embeddedOpenType
  /// A file compressed as a whole.
  case gzip

  /// Bytes that are needed to tell.
  static let prefixLength = 256

  /// Tells the format from the start of a file; `nil` where it is no font that is known here.
  init?(prefix: [UInt8]) {
    func starts(_ bytes: [UInt8]) -> Bool { prefix.starts(with: bytes) }
    func starts(_ text: String) -> Bool { prefix.starts(with: text.utf8) }

    if starts([0, 1, 0, 0]) || starts("OTTO") || starts("true") || starts("typ1") {
      self = .sfnt
    } else if starts("ttcf") {
      self = .collection
    } else if starts("wOFF") {
      self = .woff
    } else if starts("wOF2") {
      self = .woff2
    } else if Self.isDataFork(prefix) {
      self = .dfont
    } else if starts("%!PS-AdobeFont") || starts("%!FontType1") || starts([0x80, 1]) {
      self = .type1
    } else if starts("\u{1}fcp") {
      self = .pcf
    } else if starts("STARTFONT") {
      self = .bdf
    } else if starts("MZ") {
      self = .windowsFON
    } else if starts([1, 0]) && prefix.count > 3 && (4...16).contains(prefix[2]) && (1...4).contains(prefix[3]) {
      self = .bareCFF
    } else if starts([0x1F, 0x8B]) {
      self = .gzip
    } else if Self.isSVG(prefix) {
      self = .svg
    } else if prefix.count >= 36, prefix[34] == 0x4C, prefix[35] == 0x50 {
      self = .embeddedOpenType
    } else {
      return nil
    }
  }

  /// A resource fork begins with four offsets and lengths: its data starts at 256, its map where the data ends.
  private static func isDataFork(_ prefix: [UInt8]) -> Bool {
    guard prefix.count >= 16 else { return false }
    let fields = (0..<4).map { field in prefix[4 * field..<4 * field + 4].reduce(0) { $0 << 8 | Int($1) } }
    return fields[0] == 256 && fields[1] == fields[0] + fields[2] && fields[3] > 0
  }

  private static func isSVG(_ prefix: [UInt8]) -> Bool {
    let text = String(decoding: prefix, as: UTF8.self)
    return text.hasPrefix("<svg") || text.hasPrefix("<?xml") && text.contains(part: "<svg")
  }
}
