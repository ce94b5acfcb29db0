import LineHeightCore

/// What `preview` is asked to draw, understood and checked.
struct PreviewRequest {
  /// The main job's question, of as many lines as there are.
  let question: SpacingRequest
  let font: SpacingRequest.Font
  let drawn: FontSubject.Drawn
  let format: Format
  let destination: ResultOutput.Destination

  /// What is written, by the ending of its file.
  enum Format: String, CaseIterable {
    case svg, html
  }

  init(_ arguments: LiteralArguments) throws(UsageError) {
    var question = try SpacingRequest(arguments)
    guard question.fonts.count == 1 else { throw .severalFonts(arguments.operands) }
    font = question.fonts[0]
    let lines = try Self.lines(arguments, count: question.layout.lines)
    question.layout.lines = lines?.count ?? question.layout.lines
    guard question.layout.lines <= OutlinedText.maximumLines else {
      throw .tooManyLines(question.layout.lines, limit: OutlinedText.maximumLines)
    }
    drawn = FontSubject.Drawn(lines: lines, count: question.layout.lines)
    self.question = question
    destination = try ResultOutput.Destination(arguments)
    format = try Self.format(arguments[.output])
  }

  /// The lines of `--text`, of which a single one is repeated; `nil` without it.
  private static func lines(_ arguments: LiteralArguments, count: Int) throws(UsageError) -> [String]? {
    guard let text = arguments[.text] else { return nil }
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    // A text file ends in a line break, which begins no line.
    if lines.count > 1, lines.last == "" { lines.removeLast() }
    for line in lines where line.unicodeScalars.count > OutlinedText.maximumScalars {
      throw .lineTooLong(line.unicodeScalars.count, limit: OutlinedText.maximumScalars)
    }
    if lines.count == 1 { return Array(repeating: lines[0], count: count) }
    guard !arguments.has(.lines) || lines.count == count else {
      throw .linesContradictText(lines: count, ofText: lines.count)
    }
    return lines
  }

  private static func format(_ path: String?) throws(UsageError) -> Format {
    guard let path, path != "-" else { return .svg }
    let ending = path.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last
    guard let ending, let format = Format(rawValue: ending.lowercased()) else { throw .unknownEnding(path) }
    return format
  }
}
