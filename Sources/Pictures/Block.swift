import LineHeightCore

/// A panel with its heading, and with labels and measures on both sides. In pixels.
struct Block {
  private let drawing: PanelDrawing
  private let heading: [Label]
  private var left = LabelColumn()
  private var right = LabelColumn()
  private let measures: [(label: Label, height: Double, color: Palette)]
  private let extent: ClosedRange<Double>

  /// Room between a panel and the text of its labels.
  private static let leader = 16.0
  /// Width of one measure.
  private static let measureWidth = 24.0
  static let headingGap = 14.0

  /// - Parameter heading: the first line is what the panel shows, the others are code.
  init(_ drawing: PanelDrawing, heading: [String], isSpaced: Bool) {
    self.drawing = drawing
    self.heading = heading.enumerated().map { Label(text: $1, font: $0 == 0 ? .bold : .code) }
    let (spacing, panel, places) = (drawing.picture.spacing, drawing.panel, drawing.picture.places)
    func points(_ value: Double) -> String { NumberFormat.short(value, places: places) + " pt" }
    let figma = spacing.placedFigmaHeight
    measures = [
      (Label(text: points(panel.height), font: .bold), panel.height, .ink),
      (Label(text: "Figma \(points(figma))", color: .figma, font: .bold), figma, .figma),
    ]
    extent = panel.extent(figma: figma)

    func pixels(_ points: Double) -> Double { drawing.scale.pixels(points) }
    let lineName = spacing.laidOutLineHeight == spacing.fontLineHeight ? "font.lineHeight" : "line"
    var named: Set<Panel.Kind> = isSpaced ? [] : [.line]
    for area in panel.areas {
      let isFirst = named.insert(area.kind).inserted
      let height = points(area.height)
      let label =
        switch area.kind {
        case .line: Label(text: isFirst ? "\(lineName) \(height)" : height)
        case .spacing: Label(text: "lineSpacing \(height)", color: .spacingInk, font: .bold)
        case .padding: Label(text: "padding \(height)", color: .paddingInk, font: .bold)
        }
      right.add(label, at: pixels(area.middle))
    }
    guard isSpaced else {
      let baseline = panel.baselines.first ?? 0
      for line in FontLines(spacing, drawing.picture.result.font).heights {
        let value = line.height == 0 ? "" : " " + NumberFormat.short(abs(line.height), places: places)
        left.add(Label(text: line.name + value, color: .muted), at: pixels(baseline - line.height))
      }
      return
    }
    for (own, figma) in zip(panel.baselines, spacing.placedFigmaBaselines) {
      left.add(Label(text: NumberFormat.short(own, places: places), color: .muted), at: pixels(own))
      left.add(
        Label(text: "Figma \(NumberFormat.short(figma, places: places))", color: .figma), at: pixels(figma))
    }
  }

  // MARK: Size

  private var panelWidth: Double { drawing.scale.pixels(drawing.scale.width) }
  /// How far the panel is from the left edge.
  var panelLeft: Double { left.width + Self.leader }
  private var measuresLeft: Double { panelLeft + panelWidth + Self.leader + right.width + Self.measureWidth / 2 }

  var width: Double {
    let headingWidth = heading.map(\.width).max() ?? 0
    return max(measuresLeft + Double(measures.count) * Self.measureWidth, panelLeft + headingWidth)
  }

  var headingHeight: Double { Double(heading.count) * Label.lineHeight + Self.headingGap }

  /// How far labels and areas reach above and below the top of the frame.
  var reach: ClosedRange<Double> {
    let labels = (left.positions + right.positions).map(\.y)
    let measured = measures.map { max($0.label.width, drawing.scale.pixels($0.height)) }.max() ?? 0
    let top = min(drawing.scale.pixels(extent.lowerBound), (labels.min() ?? 0) - Label.lineHeight / 2)
    let bottom = max(drawing.scale.pixels(extent.upperBound), (labels.max() ?? 0) + Label.lineHeight / 2, measured)
    return top...bottom
  }

  // MARK: Markup

  /// - Parameters:
  ///   - x: its left edge.
  ///   - bottom: the bottom of its heading.
  ///   - y: the top of the text's frame.
  func markup(x: Double, headingBottom bottom: Double, y: Double) -> String {
    let titles = heading.enumerated().map { line, label in
      label.markup(x: x + panelLeft, y: bottom - (Double(heading.count - line) - 0.5) * Label.lineHeight)
    }.joined()
    let panel = Markup.group("g", [drawing.scale.transform(x: x + panelLeft, y: y)], drawing.markup)
    let labels = Markup.group(
      "g", [("transform", "translate(\(Markup.number(x)) \(Markup.number(y)))")],
      left.markup(edge: panelLeft, isLeft: true) + right.markup(edge: panelLeft + panelWidth, isLeft: false)
        + measureMarkup)
    return titles + panel + labels
  }

  /// Heights as dimension lines beside the panel.
  private var measureMarkup: String {
    measures.enumerated().map { index, measure in
      let x = measuresLeft + Double(index) * Self.measureWidth
      let height = drawing.scale.pixels(measure.height)
      let (near, far, end) = (Markup.number(x - 3), Markup.number(x + 3), Markup.number(height))
      let path = "M\(near) 0H\(far)M\(near) \(end)H\(far)M\(Markup.number(x)) 0V\(end)"
      let dashes: [Markup.Attribute] = measure.color == .figma ? [("stroke-dasharray", "6 4")] : []
      let isShort = measure.label.width > height
      return Markup.element("path", [("d", path)] + dashes + measure.color.stroke)
        + measure.label.markup(
          x: x + 10, y: isShort ? 0 : height / 2, anchor: isShort ? .start : .middle, rotated: true)
    }.joined()
  }
}
