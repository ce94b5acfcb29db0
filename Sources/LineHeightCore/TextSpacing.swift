/// The main job's answer for one font, size and design line height. Lengths are in points.
public struct TextSpacing: Hashable, Sendable {
  /// The font's line metrics on the device.
  public let metrics: LineMetrics
  /// The same font in Figma; `nil` where Figma takes no line from it.
  public let figma: FigmaText?
  /// The font size.
  public let size: Double
  /// The design's line height as it was given.
  public let design: DesignLineHeight
  /// The design's line height, resolved (L).
  public var lineHeight: Double { resolvedLineHeight.value }
  /// What the answer is right for.
  public let options: LayoutOptions
  /// What to type.
  public let answer: SpacingAnswer

  private let resolvedLineHeight: ExactLength

  /// Computes the answer.
  ///
  /// - Parameters:
  ///   - metrics: what makes the font's line on the device.
  ///   - figma: what makes it in Figma, if anything does.
  ///   - size: the font size in points, above 0.
  ///   - lineHeight: the line height of the design.
  ///   - options: what the answer should be right for.
  /// - Throws: ``MetricsError/noCapHeight`` where the text shall be trimmed to a cap height that the font does not tell;
  ///   ``MetricsError/noFigmaLine`` where AUTO or a baseline of Figma is asked for and there is none.
  public init(
    metrics: LineMetrics, figma: FigmaText?, size: Double, lineHeight: DesignLineHeight,
    options: LayoutOptions = LayoutOptions()
  ) throws(MetricsError) {
    self.metrics = metrics
    self.figma = figma
    self.size = size
    self.options = options
    design = lineHeight
    guard
      let points = lineHeight.points(
        size: size, fontLineHeight: metrics.exactLine(at: size), auto: figma?.exactAuto(at: size))
    else { throw .noFigmaLine }
    resolvedLineHeight = points
    let target = Self.target(of: lineHeight, points: points, options)
    answer = try Self.answer(lineHeight: target, metrics, figma, size, options)
  }

  /// What to type for lines of a height, with the placement that was asked for.
  static func answer(
    lineHeight: ExactLength, _ metrics: LineMetrics, _ figma: FigmaText?, _ size: Double, _ options: LayoutOptions
  ) throws(MetricsError) -> SpacingAnswer {
    let lineSpacing = remainder(of: lineHeight, metrics, size, options)
    let top: ExactLength
    var total = lineSpacing
    switch options.placement {
    case .centred:
      guard let scale = options.scale else {
        return options.includesLeading
          ? .textKitRecipe(lineHeight: lineHeight, metrics: metrics, size: size) : .recipe(lineSpacing: lineSpacing)
      }
      let leading = options.includesLeading ? metrics.exactLeading(at: size) : ExactLength(0)
      return .onPixels(lineSpacing: lineSpacing, leading: leading, scale: scale)
    case .figmaBaseline:
      guard let figma else { throw .noFigmaLine }
      top = figma.baseline(ofLine: 0, pitch: lineHeight, size: size) - metrics.exactAscender(at: size)
    case .capTrim:
      guard let figma else { throw .noFigmaLine }
      guard let box = figma.exactCapTrimHeight(at: size) else { throw .noCapHeight }
      top = box - metrics.exactAscender(at: size)
      total = remainder(of: box, metrics, size, options)
    }
    return SpacingAnswer(lineSpacing: lineSpacing, paddingTop: onPixel(top, options.scale), total: total)
  }

  /// What a height has left over for the laid-out line.
  private static func remainder(
    of height: ExactLength, _ metrics: LineMetrics, _ size: Double, _ options: LayoutOptions
  ) -> ExactLength {
    options.scale == nil
      ? metrics.remainder(of: height, at: size, includingLeading: options.includesLeading)
      : height - laidOutLineHeight(of: metrics, at: size, options)
  }

  /// `UIFont.lineHeight` (A1).
  public var fontLineHeight: Double { metrics.fontLineHeight(at: size) }

  /// The height of one line as the device lays it out, before any spacing (B3).
  public var laidOutLineHeight: Double { exactLaidOutLineHeight.value }

  private var exactLaidOutLineHeight: ExactLength { Self.laidOutLineHeight(of: metrics, at: size, options) }

