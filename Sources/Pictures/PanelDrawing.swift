import LineHeightCore

/// Draws what lies within a panel. Everything here is in points, as the numbers are; only strokes are in pixels.
struct PanelDrawing {
  let panel: Panel
  let picture: Picture
  let scale: PictureScale
  /// What the ids of the picture begin with.
  let id: String
  /// What the ids of the glyphs begin with.
  let glyphs: String

  private var spacing: TextSpacing { picture.spacing }

  var markup: String {
    areas + rules + sample + frame + figma
  }

  private func rectangle(_ top: Double, _ height: Double, _ attributes: [Markup.Attribute]) -> String {
    Markup.element(
      "rect",
      [("y", Markup.number(top)), ("width", Markup.number(scale.width)), ("height", Markup.number(height))] + attributes
    )
  }

  /// A line across the panel.
  private func rule(_ y: Double) -> String { "M0 \(Markup.number(y))H\(Markup.number(scale.width))" }

  // MARK: Areas

  /// Lines first: where padding is cut off, it is cut off a line.
  private var areas: String {
    let lines = panel.areas.filter { $0.kind == .line }
    return (lines + panel.areas.filter { $0.kind != .line }).map { area in
      let name: Markup.Attribute = ("data-area", area.kind.rawValue)
      switch area.kind {
      case .line: return rectangle(area.top, area.height, [name] + Palette.line.fill)
      case .spacing: return rectangle(area.top, area.height, [name, Hatching.spacing.fill(in: id)])
      case .padding:
        let hatching = area.height < 0 ? Hatching.cut : .padding
        return rectangle(area.upper, abs(area.height), [name, hatching.fill(in: id)])
      }
    }.joined()
  }

  /// The frame that the text takes in a layout.
  private var frame: String {
    rectangle(0, panel.height, [("data-area", "frame"), scale.stroke(1)] + Palette.ink.stroke)
  }

  // MARK: Lines of the font

  private var rules: String {
    let heights = FontLines(spacing, picture.result.font).heights
    let dotted = panel.baselines.flatMap { baseline in
      heights.filter { $0.height != 0 }.map { rule(baseline - $0.height) }
    }
    return Markup.element(
      "path", [("d", dotted.joined()), scale.stroke(0.75), scale.dashes(1.5, 2.5)] + Palette.muted.stroke)
      + panel.baselines.map {
        Markup.element("path", [("data-line", "baseline"), ("d", rule($0)), scale.stroke(1)] + Palette.ink.stroke)
      }.joined()
  }

  /// Figma's box and baselines.
  private var figma: String {
    rectangle(
      0, spacing.placedFigmaHeight,
      [("data-area", "figma"), scale.stroke(1.75), scale.dashes(6, 4)] + Palette.figma.stroke)
      + spacing.placedFigmaBaselines.map {
        Markup.element(
          "path",
          [("data-line", "figma"), ("d", rule($0)), scale.stroke(1.5), scale.dashes(6, 4)] + Palette.figma.stroke)
      }.joined()
  }

  // MARK: Text

  private var sample: String {
    guard picture.text.absence == nil else { return "" }
    let name = picture.text.lines.map(\.text).joined(separator: " / ")
    return Markup.group(
      "g", [("role", "img"), ("aria-label", name)] + Palette.ink.fill,
      zip(picture.text.lines, panel.baselines).map(line).joined())
  }

  private func line(_ line: OutlinedText.Line, baseline: Double) -> String {
    let unit = spacing.size / Double(spacing.metrics.unitsPerEm)
    let uses = line.glyphs.compactMap { glyph -> String? in
      guard let number = glyph.id, picture.text.outlines[number]?.segments.isEmpty == false else { return nil }
      return Markup.element("use", [("href", "#\(glyphs)\(number)"), ("x", String(glyph.x))])
    }
    let place = "translate(\(Markup.number(scale.inset)) \(Markup.number(baseline)))"
    let scaled = "scale(\(NumberFormat.exact(unit)) \(NumberFormat.exact(-unit)))"
    return Markup.group("g", [("transform", "\(place) \(scaled)")], uses.joined())
      + line.glyphs.filter { $0.id == nil }.map { missing($0, baseline: baseline, unit: unit) }.joined()
  }

  /// A hatched box, as tall as a capital.
  private func missing(_ glyph: OutlinedText.Glyph, baseline: Double, unit: Double) -> String {
    let height = picture.result.font.metrics.capHeight(at: spacing.size) ?? spacing.metrics.ascender(at: spacing.size)
    let (left, width) = (Double(glyph.x) * unit + scale.inset, Double(glyph.advance) * unit)
    return Markup.element(
      "rect",
      [
        ("data-area", "missing"), ("x", Markup.number(left + width * 0.1)), ("y", Markup.number(baseline - height)),
        ("width", Markup.number(width * 0.8)), ("height", Markup.number(height)), Hatching.missing.fill(in: id),
        scale.stroke(0.75),
      ] + Palette.muted.outline)
  }
}

/// The lines that a font has, and how far each is above the baseline, in points.
struct FontLines {
  /// From top to bottom.
  let heights: [(name: String, height: Double)]

  init(_ spacing: TextSpacing, _ font: FontFacts) {
    heights = [
      ("ascender", spacing.metrics.ascender(at: spacing.size)),
      ("cap height", font.metrics.capHeight(at: spacing.size)), ("x-height", font.metrics.xHeight(at: spacing.size)),
      ("baseline", 0), ("descender", spacing.metrics.descender(at: spacing.size)),
    ].compactMap { name, height in height.map { (name, $0) } }
  }
}
