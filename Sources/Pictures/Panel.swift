import LineHeightCore

/// One half of a picture in points: where lines, spacing and padding lie, 0 being the top of the text's frame.
struct Panel {
  /// What an area is for.
  enum Kind: String { case line, spacing, padding }

  /// A strip across the panel.
  struct Area {
    let kind: Kind
    /// Height below 0: the frame is cut off there instead.
    let top: Double, height: Double

    var upper: Double { min(top, top + height) }
    var middle: Double { top + height / 2 }
  }

  let areas: [Area]
  let baselines: [Double]
  /// Of the frame.
  let height: Double

  /// What the text measures without any spacing.
  init(plain spacing: TextSpacing) {
    let line = spacing.laidOutLineHeight
    let tops = (0..<spacing.options.lines).map { Double($0) * line }
    areas = tops.map { Area(kind: .line, top: $0, height: line) }
    baselines = tops.map { $0 + spacing.metrics.ascender(at: spacing.size) }
    height = spacing.naturalHeight
  }

  /// What it measures with the answer's numbers.
  init(spaced spacing: TextSpacing) {
    let line = spacing.laidOutLineHeight
    baselines = spacing.baselines
    height = spacing.height(lines: spacing.options.lines)
    var areas: [Area] = [Area(kind: .padding, top: 0, height: spacing.answer.paddingTop)]
    for (index, baseline) in baselines.enumerated() {
      let top = baseline - spacing.metrics.ascender(at: spacing.size)
      if index > 0, spacing.fits {
        areas.append(Area(kind: .spacing, top: top - spacing.answer.lineSpacing, height: spacing.answer.lineSpacing))
      }
      areas.append(Area(kind: .line, top: top, height: line))
    }
    areas.append(
      Area(kind: .padding, top: height - spacing.answer.paddingBottom, height: spacing.answer.paddingBottom))
    self.areas = areas.filter { abs($0.height) > Rounding.noise }
  }

  /// The highest and the lowest point that anything but a glyph reaches, Figma's box included.
  func extent(figma: Double) -> ClosedRange<Double> {
    let top = areas.map(\.upper).min() ?? 0
    let bottom = areas.map { max($0.top, $0.top + $0.height) }.max() ?? 0
    return min(top, 0)...max(bottom, height, figma)
  }
}
