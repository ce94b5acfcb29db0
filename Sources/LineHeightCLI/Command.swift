/// What the tool can be asked to do. The first operand names it, unless it is the main job, which needs no name.
enum Command: String, CaseIterable {
  /// The main job: what to type in SwiftUI.
  case spacing = ""
  /// What is in font files, and what each platform takes of it.
  case metrics
  /// Every text style of a design file.
  case styles
  /// A picture of the main job's answer.
  case preview
  /// The man page, or a shell's completions.
  case generate

  /// The commands that report on fonts and designs, and so share the options of reports.
  static let reporting = allCases.filter { $0 != .generate }

  /// The command as it is typed.
  var spelling: String { self == .spacing ? "lineheight" : "lineheight \(rawValue)" }

  /// A line that could be typed, for messages.
  var example: String {
    switch self {
    case .spacing: "lineheight FONT.otf --size 24 --line-height 36"
    case .metrics: "lineheight metrics FONT.otf"
    case .styles: "lineheight styles tokens.json --fonts DIR"
    case .preview: "lineheight preview FONT.otf --size 24 --line-height 36 -o out.svg"
    case .generate: "lineheight generate man"
    }
  }

  /// The same, reading standard input.
  var pipeExample: String { example.split(separator: " ").map { $0.contains(".") ? "-" : $0 }.joined(separator: " ") }
}
