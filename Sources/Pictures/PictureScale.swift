import LineHeightCore

/// How large a picture's points are drawn, in pixels.
struct PictureScale {
  /// Pixels in a point.
  let factor: Double
  /// Width of a panel in points.
  let width: Double

  /// What a line measures, unless the text is so long that it has to be smaller.
  private static let lineHeight = 80.0, smallestLineHeight = 52.0
  /// A panel should be no wider.
  private static let wide = 620.0
  /// A panel is no narrower.
  private static let narrow = 150.0
  /// Room beside the text.
  private static let margin = 10.0

  init(_ picture: Picture) {
    let spacing = picture.spacing
    let line = max(spacing.target, spacing.laidOutLineHeight)
    let units = picture.text.lines.map(\.width).max() ?? 0
    let text = Double(units) * spacing.size / Double(spacing.metrics.unitsPerEm)
    let fitting = text > 0 ? Self.wide / text : .infinity
    factor = min(Self.lineHeight / line, max(Self.smallestLineHeight / line, fitting))
    width = max(text, Self.narrow / factor) + 2 * Self.margin / factor
  }

  /// Where the text begins, in points.
  var inset: Double { Self.margin / factor }

  func pixels(_ points: Double) -> Double { points * factor }

  /// What an element in points is drawn in.
  func transform(x: Double, y: Double) -> Markup.Attribute {
    ("transform", "translate(\(Markup.number(x)) \(Markup.number(y))) scale(\(NumberFormat.exact(factor)))")
  }

  /// So many pixels, for strokes within points.
  func stroke(_ pixels: Double) -> Markup.Attribute { ("stroke-width", Markup.number(pixels / factor)) }

  func dashes(_ pixels: Double...) -> Markup.Attribute {
    ("stroke-dasharray", pixels.map { Markup.number($0 / factor) }.joined(separator: " "))
  }
}
