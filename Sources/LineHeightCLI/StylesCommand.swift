import DesignFiles
import FontReading
import LineHeightCore
import Reports
import SwiftSource

/// Every text style of a design file: the same answer as the main job's, for each.
struct StylesCommand: ~Copyable {
  private let request: StylesRequest
  private let presentation: Presentation
  private var console: Console
  private var failures: [Failure] = []
  private var doneCount = 0
  private var warnedCount = 0

  init(_ request: StylesRequest, _ presentation: Presentation) {
    self.request = request
    self.presentation = presentation
    console = Console(presentation)
  }

  /// Answers for every style, writes, and says how it went. A style that fails does not stop the others.
  mutating func run() throws(OutputError) -> ExitStatus {
    let reading: DesignFileReading
    do throws(Message) {
      reading = try read()
    } catch {
      console.error(error)
      return error.status
    }
    let only = request.only.map(Glob.init)
    func isWanted(_ name: String) -> Bool { only?.matches(name) ?? true }
    let names = reading.styles.map(\.name) + reading.failures.map(\.style)
    let count = names.count(where: isWanted)
    if let message = refusal(of: count, among: names) {
      console.error(message)
      return message.status
    }
    for failure in reading.failures where isWanted(failure.style) { fail(Message(failure), at: failure.place) }
    Interruption.prepare()
    var output = try ResultOutput(request.destination, console, inputs: request.files)
    var report = StyleReport(
      request.format, places: presentation.places, terminal: console.style, origin: origin)
    var finder = FontFinder(request.fonts, rule: request.rule, drawn: request.drawn)
    for (style, place) in zip(reading.styles, reading.places) where isWanted(style.name) {
      if Interruption.isRequested { return try end(report, &output, interruptedAt: progress(of: reading.styles.count)) }
      console.progress.show(progress(of: reading.styles.count))
      let styled: StyledResult
      let outlines: OutlinedText
      do throws(Message) {
        let font = try finder.subject(for: style)
        if request.format.namesFonts { try font.checkName() }
        outlines = font.outlines
        let result = try font.answer(
          size: style.size, lineHeight: style.lineHeight, given: style.givenLineHeight, unit: style.unit,
          layout: request.layout)
        styled = StyledResult(style: style, result: result)
      } catch {
        fail(error.about(style: style.name, at: place), at: place)
        continue
      }
      say(styled.findings + outlines.findings, of: style, at: place)
      try output.write(report.adding(styled, drawn: outlines))
    }
    console.progress.wipe()
    for failure in finder.folderFailures { console.error(failure.message, source: failure.source) }
    try report.end(failures, in: &output)
    // Making a page takes a while.
    if Interruption.isRequested, request.destination != .standardOutput {
      return leave(progress(of: reading.styles.count))
    }
    let differs = try output.finish()
    summarize()
    return differs || !failures.isEmpty || presentation.isStrict && console.hasWarned ? .failed : .done
  }

  /// Why nothing is begun: no style is asked for, or more than a page can show.
  private func refusal(of count: Int, among names: [String]) -> Message? {
    if count == 0 { return Message(noStyleNamed: request.only ?? "", among: names) }
    if case .html = request.format, count > StylePage.maximumStyles { return Message(styleCountOfPage: count) }
    return nil
  }

  private func progress(of count: Int) -> String { "\(doneCount) of \(count) styles, \(failures.count) failed" }

  /// Standard output gets what is done, whole in itself; a file that has all styles is not replaced by one that has some.
  private func end(
    _ report: StyleReport, _ output: inout ResultOutput, interruptedAt progress: String
  ) throws(OutputError) -> ExitStatus {
    guard case .standardOutput = request.destination else { return leave(progress) }
    console.progress.wipe()
    try report.end(failures, in: &output)
    _ = try output.finish()
    console.note("interrupted; what was done is complete: \(progress)")
    return .interrupted
  }

  private func leave(_ progress: String) -> ExitStatus {
    console.progress.wipe()
    if case .file(let path) = request.destination {
      console.note("interrupted; \(Printable.text(path)) is as it was: \(progress)")
    } else {
      console.note("interrupted; nothing was compared: \(progress)")
    }
    return .interrupted
  }

  private func read() throws(Message) -> DesignFileReading {
    var inputs: [DesignFileInput] = []
    for path in request.files {
      do throws(FontReadingError) {
        let file = try FontBytes.operand(path)
        inputs.append(DesignFileInput(name: path == "-" ? "standard input" : path, bytes: try file.contents()))
      } catch {
        throw Message(error, source: path, given: .to(.styles))
      }
    }
    do throws(DesignFileError) {
      return try DesignFiles.read(inputs, options: request.reading)
    } catch {
      throw Message(error)
    }
  }

  private mutating func say(_ findings: [Finding], of style: TextStyle, at place: FilePlace) {
    doneCount += 1
    if findings.contains(where: { $0.severity == .warning }) { warnedCount += 1 }
    for finding in findings { console.say(finding, source: style.name, at: place) }
  }

  private mutating func fail(_ message: Message, at place: FilePlace) {
    console.error(message, at: place)
    failures.append(Failure(source: place.file, message: message))
  }

  /// The files' names without their folders, which are not the same on every machine.
  private var origin: String {
    request.files.map { String($0.split(separator: "/").last ?? "-") }.joined(separator: ", ")
  }

  private func summarize() {
    let failed = failures.count
    console.note(
      "\(doneCount) \(doneCount == 1 ? "style" : "styles") done"
        + (warnedCount > 0 ? ", \(warnedCount) of them with warnings" : "") + (failed > 0 ? ", \(failed) failed" : ""))
  }
}

extension Message {
  /// The sentence for an `--only` that no style answers to.
  fileprivate init(noStyleNamed pattern: String, among names: [String]) {
    self.init(
      status: .usage, sentence: "--only \(Self.quoted(pattern)): no text style of the files has such a name; they are",
      details: Self.list(names, line: Printable.text))
  }

  /// The sentence for more styles than a page shows.
  fileprivate init(styleCountOfPage count: Int) {
    self.init(
      status: .usage,
      sentence:
        "--format html: a page shows at most \(StylePage.maximumStyles) styles, and here are \(count); choose some "
        + "with --only")
  }
}
