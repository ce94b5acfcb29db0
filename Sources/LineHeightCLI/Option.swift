import DesignFiles
import LineHeightCore
import SwiftSource

/// Every option, once. Parsing, `--help`, the man page and the completions are all made from this table.
enum Option: String, CaseIterable {
  case size
  case lineHeight = "line-height"
  case lines
  case scale
  case asDrawn = "as-drawn"
  case baseline
  case trim
  case includeLeading = "include-leading"
  case rule
  case family
  case weight
  case italic
  case face
  case text
  case instance
  case axis
  case fontMetrics = "font-metrics"
  case systemFont = "system-font"
  case format
  case precision
  case relativeTo = "relative-to"
  case print
  case expect
  case tolerance
  case annotations
  case strict
  case quiet
  case color
  case recursive
  case filesFrom = "files-from"
  case null
  case jobs
  case fonts
  case font
  case only
  case from
  case lineHeightUnit = "line-height-unit"
  case rem
  case swiftType = "swift-type"
  case swiftAccess = "swift-access"
  case uikit
  case output
  case check
  case help
  case version

  /// How `--help` groups the options.
  enum Group: String, CaseIterable {
    case question = "The question"
    case layout = "The layout (the plain recipe is right in the total height)"
    case font = "The font"
    case files = "Many files"
    case design = "The design file"
    case output = "The output"
    case other = "Other"
  }

  /// What the table says about one option.
  struct Specification {
    let group: Group
    /// The commands that have it.
    var commands: [Command] = [.spacing]
    /// What stands for the value in the help; `nil` for an option without a value.
    var value: String?
    /// The words that the value may be, where they are few.
    var choices: [String] = []
    /// Whether it may be given more than once.
    var isRepeatable = false
    /// One letter that is short for the option.
    var letter: Character?
    /// What it means, in the words of the help. One element a line.
    let meaning: [String]
    /// Where a command's choices, or the words that explain them, are its own.
    var own: [Command: (choices: [String], meaning: [String])] = [:]

    /// The words that the value may be for a command, where they are few.
    func choices(of command: Command) -> [String] { own[command]?.choices ?? choices }

    /// What the option means for a command.
    func meaning(for command: Command) -> [String] { own[command]?.meaning ?? meaning }
  }

  /// The option as it is typed.
  var spelling: String { "--" + rawValue }

