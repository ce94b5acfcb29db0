import CFreeType

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

    static let used: Set = [
      family, style, fullName, version, postScriptName, typographicFamily, typographicStyle, variationsPostScriptPrefix,
    ]
  }

  /// Longest name that is read, in bytes: real ones have some dozens. A table can claim 64 KiB for each of thousands.
  static let maximumLength = 2048
  /// Most names of families that are kept.
  static let maximumFamilies = 256

  private var best: [ID: (preference: Int, text: String)] = [:]
  /// Every family name, whatever its language: IDs 1 and 16.
  private(set) var families: [String] = []

  /// Reads the names of an open face. A name that cannot be read is left out.
  ///
  /// - Parameter others: name IDs that the font itself gave out, for its named instances.
  init(of face: borrowing FreeTypeFace, others: Set<ID> = []) {
    let wanted = ID.used.union(others)
    let count = unsafe FT_Get_Sfnt_Name_Count(face.handle)
    for index in 0..<count {
      var name = unsafe FT_SfntName()
      guard unsafe FT_Get_Sfnt_Name(face.handle, index, &name) == 0 else { continue }
      guard unsafe Int(name.string_len) <= Self.maximumLength else { continue }
      let id = unsafe ID(rawValue: Int(name.name_id))
      guard wanted.contains(id) else { continue }
      let preference = unsafe Self.preference(platform: Int(name.platform_id), language: Int(name.language_id))
      let isFamily = (id == .family || id == .typographicFamily) && families.count < Self.maximumFamilies
      if !isFamily, let known = best[id], known.preference >= preference { continue }  // not even read
      let bytes = unsafe Array(UnsafeBufferPointer(start: name.string, count: Int(name.string_len)))
      let text = unsafe Self.text(bytes, isMacintosh: name.platform_id == 1)
      guard !text.isEmpty else { continue }
      if isFamily, !families.contains(text) { families.append(text) }
      if let known = best[id], known.preference >= preference { continue }
      best[id] = (preference, text)
    }
  }

  /// The first of these names that the font has.
  subscript(ids: ID...) -> String? {
    ids.lazy.compactMap { best[$0]?.text }.first
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
  private static func text(_ bytes: [UInt8], isMacintosh: Bool) -> String {
    if isMacintosh { return String(String.UnicodeScalarView(bytes.map(macRoman))) }
    let units = stride(from: 0, to: bytes.count - 1, by: 2).map { UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]) }
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
