/// The main job's answer for one font, size and design line height. Lengths are in points.
public struct TextSpacing: Hashable, Sendable {
  /// The font's line metrics on the device.
  public let metrics: LineMetrics
  /// The same font in Figma.
  public let figma: FigmaText
  /// The font size.
  public let size: Double
  /// The design's line height as it was given.
  public let design: DesignLineHeight
  /// The design's line height, resolved (L).
  public let lineHeight: Double
  /// What the answer is right for.
  public let options: LayoutOptions
  /// What to type.
  public let answer: SpacingAnswer

  /// Computes the answer.
  ///
  /// - Parameters:
  ///   - metrics: what makes the font's line on the device.
  ///   - figma: what makes it in Figma.
  ///   - size: the font size in points, above 0.
  ///   - lineHeight: the line height of the design.
  ///   - options: what the answer should be right for.
  /// - Throws: ``MetricsError/noCapHeight`` where the text shall be trimmed to a cap height that the font does not tell.
  public init(
    metrics: LineMetrics, figma: FigmaText, size: Double, lineHeight: DesignLineHeight,
    options: LayoutOptions = LayoutOptions()
  ) throws(MetricsError) {
    self.metrics = metrics
    self.figma = figma
    self.size = size
    self.options = options
    design = lineHeight
    let points = lineHeight.points(
      size: size, fontLineHeight: metrics.fontLineHeight(at: size), auto: figma.auto(at: size))
    self.lineHeight = points

    let pitch = FigmaText.pitch(lineHeight, points: points)
    let target = options.target == .drawn ? pitch : points
    let lineSpacing = Self.lineSpacing(to: target, metrics, size, options)
    switch options.placement {
    case .centred:
      if let scale = options.scale {
        let leading = options.includesLeading ? metrics.leading(at: size) : 0
        answer = .onPixels(lineSpacing: lineSpacing, leading: leading, scale: scale)
      } else if options.includesLeading {
        answer = .textKitRecipe(lineHeight: target, metrics: metrics, size: size)
      } else {
        answer = .recipe(lineHeight: target, metrics: metrics, size: size)
      }
    case .figmaBaseline:
      let top = figma.baseline(ofLine: 0, pitch: pitch, size: size) - metrics.ascender(at: size)
      answer = SpacingAnswer(
        lineSpacing: lineSpacing, paddingTop: Self.onPixel(top, options.scale), total: lineSpacing)
    case .capTrim:
      guard let box = figma.capTrimHeight(at: size) else { throw .noCapHeight }
      let top = box - metrics.ascender(at: size)
      answer = SpacingAnswer(
        lineSpacing: lineSpacing, paddingTop: Self.onPixel(top, options.scale),
        total: Self.lineSpacing(to: box, metrics, size, options))
    }
  }

  /// What a line height has left over for the laid-out line; in device pixels first, where there is a scale.
  private static func lineSpacing(
    to target: Double, _ metrics: LineMetrics, _ size: Double, _ options: LayoutOptions
  ) -> Double {
    guard let scale = options.scale.map(Double.init) else {
      return metrics.remainder(of: target, at: size, includingLeading: options.includesLeading)
    }
    return (target * scale - laidOutLineHeight(of: metrics, at: size, options) * scale) / scale
  }

  /// `UIFont.lineHeight` (A1).
  public var fontLineHeight: Double { metrics.fontLineHeight(at: size) }

  /// The height of one line as the device lays it out, before any spacing.
  public var laidOutLineHeight: Double { Self.laidOutLineHeight(of: metrics, at: size, options) }

  /// **B3** SwiftUI lays a line out at ceil(font.lineHeight x scale) / scale. Without a scale it is font.lineHeight; with
  /// leading included, that is part of it (A5).
  ///
  /// Grade B, found by trial: https://github.com/kiwicom/orbit-swiftui/pull/425,
  /// https://github.com/wanteddev/montage-ios/pull/337. Where the baseline sits in such a line is grade C; paddingTop +
  /// ascender is taken.
  private static func laidOutLineHeight(of metrics: LineMetrics, at size: Double, _ options: LayoutOptions) -> Double {
    let natural = options.includesLeading ? metrics.textKitLineHeight(at: size) : metrics.fontLineHeight(at: size)
    guard let scale = options.scale else { return natural }
    return Rounding.ceil(natural * Double(scale)) / Double(scale)
  }

  /// The nearest whole device pixel, where there is a scale.
  private static func onPixel(_ points: Double, _ scale: Int?) -> Double {
    scale.map { Rounding.roundHalfUp(points * Double($0)) / Double($0) } ?? points
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

  // MARK: On the device

  /// Height of the lines before spacing and padding.
  public var naturalHeight: Double { Double(options.lines) * laidOutLineHeight }

  /// Distance of two baselines: the line height that was wanted, unless the font's own line is taller (B2).
  public var pitch: Double { fits ? target : laidOutLineHeight }

  /// Height of `lines` lines with spacing and padding: one pitch a line, and what the paddings hold beyond one spacing.
  public func height(lines: Int) -> Double {
    Double(lines) * pitch + (answer.paddingTop + answer.paddingBottom - max(answer.lineSpacing, 0))
  }

  /// How far each baseline lies below the top of the padded text.
  public var baselines: [Double] {
    let first = answer.paddingTop + metrics.ascender(at: size)
    return (0..<options.lines).map { first + Double($0) * pitch }
  }

  // MARK: In Figma

  /// The drawn distance of baselines (F3), in pixels.
  public var figmaPitch: Double { FigmaText.pitch(design, points: lineHeight) }

  /// The height of Figma's text box around the lines (F3), in pixels.
  public var figmaBoxHeight: Double { FigmaText.boxHeight(lines: options.lines, pitch: figmaPitch) }

  /// Figma's baselines (F4), in pixels below the top of the box.
  public var figmaBaselines: [Double] {
    (0..<options.lines).map { figma.baseline(ofLine: $0, pitch: figmaPitch, size: size) }
  }

  private var trimmedCapHeight: Double? {
    options.placement == .capTrim ? figma.capTrimHeight(at: size) : nil
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
