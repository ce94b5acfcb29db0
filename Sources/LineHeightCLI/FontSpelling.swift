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

  /// `TAG=VALUE`. A tag is four characters in the file; blanks at its end may be left out.
  private static func setting(_ text: String) -> FontVariation.Setting? {
    let parts = text.split(separator: "=", omittingEmptySubsequences: false)
    guard parts.count == 2, (1...4).contains(parts[0].count), let value = Spelling.number(parts[1]), abs(value) < 32768
    else { return nil }
    let tag = parts[0] + String(repeating: " ", count: 4 - parts[0].count)
    return FontVariation.Setting(tag: String(tag), value: value)
  }
}
