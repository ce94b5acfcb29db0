/// The same text through UIKit's paragraph style. Lengths in points.
public struct UIKitText: Hashable, Sendable {
  /// `NSMutableParagraphStyle.minimumLineHeight` and `.maximumLineHeight`.
  public let lineHeight: Double
  /// `NSAttributedString.Key.baselineOffset` from iOS 16.4 on.
  public let baselineOffset: Double
  /// The same before iOS 16.4, which applied the offset twice.
  public let earlierBaselineOffset: Double

  /// **B5** minimumLineHeight = maximumLineHeight = L; baselineOffset = (L - font.lineHeight) / 2 from iOS 16.4, / 4 before.
  /// iOS 16.4 and 16.5 ignore a negative offset.
  ///
  /// Grade B: https://github.com/badoo/Chatto/pull/786,
  /// https://github.com/Geri-Borbas/iOS.Blog.UILabel_Typography_Extensions/issues/7. Whether the SDK or the system decides is
  /// grade C.
  public init(lineHeight: Double, metrics: LineMetrics, size: Double) {
    let remainder = metrics.remainder(of: lineHeight, at: size)
    self.lineHeight = lineHeight
    baselineOffset = remainder / 2
    earlierBaselineOffset = remainder / 4
  }
}

extension TextSpacing {
  /// The line height that the lines shall have: the design's, or the one Figma draws.
  public var target: Double { options.target == .drawn ? figmaPitch : lineHeight }

  /// **B5** for this text.
  public var uiKit: UIKitText { UIKitText(lineHeight: target, metrics: metrics, size: size) }

  /// **B4** The points of `.lineHeight(.exact(points:))` on iOS 26 and the other 26.0 platforms, which sets the distance of
  /// baselines and takes the place of lineSpacing and padding.
  ///
  /// Grade A: https://developer.apple.com/documentation/foundation/attributedstring/lineheight. Where a single line sits in
  /// it is grade C.
  public var exactLineHeight: Double { target }

  /// **B6** Spacing and padding at another Dynamic Type size: they scale as the font does (`@ScaledMetric(relativeTo:)`); a
  /// constant goes stale. `factor` is that size by the default one.
  ///
  /// Grade A: https://github.com/saltpay/lemonade-design-system/pull/305.
  public func answer(scaledBy factor: Double) -> SpacingAnswer {
    SpacingAnswer(
      lineSpacing: answer.lineSpacing * factor, paddingTop: answer.paddingTop * factor,
      total: (answer.paddingTop + answer.paddingBottom) * factor)
  }
}
