import LineHeightCore
import Reports
import SwiftSource

/// The main job: one answer for each font.
struct SpacingCommand {
  private let request: SpacingRequest
  private let presentation: Presentation
  private var console: Console
  private var document = ResultDocument()
  private var codeResults: [SpacingResult] = []
  private var isFirst = true
  private var failures: [Failure] = []
  private var hasMissed = false

  init(_ request: SpacingRequest, _ presentation: Presentation) {
    self.request = request
    self.presentation = presentation
    console = Console(presentation)
  }

  /// Answers for every font, writes, and says how it went. A font that fails does not stop the others.
  mutating func run() throws(OutputError) -> ExitStatus {
    var loader = FontSubject.Loader(
      face: request.face, location: request.location, text: request.text, rule: request.rule)
    for font in request.fonts {
      let result: SpacingResult
      do throws(Message) {
        result = try loader.load(font).answer(request)
      } catch {
        console.error(error, source: font.file)
        failures.append(Failure(source: font.source, message: error))
        continue
      }
      try report(result)
    }
    switch request.output {
    case .json: try console.write(document.ending(failures))
    case .swift(let style): try console.write(SwiftSource(relativeTo: style).file(of: codeResults))
    case .text, .csv, .keys: break
    }
    return status
  }

  /// Writes a result as soon as it is there, then what has to be said about it. What code has to import depends on all.
  private mutating func report(_ result: SpacingResult) throws(OutputError) {
    switch request.output {
    case .text:
      let text = SpacingText(places: presentation.places, style: console.style).text(result)
      try console.write((isFirst ? "" : "\n") + text)
    case .csv:
      if isFirst { try console.write(CSVWriter.header(of: result.record)) }
      try console.write(CSVWriter.row(of: result.record, places: presentation.places))
    case .keys(let keys):
      let record = result.record
      try console.write(keys.map { record.value(at: $0)?.text() ?? "" }.joined(separator: "\t") + "\n")
    case .swift: codeResults.append(result)
    case .json: try console.write(document.adding(result.record))
    }
    isFirst = false
    for finding in result.findings { console.say(finding, source: result.font.source) }
    check(result)
  }

  /// What `--expect` asks of a result: a line for each miss.
  private mutating func check(_ result: SpacingResult) {
    guard !request.expectations.isEmpty else { return }
    let record = result.record
    for miss in request.expectations.compactMap({ $0.miss(in: record) }) {
      hasMissed = true
      let sentence = "\(Printable.text(result.font.source)): \(miss)"
      console.error(Message(status: .failed, sentence: sentence), source: result.font.source)
    }
  }

  /// One input's own code where it stands alone; 1 where it is one of several.
  private var status: ExitStatus {
    if let failure = failures.first { return request.fonts.count == 1 ? failure.message.status : .failed }
    return hasMissed || presentation.isStrict && console.hasWarned ? .failed : .done
  }
}
