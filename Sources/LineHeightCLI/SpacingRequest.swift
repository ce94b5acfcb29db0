import FontReading
import LineHeightCore
import Reports
import SwiftSource

/// What the main job is asked to do, understood and checked: nothing in it can contradict itself.
struct SpacingRequest {
  let fonts: [Font]
  let face: FaceSelection
  let location: FontLocation
  let text: String?
  let rule: MetricsRule
  let size: Double
  let lineHeight: DesignLineHeight
  let givenLineHeight: String
  let unit: LineHeightUnit
  var layout: LayoutOptions
  let output: Output
  let expectations: [Expectation]

  /// Where line metrics come from.
  enum Font {
    case file(String)
    case given(VerticalTriple, unitsPerEm: Int, text: String)
    case system
    case installed(InstalledFontQuery)

    /// The path, where there is a file.
    var file: String? {
      if case .file(let path) = self, path != "-" { return path }
      return nil
    }

    /// What the user called it.
    var source: String {
      switch self {
      case .file(let path): path
      case .given(_, _, let text): "\(Option.fontMetrics.spelling) \(text)"
      case .system: Option.systemFont.spelling
      case .installed(let query): "\(Option.family.spelling) \(query.family)"
      }
    }
  }

  /// How the answer is written.
  enum Output {
    case text
    case json
    case csv
    case swift(relativeTo: DynamicTypeStyle)
    case keys([String])
  }

  /// In points. The resolved line height may be ten times the largest size.
  static let maximumSize = 10_000.0
  static let maximumLineHeight = 100_000.0
  static let maximumLines = 1000

  init(_ arguments: LiteralArguments) throws(UsageError) {
    fonts = try Self.fonts(arguments)
    face = FontSpelling.face(arguments[.face])
    location = try FontSpelling.location(arguments)
    text = arguments[.text]
    rule = try arguments.choice(.rule) ?? .apple
    size = try Self.size(arguments)
    givenLineHeight = try Self.required(.lineHeight, in: arguments)
    guard let (lineHeight, unit) = Spelling.lineHeight(givenLineHeight) else {
      throw .notALineHeight(givenLineHeight)
    }
    (self.lineHeight, self.unit) = (lineHeight, unit)
    try Self.checkRange(lineHeight, size, given: givenLineHeight)
    layout = try Self.layout(arguments)
    output = try Self.output(arguments, lines: layout.lines)
    expectations = try Expectation.all(arguments, lines: layout.lines)
  }

  private static func fonts(_ arguments: LiteralArguments) throws(UsageError) -> [Font] {
    for option in [Option.fontMetrics, .systemFont, .family] where arguments.has(option) && !arguments.operands.isEmpty
    {
      throw .fontsAndOption(arguments.operands, option)
    }
    if arguments.has(.systemFont) { return [.system] }
    if let query = try FontSpelling.installedFont(arguments) { return [.installed(query)] }
    if let text = arguments[.fontMetrics] {
      guard let (triple, unitsPerEm) = Spelling.fontMetrics(text) else { throw .notFontMetrics(text) }
      return [.given(triple, unitsPerEm: unitsPerEm, text: text)]
    }
    guard !arguments.operands.isEmpty else { throw .noFont }
    guard arguments.operands.filter({ $0 == "-" }).count <= 1 else { throw .standardInputTwice }
    return arguments.operands.map(Font.file)
  }

  private static func size(_ arguments: LiteralArguments) throws(UsageError) -> Double {
    let text = try required(.size, in: arguments)
    guard let size = Spelling.number(text) else { throw .notANumber(.size, text) }
    guard size > 0, size <= maximumSize else {
      throw .outOfRange(.size, text, allowed: "a size is above 0 and at most \(Int(maximumSize)) points")
    }
    return size
  }

  /// Refuses a line height that no font can make right. What depends on the font is looked at with the font.
  private static func checkRange(_ lineHeight: DesignLineHeight, _ size: Double, given: String) throws(UsageError) {
    switch lineHeight {
    case .auto, .percentOfAuto, .timesFontLineHeight: return
    case .points, .percentOfSize: break
    }
    // The same for every font, so that any of them tells.
    let spacing = try? TextSpacing(
      metrics: .systemFont, figma: FigmaText(hhea: .systemFont), size: size, lineHeight: lineHeight)
    guard let points = spacing?.lineHeight, !lineHeightRange(contains: points) else { return }
    throw .lineHeightOutOfRange(given, points: points)
  }

  /// Whether a line height can be set, in points.
  static func lineHeightRange(contains points: Double) -> Bool { points > 0 && points <= maximumLineHeight }

  static func layout(_ arguments: LiteralArguments) throws(UsageError) -> LayoutOptions {
    var options = LayoutOptions(
      target: arguments.has(.asDrawn) ? .drawn : .designed,
      placement: try arguments.word(.baseline) != nil
        ? .figmaBaseline : try arguments.word(.trim) != nil ? .capTrim : .centred,
      includesLeading: arguments.has(.includeLeading))
    options.scale = try arguments.word(.scale).flatMap { Int($0) }
    if let text = arguments[.lines] {
      guard let lines = Spelling.integer(text), (1...maximumLines).contains(lines) else {
        throw .outOfRange(.lines, text, allowed: "a text has 1 to \(maximumLines) lines here")
      }
      options.lines = lines
    }
    return options
  }

  private static func output(_ arguments: LiteralArguments, lines: Int) throws(UsageError) -> Output {
    if let text = arguments[.print] {
      let keys = SpacingKeys(lines: lines)
      let printed = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      for key in printed where keys.example(at: key) == nil {
        throw .unknownKey(.print, key, known: keys.all)
      }
      return .keys(printed)
    }
    switch try arguments.choice(.format) ?? OutputFormat.text {
    case .text: return .text
    case .json: return .json
    case .csv: return .csv
    case .swift: return .swift(relativeTo: try arguments.choice(.relativeTo) ?? .body)
    }
  }

  private static func required(_ option: Option, in arguments: LiteralArguments) throws(UsageError) -> String {
    guard let text = arguments[option] else { throw .missingOption(option) }
    return text
  }
}
