/// What to type in SwiftUI, in points.
public struct SpacingAnswer: Hashable, Sendable {
  let exactLineSpacing: ExactLength
  let exactPaddingTop: ExactLength
  let exactPaddingBottom: ExactLength

  /// `.lineSpacing(_:)`: added between lines. Negative where the line height is below the font's (rule B2).
  public var lineSpacing: Double { exactLineSpacing.value }
  /// `.padding(.top, _:)`.
  public var paddingTop: Double { exactPaddingTop.value }
  /// `.padding(.bottom, _:)`.
  public var paddingBottom: Double { exactPaddingBottom.value }

  /// `.padding(.vertical, _:)`; `nil` where top and bottom differ.
  public var padding: Double? { paddingTop == paddingBottom ? paddingTop : nil }

  /// **B1** `lineSpacing = L - font.lineHeight`, `padding(.vertical) = lineSpacing / 2`.
  ///
  /// Figma pads every line above and below; SwiftUI only adds space between lines. n lines then measure
  /// n x font.lineHeight + (n - 1) x lineSpacing + 2 x padding = n x L. Grade A: arithmetic.
  ///
  /// This one is for an app that has a `UIFont` to ask.
  public static func recipe(lineHeight: Double, fontLineHeight: Double) -> SpacingAnswer {
    recipe(lineSpacing: ExactLength(decimal: lineHeight) - ExactLength(decimal: fontLineHeight))
  }

  /// **B1** from a font's line metrics.
  public static func recipe(lineHeight: Double, metrics: LineMetrics, size: Double) -> SpacingAnswer {
    recipe(lineSpacing: metrics.remainder(of: ExactLength(decimal: lineHeight), at: size))
  }

  static func recipe(lineSpacing: ExactLength) -> SpacingAnswer {
    SpacingAnswer(lineSpacing: lineSpacing, paddingTop: lineSpacing / 2, total: lineSpacing)
  }

  /// **A5** The recipe for UITextView and TextKit, which add the leading below every line, the last too: with
  /// n = ascender - descender + lineGap, lineSpacing = L - n, paddingTop = (L - (ascender - descender)) / 2,
  /// paddingBottom = paddingTop - leading. Grade B: https://github.com/react/react-native/issues/27137.
  public static func textKitRecipe(lineHeight: Double, metrics: LineMetrics, size: Double) -> SpacingAnswer {
    textKitRecipe(lineHeight: ExactLength(decimal: lineHeight), metrics: metrics, size: size)
  }

  static func textKitRecipe(lineHeight: ExactLength, metrics: LineMetrics, size: Double) -> SpacingAnswer {
    let lineSpacing = metrics.remainder(of: lineHeight, at: size, includingLeading: true)
    let top = metrics.remainder(of: lineHeight, at: size) / 2
    return SpacingAnswer(lineSpacing: lineSpacing, paddingTop: top, total: lineSpacing)
  }

  /// **B3** The paddings share `lineSpacing` in whole device pixels: floor above, the rest below. A leading that each line
  /// already has below it counts as shared out. Grade B, as ``TextSpacing/laidOutLineHeight``.
  static func onPixels(lineSpacing: ExactLength, leading: ExactLength, scale: Int) -> SpacingAnswer {
    let pixels = -Rounding.ceil(-(lineSpacing + leading) * scale / 2)
    return SpacingAnswer(lineSpacing: lineSpacing, paddingTop: pixels / scale, total: lineSpacing)
  }

  /// `total` is what both paddings are together.
  init(lineSpacing: ExactLength, paddingTop: ExactLength, total: ExactLength) {
    exactLineSpacing = lineSpacing
    exactPaddingTop = paddingTop
    exactPaddingBottom = total - paddingTop
  }
}
