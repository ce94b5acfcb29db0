import LineHeightCore
import Reports

/// An input that came to nothing, and why.
struct Failure {
  let source: String
  let message: Message
}

/// All of a run as one JSON document, given piece by piece, so that no more than one result is held.
struct ResultDocument {
  private var isEmpty = true

  /// What to write for the next result.
  mutating func next(_ result: ReportValue) -> String {
    defer { isEmpty = false }
    return (isEmpty ? Self.opening + "\n    " : ",\n    ") + JSONWriter.text(result, indentation: "    ")
  }

  /// What to write at the end, with what failed.
  func end(_ failures: [Failure]) -> String {
    let errors = failures.map { failure in
      ReportValue.object([
        .init("source", .string(FileName.shown(failure.source))),
        .init("code", .number(Double(failure.message.status.rawValue))),
        .init("message", .string(failure.message.whole)),
      ])
    }
    return (isEmpty ? Self.opening : "\n  ") + "],\n  \"errors\": "
      + JSONWriter.text(.array(errors), indentation: "  ") + "\n}\n"
  }

  private static let opening =
    "{\n  \"\(ReportValue.schema.key)\": \(JSONWriter.text(ReportValue.schema.value)),\n  \"results\": ["
}

extension ReportValue {
  /// What the next document's `schema` is when a key changes its meaning.
  fileprivate static let schema = Member("schema", .number(1))

  /// One record as a document of its own: a line of ndjson.
  var withSchema: ReportValue {
    guard case .object(let members) = self else { return self }
    return .object([Self.schema] + members)
  }
}
