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
    case .file(let path, .isInput):
      self.init(
        status: .usage,
        sentence:
          "\(Option.output.spelling) \(Self.quoted(path)): this file was read to get at the results; give another")
    case .file(let path, .notAFile):
      self.init(
        status: .cannotWrite,
        sentence:
          "\(Printable.text(path)): cannot be written: it is a folder, a pipe, a device or standard output itself; "
          + "give another file, or - for standard output")
    case .file(let path, .system(let code)):
      self.init(
        status: .cannotWrite, sentence: "\(Printable.text(path)): cannot be written: \(Self.system(code))")
    }
  }

  init(_ error: MetricsError, source: String) {
    let advice =
      switch error {
      case .absent: "; choose another --rule"
      case .nothingUsable: "; give the numbers with --font-metrics"
      case .noHeight: "; an ascender above the descender is needed"
      case .noFigmaLine: "; give the line height as a number, and leave --baseline and --trim out"
      case .noCapHeight: ", which --trim cap needs"
      }
    self.init(status: .badData, sentence: "\(Printable.text(source)): \(error.problem)\(advice)")
  }
}

extension Message {
  /// The same, with the reason that the font's findings give where Figma takes no line from it.
  init(_ error: MetricsError, of facts: FontFacts) {
    self.init(error, source: facts.source)
    guard error == .noFigmaLine else { return }
    details = facts.findings.compactMap { finding in
      guard case .platformsWithoutLine = finding else { return nil }
      return finding.sentence(places: 3)
    }
  }
}

extension Message {
  /// The sentence for a variable font at a place that code which names its fonts cannot ask for.
  init(unnamedPlace place: String, source: String) {
    self.init(
      status: .badData,
      sentence:
        "\(Printable.text(source)): has no PostScript name for its place \(place), by which this Swift code would "
        + "ask for it; give the file of a font that is not variable, or type for this style: lineheight "
        + "\(Printable.text(source)) --axis TAG=VALUE --format swift")
  }

  /// The sentence for a line height that resolves to nothing that can be set.
  init(resolvedLineHeight points: Double, source: String) {
    self.init(
      status: .badData,
      sentence: "\(Printable.text(source)): the line height \(Self.resolved(points))")
  }

