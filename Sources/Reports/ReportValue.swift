import LineHeightCore

/// A result as an ordered tree: the one list of keys and values from which JSON, CSV, `--print` and checks are made.
package enum ReportValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([ReportValue])
  case object([Member])
  /// A tree whose keys depend on the font: whole in JSON, one text wherever the keys must always be the same.
  indirect case described(ReportValue, text: String)

  /// One key of an object.
  package struct Member: Hashable, Sendable {
    package let key: String
    package let value: ReportValue

    package init(_ key: String, _ value: ReportValue) {
      self.key = key
      self.value = value
    }
  }

  /// `null` for what is not there.
  package static func string(orNull text: String?) -> ReportValue { text.map(ReportValue.string) ?? .null }

  /// `null` for what is not there.
  package static func number(orNull number: Double?) -> ReportValue { number.map(ReportValue.number) ?? .null }

  /// `null` for what is not there.
  package static func number(orNull number: Int?) -> ReportValue { number.map { .number(Double($0)) } ?? .null }

  /// Every value that is not an object, with its keys joined by dots: `font.unitsPerEm`, `lineSpacing`.
  package var leaves: [(key: String, value: ReportValue)] {
    guard case .object(let members) = self else { return [] }
    return members.flatMap { member -> [(key: String, value: ReportValue)] in
      guard case .object = member.value else { return [(member.key, member.value)] }
      return member.value.leaves.map { ("\(member.key).\($0.key)", $0.value) }
    }
  }

  /// Every value below that is not an object, in the order of ``leaves``.
  func forEachLeaf(_ body: (ReportValue) -> Void) {
    guard case .object(let members) = self else { return body(self) }
    for member in members { member.value.forEachLeaf(body) }
  }

  /// The value at a dotted key; an element of an array by its number from 0: `figma.baselines.0`. `nil` where the tree has
  /// no such key.
  package func value(at key: String) -> ReportValue? {
    key.split(separator: ".", omittingEmptySubsequences: false).reduce(self) { value, part in
      switch value {
      case .object(let members): members.first { $0.key == part }?.value
      case .described(let tree, _): tree.value(at: String(part))
      case .array(let values): Self.index(part).flatMap { values.indices.contains($0) ? values[$0] : nil }
      default: nil
      }
    }
  }

  /// The number of an element as it is spelled in a key: from 0, in plain digits.
  static func index(_ text: some StringProtocol) -> Int? {
    Int(text).flatMap { $0 >= 0 && String($0) == text ? $0 : nil }
  }

  /// The value as bare text: exact numbers, nothing for `null`, the parts of an array with blanks between.
  ///
  /// - Parameter number: how a number is written.
  package func text(number: (Double) -> String = NumberFormat.exact) -> String {
    switch self {
    case .null: ""
    case .bool(let bool): bool ? "true" : "false"
    case .number(let value): number(value)
    case .string(let text): Printable.text(text)
    case .array(let values): values.map { $0.text(number: number) }.joined(separator: " ")
    case .object(let members): members.map { $0.value.text(number: number) }.joined(separator: " ")
    case .described(_, let text): text
    }
  }
}
