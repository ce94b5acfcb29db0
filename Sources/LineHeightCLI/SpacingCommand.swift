import LineHeightCore
import Reports

/// The main job: one answer for each font.
struct SpacingCommand {
  private let request: SpacingRequest
  private let presentation: Presentation
  private var console: Console
  private var results: [SpacingResult] = []
  private var failures: [(source: String, message: Message)] = []

  init(_ request: SpacingRequest, _ presentation: Presentation) {
    self.request = request
    self.presentation = presentation
    console = Console(presentation)
  }

  /// Answers for every font, writes, and says how it went. A font that fails does not stop the others.
  mutating func run() throws(OutputError) -> ExitStatus {
    var loader = FontSubject.Loader(face: request.face, rule: request.rule)
    for font in request.fonts {
      let result: SpacingResult
      do throws(Message) {
        result = try answer(for: try loader.load(font))
      } catch {
        console.error(error)
        failures.append((font.source, error))
        continue
      }
      try report(result)
    }
    if case .json = request.output { try console.write(JSONWriter.text(document) + "\n") }
    return status
  }

  private func answer(for subject: FontSubject) throws(Message) -> SpacingResult {
    let spacing = TextSpacing(
      metrics: subject.metrics, figma: subject.figma, size: request.size, lineHeight: request.lineHeight)
    guard spacing.lineHeight > 0, spacing.lineHeight <= SpacingRequest.maximumLineHeight else {
      throw Message(resolvedLineHeight: spacing.lineHeight, source: subject.facts.source)
    }
    return SpacingResult(
      font: subject.facts, givenLineHeight: request.givenLineHeight, unit: request.unit, spacing: spacing)
  }

  /// Writes a result as soon as it is there (JSON: with all others), then what has to be said about it.
  private mutating func report(_ result: SpacingResult) throws(OutputError) {
    switch request.output {
    case .text:
      let text = SpacingText(places: presentation.places, style: console.style).text(result)
      try console.write((results.isEmpty ? "" : "\n") + text)
    case .csv:
      if results.isEmpty { try console.write(CSVWriter.header(of: result.record)) }
      try console.write(CSVWriter.row(of: result.record, places: presentation.places))
    case .keys(let keys):
      let values = Dictionary(uniqueKeysWithValues: result.record.leaves.map { ($0.key, $0.value) })
      try console.write(keys.map { values[$0]?.text() ?? "" }.joined(separator: "\t") + "\n")
    case .json:
      break
    }
    results.append(result)
    for finding in result.findings {
      let sentence = finding.sentence(places: presentation.places)
      console.say(finding.severity, "\(Printable.text(result.font.source)): \(sentence)")
    }
  }

  private var document: ReportValue {
    .object([
      .init("schema", .number(1)),
      .init("results", .array(results.map(\.record))),
      .init(
        "errors",
        .array(
          failures.map { source, message in
            .object([
              .init("source", .string(source)), .init("code", .number(Double(message.status.rawValue))),
              .init("message", .string(message.sentence)),
            ])
          })),
    ])
  }

  /// One input's own code where it stands alone; 1 where it is one of several.
  private var status: ExitStatus {
    if let failure = failures.first { return request.fonts.count == 1 ? failure.message.status : .failed }
    return presentation.isStrict && console.hasWarned ? .failed : .done
  }
}
