import FontReading
import LineHeightCore
import Reports

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// An error as it is said: one sentence with what was found, what was expected and what to type, a list if there is one,
/// and the exit code. All sentences of errors are made in this file and its neighbours.
struct Message: Error, Equatable {
  let status: ExitStatus
  let sentence: String
  var details: [String] = []

  /// Sentence and list on one line.
  var whole: String {
    guard !details.isEmpty else { return sentence }
    // The list is laid out in columns for a terminal.
    let words = details.map { $0.split(separator: " ").joined(separator: " ") }
    return "\(sentence): \(words.joined(separator: ", "))"
  }

  /// What the system says about an `errno`.
  static func system(_ code: Int32) -> String { unsafe String(cString: strerror(code)) }
}

extension Message {
  init(_ error: OutputError) {
    switch error {
    case .closed:
      self.init(status: .done, sentence: "standard output was closed")
    case .failed(let code):
      self.init(status: .outputFailed, sentence: "cannot write to standard output: \(Self.system(code))")
    case .file(let path, .notAFile):
      self.init(
        status: .cannotWrite,
        sentence:
          "\(Printable.text(path)): cannot be written: it is a folder, a pipe or a device; give a file, or - for "
          + "standard output")
    case .file(let path, .system(let code)):
      self.init(
        status: .cannotWrite, sentence: "\(Printable.text(path)): cannot be written: \(Self.system(code))")
    }
  }

  init(_ error: MetricsError, source: String) {
    let problem =
      switch error {
      case .absent(let table): "the font has no \(table.tableName) values; choose another --rule"
      case .nothingUsable(let hasHhea, let hasOS2):
        "\(hasHhea ? "hhea holds no ascender and descender" : "there is no hhea table"), and "
          + "\(hasOS2 ? "OS/2 has none either" : "there is no OS/2 table"); give the numbers with --font-metrics"
      case .noHeight(let triple, let table):
        "the \(table.tableName) values make a line without height: ascender \(triple.ascender), descender "
          + "\(triple.descender); an ascender above the descender is needed"
      case .noCapHeight: "the font tells no cap height (OS/2 sCapHeight), which --trim cap needs"
      }
    self.init(status: .badData, sentence: "\(Printable.text(source)): \(problem)")
  }
}

extension Message {
  /// The sentence for a line height that resolves to nothing that can be set.
  init(resolvedLineHeight points: Double, source: String) {
    self.init(
      status: .badData,
      sentence: "\(Printable.text(source)): the line height resolves to \(NumberFormat.exact(points)) pt; "
        + "it must be above 0 and at most \(NumberFormat.exact(SpacingRequest.maximumLineHeight))")
  }
}

extension Message {
  init(_ error: UsageError) {
    self.init(status: .usage, sentence: Self.sentence(error), details: Self.details(error))
  }

