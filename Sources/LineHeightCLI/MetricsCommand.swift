import LineHeightCore
import Reports

/// What is in font files: one report a face, written as soon as it is known, in the order of the files.
struct MetricsCommand {
  private let request: MetricsRequest
  private let presentation: Presentation
  private var console: Console
  private var document = ResultDocument()
  private var failures: [Failure] = []
  /// Written, but not yet to standard output: results of a few files go there at once.
  private var pending = ""
  private var reportCount = 0
  /// Files that a folder holds and that are no fonts with line metrics.
  private var passedOver = 0
  private var hasSeveralInputs: Bool
  /// Files that were looked at, and how many lie in the folders so far.
  private var fileCount = 0
  private var folderFileCount = 0
  /// How many reports and failures there were when a folder began.
  private var folderBegin = 0

  init(_ request: MetricsRequest, _ presentation: Presentation) {
    self.request = request
    self.presentation = presentation
    console = Console(presentation)
    hasSeveralInputs = request.inputs.count + (request.list == nil ? 0 : 1) != 1
  }

  /// Reports on every face of every font. What fails does not stop the others.
  mutating func run() throws(OutputError) -> ExitStatus {
    Interruption.prepare()
    let worker = { @Sendable [request, places = presentation.places, style = console.style] in
      var reporter = MetricsReporter(request, places: places, style: style)
      return { (item: MetricsItems.Item) in reporter.report(item) }
    }
    let work = OrderedWork(on: MetricsItems(request), threads: request.threads, worker: worker)
    while case let reports = work.next(), !reports.isEmpty, !Interruption.isRequested {
      for report in reports { try take(report) }
      try flush()
      console.progress.show(progress)
    }
    console.progress.wipe()
    work.stop()
    if case .json = request.format { try console.write(document.ending(failures)) }
    if Interruption.isRequested { console.note("interrupted; what was done is complete: \(progress)") }
    if passedOver > 0 { console.note("files below the folders that are no fonts with line metrics: \(passedOver)") }
    return status
  }

  private mutating func take(_ report: MetricsReporter.Report) throws(OutputError) {
    if case .item = report {} else { fileCount += 1 }
    switch report {
    case .passedOver: passedOver += 1
    case .item(.failed(let message, let source)): try fail(message, source: source)
    case .item(.beginList): hasSeveralInputs = true
    case .item(.beginFolder(let count)):
      folderBegin = reportCount + failures.count
      folderFileCount += count
    case .item(.endFolder(let message, let source)):
      if reportCount + failures.count == folderBegin {
        try fail(message, source: source)
      } else {
        hasSeveralInputs = true
      }
    case .item(.file): preconditionFailure("its report is taken instead")
    case .faces(let parts):
      for part in parts {
        switch part {
        case .failed(let message, let source): try fail(message, source: source)
        case .face(let text, let header, let findings, let source):
          write(text, header)
          if !findings.isEmpty { try flush() }
          for finding in findings { console.say(finding, source: source) }
        }
      }
    }
  }

  private mutating func write(_ text: String, _ header: String) {
    switch request.format {
    case .text: pending += (reportCount == 0 ? "" : "\n") + text
    case .ndjson: pending += text
    case .csv: pending += (reportCount == 0 ? header : "") + text
    case .json: pending += document.adding(element: text)
    }
    reportCount += 1
  }

  /// `120 of 1940 files, 131 faces, 2 failed`; how many files a list names is not known before its end.
  private var progress: String {
    let all = request.list == nil ? " of \(max(fileCount, folderFileCount + request.inputs.count))" : ""
    return "\(fileCount)\(all) files, \(reportCount) faces, \(failures.count) failed"
  }

  private mutating func flush() throws(OutputError) {
    if !pending.isEmpty { try console.write(pending) }
    pending.removeAll(keepingCapacity: true)
  }

  private mutating func fail(_ message: Message, source: String) throws(OutputError) {
    try flush()
    console.error(message, source: source)
    failures.append(Failure(source: source, message: message))
  }

  /// One input's own code where it stands alone and all of it failed; 1 where some did.
  private var status: ExitStatus {
    if Interruption.isRequested { return .interrupted }
    if let failure = failures.first {
      return failures.count == 1 && !hasSeveralInputs && reportCount == 0 ? failure.message.status : .failed
    }
    return presentation.isStrict && console.hasWarned ? .failed : .done
  }
}
