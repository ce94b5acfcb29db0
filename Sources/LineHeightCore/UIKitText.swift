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
    self.init(lineHeight: ExactLength(decimal: lineHeight), metrics: metrics, size: size)
  }

  fileprivate init(lineHeight: ExactLength, metrics: LineMetrics, size: Double) {
    let remainder = metrics.remainder(of: lineHeight, at: size)
    self.lineHeight = lineHeight.value
    baselineOffset = (remainder / 2).value
    earlierBaselineOffset = (remainder / 4).value
  }
}

extension TextSpacing {
  /// **B5** for this text.
  public var uiKit: UIKitText { UIKitText(lineHeight: exactTarget, metrics: metrics, size: size) }

  /// **B4** The points of `.lineHeight(.exact(points:))` on iOS 26 and the other 26.0 platforms, which sets the distance of
  /// baselines and takes the place of lineSpacing and padding.
  ///
  /// Grade A: https://developer.apple.com/documentation/foundation/attributedstring/lineheight. Where a single line sits in
  /// it is grade C.
  public var exactLineHeight: Double { target }

  /// **B6** The lengths that grow with Dynamic Type as the font does, each in a `@ScaledMetric(relativeTo:)`: all that are
  /// typed, because a constant goes stale.
  ///
  /// Grade A: https://github.com/teya-engineering/lemonade-design-system/pull/305.
  public var scaledLengths: [ScaledLength] {
    let spacing = fits ? [ScaledLength(.lineSpacing, answer.lineSpacing)] : []
    let padding =
      answer.padding.map { [ScaledLength(.padding, $0)] }
      ?? [ScaledLength(.paddingTop, answer.paddingTop), ScaledLength(.paddingBottom, answer.paddingBottom)]
    // Where the lines are too close for a lineSpacing, iOS 26 is given their height.
    return spacing + padding + (fits ? [] : [ScaledLength(.lineHeight, exactLineHeight)])
  }
}

/// A length that grows with Dynamic Type (B6).
public struct ScaledLength: Hashable, Sendable {
  /// What it is, by the name that code gives it.
  public enum Role: String, Hashable, Sendable {
    case lineSpacing, padding, paddingTop, paddingBottom, lineHeight
  }

  /// Which length it is.
  public let role: Role
  /// In points, at the default text size.
  public let value: Double

  init(_ role: Role, _ value: Double) {
    self.role = role
    self.value = value
  }
}
