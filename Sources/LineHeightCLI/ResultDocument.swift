import Reports

/// An input that came to nothing, and why.
struct Failure {
  let source: String
  let message: Message
}

extension ReportValue {
  /// What the next document's `schema` is when a key changes its meaning.
  private static let schema = Member("schema", .number(1))

  /// All of a run as one JSON document: results, and what failed.
  static func document(_ results: [ReportValue], _ failures: [Failure]) -> ReportValue {
    let errors = failures.map { failure in
      ReportValue.object([
        .init("source", .string(failure.source)), .init("code", .number(Double(failure.message.status.rawValue))),
        .init("message", .string(failure.message.whole)),
      ])
    }
    return .object([schema, .init("results", .array(results)), .init("errors", .array(errors))])
  }

  /// One record as a document of its own: a line of ndjson.
  var withSchema: ReportValue {
    guard case .object(let members) = self else { return self }
    return .object([Self.schema] + members)
  }
}
