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
    if let pair = arguments.contradiction { throw .contradictory(pair[0], pair[1]) }
    if let (option, needs, value) = arguments.lonely { throw .lonely(option, needs: needs, value: value) }
    fonts = try Self.fonts(arguments)
    face = FontSpelling.face(arguments[.face])
    location = try FontSpelling.location(arguments)
    text = arguments[.text]
    rule = try Self.choice(.rule, in: arguments) ?? .apple
    size = try Self.size(arguments)
    givenLineHeight = try Self.required(.lineHeight, in: arguments)
    guard let (lineHeight, unit, value) = Spelling.lineHeight(givenLineHeight) else {
      throw .notALineHeight(givenLineHeight)
    }
    guard value ?? 0 <= Self.maximumLineHeight else {
      throw .outOfRange(
        .lineHeight, givenLineHeight,
        allowed: "a line height is above 0 and at most \(Int(Self.maximumLineHeight)) points")
    }
    (self.lineHeight, self.unit) = (lineHeight, unit)
    layout = try Self.layout(arguments)
    output = try Self.output(arguments)
    expectations = try Expectation.all(arguments)
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

  static func layout(_ arguments: LiteralArguments) throws(UsageError) -> LayoutOptions {
    var options = LayoutOptions(
      target: arguments.has(.asDrawn) ? .drawn : .designed,
      placement: try word(.baseline, in: arguments) != nil
        ? .figmaBaseline : try word(.trim, in: arguments) != nil ? .capTrim : .centred,
      includesLeading: arguments.has(.includeLeading))
    options.scale = try word(.scale, in: arguments).flatMap { Int($0) }
    if let text = arguments[.lines] {
      guard let lines = Spelling.integer(text), (1...maximumLines).contains(lines) else {
        throw .outOfRange(.lines, text, allowed: "a text has 1 to \(maximumLines) lines here")
      }
      options.lines = lines
    }
    return options
  }

  private static func output(_ arguments: LiteralArguments) throws(UsageError) -> Output {
    if let text = arguments[.print] {
      let keys = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      for key in keys { try checkKey(key, of: .print) }
      return .keys(keys)
    }
    switch try choice(.format, in: arguments) ?? OutputFormat.text {
    case .text: return .text
    case .json: return .json
    case .csv: return .csv
    case .swift: return .swift(relativeTo: try choice(.relativeTo, in: arguments) ?? .body)
    }
  }

  /// A key of the JSON, or an element of one of its arrays.
  static func checkKey(_ key: String, of option: Option) throws(UsageError) {
    let sample = SpacingResult.sample
    let array = key.split(separator: ".").dropLast().joined(separator: ".")
    if case .object = sample.value(at: key) {} else if sample.value(at: key) != nil { return }
    if case .array = sample.value(at: array), Spelling.integer(key.dropFirst(array.count + 1)) != nil { return }
    throw .unknownKey(option, key, known: sample.leaves.map(\.key))
  }

  private static func required(_ option: Option, in arguments: LiteralArguments) throws(UsageError) -> String {
    guard let text = arguments[option] else { throw .missingOption(option) }
    return text
  }

  /// The value of an option whose words the table lists; `nil` where it is not given.
  static func word(_ option: Option, in arguments: LiteralArguments) throws(UsageError) -> String? {
    guard let text = arguments[option] else { return nil }
    guard option.specification.choices.contains(text) else { throw .notAChoice(option, text) }
    return text
  }

  /// The value of an option that knows few words; `nil` where it is not given.
  static func choice<Choice: RawRepresentable<String>>(
    _ option: Option, in arguments: LiteralArguments
  ) throws(UsageError) -> Choice? {
    guard let text = arguments[option] else { return nil }
    guard let choice = Choice(rawValue: text) else { throw .notAChoice(option, text) }
    return choice
  }
}
