import FontReading
import LineHeightCore

/// How faces and places on axes are spelled on the command line.
enum FontSpelling {
  /// `--face`: what reads as a number is one.
  static func face(_ text: String?) -> FaceSelection {
    guard let text else { return .only }
    return Spelling.integer(text).map(FaceSelection.index) ?? .name(text)
  }

  /// `--instance` and `--axis`.
  static func location(_ arguments: LiteralArguments) throws(UsageError) -> FontLocation {
    var location = FontLocation(
      instance: arguments[.instance].map { Spelling.integer($0).map(FontLocation.Instance.index) ?? .name($0) })
    for text in arguments.all(.axis) {
      guard let setting = setting(text) else { throw .notAnAxis(text) }
      guard !location.axes.contains(where: { $0.tag == setting.tag }) else { throw .axisTwice(setting.tag) }
      location.axes.append(setting)
    }
    return location
  }

  /// The usual names of OS/2.usWeightClass (https://learn.microsoft.com/typography/opentype/spec/os2#usweightclass).
  static let weights: [(name: String, value: Double)] = [
    ("thin", 100), ("extralight", 200), ("ultralight", 200), ("light", 300), ("regular", 400), ("normal", 400),
    ("medium", 500), ("semibold", 600), ("demibold", 600), ("bold", 700), ("extrabold", 800), ("ultrabold", 800),
    ("black", 900), ("heavy", 900),
  ]

  /// `--family`, `--weight` and `--italic`; `nil` without a family. A weight that only `--axis` tells is the family's too.
  static func installedFont(_ arguments: LiteralArguments) throws(UsageError) -> InstalledFontQuery? {
    guard let family = arguments[.family] else { return nil }
    let location = try location(arguments)
    let axis = location.axes.first { $0.tag == "wght" }
    var query = InstalledFontQuery(
      family: family, weight: axis?.value ?? 400, isItalic: arguments.has(.italic), isVaried: !location.isDefault)
    if let text = arguments[.weight] {
      guard let weight = weight(text) else { throw .notAWeight(text) }
      if let axis, axis.value != weight { throw .weightAgainstAxis(text, axis: axis.value) }
      query.weight = weight
    }
    return query
  }

  /// A number from 1 to 1000, or a name; case, blanks and hyphens do not count.
  private static func weight(_ text: String) -> Double? {
    if let number = Spelling.number(text) { return (1...1000).contains(number) ? number : nil }
    let name = text.filter { $0.isLetter }.lowercased()
    return weights.first { $0.name == name }?.value
  }

  /// `TAG=VALUE`. A tag is four characters in the file; blanks at its end may be left out.
  private static func setting(_ text: String) -> FontVariation.Setting? {
    let parts = text.split(separator: "=", omittingEmptySubsequences: false)
    guard parts.count == 2, (1...4).contains(parts[0].count), let value = Spelling.number(parts[1]), abs(value) < 32768
    else { return nil }
    let tag = parts[0] + String(repeating: " ", count: 4 - parts[0].count)
    return FontVariation.Setting(tag: String(tag), value: value)
  }
}