  private static func sentence(_ error: UsageError) -> String {
    switch error {
    case .unknownOption(let text):
      let nearest = Nearest.option(to: text).map { "did you mean \($0)?" } ?? "lineheight --help lists the options"
      return "there is no option \(quoted(text)); \(nearest)"
    case .missingValue(let option):
      let value = option.specification.value ?? ""
      return "\(option.spelling) needs a value: \(option.spelling) \(value)"
    case .needsNoValue(let option, let value):
      return "\(option.spelling) takes no value, but \(quoted(value)) was given"
    case .givenTwice(let option, let first, let second) where option.specification.value != nil:
      return "\(option.spelling) is given twice, as \(quoted(first)) and \(quoted(second)); give it once"
    case .givenTwice(let option, _, _):
      return "\(option.spelling) is given twice; give it once"
    case .contradictory(let first, let second):
      return "\(first.spelling) and \(second.spelling) exclude each other; give one of them"
    case .lonely(let option, let needs, let value):
      return
        "\(option.spelling) means something only with \(needs.spelling)\(value.map { " " + $0 } ?? ""); add that or leave it out"
    case .fontsAndOption(let fonts, let option):
      return
        "\(option.spelling) takes the place of a font file, but \(quoted(fonts[0])) was given too; give one of them"
    case .missingOption(let option):
      return "\(option.spelling) is missing; type for example: lineheight FONT.otf --size 24 --line-height 36"
    case .noFont:
      return "no font was given; type for example: lineheight FONT.otf --size 24 --line-height 36 "
        + "(lineheight --help explains)"
    case .noDesignFile: return "no design file was given; type for example: \(Command.styles.example)"
    case .notADocument(let operands):
      let given = operands.isEmpty ? "" : " " + operands.map(quoted).joined(separator: " ")
      return "generate\(given): expected one of \(list(GeneratedDocument.allCases.map(\.rawValue)))"
    case .notATypeName(let text):
      return "--swift-type \(quoted(text)): expected a name that Swift takes for a type, such as TextStyle"
    case .notANamedFont(let text):
      return "--font \(quoted(text)): expected NAME=PATH, such as Pretendard-Bold=fonts/Pretendard-Bold.otf"
    case .standardInputTwice: return "- stands for standard input, which can be read only once; give it once"
    case .notANumber(let option, let text): return "\(option.spelling) \(quoted(text)): \(numberProblem(text))"
    case .outOfRange(let option, let text, let allowed): return "\(option.spelling) \(quoted(text)): \(allowed)"
    case .notAChoice(let option, let text):
      return "\(option.spelling) \(quoted(text)): expected \(list(option.specification.choices))"
    case .notALineHeight(let text):
      return
        "--line-height \(quoted(text)): expected a number above 0 in plain decimals with px, pt, %, em, x or nothing "
        + "behind it, or auto, such as 36, 36px, 150%, 1.5em, 1.2x\(text.contains(",") ? "; the decimal sign is a point" : "")"
    case .notFontMetrics(let text):
      return
        "--font-metrics \(quoted(text)): expected ASC,DESC[,GAP]/UPEM in whole design units, UPEM 16 to 16384, such as "
        + "1950,-494/2048"
    case .unknownKey(let option, let key, _):
      return "\(option.spelling) \(quoted(key)): there is no such key; the keys are"
    case .notAnExpectation(let text):
      return "--expect \(quoted(text)): expected KEY=VALUE, such as lineSpacing=7.359"
    case .foreignOption(let option, let command):
      let commands = Command.allCases.filter(option.specification.commands.contains).map(\.spelling)
      return "\(option.spelling) is an option of \(list(commands)), not of \(command.spelling)"
    case .notAnAxis(let text):
      return
        "--axis \(quoted(text)): expected TAG=VALUE with a tag of up to four characters and a plain decimal, such as "
        + "wght=700"
    case .notAWeight(let text):
      return
        "--weight \(quoted(text)): expected 1 to 1000 or one of \(FontSpelling.weights.map(\.name).joined(separator: ", "))"
    case .notAFormat(let text, let command, let formats):
      return "--format \(quoted(text)): \(command.spelling) writes \(list(formats))"
    case .nothingToRead:
      return "no font was given; type for example: \(Command.metrics.example)"
    case .axisTwice(let tag):
      return "--axis gives \(quoted(tag)) two values; give it one"
    }
  }

  private static func details(_ error: UsageError) -> [String] {
    guard case .unknownKey(_, _, let known) = error else { return [] }
    return known
  }

  private static func numberProblem(_ text: String) -> String {
    let pointed = text.split(separator: ",", omittingEmptySubsequences: false).joined(separator: ".")
    if text.contains(","), Spelling.number(pointed) != nil { return "the decimal sign is a point: \(pointed)" }
    return "expected a number in plain decimals, such as 24 or 16.5"
  }

  static func quoted(_ text: String) -> String { "'\(Printable.text(text))'" }

  /// Names from a file as the lines of a list, not more than a person reads.
  static func some(_ names: [String]) -> [String] {
    let limit = 20
    let more = names.count > limit ? ["and \(names.count - limit) more"] : []
    return names.prefix(limit).map(Printable.text) + more
  }

  static func list(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}

/// What a mistyped word was meant to be.
enum Nearest {
  /// The option whose spelling is at most three edits away, as it is typed.
  static func option(to text: String) -> String? {
    let typed = text.drop { $0 == "-" }
    return word(to: String(typed), among: Option.allCases.map(\.rawValue)).map { "--" + $0 }
  }

  /// The word that is at most three edits away.
  static func word(to typed: String, among words: [String]) -> String? {
    let distances = words.map { (word: $0, distance: distance(Array(typed), Array($0))) }
    guard let best = distances.min(by: { $0.distance < $1.distance }), best.distance <= 3,
      best.distance < max(typed.count, 2)
    else { return nil }
    return best.word
  }

  /// Levenshtein's distance, over at most 64 characters of the left word: longer ones are no typing mistakes.
  static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var row = Array(0...right.count)
    for (i, character) in left.prefix(64).enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in right.enumerated() {
        let substituted = diagonal + (character == other ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(substituted, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[right.count] + max(0, left.count - 64)
  }
}
