package import LineHeightCore

extension StyledResult {
  /// The style as a tree: what the file says of it, then the main job's record.
  package var record: ReportValue {
    let style = ReportValue.object([
      .init("name", .string(style.name)),
      .init("family", .string(style.family)),
      .init("postScriptName", .string(orNull: style.postScriptName)),
      .init("weight", .number(Double(style.weight))),
      .init("italic", .bool(style.isItalic)),
      .init("letterSpacing", .number(style.letterSpacing)),
    ])
    return .object([.init("style", style)] + result.members(findings))
  }
}

/// All styles of a file as one table, for a terminal or as Markdown.
package struct StyleTable {
  private let places: Int
  private var rows: [[String]] = []

  private static let header = [
    "style", "font", "size", "line height", "font.lineHeight", "lineSpacing", "padding top", "bottom",
  ]

  /// A table with `places` decimal places, and no rows yet.
  package init(places: Int) { self.places = places }

  /// Adds a row.
  package mutating func add(_ styled: StyledResult) {
    let (style, spacing) = (styled.style, styled.result.spacing)
    let font = styled.result.font.postScriptName ?? style.family
    let points = NumberFormat.short(spacing.lineHeight, places: places)
    let given = spacing.design.relation.map { $0 + " = " + points } ?? NumberFormat.exact(spacing.lineHeight)
    func fixed(_ value: Double) -> String { NumberFormat.fixed(value, places: places) }
    rows.append([
      Printable.text(style.name), Printable.text(font), NumberFormat.exact(spacing.size), given,
      fixed(spacing.fontLineHeight), fixed(spacing.answer.lineSpacing), fixed(spacing.answer.paddingTop),
      fixed(spacing.answer.paddingBottom),
    ])
  }

  /// Aligned in columns: names to the left, numbers to the right.
  package func text(style: TerminalStyle) -> String {
    let text = DisplayWidth.columns([Self.header] + rows, toTheRight: Set(Self.header.indices.dropFirst(2)))
    let rest = text.drop { $0 != "\n" }
    return style.bold(String(text[..<rest.startIndex])) + rest
  }

  /// As a Markdown table (https://github.github.com/gfm/#tables-extension-).
  package var markdown: String {
    let rule = Self.header.indices.map { $0 < 2 ? "---" : "---:" }
    return ([Self.header, rule] + rows.map { $0.map(Self.escaped) })
      .map { "| \($0.joined(separator: " | ")) |\n" }.joined()
  }

  /// Nothing in a name is Markdown or HTML. By scalars: a bar before a combining mark is no character of its own.
  private static func escaped(_ text: String) -> String {
    let special: Set<Unicode.Scalar> = ["\\", "|", "`", "*", "_", "<", ">", "[", "]", "&", "~", "#"]
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if special.contains(scalar) { escaped.append("\\") }
      escaped.append(scalar)
    }
    return String(escaped)
  }
}

extension DesignLineHeight {
  /// What a line height is counted in, one spelling for one meaning whatever the file's was; `nil` for pixels.
  fileprivate var relation: String? {
    switch self {
    case .points: nil
    case .percentOfSize(let percent): NumberFormat.exact(percent) + "%"
    case .timesFontLineHeight(let factor): NumberFormat.exact(factor) + "x"
    case .auto: "auto"
    case .percentOfAuto(let percent): NumberFormat.exact(percent) + "% of auto"
    }
  }
}
