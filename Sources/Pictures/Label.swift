/// A text of a picture, and how much room it takes.
struct Label {
  enum Anchor: String { case start, middle, end }
  enum Font { case plain, bold, code, title }

  let text: String
  var color = Palette.ink
  var font = Font.plain

  /// Height of a line of labels in pixels: no two stand closer.
  static let lineHeight = 17.0

  private var size: Double { font == .title ? 17 : 12 }

  /// Room in pixels, rather too much than too little: whose font it will be set in is not known.
  var width: Double {
    let em = text.unicodeScalars.reduce(0) { sum, scalar in sum + (scalar.value < 0x1100 ? 0.55 : 1) }
    return em * size * (font == .bold || font == .title ? 1.06 : 1)
  }

  /// The text with its vertical middle at `y`, in pixels.
  func markup(x: Double, y: Double, anchor: Anchor = .start, rotated: Bool = false) -> String {
    var attributes: [Markup.Attribute] = []
    if rotated {
      attributes.append(("transform", "translate(\(Markup.number(x)) \(Markup.number(y))) rotate(90)"))
      attributes.append(("y", "4"))
    } else {
      attributes += [("x", Markup.number(x)), ("y", Markup.number(y + size * 0.35))]
    }
    if anchor != .start { attributes.append(("text-anchor", anchor.rawValue)) }
    switch font {
    case .plain: break
    case .bold: attributes.append(("font-weight", "600"))
    case .title: attributes += [("font-weight", "600"), ("font-size", "17")]
    case .code: attributes.append(("font-family", "ui-monospace, monospace"))
    }
    return Markup.element("text", attributes + color.fill, Markup.text(text))
  }

  /// The text, or its beginning where it is longer than any name should be.
  static func shortened(_ text: String, to count: Int) -> String {
    text.unicodeScalars.count <= count ? text : String(text.unicodeScalars.prefix(count - 1)) + "\u{2026}"
  }

  /// The words in lines that are no wider than `width` pixels; a word that is wider is cut off.
  static func wrapped(_ text: String, color: Palette, width: Double) -> [Label] {
    var lines: [Label] = []
    for word in text.split(separator: " ").map({ Self.shortened(String($0), to: Int(width / 12)) }) {
      let longer = lines.last.map { Label(text: "\($0.text) \(word)", color: color) }
      if let longer, longer.width <= width {
        lines[lines.count - 1] = longer
      } else {
        lines.append(Label(text: String(word), color: color))
      }
    }
    return lines
  }
}

/// Labels one below the other beside a panel, each as near as can be to what it names.
struct LabelColumn {
  private(set) var labels: [(label: Label, y: Double)] = []

  /// Names what is at `y`, in pixels.
  mutating func add(_ label: Label, at y: Double) { labels.append((label, y)) }

  /// In pixels.
  var width: Double { labels.map(\.label.width).max() ?? 0 }

  /// Where each label comes to stand: clusters of labels that are too close are spread around their middle.
  var positions: [(label: Label, target: Double, y: Double)] {
    let sorted = labels.sorted { $0.y < $1.y }
    var clusters: [(first: Int, count: Int, top: Double)] = []
    for index in sorted.indices {
      clusters.append((index, 1, sorted[index].y))
      while clusters.count > 1 {
        let (above, below) = (clusters[clusters.count - 2], clusters[clusters.count - 1])
        guard above.top + Double(above.count) * Label.lineHeight > below.top else { break }
        let members = above.first..<below.first + below.count
        let offsets = members.map { sorted[$0].y - Double($0 - above.first) * Label.lineHeight }
        clusters.removeLast(2)
        clusters.append((above.first, members.count, offsets.reduce(0, +) / Double(members.count)))
      }
    }
    return clusters.flatMap { cluster in
      (0..<cluster.count).map { offset in
        let (label, target) = sorted[cluster.first + offset]
        return (label, target, cluster.top + Double(offset) * Label.lineHeight)
      }
    }
  }

  /// The labels with a thin line from each to `edge`, where the panel begins or ends.
  func markup(edge: Double, isLeft: Bool) -> String {
    positions.map { label, target, y in
      let (far, text) = isLeft ? (edge - 10, edge - 14) : (edge + 10, edge + 14)
      let path = "M\(Markup.number(edge)) \(Markup.number(target))L\(Markup.number(far)) \(Markup.number(y))"
      return Markup.element("path", [("d", path), ("stroke-width", "0.75")] + Palette.muted.stroke)
        + label.markup(x: text, y: y, anchor: isLeft ? .end : .start)
    }.joined()
  }
}
