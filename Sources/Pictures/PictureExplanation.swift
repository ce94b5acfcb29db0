import LineHeightCore

/// The sentences below a picture: what each kind of area is, and where its number comes from.
struct PictureExplanation {
  private let spacing: TextSpacing
  private let places: Int

  init(_ spacing: TextSpacing, places: Int) {
    self.spacing = spacing
    self.places = places
  }

  private func short(_ value: Double) -> String { NumberFormat.short(value, places: places) }

  private var metrics: LineMetrics { spacing.metrics }
  private var answer: SpacingAnswer { spacing.answer }

  /// The font's line, and what the device makes of it.
  var line: String {
    let sum =
      "font.lineHeight \(short(spacing.fontLineHeight)) = ascender \(short(metrics.ascender(at: spacing.size))) + "
      + "descender \(short(-metrics.descender(at: spacing.size)))"
    guard spacing.laidOutLineHeight != spacing.fontLineHeight else { return sum }
    let leading = spacing.options.includesLeading ? "leading \(short(metrics.leading(at: spacing.size))) included" : nil
    let rounded = spacing.options.scale.map { "rounded up to whole device pixels at \($0)x" }
    let reasons = [leading, rounded].compactMap { $0 }.joined(separator: ", ")
    return "\(sum); laid out as \(short(spacing.laidOutLineHeight)), \(reasons)"
  }

  var lineSpacing: String {
    let difference = "\(short(spacing.target)) - \(short(spacing.laidOutLineHeight))"
    guard spacing.fits else {
      return "lineSpacing 0: \(difference) is below 0, and lines cannot move closer"
    }
    return "lineSpacing \(short(answer.lineSpacing)) = line height \(difference), between lines only"
  }

  var padding: String {
    let (top, bottom) = (short(answer.paddingTop), short(answer.paddingBottom))
    let ascender = short(metrics.ascender(at: spacing.size))
    switch spacing.options.placement {
    case .centred:
      guard answer.padding != nil else {
        let reason = spacing.options.includesLeading ? "with the leading" : "in whole device pixels"
        return "padding top \(top) and bottom \(bottom) share \(short(answer.lineSpacing)) \(reason)"
      }
      let what =
        answer.paddingTop < 0
        ? "cut off above the first line and below the last" : "above the first line and below the last"
      return "padding \(top) = \(short(answer.lineSpacing)) / 2, \(what)"
    case .figmaBaseline:
      return "padding top \(top) = Figma's baseline \(short(spacing.figmaBaselines[0])) - ascender \(ascender), bottom "
        + "\(bottom) = \(short(answer.lineSpacing)) - \(top)"
    case .capTrim:
      return "padding top \(top) = cap height \(short(spacing.placedFigmaBaselines[0])) - ascender \(ascender), bottom "
        + "\(bottom): the frame ends on the last baseline"
    }
  }

  /// Where Figma draws, against the numbers here.
  var figma: String {
    let baseline = spacing.placedFigmaBaselines[0]
    let difference = spacing.baselines[0] - baseline
    let verdict =
      abs(difference) < Rounding.noise
      ? "the same" : "\(short(abs(difference))) pt \(difference < 0 ? "higher" : "lower")"
    return
      "Figma's box and baselines: the first baseline at \(short(baseline)), here at \(short(spacing.baselines[0])), "
      + verdict
  }

  /// How tall it all is.
  var heights: String {
    let lines = spacing.options.lines
    return "\(lines == 1 ? "1 line" : "\(lines) lines"): \(short(spacing.naturalHeight)) pt plain, "
      + "\(short(spacing.height(lines: lines))) pt with these numbers, \(short(spacing.placedFigmaHeight)) pt in Figma"
  }
}
