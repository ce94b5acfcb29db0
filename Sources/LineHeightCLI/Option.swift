import LineHeightCore

/// Every option, once. Parsing, `--help`, and what comes later (man page, completions) are all made from this table.
enum Option: String, CaseIterable {
  case size
  case lineHeight = "line-height"
  case rule
  case face
  case fontMetrics = "font-metrics"
  case systemFont = "system-font"
  case format
  case precision
  case print
  case strict
  case quiet
  case color
  case help
  case version

  /// How `--help` groups the options.
  enum Group: String, CaseIterable {
    case question = "The question"
    case font = "The font"
    case output = "The output"
    case other = "Other"
  }

  /// What the table says about one option.
  struct Specification {
    let group: Group
    /// What stands for the value in the help; `nil` for an option without a value.
    var value: String?
    /// The words that the value may be, where they are few.
    var choices: [String] = []
    /// One letter that is short for the option.
    var letter: Character?
    /// What it means, in the words of the help. One element a line.
    let meaning: [String]
  }

  /// The option as it is typed.
  var spelling: String { "--" + rawValue }

  var specification: Specification {
    switch self {
    case .size:
      Specification(
        group: .question, value: "PT",
        meaning: ["font size in points (Figma pixels at 1x), up to 10000"])
    case .lineHeight:
      Specification(
        group: .question, value: "LH",
        meaning: [
          "line height of the design: 36, 36px or 36pt; 150% or 1.5em",
          "(of the size, as in Figma); 1.2x (of font.lineHeight);",
          "auto (the font's own)",
        ])
    case .rule:
      Specification(
        group: .font, value: "RULE", choices: MetricsRule.allCases.map(\.rawValue),
        meaning: [
          "which values make font.lineHeight: apple (default: what",
          "Core Text takes), hhea, typo or win",
        ])
    case .face:
      Specification(
        group: .font, value: "N|NAME",
        meaning: ["the face of a collection: its number from 0, PostScript name", "or full name"])
    case .fontMetrics:
      Specification(
        group: .font, value: "ASC,DESC[,GAP]/UPEM",
        meaning: ["no file: these hhea values in design units, as in 1950,-494/2048"])
    case .systemFont:
      Specification(group: .font, meaning: ["no file: the iOS system font, San Francisco, as measured"])
    case .format:
      Specification(
        group: .output, value: "FORMAT", choices: OutputFormat.allCases.map(\.rawValue),
        meaning: ["text (default), json or csv"])
    case .precision:
      Specification(
        group: .output, value: "N",
        meaning: ["decimal places in text and CSV, 0 to 10, default 3; JSON", "and --print are exact"])
    case .print:
      Specification(
        group: .output, value: "KEY[,KEY]",
        meaning: [
          "only these values, exact, tabs between, one line a font;",
          "a KEY is one of the JSON: lineSpacing, font.unitsPerEm, ...",
        ])
    case .strict:
      Specification(group: .output, meaning: ["a warning fails too (exit code 1)"])
    case .quiet:
      Specification(group: .output, meaning: ["no notes and warnings on standard error"])
    case .color:
      Specification(
        group: .output, value: "WHEN", choices: ColorChoice.allCases.map(\.rawValue),
        meaning: ["auto (default: on a terminal, without NO_COLOR), always, never"])
    case .help:
      Specification(group: .other, letter: "h", meaning: ["this text"])
    case .version:
      Specification(group: .other, meaning: ["the version of lineheight and of FreeType"])
    }
  }

  /// Options of which at most one may be given.
  static let contradictions: [[Option]] = [
    [.fontMetrics, .systemFont], [.fontMetrics, .face], [.systemFont, .face], [.fontMetrics, .rule],
    [.systemFont, .rule], [.print, .format],
  ]
}

/// How results are written.
enum OutputFormat: String, CaseIterable {
  case text, json, csv
}

/// When output is coloured.
enum ColorChoice: String, CaseIterable {
  case auto, always, never
}