  private static func resolved(_ points: Double) -> String {
    "resolves to \(NumberFormat.exact(points)) pt; it must be above 0 and at most "
      + NumberFormat.exact(SpacingRequest.maximumLineHeight)
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
    case .valueLooksLikeOption(let option, let value):
      return "\(option.spelling) needs a value; one that begins with a dash is given with =, as in "
        + quoted("\(option.spelling)=\(value)")
    case .needsNoValue(let option, let value):
      return "\(option.spelling) takes no value, but \(quoted(value)) was given"
    case .givenTwice(let option, let first, let second) where option.specification.value != nil:
      return "\(option.spelling) is given twice, as \(quoted(first)) and \(quoted(second)); give it once"
    case .givenTwice(let option, _, _):
      return "\(option.spelling) is given twice; give it once"
    case .contradictory(let first, let second):
      return "\(first.spelling) and \(second.spelling) exclude each other; give one of them"
    case .lonely(let option, let needs, let values):
      return
        "\(option.spelling) means something only with \(([needs.spelling] + (values.isEmpty ? [] : [list(values)])).joined(separator: " ")); "
        + "add that or leave it out"
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
    case .severalFonts(let fonts):
      return "\(Command.preview.spelling) draws one font, but \(quoted(fonts[0])) and \(quoted(fonts[1])) were given; "
        + "give one of them"
    case .tooManyLines(let count, let limit):
      return "a picture has at most \(limit) lines, but \(count) were asked for; give fewer"
    case .lineTooLong(let count, let limit):
      return "a line of --text is \(count) characters long; a picture's has at most \(limit)"
    case .linesContradictText(let lines, let ofText):
      return "--lines asks for \(lines), but --text has \(ofText) of its own; leave --lines out"
    case .unknownEnding(let path):
      return "-o \(quoted(path)): expected a name that ends in .svg or .html, or - for SVG on standard output"
    case .standardInputTwice: return "- stands for standard input, which can be read only once; give it once"
    case .notANumber(let option, let text): return "\(option.spelling) \(quoted(text)): \(numberProblem(text))"
    case .outOfRange(let option, let text, let allowed): return "\(option.spelling) \(quoted(text)): \(allowed)"
    case .notAChoice(let option, let text):
      return "\(option.spelling) \(quoted(text)): expected \(list(option.specification.choices))"
    case .notALineHeight(let text):
      return
        "--line-height \(quoted(text)): expected a number above 0 in plain decimals with px, pt, %, em, x or nothing "
        + "behind it, or auto, such as 36, 36px, 150%, 1.5em, 1.2x\(text.contains(",") ? "; the decimal sign is a point" : "")"
    case .leadingInSheet:
      return
        "--include-leading makes numbers for UITextView, and the styles' --format swift is SwiftUI code; leave it out, "
        + "or write one style: lineheight FONT --size 24 --line-height 36 --include-leading --format swift"
    case .lineHeightOutOfRange(let text, let points):
      return "--line-height \(quoted(text)): \(resolved(points))"
    case .notFontMetrics(let text):
      return
        "--font-metrics \(quoted(text)): expected ASC,DESC[,GAP]/UPEM in whole design units, UPEM 16 to 16384, such as "
        + "1950,-494/2048"
    case .unknownKey(let option, let key, _):
      return "\(option.spelling) \(quoted(key)): there is no such key; the keys are"
    case .notAnExpectation(let text):
      return "--expect \(quoted(text)): expected KEY=VALUE, such as lineSpacing=7.359"
    case .expectationOfAnotherKind(let text, let value, let kind):
      let or = kind.mayBeNull ? ", or null" : ""
      let problem =
        switch kind.shape {
        case .number: numberProblem(value) + or
        case .numbers(let count): "expected \(count == 1 ? "a number" : "\(count) numbers with blanks between")"
        case .bool: "expected true or false"
        }
      return "--expect \(quoted(text)): \(problem)"
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
    case .weightAgainstAxis(let weight, let axis):
      return
        "--weight \(quoted(weight)) and --axis wght=\(NumberFormat.exact(axis)) contradict each other; give one of them"
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
    decimalSign(text) ?? "expected a number in plain decimals, such as 24 or 16.5"
  }

  /// What is wrong with a number that has a comma for a point; `nil` for anything else.
  static func decimalSign(_ text: String) -> String? {
    let pointed = text.split(separator: ",", omittingEmptySubsequences: false).joined(separator: ".")
    return text.contains(",") && Spelling.number(pointed) != nil ? "the decimal sign is a point: \(pointed)" : nil
  }

  static func quoted(_ text: String) -> String { "'\(Printable.text(text))'" }

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
    // Of equals the one of the same letters: whoever types wgth means wght, and not wdth.
    func rank(_ word: String) -> Int { word.sorted() == typed.sorted() ? 0 : 1 }
    guard let best = distances.min(by: { ($0.distance, rank($0.word)) < ($1.distance, rank($1.word)) }),
      best.distance <= 3, best.distance < max(typed.count, 2)
    else { return nil }
    return best.word
  }

  /// The edits between two words: letters added, left out, changed, or swapped with the next one (optimal string alignment).
  /// At most 64 characters of the left word are compared: longer ones are no typing mistakes.
  static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var before: [Int] = []
    var above = Array(0...right.count)
    let compared = Array(left.prefix(64))
    for (i, character) in compared.enumerated() {
      var row = [i + 1]
      for (j, other) in right.enumerated() {
        var best = min(above[j] + (character == other ? 0 : 1), row[j] + 1, above[j + 1] + 1)
        if i > 0, j > 0, character == right[j - 1], compared[i - 1] == other { best = min(best, before[j - 1] + 1) }
        row.append(best)
      }
      (before, above) = (above, row)
    }
    return above[right.count] + (left.count - compared.count)
  }
}
