import FontReading
import LineHeightCore
import Reports

/// What is in font files: one report a face, written as soon as it is known.
struct MetricsCommand: ~Copyable {
  private let request: MetricsRequest
  private let presentation: Presentation
  private var console: Console
  private var reader: FontReader?
  private var document = ResultDocument()
  private var failures: [Failure] = []
  private var reportCount = 0
  /// Files that a folder holds and that are no fonts with line metrics.
  private var passedOver = 0
  private var hasSeveralInputs: Bool

  /// Most failed faces of one file that are told one by one.
  private static let failureLimit = FaceList.limit

  init(_ request: MetricsRequest, _ presentation: Presentation) {
    self.request = request
    self.presentation = presentation
    console = Console(presentation)
    hasSeveralInputs = request.inputs.count + (request.list == nil ? 0 : 1) != 1
    reader = nil
  }

  /// Reports on every face of every font. What fails does not stop the others.
  mutating func run() throws(OutputError) -> ExitStatus {
    for input in request.inputs {
      switch input {
      case .path(let path): try report(path: path)
      case .installed(let query): try report(query, source: input.source)
      }
    }
    if let list = request.list { try report(list) }
    if case .json = request.format { try console.write(document.ending(failures)) }
    if passedOver > 0 { console.note("files below the folders that are no fonts with line metrics: \(passedOver)") }
    return status
  }

  private mutating func report(_ list: MetricsRequest.FileList) throws(OutputError) {
    let bytes: [UInt8]
    do throws(FontReadingError) {
      bytes = try list.path == "-" ? FontBytes.standardInput().contents() : FontBytes.list(path: list.path)
    } catch {
      return fail(Message(error, source: list.path, given: .list), source: list.path)
    }
    var rest = bytes[...]
    var isEmpty = true
    while let start = rest.firstIndex(where: { $0 != list.separator }) {
      let path = rest[start...].prefix { $0 != list.separator }
      isEmpty = false
      hasSeveralInputs = true
      try report(path: FileName.string(path))
      rest = rest[path.endIndex...]
    }
    if isEmpty { fail(Message(emptyList: list.path), source: list.path) }
  }

  private mutating func report(path: String) throws(OutputError) {
    guard path != "-", request.isRecursive, FontFolder.isFolder(path) else {
      return try report(file: path, isNamed: true)
    }
    let before = (reportCount, failures.count)
    var folder = FontFolder()
    for entry in folder.entries(below: path) {
      switch entry {
      case .file(let path): try report(file: path, isNamed: false)
      case .failed(let path, let error): fail(Message(error, source: path, given: .to(.metrics)), source: path)
      }
    }
    if before == (reportCount, failures.count) {
      fail(Message(emptyFolder: path), source: path)
    } else {
      hasSeveralInputs = true
    }
  }

  private mutating func report(_ query: InstalledFontQuery, source: String) throws(OutputError) {
    let answer: InstalledFontQuery.Answer
    do throws(FontReadingError) {
      answer = try query.answer()
    } catch {
      return fail(Message(error, source: source), source: source)
    }
    try report(
      file: answer.path, isNamed: true, face: .index(answer.face), at: request.location.adding(answer.axes))
  }

  /// - Parameter isNamed: whether a person named the file; one found in a folder may be no font.
  private mutating func report(
    file path: String, isNamed: Bool, face: FaceSelection? = nil, at location: FontLocation? = nil
  ) throws(OutputError) {
    let file: FontBytes
    let faces: Range<Int>
    do throws(FontReadingError) {
      file = try path == "-" ? FontBytes.standardInput() : FontBytes(path: path)
      if reader == nil { reader = try FontReader() }
      faces = try reader?.faces(of: file, face ?? request.face) ?? 0..<0
    } catch {
      guard !isNamed, error.meansNoFont else {
        return fail(Message(error, source: path, given: .to(.metrics)), source: path)
      }
      passedOver += 1
      return
    }
    var failureCount = 0
    for face in faces {
      let details: FaceDetails
      do throws(FontReadingError) {
        guard
          let read = try reader?.details(
            of: file, source: path, face: face, at: location ?? request.location, text: request.text)
        else { preconditionFailure("made above") }
        details = read
      } catch {
        failureCount += 1
        if failureCount <= Self.failureLimit {
          fail(Message(error, source: path, face: faces.count > 1 ? face : nil), source: path)
        }
        continue
      }
      try write(details)
    }
    if failureCount > Self.failureLimit {
      fail(Message(moreFaces: failureCount - Self.failureLimit, source: path), source: path)
    }
  }

  private mutating func write(_ details: FaceDetails) throws(OutputError) {
    switch request.format {
    case .text:
      let text = MetricsText(places: presentation.places, style: console.style).text(details)
      try console.write((reportCount == 0 ? "" : "\n") + text)
    case .ndjson: try console.write(ResultDocument.line(details.record))
    case .csv:
      if reportCount == 0 { try console.write(CSVWriter.header(of: details.record)) }
      try console.write(CSVWriter.row(of: details.record, places: presentation.places))
    case .json: try console.write(document.adding(details.record))
    }
    reportCount += 1
    for finding in details.findings { console.say(finding, source: details.facts.source) }
  }

  private mutating func fail(_ message: Message, source: String) {
    console.error(message, source: source)
    failures.append(Failure(source: source, message: message))
  }

  /// One input's own code where it stands alone and all of it failed; 1 where some did.
  private var status: ExitStatus {
    if let failure = failures.first {
      return failures.count == 1 && !hasSeveralInputs && reportCount == 0 ? failure.message.status : .failed
    }
    return presentation.isStrict && console.hasWarned ? .failed : .done
  }
}
