/// The strings of a face's name table that are used, each in English where there is English.
struct NameTable {
  /// Name IDs (https://learn.microsoft.com/typography/opentype/spec/name#name-ids).
  struct ID: RawRepresentable, Hashable {
    let rawValue: Int

    static let family = ID(rawValue: 1)
    static let style = ID(rawValue: 2)
    static let fullName = ID(rawValue: 4)
    static let version = ID(rawValue: 5)
    static let postScriptName = ID(rawValue: 6)
    static let typographicFamily = ID(rawValue: 16)
    static let typographicStyle = ID(rawValue: 17)
    static let variationsPostScriptPrefix = ID(rawValue: 25)

    static let used = [
      family, style, fullName, version, postScriptName, typographicFamily, typographicStyle, variationsPostScriptPrefix,
    ]
  }

  /// Longest name that is read, in bytes: real ones have some dozens. A table can claim 64 KiB for each of thousands.
  static let maximumLength = 2048
  /// Most records that a table may have: its strings begin at most 65,535 bytes in, behind all records of 12 bytes.
  static let maximumRecords = (0xFFFF - 6) / 12
  /// Most family names that are kept, and most bytes of them, as UTF-8.
  static let maximumFamilies = 256
  static let maximumFamilyBytes = 16 << 10

  /// The best record of each name ID. A handful as a rule, and never more than ``maximumRecords``.
  private var best: [Entry] = []
  /// Every family name, whatever its language: IDs 1 and 16. Only where they were asked for.
  private(set) var families: [String] = []

  private struct Entry {
    let id: ID
    let preference: Int
    let text: String
  }

  /// Reads the names of a face. A name that cannot be read is left out; without a name table there are none.
  ///
  /// - Parameters:
  ///   - tables: the face.
  ///   - others: name IDs that the font itself gave out, for its named instances.
  ///   - keepsFamilies: whether the family's names in all languages are wanted.
  /// - Throws: ``FontReadingError/tooManyNames(_:limit:)``, and what reading throws.
  init(
    of tables: borrowing some SfntTables & ~Copyable, others: Set<ID> = [], keepsFamilies: Bool = false
  ) throws(FontReadingError) {
    guard let length = tables.length(of: "name"), length >= 6 else { return }
    let header = BigEndianBytes(try tables.bytes(of: "name", count: 6))
    let (count, storage) = (header.unsigned(at: 2), header.unsigned(at: 4))
    guard count <= Self.maximumRecords else { throw .tooManyNames(count, limit: Self.maximumRecords) }
    // Records and strings are addressed with 16 bits each: whatever follows is not the table's.
    let table = BigEndianBytes(try tables.bytes(of: "name", count: min(length, Self.maximumTableLength)))
    var familyBytes = 0
    for record in stride(from: 6, to: 6 + 12 * count, by: 12) where record + 12 <= table.bytes.count {
      let id = ID(rawValue: table.unsigned(at: record + 6))
      let (start, length) = (storage + table.unsigned(at: record + 10), table.unsigned(at: record + 8))
      guard ID.used.contains(id) || others.contains(id), length <= Self.maximumLength,
        start + length <= table.bytes.count
      else { continue }
      let platform = table.unsigned(at: record)
      let preference = Self.preference(platform: platform, language: table.unsigned(at: record + 4))
      let isFamily =
        keepsFamilies && (id == .family || id == .typographicFamily) && families.count < Self.maximumFamilies
      let known = best.firstIndex { $0.id == id }
      let isBetter = known.map { best[$0].preference < preference } ?? true
      guard isFamily || isBetter else { continue }  // not even decoded
      let text = Self.text(table.bytes[start..<start + length], isMacintosh: platform == 1)
      guard !text.isEmpty else { continue }
      let entry = Entry(id: id, preference: preference, text: text)
      if let known, isBetter { best[known] = entry }
      if known == nil { best.append(entry) }
      if isFamily, familyBytes + text.utf8.count <= Self.maximumFamilyBytes, !families.contains(text) {
        families.append(text)
        familyBytes += text.utf8.count
      }
    }
  }

  private static let maximumTableLength = 6 + 12 * 0xFFFF + 2 * 0xFFFF

  /// The first of these names that the font has.
  subscript(ids: ID...) -> String? {
    for id in ids { if let name = best.first(where: { $0.id == id }) { return name.text } }
    return nil
  }

  /// "Version 1.307;Glyphs 3.2 (3192)" is 1.307.
  var version: String? {
    guard let text = self[.version] else { return nil }
    let number = text.drop { !$0.isASCII || !$0.isNumber }.prefix { $0.isNumber || $0 == "." }
    return number.isEmpty ? text : String(number)
  }

  /// Windows in American English, then in any English, then the Macintosh's English, then Unicode, then whatever is first.
  private static func preference(platform: Int, language: Int) -> Int {
    switch platform {
    case 3 where language == 0x409: 5
    case 3 where language & 0x3FF == 0x09: 4
    case 1 where language == 0: 3
    case 0: 2
    case 3: 1
    default: 0
    }
  }

  /// UTF-16, broken surrogates replaced; or Mac Roman.
  private static func text(_ bytes: ArraySlice<UInt8>, isMacintosh: Bool) -> String {
    if isMacintosh { return String(String.UnicodeScalarView(bytes.map(macRoman))) }
    let low = stride(from: bytes.startIndex + 1, to: bytes.endIndex, by: 2).map { bytes[$0] }
    let isASCII =
      low.allSatisfy { $0 < 0x80 }
      && stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).allSatisfy { bytes[$0] == 0 }
    // Most names: decoding UTF-16 costs ten times as much.
    if isASCII { return String(decoding: low, as: UTF8.self) }
    let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map {
      UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }

  private static func macRoman(_ byte: UInt8) -> Unicode.Scalar {
    byte < 0x80 ? Unicode.Scalar(byte) : upperMacRoman[Int(byte) - 0x80]
  }

  /// Bytes 0x80 ... 0xFF (https://www.unicode.org/Public/MAPPINGS/VENDORS/APPLE/ROMAN.TXT).
  private static let upperMacRoman = Array(
    ("ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø"
      + "¿¡¬√ƒ≈∆«»…\u{A0}ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\u{F8FF}ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ").unicodeScalars)
}
