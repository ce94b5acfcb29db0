import LineHeightCore

/// Writes a tree as JSON (RFC 8259): keys in their order, exact numbers, two blanks an indentation.
package enum JSONWriter {
  /// The tree, without a line break at the end.
  ///
  /// - Parameter indentation: what stands before the line that it begins in.
  package static func text(_ value: ReportValue, indentation: String = "") -> String {
    var text = ""
    write(value, indentation: indentation, to: &text)
    return text
  }

  /// The tree in one line, without a line break at the end.
  package static func line(_ value: ReportValue) -> String {
    switch value {
    case .array(let values): "[" + values.map(line).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { "\(quoted($0.key)): \(line($0.value))" }.joined(separator: ", ") + "}"
    case .described(let value, _): line(value)
    case .null, .bool, .number, .string: text(value)
    }
  }

  private static func write(_ value: ReportValue, indentation: String, to text: inout String) {
    switch value {
    case .null: text += "null"
    case .bool(let bool): text += bool ? "true" : "false"
    case .number(let number): text += NumberFormat.exact(number)
    case .string(let string): text += quoted(string)
    case .described(let value, _): write(value, indentation: indentation, to: &text)
    case .array(let values) where !values.contains(where: \.isObject):
      text += "[" + values.map { Self.text($0) }.joined(separator: ", ") + "]"
    case .array(let values):
      lines(values, "[", "]", indentation, &text) { write($0, indentation: $1, to: &$2) }
    case .object(let members):
      lines(members, "{", "}", indentation, &text) { member, inner, text in
        text += quoted(member.key) + ": "
        write(member.value, indentation: inner, to: &text)
      }
    }
  }

  private static func lines<Element>(
    _ elements: [Element], _ opening: String, _ closing: String, _ indentation: String, _ text: inout String,
    write: (Element, String, inout String) -> Void
  ) {
    let inner = indentation + "  "
    text += opening
    for (index, element) in elements.enumerated() {
      text += (index == 0 ? "\n" : ",\n") + inner
      write(element, inner, &text)
    }
    text += (elements.isEmpty ? "" : "\n" + indentation) + closing
  }

  private static func quoted(_ string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\r": text += "\\r"
      case _ where Printable.isSteering(scalar):
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}

extension ReportValue {
  fileprivate var isObject: Bool {
    if case .object = self { return true }
    return false
  }
}
