package import LineHeightCore

/// One text style of a sheet: what its source says of it. A design can have hundreds of thousands, and the whole answers
/// would take several times the memory of its file.
package struct StyleEntry: Sendable {
  /// The name of the enum's case, without backticks.
  private(set) var identifier: String
  let name: String
  /// The name that the font is asked for by; `nil` for the system font.
  let fontName: String?
  /// Weight and slant lie in a font's name, but not in the system font's.
  let systemWeight: SystemWeight
  let isSystemItalic: Bool
  let tracking: Double

  let size: Double
  let lineHeight: Double
  /// What is typed: noise around 0 is 0, and below 0 the line height is below the font's.
  let lineSpacing: Double
  let paddingTop: Double
  let paddingBottom: Double
  let baselineOffset: Double
  /// The font's own line, and what the device makes of it.
  let fontLineHeight: Double
  let laidOutLineHeight: Double
  /// Whether the line height is at least that (rule B2).
  let fits: Bool
  let isTrimmed: Bool

  /// A style, and what was computed for it.
  package init(_ style: TextStyle, _ result: SpacingResult) {
    let spacing = result.spacing
    let isSystemFont = spacing.metrics.source == .systemFont
    identifier = SwiftIdentifier.lowerCamelCase(style.name)
    name = style.name
    fontName = isSystemFont ? nil : result.font.reference.postScriptName ?? style.postScriptName ?? style.family
    systemWeight = isSystemFont ? SystemWeight(nearest: style.weight) : .regular
    isSystemItalic = isSystemFont && style.isItalic
    tracking = style.letterSpacing
    size = spacing.size
    lineHeight = spacing.target
    lineSpacing = spacing.fits ? max(spacing.answer.lineSpacing, 0) : spacing.answer.lineSpacing
    paddingTop = spacing.answer.paddingTop
    paddingBottom = spacing.answer.paddingBottom
    baselineOffset = spacing.uiKit.baselineOffset
    fontLineHeight = spacing.fontLineHeight
    laidOutLineHeight = spacing.laidOutLineHeight
    fits = spacing.fits
    isTrimmed = spacing.options.placement == .capTrim
  }

  /// The entries with identifiers of their own.
  static func named(_ entries: [StyleEntry]) -> [StyleEntry] {
    var entries = entries
    for (index, identifier) in SwiftIdentifier.unique(entries.map(\.identifier)).enumerated() {
      entries[index].identifier = identifier
    }
    return entries
  }

  var isSystemFont: Bool { fontName == nil }
  var hasTracking: Bool { tracking != 0 }

  /// The style in one line: `heading/large: Pretendard-Bold, 24 pt on lines of 36 pt.`
  var summary: String {
    let name = name.isEmpty ? "(no name)" : SwiftLiteral.comment(name)
    let slant = (systemWeight == .regular ? "" : " \(systemWeight)") + (isSystemItalic ? " italic" : "")
    let font = fontName.map(SwiftLiteral.comment) ?? "system font\(slant)"
    return "\(name): \(font), \(points(size)) pt on lines of \(points(lineHeight)) pt."
  }

  /// By how much each further line is too tall before the 26.0 systems.
  var excess: String { points(laidOutLineHeight - lineHeight) }

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
