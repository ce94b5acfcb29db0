/// The colours of a picture, on light and on dark ground. Attributes have the light ones, so that a reader without CSS
/// shows them too; the style sheet has the dark ones.
enum Palette: String, CaseIterable {
  /// The ground.
  case paper
  /// Glyphs, and most labels.
  case ink
  /// What is less important.
  case muted
  /// The font's line.
  case line
  /// Padding: its ground, and its hatching and label.
  case padding, paddingInk = "padding-ink"
  /// Line spacing, likewise.
  case spacing, spacingInk = "spacing-ink"
  /// What Figma draws.
  case figma

  private var light: String {
    switch self {
    case .paper: "#ffffff"
    case .ink: "#1b1f24"
    case .muted: "#59636e"
    case .line: "#dde1e6"
    case .padding: "#c9ecd2"
    case .paddingInk: "#13702f"
    case .spacing: "#ffd6d1"
    case .spacingInk: "#b3261e"
    case .figma: "#6639ba"
    }
  }

  private var dark: String {
    switch self {
    case .paper: "#14171b"
    case .ink: "#eceff3"
    case .muted: "#a4aeb9"
    case .line: "#3a424c"
    case .padding: "#173d25"
    case .paddingInk: "#6fdb8d"
    case .spacing: "#561d1a"
    case .spacingInk: "#ff9b91"
    case .figma: "#c4a7ff"
    }
  }

  var fill: [Markup.Attribute] { [("class", "lh-f-\(rawValue)"), ("fill", light)] }

  /// A line around nothing.
  var stroke: [Markup.Attribute] { outline + [("fill", "none")] }

  /// A line around what is filled otherwise.
  var outline: [Markup.Attribute] { [("class", "lh-s-\(rawValue)"), ("stroke", light)] }

  /// The same colours by night. It stands once in a document.
  static let styleSheet =
    "@media (prefers-color-scheme: dark) {"
    + allCases.map { " .lh-f-\($0.rawValue) { fill: \($0.dark) } .lh-s-\($0.rawValue) { stroke: \($0.dark) }" }.joined()
    + " }"

  /// The ground and text of a page around pictures.
  static let pageStyleSheet =
    ":root { color-scheme: light dark; background: \(paper.light); color: \(ink.light) }"
    + " @media (prefers-color-scheme: dark) { :root { background: \(paper.dark); color: \(ink.dark) } }"
}
