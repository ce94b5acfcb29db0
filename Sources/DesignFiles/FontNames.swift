/// Weight and slant out of a style's name.
struct FontStyleName: Hashable {
  /// 1 ... 1000.
  var weight: Int
  var isItalic: Bool

  /// OpenType's classes with the names of the Design Tokens format (https://www.designtokens.org/tr/2025.10/format/#font-weight),
  /// without blanks and hyphens.
  private static let weights = [
    "thin": 100, "hairline": 100, "extralight": 200, "ultralight": 200, "light": 300, "normal": 400, "regular": 400,
    "roman": 400, "book": 400, "medium": 500, "semibold": 600, "demibold": 600, "demi": 600, "semi": 600, "bold": 700,
    "extrabold": 800, "ultrabold": 800, "black": 900, "heavy": 900, "extrablack": 950, "ultrablack": 950,
  ]
  private static let slants: Set = ["italic", "oblique", "slanted", "ital", "kursiv"]
  /// Widths are part of a style's name and no matter of weight.
  private static let widths: Set = [
    "condensed", "semicondensed", "extracondensed", "ultracondensed", "compressed", "narrow", "expanded",
    "semiexpanded", "extraexpanded", "extended", "wide",
  ]

  /// Reads `Bold`, `SemiBold Italic`, `extra-bold`, `Italic`, `700`, `700 italic`; `nil` where a word is none of these.
  init?(_ text: String) {
    let all = Self.words(text)
    guard !all.isEmpty else { return nil }
    var slanted = all.contains(where: Self.slants.contains)
    var name = all.filter { !Self.slants.contains($0) && !Self.widths.contains($0) }.joined()
    // `BoldItalic` is one word.
    if Self.weights[name] == nil, let slant = Self.slants.first(where: { name.hasSuffix($0) }) {
      name.removeLast(slant.count)
      slanted = true
    }
    if let number = Double(name) {
      self.init(weight: number)
    } else {
      guard let known = name.isEmpty ? 400 : Self.weights[name] else { return nil }
      self.init(weight: Double(known))
    }
    isItalic = slanted
  }

  /// An upright style; `nil` where no font can have the weight.
  init?(weight: Double) {
    guard (1...1000).contains(weight) else { return nil }
    self.weight = Int(weight.rounded())
    isItalic = false
  }

  private static func words(_ text: String) -> [String] {
    text.lowercased().split { $0 == " " || $0 == "-" || $0 == "_" }.map(String.init)
  }

  /// Cuts a font's name in two: `Pretendard-SemiBold` and `IBM Plex Sans Bold Italic` have a family and a style.
  static func split(_ font: String) -> (family: String, style: FontStyleName?) {
    if let hyphen = font.lastIndex(of: "-"), let style = FontStyleName(String(font[font.index(after: hyphen)...])) {
      return (String(font[..<hyphen]), style)
    }
    let words = font.split(separator: " ")
    for count in stride(from: min(3, words.count - 1), to: 0, by: -1) {
      if let style = FontStyleName(words.suffix(count).joined(separator: " ")) {
        return (words.dropLast(count).joined(separator: " "), style)
      }
    }
    return (font, nil)
  }
}

/// A list of families as CSS has it.
enum FontStack {
  /// The first family, without its quotation marks; `nil` where there is none.
  static func first(_ text: String) -> String? {
    let trimmed = text.utf8.drop { $0 == 0x20 }
    if let mark = trimmed.first, mark == .quote || mark == UInt8(ascii: "'") {
      let family = trimmed.dropFirst().prefix { $0 != mark }
      return family.isEmpty ? nil : String(Substring(family))
    }
    let family = trimmed.prefix { $0 != .comma }
    let end = family.lastIndex { $0 != 0x20 }
    return end.map { String(Substring(family[...$0])) }
  }
}
