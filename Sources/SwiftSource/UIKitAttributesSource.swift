import LineHeightCore

/// The body of a property that sets a text's line height through UIKit's paragraph style (rule B5).
struct UIKitAttributesSource {
  /// What stands for each number: a literal, or a property.
  var font: String
  var lineHeight: String
  var baselineOffset: String
  var earlierBaselineOffset: String
  /// Extra distance between characters, where there is any.
  var tracking: String?
  /// Whether some offset is below 0.
  var hasNegativeOffset: Bool
  /// The Dynamic Type style that everything scales with.
  var style: DynamicTypeStyle

  /// The statements, not indented.
  var statements: String {
    let ignored = hasNegativeOffset ? "\n// iOS 16.4 and 16.5 ignore a negative offset." : ""
    let spread = tracking.map { "\n  .tracking: metrics.scaledValue(for: \($0))," } ?? ""
    return """
      let metrics = UIFontMetrics(forTextStyle: .\(style.uiKitName))
      let font = \(font)
      let paragraph = NSMutableParagraphStyle()
      paragraph.minimumLineHeight = metrics.scaledValue(for: \(lineHeight))
      paragraph.maximumLineHeight = metrics.scaledValue(for: \(lineHeight))
      // Systems before iOS 16.4 apply the offset twice.\(ignored)
      let baselineOffset: CGFloat
      if #available(iOS 16.4, tvOS 16.4, watchOS 9.4, *) {
        baselineOffset = \(baselineOffset)
      } else {
        baselineOffset = \(earlierBaselineOffset)
      }
      return [
        .font: metrics.scaledFont(for: font),
        .paragraphStyle: paragraph,
        .baselineOffset: metrics.scaledValue(for: baselineOffset),\(spread)
      ]
      """
  }
}

extension UIKitAttributesSource {
  /// The statements with literal numbers.
  init(font: String, numbers: UIKitText, style: DynamicTypeStyle) {
    self.init(
      font: font, lineHeight: SwiftLiteral.number(numbers.lineHeight),
      baselineOffset: SwiftLiteral.number(numbers.baselineOffset),
      earlierBaselineOffset: SwiftLiteral.number(numbers.earlierBaselineOffset),
      hasNegativeOffset: numbers.baselineOffset < 0, style: style)
  }
}
