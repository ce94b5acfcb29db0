import LineHeightCore
import Reports

/// One `--expect KEY=VALUE`.
struct Expectation {
  let key: String
  let expected: String
  let tolerance: Double

  static let defaultTolerance = 0.005

  /// All expectations of a command line, with their one tolerance.
  static func all(_ arguments: LiteralArguments) throws(UsageError) -> [Expectation] {
    let tolerance = try tolerance(arguments[.tolerance])
    var expectations: [Expectation] = []
    for text in arguments.all(.expect) {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2, !parts[0].isEmpty else { throw .notAnExpectation(text) }
      try SpacingRequest.checkKey(parts[0], of: .expect)
      expectations.append(Expectation(key: parts[0], expected: parts[1], tolerance: tolerance))
    }
    return expectations
  }

  private static func tolerance(_ text: String?) throws(UsageError) -> Double {
    guard let text else { return defaultTolerance }
    guard let tolerance = Spelling.number(text) else { throw .notANumber(.tolerance, text) }
    guard tolerance >= 0, tolerance.isFinite else {
      throw .outOfRange(.tolerance, text, allowed: "a tolerance is 0 or more")
    }
    return tolerance
  }

  /// What is not as expected, as one sentence; `nil` where it is.
  func miss(in record: ReportValue) -> String? {
    let value = record.value(at: key)
    let prefix = "expected \(key) \(Printable.text(expected)), found"
    guard case .number(let found) = value, let wanted = Spelling.number(expected) else {
      let found = value.map { $0 == .null ? "null" : $0.text() } ?? "nothing there"
      return found == expected ? nil : "\(prefix) \(found)"
    }
    let difference = found - wanted
    // A tolerance of 0.1 allows what is 0.1 off in decimals.
    guard abs(difference) > tolerance + Rounding.noise else { return nil }
    return "\(prefix) \(NumberFormat.exact(found)), difference \(NumberFormat.fixed(difference, places: 6))"
  }
}
