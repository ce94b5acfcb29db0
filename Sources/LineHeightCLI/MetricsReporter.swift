import FontReading
import LineHeightCore
import Reports

/// Reads font files and writes down what is in them: the work of one thread, with a FreeType of its own.
struct MetricsReporter: ~Copyable {
  /// What came of one item.
  enum Report: Sendable {
    case faces([Part])
    /// A file below a folder that is no font with line metrics.
    case passedOver
    case item(MetricsItems.Item)
  }

  /// What came of one face.
  enum Part: Sendable {
    /// - Parameter header: what stands above the first face of all; a reporter tells it with its own first face.
    case face(text: String, header: String, findings: [Finding], source: String)
    case failed(Message, source: String)
  }

  private let request: MetricsRequest
  private let places: Int
  private let style: TerminalStyle
  private var reader: FontReader?
  private var isFirst = true

  /// Most failed faces of one file that are told one by one.
  private static let failureLimit = FaceList.limit

  init(_ request: MetricsRequest, places: Int, style: TerminalStyle) {
    self.request = request
    self.places = places
    self.style = style
    reader = nil
  }

  mutating func report(_ item: MetricsItems.Item) -> Report {
    guard case .file(let file) = item else { return .item(item) }
    do throws(FontReadingError) {
      return .faces(try parts(of: file))
    } catch {
      guard !file.isNamed, error.meansNoFont else {
        return .faces([
          .failed(Message(error, source: file.path, given: .to(.metrics)), source: file.path)
        ])
      }
      return .passedOver
    }
  }

  private mutating func parts(of file: MetricsItems.File) throws(FontReadingError) -> [Part] {
    let bytes = try FontBytes.operand(file.path, unless: { Interruption.isRequested })
    if reader == nil { reader = try FontReader() }
    let faces = try reader?.faces(of: bytes, file.face ?? request.face) ?? 0..<0
    var parts: [Part] = []
    var failureCount = 0
    for face in faces {
      do throws(FontReadingError) {
        guard
          let details = try reader?.details(
            of: bytes, source: file.path, face: face, at: file.location ?? request.location, text: request.text)
        else { preconditionFailure("made above") }
        parts.append(part(of: details))
      } catch {
        failureCount += 1
        guard failureCount <= Self.failureLimit else { continue }
        parts.append(
          .failed(Message(error, source: file.path, face: faces.count > 1 ? face : nil), source: file.path))
      }
    }
    if failureCount > Self.failureLimit {
      parts.append(
        .failed(Message(moreFaces: failureCount - Self.failureLimit, source: file.path), source: file.path))
    }
    return parts
  }

  /// The face in the format that is asked for, without what stands between and behind faces.
  private mutating func part(of details: FaceDetails) -> Part {
    let findings = details.findings
    var header = ""
    let text: String
    switch request.format {
    case .text: text = MetricsText(places: places, style: style).text(details)
    case .ndjson: text = ResultDocument.line(details.record(findings))
    case .json: text = ResultDocument.element(details.record(findings))
    case .csv:
      let record = details.record(findings)
      if isFirst { header = CSVWriter.header(of: record) }
      text = CSVWriter.row(of: record, places: places)
    }
    isFirst = false
    return .face(text: text, header: header, findings: findings, source: details.facts.source)
  }
}
