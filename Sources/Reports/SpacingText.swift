package import LineHeightCore

/// The result as text for a person at a terminal.
package struct SpacingText {
  private let places: Int
  private let style: TerminalStyle

  /// A text report with `places` decimal places.
  package init(places: Int, style: TerminalStyle) {
    self.places = places
    self.style = style
  }

  /// One block: what was asked, then one line for each number.
  package func text(_ result: SpacingResult) -> String {
    let spacing = result.spacing
    let metrics = spacing.metrics
    let parts = [
      "ascender \(short(metrics.ascender(at: spacing.size)))",
      "descender \(short(metrics.descender(at: spacing.size)))",
      "leading \(short(metrics.leading(at: spacing.size))) (\(metrics.source.tableName))",
    ]
    let rows = [("font.lineHeight", spacing.fontLineHeight, parts.joined(separator: ", "))] + recipe(of: spacing)
    return style.bold(title(of: result)) + "\n\n" + table(rows)
  }

  private func title(of result: SpacingResult) -> String {
    let font = result.font
    let name = Printable.text(font.postScriptName ?? font.fullName ?? font.family ?? font.source)
    let points = "\(short(result.spacing.lineHeight)) pt"
    let lineHeight = result.unit == .pixels ? points : "\(result.givenLineHeight) = \(points)"
    return "\(name)   \(NumberFormat.exact(result.spacing.size)) pt   line height \(lineHeight)"
  }

  private func recipe(of spacing: TextSpacing) -> [(String, Double, String)] {
    let answer = spacing.answer
    let call =
      spacing.fits
      ? code(".lineSpacing", answer.lineSpacing)
      : style.code(".lineSpacing(0)") + "   SwiftUI has no negative lineSpacing"
    let lineSpacing = ("lineSpacing", answer.lineSpacing, call)
    if let padding = answer.padding {
      return [lineSpacing, ("padding", padding, code(".padding", edge: ".vertical", padding))]
    }
    return [
      lineSpacing, ("padding top", answer.paddingTop, code(".padding", edge: ".top", answer.paddingTop)),
      ("padding bottom", answer.paddingBottom, code(".padding", edge: ".bottom", answer.paddingBottom)),
    ]
  }

  /// Labels to the left, numbers with their points below each other.
  private func table(_ rows: [(label: String, value: Double, meaning: String)]) -> String {
    let areWhole = rows.allSatisfy { $0.value == $0.value.rounded() }
    let numbers = rows.map { NumberFormat.fixed($0.value, places: areWhole ? 0 : places) }
    let labelWidth = rows.map(\.label.count).max() ?? 0
    let numberWidth = numbers.map(\.count).max() ?? 0
    return zip(rows, numbers).map { row, number in
      let label = row.label + String(repeating: " ", count: labelWidth - row.label.count)
      let padding = String(repeating: " ", count: numberWidth - number.count)
      return "\(label)  \(padding)\(number) pt   \(row.meaning)\n"
    }.joined()
  }

  private func code(_ modifier: String, edge: String? = nil, _ value: Double) -> String {
    style.code("\(modifier)(\(edge.map { $0 + ", " } ?? "")\(short(value)))")
  }

  private func short(_ value: Double) -> String { NumberFormat.short(value, places: places) }
}

/// Colours, or none.
package struct TerminalStyle: Sendable {
  private let isColoured: Bool

  /// A style that colours or leaves text as it is.
  package init(isColoured: Bool) { self.isColoured = isColoured }

  package func bold(_ text: String) -> String { wrapped(text, "1") }
  package func code(_ text: String) -> String { wrapped(text, "36") }
  package func error(_ text: String) -> String { wrapped(text, "1;31") }
  package func warning(_ text: String) -> String { wrapped(text, "1;33") }
  package func note(_ text: String) -> String { wrapped(text, "1;34") }

  private func wrapped(_ text: String, _ code: String) -> String {
    isColoured ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
