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

  /// One block: what was asked, one line for each number, and where the lines stand.
  package func text(_ result: SpacingResult) -> String {
    let spacing = result.spacing
    return style.bold(Self.title(of: result, places: places, separator: "   ")) + "\n\n"
      + table(measures(of: spacing) + recipe(of: spacing) + baseline(of: spacing))
      + SpacingExplanation(spacing, places: places).text
  }

  /// What was asked: font, size, line height, and the options that are not the plain recipe's.
  package static func title(of result: SpacingResult, places: Int, separator: String) -> String {
    let font = result.font
    let spacing = result.spacing
    let name = Printable.text(font.postScriptName ?? font.fullName ?? font.family ?? font.source)
    let variation = font.variation.map { " (\($0.text))" } ?? ""
    let points = NumberFormat.short(spacing.lineHeight, places: places)
    let lineHeight =
      result.unit == .pixels
      ? "\(NumberFormat.exact(spacing.lineHeight)) pt" : "\(result.givenLineHeight) = \(points) pt"
    let plain =
      "\(name)\(variation)\(separator)\(NumberFormat.exact(spacing.size)) pt\(separator)line height \(lineHeight)"
    return spacing.options.words.reduce(plain) { $0 + separator + $1 }
  }

  private struct Row {
    let label: String
    let value: Double
    let meaning: String
  }

  private func measures(of spacing: TextSpacing) -> [Row] {
    let metrics = spacing.metrics
    let parts =
      "ascender \(short(metrics.ascender(at: spacing.size))), descender \(short(metrics.descender(at: spacing.size))), "
      + "leading \(short(metrics.leading(at: spacing.size))) (\(metrics.source.tableName))"
    let own = Row(label: "font.lineHeight", value: spacing.fontLineHeight, meaning: parts)
    if spacing.laidOutLineHeight == spacing.fontLineHeight { return [own] }
    return [own, Row(label: "laid out as", value: spacing.laidOutLineHeight, meaning: layout(of: spacing))]
  }

  private func layout(of spacing: TextSpacing) -> String {
    let leading = spacing.options.includesLeading && spacing.metrics.triple.lineGap != 0 ? "leading included" : nil
    let rounding = spacing.options.scale.map {
      "rounded up to whole device pixels: \(short(spacing.laidOutLineHeight * Double($0))) at \($0)x"
    }
    return [leading, rounding].compactMap { $0 }.joined(separator: ", ")
  }

  private func recipe(of spacing: TextSpacing) -> [Row] {
    spacing.calls(places: places).enumerated().map { index, call in
      let excuse = index == 0 && !spacing.fits ? "   there is no negative lineSpacing" : ""
      return Row(label: call.label, value: call.value, meaning: style.code(call.text) + excuse)
    }
  }

  /// Where the only line stands; several lines have a table of their own.
  private func baseline(of spacing: TextSpacing) -> [Row] {
    guard spacing.options.lines == 1, let own = spacing.baselines.first else { return [] }
    func row(_ meaning: String) -> [Row] { [Row(label: "baseline", value: own, meaning: meaning)] }
    guard let figma = spacing.placedFigmaBaselines.first else { return row("Figma's is not known") }
    let difference = own - figma
    guard abs(difference) > Rounding.noise else { return row("as in Figma") }
    let hint = spacing.options.placement == .centred ? " (--baseline figma moves it there)" : ""
    let distance = "\(short(abs(difference))) pt \(difference < 0 ? "lower" : "higher")"
    return row("Figma draws it at \(short(figma)), \(distance)\(hint)")
  }

  /// Labels to the left, numbers with their points below each other.
  private func table(_ rows: [Row]) -> String {
    let areWhole = rows.allSatisfy { NumberFormat.isWhole($0.value) }
    let numbers = rows.map { NumberFormat.fixed($0.value, places: areWhole ? 0 : places) }
    let labelWidth = rows.map(\.label.count).max() ?? 0
    let numberWidth = numbers.map(\.count).max() ?? 0
    return zip(rows, numbers).reduce(into: "") { text, line in
      let (row, number) = line
      text +=
        "\(DisplayWidth.padded(row.label, to: labelWidth))  \(DisplayWidth.aligned(number, to: numberWidth)) pt   "
      text += "\(row.meaning)\n"
    }
  }

  private func short(_ value: Double) -> String { NumberFormat.short(value, places: places) }
}

extension LayoutOptions {
  /// The options that are not the plain recipe's, for a title.
  fileprivate var words: [String] {
    var words = lines == 1 ? [] : ["\(lines) lines"]
    if let scale { words.append("\(scale)x") }
    if includesLeading { words.append("leading included") }
    switch placement {
    case .centred: if target == .drawn { words.append("as drawn") }
    case .figmaBaseline: words.append("on Figma's baseline")
    case .capTrim: words.append("trimmed to cap height")
    }
    return words
  }
}
