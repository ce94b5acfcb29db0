import LineHeightCore

/// Writes a tree as JSON (RFC 8259): keys in their order, exact numbers, two blanks an indentation.
package struct JSONWriter {
  /// UTF-8: bytes cost a third of what as many short appends to a `String` cost.
  private var bytes: [UInt8] = []

  /// The tree, without a line break at the end.
  ///
  /// - Parameter indentation: of the line that the tree begins on.
  package static func text(_ value: ReportValue, indentation: String = "") -> String {
    var writer = JSONWriter()
    writer.write(value, indentation: indentation)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// The tree in one line, without a line break at the end.
  package static func line(_ value: ReportValue) -> String {
    var writer = JSONWriter()
    writer.write(value, indentation: nil)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// - Parameter indentation: of the line that the value begins on; `nil` to stay on one line.
  private mutating func write(_ value: ReportValue, indentation: String?) {
    switch value {
    case .null: append("null")
    case .bool(let bool): append(bool ? "true" : "false")
    case .number(let number): append(NumberFormat.exact(number))
    case .string(let string): write(string)
    case .described(let value, _): write(value, indentation: indentation)
    case .array(let values):
      list(values, "[", "]", indentation: values.contains(where: \.isObject) ? indentation : nil) {
        $0.write($1, indentation: $2)
      }
    case .object(let members):
      list(members, "{", "}", indentation: indentation) { writer, member, inner in
        writer.write(member.key)
        writer.append(": ")
        writer.write(member.value, indentation: inner)
      }
    }
  }

  private mutating func list<Element>(
    _ elements: [Element], _ opening: String, _ closing: String, indentation: String?,
    write: (inout JSONWriter, Element, String?) -> Void
  ) {
    let inner = indentation.map { $0 + "  " }
    append(opening)
    for (index, element) in elements.enumerated() {
      if index > 0 { append(inner == nil ? ", " : ",") }
      if let inner { append("\n" + inner) }
      write(&self, element, inner)
    }
    if let indentation, !elements.isEmpty { append("\n" + indentation) }
    append(closing)
  }

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func write(_ string: String) {
    append("\"")
    let start = bytes.count
    for byte in string.utf8 {
      guard byte >= 0x20, byte < 0x7F, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") else {
        bytes.removeSubrange(start...)
        escape(string)
        break
      }
      bytes.append(byte)
    }
    append("\"")
  }

  private mutating func escape(_ string: String) {
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": append("\\\"")
      case "\\": append("\\\\")
      case "\n": append("\\n")
      case "\t": append("\\t")
      case "\r": append("\\r")
      case _ where Printable.isSteering(scalar):
        let digits = String(scalar.value, radix: 16)
        append("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
      default: bytes.append(contentsOf: String(scalar).utf8)
      }
    }
  }
}

extension ReportValue {
  fileprivate var isObject: Bool {
    if case .object = self { return true }
    return false
  }
}