  var specification: Specification {
    switch self {
    case .size:
      Specification(
        group: .question, commands: [.spacing, .preview], value: "PT",
        meaning: ["font size in points (Figma pixels at 1x), up to 10000"])
    case .lineHeight:
      Specification(
        group: .question, commands: [.spacing, .preview], value: "LH",
        meaning: [
          "line height of the design: 36, 36px or 36pt; 150% or 1.5em",
          "(of the size, as in Figma); 1.2x (of font.lineHeight);",
          "auto (the font's own)",
        ])
    case .lines:
      Specification(
        group: .layout, commands: [.spacing, .styles, .preview], value: "N",
        meaning: [
          "heights and baselines of N lines, 1 to 1000, in pictures to", "\(OutlinedText.maximumLines); default 1",
        ])
    case .scale:
      Specification(
        group: .layout, commands: [.spacing, .styles, .preview], value: "1|2|3", choices: ["1", "2", "3"],
        meaning: [
          "device pixels a point: lines are laid out, and paddings",
          "given, in whole device pixels",
        ])
    case .asDrawn:
      Specification(
        group: .layout, commands: [.spacing, .styles, .preview],
        meaning: ["the line height that Figma draws: auto and percentages are", "rounded to whole pixels there"])
    case .baseline:
      Specification(
        group: .layout, commands: [.spacing, .styles, .preview], value: "figma", choices: ["figma"],
        meaning: ["put the first baseline on the pixel where Figma draws it;", "implies --as-drawn"])
    case .trim:
      Specification(
        group: .layout, commands: [.spacing, .styles, .preview], value: "cap", choices: ["cap"],
        meaning: ["trim the text to cap height and baseline, as Figma's", "vertical trim does"])
    case .includeLeading:
      Specification(
        group: .layout, commands: [.spacing, .styles, .preview],
        meaning: ["for UITextView and TextKit, which add the font's lineGap", "below every line"])
    case .rule:
      Specification(
        group: .font, commands: [.spacing, .styles, .preview], value: "RULE",
        choices: MetricsRule.allCases.map(\.rawValue),
        meaning: [
          "which values make font.lineHeight: apple (default: what",
          "Core Text takes), hhea, typo or win",
        ])
    case .face:
      Specification(
        group: .font, commands: [.spacing, .metrics, .preview], value: "N|NAME",
        meaning: ["the face of a collection: its number from 0, its PostScript", "or its full name"])
    case .family:
      Specification(
        group: .font, commands: Command.reporting, value: "NAME",
        meaning: [
          "no file: an installed font of this family, in any of its", "languages; blanks and case do not count",
        ], own: [.styles: ([], ["the family of styles that tell none"])])
    case .weight:
      Specification(
        group: .font, commands: [.spacing, .metrics, .preview], value: "N|NAME",
        meaning: ["weight in the family, as in 700 or bold; default: that of", "--axis wght, else 400"])
    case .italic:
      Specification(group: .font, commands: [.spacing, .metrics, .preview], meaning: ["the italic in the family"])
    case .text:
      Specification(
        group: .font, commands: [.spacing, .metrics, .preview], value: "STRING",
        meaning: [
          "say which of these characters the font lacks, and which of",
          "its glyphs leave the line; preview draws it, line breaks",
          "and all",
        ])
    case .instance:
      Specification(
        group: .font, commands: [.spacing, .metrics, .preview], value: "N|NAME",
        meaning: [
          "a named instance of a variable font: its number from 0,",
          "PostScript name or subfamily name",
        ])
    case .axis:
      Specification(
        group: .font, commands: [.spacing, .metrics, .preview], value: "TAG=VALUE", isRepeatable: true,
        meaning: [
          "the value of an axis of a variable font, as in wght=700;",
          "repeatable, and stronger than the instance's values",
        ])
    case .fontMetrics:
      Specification(
        group: .font, commands: [.spacing, .preview], value: "ASC,DESC[,GAP]/UPEM",
        meaning: ["no file: these hhea values in design units, such as", "1950,-494/2048"])
    case .systemFont:
      Specification(
        group: .font, commands: [.spacing, .styles],
        meaning: ["no file: the iOS system font, San Francisco, as measured"],
        own: [
          .styles: (
            [],
            [
              "families named SF Pro, -apple-system, system and the like",
              "are the iOS system font, San Francisco, as measured",
            ]
          )
        ])
    case .format:
      Specification(
        group: .output, commands: [.spacing, .metrics, .styles], value: "FORMAT",
        choices: OutputFormat.allCases.map(\.rawValue),
        meaning: ["text (default), json, csv, or swift: code for this text"],
        own: [
          .metrics: (
            MetricsRequest.Format.allCases.map(\.rawValue), ["text (default), json, ndjson (one line a face) or csv"]
          ),
          .styles: (
            StylesRequest.formats,
            [
              "text (default), json, ndjson (one line a style), csv,",
              "markdown, swift, swift-tests (code that tests it), or",
              "html: a page with a picture of each style, for at most",
              "\(StylePage.maximumStyles) styles",
            ]
          ),
        ])
    case .precision:
      Specification(
        group: .output, commands: Command.reporting, value: "N",
        meaning: ["decimal places in text and CSV, 0 to 10, default 3; JSON", "and bare values are exact"],
        own: [
          .metrics: ([], ["decimal places in text and CSV, 0 to 10, default 3; JSON", "is exact"]),
          .styles: (
            [],
            [
              "decimal places in text, CSV, Markdown and pictures, 0 to",
              "10, default 3; JSON and Swift source are exact",
            ]
          ),
          .preview: ([], ["decimal places of the measures, 0 to 10, default 3"]),
        ])
    case .relativeTo:
      Specification(
        group: .output, commands: [.spacing, .styles], value: "STYLE",
        choices: DynamicTypeStyle.allCases.map(\.rawValue),
        meaning: [
          "the Dynamic Type style that --format swift scales with:",
          "largeTitle, title, title2, title3, headline, subheadline,",
          "body (default), callout, footnote, caption or caption2",
        ])
    case .print:
      Specification(
        group: .output, value: "KEY[,KEY]",
        meaning: [
          "only these values, exact, tabs between, one line a font;",
          "a KEY is one of the JSON: lineSpacing, font.unitsPerEm, ...",
        ])
    case .expect:
      Specification(
        group: .output, value: "KEY=VALUE", isRepeatable: true,
        meaning: ["fail (exit code 1) unless the JSON's KEY has this value;", "repeatable"])
    case .tolerance:
      Specification(
        group: .output, value: "T", meaning: ["how far an expected number may be off; default 0.005"])
    case .annotations:
      Specification(
        group: .output, commands: [.spacing, .styles], value: "github", choices: ["github"],
        meaning: ["errors and warnings as ::error and ::warning lines, for", "GitHub Actions"])
    case .recursive:
      Specification(
        group: .files, commands: [.metrics], letter: "r",
        meaning: ["every font below the folders that are given"])
    case .filesFrom:
      Specification(
        group: .files, commands: [.metrics], value: "FILE",
        meaning: ["fonts named in FILE too, one a line; - is standard", "input"])
    case .null:
      Specification(
        group: .files, commands: [.metrics], letter: "0",
        meaning: ["names in --files-from end in NUL, as find -print0 writes"])
    case .jobs:
      Specification(
        group: .files, commands: [.metrics], value: "N", letter: "j",
        meaning: ["fonts read at once, 1 to 64; default: one for each", "processor, up to 8"])
    case .strict:
      Specification(group: .output, commands: Command.reporting, meaning: ["a warning fails too (exit code 1)"])
    case .quiet:
      Specification(
        group: .output, commands: Command.reporting, meaning: ["no notes and warnings on standard error"])
    case .color:
      Specification(
        group: .output, commands: Command.reporting, value: "WHEN", choices: ColorChoice.allCases.map(\.rawValue),
        meaning: ["auto (default: on a terminal without NO_COLOR), always or", "never"])
    case .fonts:
      Specification(
        group: .design, commands: [.styles], value: "DIR", isRepeatable: true,
        meaning: ["a folder, and all below it, where fonts are looked for", "before the installed ones; repeatable"])
    case .font:
      Specification(
        group: .design, commands: [.styles], value: "NAME=PATH", isRepeatable: true,
        meaning: ["the font file of a PostScript name or family; repeatable"])
    case .only:
      Specification(
        group: .design, commands: [.styles], value: "GLOB",
        meaning: ["only styles with such a name: * stands for any text, ? for", "one character"])
    case .from:
      Specification(
        group: .design, commands: [.styles], value: "KIND", choices: DesignFileKind.allCases.map(\.rawValue),
        meaning: [
          "what the file is, where its content does not tell:",
          "figma-rest, figma-styles, dtcg, tokens-studio,",
          "design-tokens-plugin or csv",
        ])
    case .lineHeightUnit:
      Specification(
        group: .design, commands: [.styles], value: "UNIT", choices: ["px", "%", "em"],
        meaning: ["how a line height without a unit is meant: px, % or em"])
    case .rem:
      Specification(
        group: .design, commands: [.styles], value: "PX", meaning: ["pixels in one rem; default 16"])
    case .swiftType:
      Specification(
        group: .design, commands: [.styles], value: "NAME",
        meaning: ["the enum of --format swift, which names the class of", "swift-tests too; default TextStyle"])
    case .swiftAccess:
      Specification(
        group: .design, commands: [.styles], value: "LEVEL", choices: StyleSheetSource.Access.allCases.map(\.rawValue),
        meaning: ["its access level: public, package or internal (default)"])
    case .uikit:
      Specification(group: .design, commands: [.styles], meaning: ["UIKit attributes in the Swift source too"])
    case .output:
      Specification(
        group: .output, commands: [.styles, .preview], value: "FILE", letter: "o",
        meaning: [
          "write there instead of to standard output; left alone",
          "where nothing changed; preview knows .svg and .html",
        ])
    case .check:
      Specification(
        group: .output, commands: [.styles, .preview],
        meaning: ["compare with FILE of -o: a diff and exit code 1 where it", "differs; nothing is written"])
    case .help:
      Specification(group: .other, commands: Command.allCases, letter: "h", meaning: ["this text"])
    case .version:
      Specification(
        group: .other, commands: Command.allCases, meaning: ["the versions of lineheight, FreeType and fontconfig"]
      )
    }
  }

  /// Options of which at most one may be given.
  static let contradictions: [(Option, Option)] = [
    (.fontMetrics, .systemFont), (.fontMetrics, .face), (.systemFont, .face), (.fontMetrics, .rule),
    (.systemFont, .rule), (.fontMetrics, .instance), (.systemFont, .instance), (.fontMetrics, .axis),
    (.systemFont, .axis), (.text, .fontMetrics), (.text, .systemFont), (.family, .fontMetrics), (.family, .systemFont),
    (.family, .face), (.family, .instance), (.print, .format), (.baseline, .trim),
  ]

  /// The option without which this one means nothing, and what that may be; nothing where it may be anything.
  var companion: (option: Option, values: [String])? {
    switch self {
    case .weight, .italic: (.family, [])
    case .null: (.filesFrom, [])
    case .tolerance: (.expect, [])
    case .check: (.output, [])
    case .relativeTo, .swiftAccess, .uikit: (.format, ["swift"])
    case .swiftType: (.format, ["swift", "swift-tests"])
    default: nil
    }
  }
}

/// How results are written.
enum OutputFormat: String, CaseIterable {
  case text, json, csv, swift
}

/// When output is coloured.
enum ColorChoice: String, CaseIterable {
  case auto, always, never
}
