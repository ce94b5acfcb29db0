import LineHeightCore

/// One text style of a sheet: its name in Swift and what its source needs to know.
struct StyleEntry {
  /// The name of the enum's case, without backticks.
  let identifier: String
  let style: TextStyle
  let result: SpacingResult

  /// The entries of a sheet, in order, with unique names.
  static func entries(of styles: [(style: TextStyle, result: SpacingResult)]) -> [StyleEntry] {
    let identifiers = SwiftIdentifier.unique(styles.map { SwiftIdentifier.lowerCamelCase($0.style.name) })
    return zip(identifiers, styles).map { StyleEntry(identifier: $0, style: $1.style, result: $1.result) }
  }

  var spacing: TextSpacing { result.spacing }
  var isSystemFont: Bool { spacing.metrics.source == .systemFont }
  /// The name that the font is asked for by; `nil` for the system font.
  var fontName: String? {
    isSystemFont ? nil : result.font.reference.postScriptName ?? style.postScriptName ?? style.family
  }
  var hasTracking: Bool { style.letterSpacing != 0 }

  /// Weight and slant lie in a font's name, but not in the system font's.
  var systemWeight: SystemWeight { isSystemFont ? SystemWeight(nearest: style.weight) : .regular }
  var isSystemItalic: Bool { isSystemFont && style.isItalic }

  /// What is typed as line spacing: noise around 0 is 0, and below 0 the line height is below the font's.
  var lineSpacing: Double { spacing.fits ? max(spacing.answer.lineSpacing, 0) : spacing.answer.lineSpacing }

  /// The style in one line: `heading/large: Pretendard-Bold, 24 pt on lines of 36 pt.`
  var summary: String {
    let name = style.name.isEmpty ? "(no name)" : SwiftLiteral.comment(style.name)
    let slant = (systemWeight == .regular ? "" : " \(systemWeight)") + (isSystemItalic ? " italic" : "")
    let font = fontName.map(SwiftLiteral.comment) ?? "system font\(slant)"
    return "\(name): \(font), \(points(spacing.size)) pt on lines of \(points(spacing.target)) pt."
  }

  /// By how much each further line is too tall before the 26.0 systems.
  var excess: String { points(spacing.laidOutLineHeight - spacing.target) }

  private func points(_ value: Double) -> String { NumberFormat.short(value, places: 3) }
}

/// The weights of the system font, by the names that `Font.Weight` and `UIFont.Weight` share.
enum SystemWeight: String, CaseIterable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  /// The weight nearest to an OpenType one: 100, 200, ... 900.
  init(nearest weight: Int) {
    let index = (min(max(weight, 100), 900) + 50) / 100 - 1
    self = Self.allCases[index]
  }
}
