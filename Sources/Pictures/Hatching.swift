/// The patterns of a picture: areas differ by their hatching as well as by their colour.
enum Hatching: String, CaseIterable {
  /// Slanted lines on a ground.
  case padding
  /// The same without a ground, where the frame is cut off.
  case cut
  /// Lines across.
  case spacing
  /// A lattice, for characters without a glyph.
  case missing

  /// What an area is filled with.
  func fill(in picture: String) -> Markup.Attribute { ("fill", "url(#\(picture)-\(rawValue))") }

  /// All patterns of a picture, in pixels whatever its scale.
  static func definitions(of picture: String, _ scale: PictureScale) -> String {
    allCases.map { $0.definition(of: picture, scale) }.joined()
  }

  private func definition(of picture: String, _ scale: PictureScale) -> String {
    let (ground, ink, path): (Palette?, Palette, String) =
      switch self {
      case .padding: (.padding, .paddingInk, "M-1.5 1.5L1.5 -1.5M0 6L6 0M4.5 7.5L7.5 4.5")
      case .cut: (nil, .paddingInk, "M-1.5 1.5L1.5 -1.5M0 6L6 0M4.5 7.5L7.5 4.5")
      case .spacing: (.spacing, .spacingInk, "M0 3H6")
      case .missing: (nil, .muted, "M0 0L6 6M6 0L0 6")
      }
    let tile = ground.map { Markup.element("rect", [("width", "6"), ("height", "6")] + $0.fill) } ?? ""
    return Markup.group(
      "pattern",
      [
        ("id", "\(picture)-\(rawValue)"), ("width", "6"), ("height", "6"), ("patternUnits", "userSpaceOnUse"),
        ("patternTransform", "scale(\(Markup.number(1 / scale.factor)))"),
      ], tile + Markup.element("path", [("d", path), ("stroke-width", "0.8")] + ink.stroke))
  }
}
