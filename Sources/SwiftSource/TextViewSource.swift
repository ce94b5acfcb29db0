import LineHeightCore

/// The source of one text for UITextView and TextKit, which add the font's leading below each line (rule A5). SwiftUI's
/// modifiers are not among it: the numbers hold where the leading is added.
struct TextViewSource {
  let name: String
  let comment: String
  let result: SpacingResult
  let style: DynamicTypeStyle

  var text: String {
    let font = FontSource(of: result, style: style)
    let declaration = font.declaration.map { SourceLayout.indented($0, by: 4) + "\n\n" } ?? ""
    return """
      #if canImport(UIKit)
      \(SourceLayout.indented(comment, by: 2))
        @available(iOS 13.0, tvOS 13.0, *)
        enum \(name) {
      \(declaration)    /// The attributes of the text, for UITextView and NSAttributedString.
          static var attributes: [NSAttributedString.Key: Any] {
      \(SourceLayout.indented(attributes(font.uiKit), by: 6))
          }\(insets)
        }
      #endif

      """
  }

  private var spacing: TextSpacing { result.spacing }

  private func attributes(_ font: String) -> String {
    guard spacing.fits else {
      return """
        // A paragraph has no negative lineSpacing. Whether the leading is added to lines of a given
        // height is not known.
        \(UIKitAttributesSource(font: font, numbers: spacing.uiKit, style: style).statements)
        """
    }
    return """
      let metrics = UIFontMetrics(forTextStyle: .\(style.uiKitName))
      let font = \(font)
      let paragraph = NSMutableParagraphStyle()
      paragraph.lineSpacing = metrics.scaledValue(for: \(SwiftLiteral.number(spacing.answer.lineSpacing)))
      return [
        .font: metrics.scaledFont(for: font),
        .paragraphStyle: paragraph,
      ]
      """
  }

  /// A line height of its own needs no padding.
  private var insets: String {
    guard spacing.fits else { return "" }
    return """


          /// Above the first line and below the last, for UITextView.textContainerInset.
          static var textContainerInset: UIEdgeInsets {
            let metrics = UIFontMetrics(forTextStyle: .\(style.uiKitName))
            return UIEdgeInsets(
              top: metrics.scaledValue(for: \(SwiftLiteral.number(spacing.answer.paddingTop))), left: 0,
              bottom: metrics.scaledValue(for: \(SwiftLiteral.number(spacing.answer.paddingBottom))), right: 0)
          }
      """
  }
}
