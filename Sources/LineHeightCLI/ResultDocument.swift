import LineHeightCore
import Reports

/// An input that came to nothing, and why.
struct Failure {
  let source: String
  let message: Message
}

/// All of a run as one JSON document, in pieces: however many results there are, none has to be kept.
struct ResultDocument {
  /// What the next document says when a key changes its meaning.
  private static let schema = ReportValue.number(1)

  private var isEmpty = true

  /// The text of a result, with what stands before it.
  mutating func adding(_ record: ReportValue) -> String {
    defer { isEmpty = false }
    return (isEmpty ? beginning : ",") + "\n    " + JSONWriter.text(record, indentation: "    ")
  }

  /// The rest, with what failed.
  func ending(_ failures: [Failure]) -> String {
    let errors = failures.map { failure in
      ReportValue.object([
        .init("source", .string(FileName.shown(failure.source))),
        .init("code", .number(Double(failure.message.status.rawValue))),
        .init("message", .string(failure.message.whole)),
      ])
    }
    return (isEmpty ? beginning : "\n  ") + "],\n  \"errors\": "
      + JSONWriter.text(.array(errors), indentation: "  ") + "\n}\n"
  }

  private var beginning: String { "{\n  \"schema\": \(JSONWriter.line(Self.schema)),\n  \"results\": [" }

  /// One record as a document of its own: a line of ndjson.
  static func line(_ record: ReportValue) -> String {
    guard case .object(let members) = record else { return "" }
    return JSONWriter.line(.object([.init("schema", schema)] + members)) + "\n"
  }
}
