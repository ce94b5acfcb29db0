import LineHeightCore

/// The whole picture: heading, two blocks side by side or one below the other, and what explains them.
struct PictureDrawing {
  private let picture: Picture
  private let scale: PictureScale
  private let id: String
  private let blocks: [Block]

  private static let margin = 24.0
  private static let titleHeight = 40.0
  private static let blockGap = 28.0
  private static let swatch = 34.0
  /// Two blocks that are wider stand one below the other.
  private static let widest = 1400.0
  private static let narrowest = 560.0

  /// - Parameters:
  ///   - id: what the ids of the picture begin with.
  ///   - glyphs: what those of its glyphs begin with.
  init(_ picture: Picture, id: String, glyphs: String) {
    self.picture = picture
    self.id = id
    let scale = PictureScale(picture)
    self.scale = scale
    let spacing = picture.spacing
    func block(_ panel: Panel, _ heading: [String], isSpaced: Bool) -> Block {
      Block(
        PanelDrawing(panel: panel, picture: picture, scale: scale, id: id, glyphs: glyphs), heading: heading,
        isSpaced: isSpaced)
    }
    let device = spacing.options.includesLeading ? "UITextView" : "SwiftUI"
    let calls = spacing.calls(places: picture.places).map(\.text)
    blocks = [
      block(Panel(plain: spacing), ["\(device) by default"], isSpaced: false),
      block(Panel(spaced: spacing), ["With spacing and padding"] + calls, isSpaced: true),
    ]
  }

  // MARK: Arrangement

  private var areBeside: Bool { blocks.reduce(Self.blockGap) { $0 + $1.width } <= Self.widest }

  /// Where each block stands: its left edge, the bottom of its heading, the top of its frame; and the end of them all.
  private var places: (blocks: [(x: Double, headingBottom: Double, y: Double)], bottom: Double) {
    let start = Self.margin + Self.titleHeight
    guard areBeside else {
      var places: [(x: Double, headingBottom: Double, y: Double)] = []
      var top = start
      for block in blocks {
        let y = top + block.headingHeight - block.reach.lowerBound
        // The panels begin below each other.
        places.append((Self.margin + indent(of: block), top + block.headingHeight - Block.headingGap, y))
        top = y + block.reach.upperBound + Self.blockGap
      }
      return (places, top)
    }
    let heading = blocks.map(\.headingHeight).max() ?? 0
    let y = start + heading - (blocks.map(\.reach.lowerBound).min() ?? 0)
    let bottom = y + (blocks.map(\.reach.upperBound).max() ?? 0) + Self.blockGap
    var x = Self.margin
    let places = blocks.map { block in
      defer { x += block.width + Self.blockGap }
      return (x: x, headingBottom: start + heading - Block.headingGap, y: y)
    }
    return (places, bottom)
  }

  private var title: Label { Label(text: Label.shortened(picture.title, to: 120), font: .title) }

  private func indent(of block: Block) -> Double { (blocks.map(\.panelLeft).max() ?? 0) - block.panelLeft }

  var width: Double {
    let content =
      areBeside
      ? blocks.reduce(Self.blockGap) { $0 + $1.width } : blocks.map { indent(of: $0) + $0.width }.max() ?? 0
    return max(content, title.width, Self.narrowest) + 2 * Self.margin
  }

  var height: Double { places.bottom + explanation.height + Self.margin }

  // MARK: Markup

  /// Everything within the `svg` element but what is defined for it.
  var markup: String {
    let size: [Markup.Attribute] = [
      ("width", Markup.number(width.rounded(.up))), ("height", Markup.number(height.rounded(.up))),
    ]
    let places = places
    return Hatching.definitions(of: id, scale)
      + Markup.element("rect", size + [("rx", "8")] + Palette.paper.fill)
      + title.markup(x: Self.margin, y: Self.margin + 8)
      + zip(blocks, places.blocks).map { $0.markup(x: $1.x, headingBottom: $1.headingBottom, y: $1.y) }.joined()
      + Markup.group(
        "g", [("transform", "translate(\(Markup.number(Self.margin)) \(Markup.number(places.bottom)))")],
        explanation.markup)
  }

  // MARK: Explanation

  private enum Swatch {
    case area(Markup.Attribute), fill(Palette), figma, none
  }

  private var sentences: [(swatch: Swatch, text: String, color: Palette)] {
    let explanation = PictureExplanation(picture.spacing, places: picture.places)
    let padding: Hatching = picture.spacing.answer.paddingTop < 0 ? .cut : .padding
    return [
      (.fill(.line), explanation.line, .ink), (.area(Hatching.spacing.fill(in: id)), explanation.lineSpacing, .ink),
      (.area(padding.fill(in: id)), explanation.padding, .ink), (.figma, explanation.figma, .ink),
      (.none, explanation.heights, .ink),
    ] + picture.notes.map { (.none, $0, .muted) }
  }

  /// Wrapped rows, each beside the area that it explains.
  private var explanation: (markup: String, height: Double) {
    var markup = ""
    var y = 0.0
    for (swatch, text, color) in sentences {
      markup += self.markup(of: swatch, y: y)
      for label in Label.wrapped(text, color: color, width: width - 2 * Self.margin - Self.swatch) {
        markup += label.markup(x: Self.swatch, y: y + Label.lineHeight / 2)
        y += Label.lineHeight
      }
      y += 6
    }
    return (markup, y)
  }

  private func markup(of swatch: Swatch, y: Double) -> String {
    let box: [Markup.Attribute] = [
      ("width", Markup.number(24 / scale.factor)), ("height", Markup.number(12 / scale.factor)),
    ]
    let element: String
    switch swatch {
    case .none: return ""
    case .fill(let color): element = Markup.element("rect", box + color.fill)
    case .area(let fill): element = Markup.element("rect", box + [fill])
    case .figma:
      element = Markup.element("rect", box + [scale.stroke(1.75), scale.dashes(6, 4)] + Palette.figma.stroke)
    }
    // Patterns are of the size that areas in points have.
    return Markup.group("g", [scale.transform(x: 0, y: y + 2)], element)
  }
}
