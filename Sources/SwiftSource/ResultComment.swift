import LineHeightCore

/// The comment that says what a declaration is and how its numbers come about.
struct ResultComment {
  private let result: SpacingResult
  private let spacing: TextSpacing

  init(_ result: SpacingResult) {
    self.result = result
    spacing = result.spacing
  }

  var text: String {
    ([title, "", fontLine] + [leading, rounding].compactMap { $0 } + [lineSpacing] + [paddingTop].compactMap { $0 })
      .map { $0.isEmpty ? "///" : "/// \($0)" }.joined(separator: "\n")
  }

  private var title: String {
    let name = SwiftLiteral.comment(result.font.postScriptName ?? result.font.source)
    let place = result.font.variation.map { " (\(SwiftLiteral.comment($0.text)))" } ?? ""
    return "\(name)\(place) at \(size) pt on lines of \(number(spacing.target)) pt, as in the design."
  }

  private var fontLine: String {
    let metrics = spacing.metrics
    let triple = metrics.triple
    let growth = metrics.ascenderGrowth == 0 ? "" : " x 1.\(metrics.ascenderGrowth)"
    return "font.lineHeight = (\(triple.ascender) + \(-triple.descender))\(growth) x \(size) / \(metrics.unitsPerEm) "
      + "= \(number(spacing.fontLineHeight)) (\(metrics.source.rawValue))"
  }

  private var leading: String? {
    guard spacing.options.includesLeading else { return nil }
    return "UITextView adds the font's leading of \(number(spacing.metrics.leading(at: spacing.size))) below each line."
  }

  /// Why lineSpacing is not counted from font.lineHeight (rule B3).
  private var rounding: String? {
    guard let scale = spacing.options.scale else { return nil }
    let pixels = (spacing.laidOutLineHeight * Double(scale)).rounded()
    return "A line is laid out on whole device pixels: \(number(pixels)) at \(scale)x are "
      + "\(number(spacing.laidOutLineHeight)) pt."
  }

  private var lineSpacing: String {
    "lineSpacing = \(number(spacing.target)) - \(number(spacing.laidOutLineHeight)) "
      + "= \(number(spacing.answer.lineSpacing))"
  }

  /// Where the padding is not half of that.
  private var paddingTop: String? {
    let baseline: Double
    let meaning: String
    switch spacing.options.placement {
    case .centred: return nil
    case .figmaBaseline: (baseline, meaning) = (spacing.figmaBaselines[0], "the first baseline is on Figma's pixel")
    case .capTrim:
      (baseline, meaning) = (spacing.figma?.capTrimHeight(at: spacing.size) ?? 0, "the text begins at its cap height")
    }
    let pixel = spacing.options.scale == nil ? "" : " to the nearest device pixel"
    return "padding top = \(number(baseline)) - ascender \(number(spacing.metrics.ascender(at: spacing.size)))\(pixel) "
      + "= \(number(spacing.answer.paddingTop)): \(meaning)"
  }

  private var size: String { number(spacing.size) }
  private func number(_ value: Double) -> String { SwiftLiteral.number(value) }
}
