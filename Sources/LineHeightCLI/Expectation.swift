import LineHeightCore
import Reports

/// One `--expect KEY=VALUE`.
struct Expectation {
  let key: String
  let expected: String
  let tolerance: Double

  static let defaultTolerance = 0.005

  /// What a value has to be, for keys at which not every text can stand.
  struct Kind: Equatable {
    let shape: Shape
    let mayBeNull: Bool

    enum Shape: Equatable {
      case number, bool
      case numbers(count: Int)
    }

    /// The kind of a key by a value that it may have; `nil` where any text can stand.
    init?(like example: ReportValue, mayBeNull: Bool) {
      switch example {
      case .number: shape = .number
      case .bool: shape = .bool
      case .array(let values):
        guard case .number = values.first else { return nil }
        shape = .numbers(count: values.count)
      default: return nil
      }
      self.mayBeNull = mayBeNull
    }

    func accepts(_ text: String) -> Bool {
      if mayBeNull, text == "null" { return true }
      switch shape {
      case .number: return Spelling.number(text) != nil
      case .bool: return ["true", "false"].contains(text)
      case .numbers(let count): return Expectation.numbers(text)?.count == count
      }
    }
  }

  /// All expectations of a command line, with their one tolerance.
  static func all(_ arguments: LiteralArguments, lines: Int) throws(UsageError) -> [Expectation] {
    let tolerance = try tolerance(arguments[.tolerance])
    guard arguments.has(.expect) else { return [] }
    let keys = SpacingKeys(lines: lines)
    var expectations: [Expectation] = []
    for text in arguments.all(.expect) {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2, !parts[0].isEmpty else { throw .notAnExpectation(text) }
      let (key, value) = (parts[0], parts[1])
      guard let example = keys.example(at: key) else { throw .unknownKey(.expect, key, known: keys.all) }
      if let kind = Kind(like: example, mayBeNull: keys.mayBeNull(key)), !kind.accepts(value) {
        throw .expectationOfAnotherKind(text, value: value, kind: kind)
      }
      expectations.append(Expectation(key: key, expected: value, tolerance: tolerance))
    }
    return expectations
  }

  /// Numbers with blanks between; `nil` where one is none.
  private static func numbers(_ text: String) -> [Double]? {
    let words = text.split(separator: " ")
    let numbers = words.compactMap(Spelling.number)
    return numbers.count == words.count ? numbers : nil
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
    let found = value.map { $0 == .null ? "null" : $0.text() } ?? "nothing there"
    // Numbers, be it one or an array of them, may be a little off.
    guard found != expected else { return nil }
    guard let wanted = Self.numbers(expected), let numbers = value?.numbers, wanted.count == numbers.count else {
      return "\(prefix) \(found)"
    }
    // A tolerance of 0.1 allows what is 0.1 off in decimals.
    let differences = zip(numbers, wanted).map { $0 - $1 }
    guard differences.contains(where: { abs($0) > tolerance + Rounding.noise }) else { return nil }
    let list = differences.map { NumberFormat.short($0, places: 6) }.joined(separator: " ")
    return "\(prefix) \(found), difference \(list)"
  }
}

extension ReportValue {
  /// A number, or an array of nothing else.
  fileprivate var numbers: [Double]? {
    switch self {
    case .number(let number): return [number]
    case .array(let values):
      let numbers = values.flatMap { $0.numbers ?? [] }
      return numbers.count == values.count && !values.isEmpty ? numbers : nil
    default: return nil
    }
  }
}
