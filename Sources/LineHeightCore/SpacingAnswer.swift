/// What to type in SwiftUI, in points.
public struct SpacingAnswer: Hashable, Sendable {
  /// `.lineSpacing(_:)`: added between lines. Negative where the line height is below the font's (rule B2).
  public let lineSpacing: Double
  /// `.padding(.top, _:)`.
  public let paddingTop: Double
  /// `.padding(.bottom, _:)`.
  public let paddingBottom: Double

  /// `.padding(.vertical, _:)`; `nil` where top and bottom differ.
  public var padding: Double? { paddingTop == paddingBottom ? paddingTop : nil }

  /// **B1** `lineSpacing = L - font.lineHeight`, `padding(.vertical) = lineSpacing / 2`.
  ///
  /// Figma pads every line above and below; SwiftUI only adds space between lines. n lines then measure
  /// n x font.lineHeight + (n - 1) x lineSpacing + 2 x padding = n x L. Grade A: arithmetic.
  public static func recipe(lineHeight: Double, fontLineHeight: Double) -> SpacingAnswer {
    split(lineHeight: lineHeight, naturalLineHeight: fontLineHeight, leading: 0, scale: nil)
  }

  /// **A5** The recipe for UITextView and TextKit, which add the leading below every line, the last too: with
  /// n = ascender - descender + lineGap, lineSpacing = L - n, paddingTop = (L - (ascender - descender)) / 2,
  /// paddingBottom = paddingTop - leading. Grade B: https://github.com/facebook/react-native/issues/27137.
  public static func textKitRecipe(lineHeight: Double, metrics: LineMetrics, size: Double) -> SpacingAnswer {
    split(
      lineHeight: lineHeight, naturalLineHeight: metrics.textKitLineHeight(at: size),
      leading: metrics.leading(at: size), scale: nil)
  }

  /// B1, A5 and B3 in one: what the line height leaves over is the line spacing, and the paddings share it, the leading
  /// that a line already has below it counted in.
  ///
  /// **B3** With a scale the share above is a whole number of device pixels, rounded down; the rest is below.
  static func split(
    lineHeight: Double, naturalLineHeight: Double, leading: Double, scale: Int?
  ) -> SpacingAnswer {
    let lineSpacing = lineHeight - naturalLineHeight
    let top = (lineSpacing + leading) / 2
    guard let scale else { return SpacingAnswer(lineSpacing: lineSpacing, paddingTop: top, total: lineSpacing) }
    let pixels = -Rounding.ceil(-top * Double(scale))
    return SpacingAnswer(lineSpacing: lineSpacing, paddingTop: pixels / Double(scale), total: lineSpacing)
  }

  init(lineSpacing: Double, paddingTop: Double, total: Double) {
    self.lineSpacing = lineSpacing
    self.paddingTop = paddingTop
    // Equal halves stay equal to the last bit.
    paddingBottom = paddingTop == total / 2 ? paddingTop : total - paddingTop
  }
}
