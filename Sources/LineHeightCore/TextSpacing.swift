/// One answer of the recipe: what to type in SwiftUI, in points.
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
    let lineSpacing = lineHeight - fontLineHeight
    return SpacingAnswer(lineSpacing: lineSpacing, paddingTop: lineSpacing / 2, paddingBottom: lineSpacing / 2)
  }

  /// **A5** The recipe for UITextView and TextKit, which add the leading below every line, the last too:
  /// lineSpacing = L - (ascender - descender + lineGap), paddingTop = (L - (ascender - descender)) / 2,
  /// paddingBottom = paddingTop - leading. Grade B: https://github.com/facebook/react-native/issues/27137.
  public static func textKitRecipe(
    lineHeight: Double, metrics: LineMetrics, size: Double
  ) -> SpacingAnswer {
    let top = (lineHeight - metrics.fontLineHeight(at: size)) / 2
    return SpacingAnswer(
      lineSpacing: lineHeight - metrics.textKitLineHeight(at: size), paddingTop: top,
      paddingBottom: top - metrics.leading(at: size))
  }
}

/// The main job's answer for one font, size and design line height. Lengths are in points.
public struct TextSpacing: Hashable, Sendable {
  /// The font's line metrics.
  public let metrics: LineMetrics
  /// The font size.
  public let size: Double
  /// The design's line height, resolved (L).
  public let lineHeight: Double
  /// What to type.
  public let answer: SpacingAnswer
  /// Notes and warnings about metrics and answer.
  public let findings: [Finding]

  /// Computes the answer.
  ///
  /// - Parameters:
  ///   - metrics: what makes the font's line on the device.
  ///   - figma: what makes it in Figma, for AUTO.
  ///   - size: the font size in points, above 0.
  ///   - lineHeight: the line height of the design.
  public init(metrics: LineMetrics, figma: FigmaText, size: Double, lineHeight: DesignLineHeight) {
    let fontLineHeight = metrics.fontLineHeight(at: size)
    let points = lineHeight.points(size: size, fontLineHeight: fontLineHeight, auto: figma.auto(at: size))
    self.metrics = metrics
    self.size = size
    self.lineHeight = points
    answer = .recipe(lineHeight: points, fontLineHeight: fontLineHeight)
    findings = metrics.findings + Self.findings(metrics: metrics, size: size, lineHeight: points, answer: answer)
  }

  /// `UIFont.lineHeight` (A1).
  public var fontLineHeight: Double { metrics.fontLineHeight(at: size) }

  /// **B2** Whether the line height is at least font.lineHeight.
  ///
  /// Below it a negative `.lineSpacing` counts as 0: `EnvironmentValues.lineSpacing` is "always nonnegative"
  /// (https://developer.apple.com/documentation/swiftui/environmentvalues/linespacing). One line is still right through
  /// negative padding; n lines stay (n - 1) x (font.lineHeight - L) too tall. Grade A; see also
  /// https://github.com/guardian/fonts/pull/30.
  public var fits: Bool { Self.fits(answer) }

  /// Noise of one division must not turn "equal" into "below".
  private static func fits(_ answer: SpacingAnswer) -> Bool { answer.lineSpacing > -1e-9 }

  private static func findings(
    metrics: LineMetrics, size: Double, lineHeight: Double, answer: SpacingAnswer
  ) -> [Finding] {
    var findings: [Finding] = []
    // A6: whether SwiftUI's Text adds lineGap is not published, so both answers are given. Grade C.
    if metrics.triple.lineGap != 0 {
      let withLeading = SpacingAnswer.textKitRecipe(lineHeight: lineHeight, metrics: metrics, size: size)
      findings.append(.lineGapUncertain(lineGap: metrics.triple.lineGap, without: answer, with: withLeading))
    }
    if metrics.rule == .a10, !LineMetrics.systemFontMeasuredSizes.contains(size) {
      findings.append(.systemFontSizeUnmeasured(size))
    }
    if !fits(answer) {
      findings.append(.lineHeightBelowFont(lineHeight: lineHeight, fontLineHeight: metrics.fontLineHeight(at: size)))
    }
    return findings
  }
}