  /// **B3** SwiftUI lays a line out at ceil(font.lineHeight x scale) / scale. Without a scale it is font.lineHeight; with
  /// leading included, that is part of it (A5).
  ///
  /// Grade B, found by trial: https://github.com/kiwicom/orbit-swiftui/pull/425,
  /// https://github.com/wanteddev/montage-ios/pull/337. Where the baseline sits in such a line is grade C; paddingTop +
  /// ascender is taken.
  private static func laidOutLineHeight(
    of metrics: LineMetrics, at size: Double, _ options: LayoutOptions
  ) -> ExactLength {
    let natural = metrics.exactLine(at: size, includingLeading: options.includesLeading)
    return options.scale.map { Rounding.ceil(natural * $0) / $0 } ?? natural
  }

  /// The nearest whole device pixel, where there is a scale.
  private static func onPixel(_ length: ExactLength, _ scale: Int?) -> ExactLength {
    scale.map { Rounding.roundHalfUp(length * $0) / $0 } ?? length
  }

  /// **B2** Whether the line height is at least the laid-out line's.
  ///
  /// Below it a negative `.lineSpacing` counts as 0: `EnvironmentValues.lineSpacing` is "always nonnegative"
  /// (https://developer.apple.com/documentation/swiftui/environmentvalues/linespacing). One line is still right through
  /// negative padding; n lines stay (n - 1) x (font.lineHeight - L) too tall. Grade A; see also
  /// https://github.com/guardian/fonts/pull/30.
  ///
  /// The noise of one division does not turn "equal" into "below".
  public var fits: Bool { answer.lineSpacing > -Rounding.noise }

  /// The line height that the lines shall have: the design's, or the one Figma draws.
  public var target: Double { exactTarget.value }

  var exactTarget: ExactLength { Self.target(of: design, points: resolvedLineHeight, options) }

  private static func target(
    of design: DesignLineHeight, points: ExactLength, _ options: LayoutOptions
  ) -> ExactLength {
    options.target == .drawn ? FigmaText.pitch(design, points: points) : points
  }

  // MARK: On the device

  /// Height of the lines before spacing and padding.
  public var naturalHeight: Double { (exactLaidOutLineHeight * options.lines).value }

  /// Distance of two baselines: the line height that was wanted, unless the font's own line is taller (B2).
  private var exactPitch: ExactLength { fits ? exactTarget : exactLaidOutLineHeight }

  /// Height of `lines` lines with spacing and padding: one pitch a line, and what the paddings hold beyond one spacing.
  public func height(lines: Int) -> Double {
    let paddings = answer.exactPaddingTop + answer.exactPaddingBottom
    let beyond = fits ? paddings - answer.exactLineSpacing : paddings
    return (exactPitch * lines + beyond).value
  }

  /// How far each baseline lies below the top of the padded text.
  public var baselines: [Double] {
    let first = answer.exactPaddingTop + metrics.exactAscender(at: size)
    return (0..<options.lines).map { (first + exactPitch * $0).value }
  }

  // MARK: In Figma

  private var exactFigmaPitch: ExactLength { FigmaText.pitch(design, points: resolvedLineHeight) }

  /// The drawn distance of baselines (F3), in pixels.
  public var figmaPitch: Double { exactFigmaPitch.value }

  /// The height of Figma's text box around the lines (F3), in pixels.
  public var figmaBoxHeight: Double { FigmaText.boxHeight(lines: options.lines, pitch: exactFigmaPitch) }

  /// Figma's baselines (F4), in pixels below the top of the box; none where Figma takes no line from the font.
  public var figmaBaselines: [Double] {
    guard let figma else { return [] }
    return (0..<options.lines).map { figma.baseline(ofLine: $0, pitch: exactFigmaPitch, size: size).value }
  }

  private var trimmedCapHeight: Double? {
    options.placement == .capTrim ? figma?.capTrimHeight(at: size) : nil
  }

  /// The height of Figma's box as the options want it, in pixels: trimmed (F5), it lacks what the first line has above its
  /// capitals and the last below its baseline.
  public var placedFigmaHeight: Double {
    trimmedCapHeight.map { Double(options.lines - 1) * figmaPitch + $0 } ?? figmaBoxHeight
  }

  /// Figma's baselines in that box, in pixels below its top.
  public var placedFigmaBaselines: [Double] {
    guard let capHeight = trimmedCapHeight, let first = figmaBaselines.first else { return figmaBaselines }
    return figmaBaselines.map { $0 - first + capHeight }
  }
}
