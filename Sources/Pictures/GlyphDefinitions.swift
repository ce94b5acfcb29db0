import LineHeightCore

/// The glyphs of a document, each defined once however many pictures show it. Their ids depend on nothing but the order of
/// the pictures.
struct GlyphDefinitions {
  /// Faces with the same outlines.
  private struct Face: Hashable {
    let source: String
    let index: Int
    let variation: FontVariation?
  }

  private var faces: [Face: Int] = [:]
  private var defined: Set<String> = []
  /// The definitions, in the order in which they were needed.
  private(set) var markup = ""

  /// Defines the glyphs of a text that are not defined yet.
  ///
  /// - Returns: what an id begins with; the glyph's number follows.
  mutating func define(_ text: OutlinedText, of font: FontFacts) -> String {
    let face = Face(source: font.source, index: font.face, variation: font.variation)
    let number = faces[face] ?? faces.count
    faces[face] = number
    let prefix = "lh-g\(number)-"
    for (glyph, outline) in text.outlines.sorted(by: { $0.key < $1.key }) where !outline.segments.isEmpty {
      let id = "\(prefix)\(glyph)"
      guard defined.insert(id).inserted else { continue }
      markup += Markup.element("path", [("id", id), ("d", Self.path(outline))])
    }
    return prefix
  }

  /// In design units, y upward.
  private static func path(_ outline: Outline) -> String {
    func text(_ points: Outline.Point...) -> String { points.map { "\($0.x) \($0.y)" }.joined(separator: " ") }
    var path = ""
    for segment in outline.segments {
      switch segment {
      case .move(let point): path += (path.isEmpty ? "M" : "ZM") + text(point)
      case .line(let point): path += "L" + text(point)
      case .quadratic(let control, let point): path += "Q" + text(control, point)
      case .cubic(let first, let second, let point): path += "C" + text(first, second, point)
      }
    }
    return path + "Z"
  }
}
