import FontReading
import LineHeightCore
import Reports

/// What the main job is asked to do, understood and checked: nothing in it can contradict itself.
struct SpacingRequest {
  let fonts: [Font]
  let face: FaceSelection
  let rule: MetricsRule
  let size: Double
  let lineHeight: DesignLineHeight
  let givenLineHeight: String
  let unit: LineHeightUnit
  let output: Output

  /// Where line metrics come from.
  enum Font {
    case file(String)
    case given(VerticalTriple, unitsPerEm: Int, text: String)
    case system

    /// What the user called it.
    var source: String {
      switch self {
      case .file(let path): path
      case .given(_, _, let text): "\(Option.fontMetrics.spelling) \(text)"
      case .system: Option.systemFont.spelling
      }
    }
  }

  /// How the answer is written.
  enum Output {
    case text
    case json
    case csv
    case keys([String])
  }

  /// In points. The resolved line height may be ten times the largest size.
  static let maximumSize = 10_000.0
  static let maximumLineHeight = 100_000.0

  init(_ arguments: LiteralArguments) throws(UsageError) {
    if let pair = arguments.contradiction { throw .contradictory(pair[0], pair[1]) }
    fonts = try Self.fonts(arguments)
    face = Self.face(arguments[.face])
    rule = try Self.choice(.rule, in: arguments) ?? .apple
    size = try Self.size(arguments)
    givenLineHeight = try Self.required(.lineHeight, in: arguments)
    guard let (lineHeight, unit) = Spelling.lineHeight(givenLineHeight) else { throw .notALineHeight(givenLineHeight) }
    (self.lineHeight, self.unit) = (lineHeight, unit)
    output = try Self.output(arguments)
  }

  private static func fonts(_ arguments: LiteralArguments) throws(UsageError) -> [Font] {
    for option in [Option.fontMetrics, .systemFont] where arguments.has(option) && !arguments.operands.isEmpty {
      throw .fontsAndOption(arguments.operands, option)
    }
    if arguments.has(.systemFont) { return [.system] }
    if let text = arguments[.fontMetrics] {
      guard let (triple, unitsPerEm) = Spelling.fontMetrics(text) else { throw .notFontMetrics(text) }
      return [.given(triple, unitsPerEm: unitsPerEm, text: text)]
    }
    guard !arguments.operands.isEmpty else { throw .noFont }
    return arguments.operands.map(Font.file)
  }

  private static func face(_ text: String?) -> FaceSelection {
    guard let text else { return .only }
    return Spelling.integer(text).map(FaceSelection.index) ?? .name(text)
  }

  private static func size(_ arguments: LiteralArguments) throws(UsageError) -> Double {
    let text = try required(.size, in: arguments)
    guard let size = Spelling.number(text) else { throw .notANumber(.size, text) }
    guard size > 0, size <= maximumSize else {
      throw .outOfRange(.size, text, allowed: "a size is above 0 and at most \(Int(maximumSize)) points")
    }
    return size
  }

  private static func output(_ arguments: LiteralArguments) throws(UsageError) -> Output {
    if let text = arguments[.print] {
      let keys = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      for key in keys where !SpacingResult.keys.contains(key) {
        throw .unknownKey(key, known: SpacingResult.keys)
      }
      return .keys(keys)
    }
    switch try choice(.format, in: arguments) ?? OutputFormat.text {
    case .text: return .text
    case .json: return .json
    case .csv: return .csv
    }
  }

  private static func required(_ option: Option, in arguments: LiteralArguments) throws(UsageError) -> String {
    guard let text = arguments[option] else { throw .missingOption(option) }
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

/// How everything is shown, whichever command runs.
struct Presentation {
  var places = 3
  var isStrict = false
  var isQuiet = false
  var color = ColorChoice.auto

  static let precisionRange = 0...10

  init() {}

  init(_ arguments: LiteralArguments) throws(UsageError) {
    if let text = arguments[.precision] {
      guard let places = Spelling.integer(text) else { throw .notANumber(.precision, text) }
      guard Self.precisionRange.contains(places) else {
        throw .outOfRange(.precision, text, allowed: "decimal places are 0 to \(Self.precisionRange.upperBound)")
      }
      self.places = places
    }
    isStrict = arguments.has(.strict)
    isQuiet = arguments.has(.quiet)
    color = try SpacingRequest.choice(.color, in: arguments) ?? .auto
  }
}
