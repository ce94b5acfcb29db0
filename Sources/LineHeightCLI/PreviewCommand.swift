import LineHeightCore
import Pictures
import Reports

/// A picture of the main job's answer.
struct PreviewCommand {
  private let request: PreviewRequest
  private let presentation: Presentation
  private var console: Console

  init(_ request: PreviewRequest, _ presentation: Presentation) {
    self.request = request
    self.presentation = presentation
    console = Console(presentation)
  }

  /// Draws, writes, and says what has to be said.
  mutating func run() throws(OutputError) -> ExitStatus {
    let question = request.question
    let subject: FontSubject
    let result: SpacingResult
    do throws(Message) {
      var loader = FontSubject.Loader(
        face: question.face, location: question.location, text: question.text, rule: question.rule,
        drawn: request.drawn)
      subject = try loader.load(request.font)
      result = try subject.answer(question)
    } catch {
      console.error(error, source: request.font.file)
      return error.status
    }
    let findings = result.findings + subject.outlines.findings
    let picture = Picture(
      title: SpacingText.title(of: result, places: presentation.places, separator: " · "),
      result: result, text: subject.outlines, notes: findings.map { $0.sentence(places: presentation.places) },
      places: presentation.places)
    let text =
      switch request.format {
      case .svg: PictureDocument.svg(picture)
      case .html: PictureDocument.html(picture)
      }
    for finding in findings { console.say(finding, source: result.font.source) }
    var output = try ResultOutput(request.destination, console, inputs: [request.font.file].compactMap { $0 })
    try output.write(text)
    let differs = try output.finish()
    return differs || presentation.isStrict && console.hasWarned ? .failed : .done
  }
}
