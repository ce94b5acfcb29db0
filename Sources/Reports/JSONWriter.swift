import LineHeightCore

/// Writes a tree as JSON (RFC 8259): keys in their order, exact numbers, two blanks an indentation.
package struct JSONWriter {
  /// UTF-8: bytes cost a third of what as many short appends to a `String` cost.
  private var bytes: [UInt8] = []

  /// The tree, without a line break at the end.
  ///
  /// - Parameter indentation: of the line that the tree begins on.
  package static func text(_ value: ReportValue, indentation: String = "") -> String {
    text(value, lineStart: "\n" + indentation)
  }

  /// The tree in one line, without a line break at the end.
  package static func line(_ value: ReportValue) -> String { text(value, lineStart: nil) }

  private static func text(_ value: ReportValue, lineStart: String?) -> String {
    var writer = JSONWriter()
    writer.write(value, lineStart: lineStart)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// - Parameter lineStart: the line break and the blanks before the line that the value begins on; `nil` to stay on one line.
  private mutating func write(_ value: ReportValue, lineStart: String?) {
    switch value {
    case .null: append("null")
    case .bool(let bool): append(bool ? "true" : "false")
    case .number(let number): append(NumberFormat.exact(number))
    case .string(let string): write(string)
    case .described(let value, _): write(value, lineStart: lineStart)
    case .array(let values):
      list(values, "[", "]", lineStart: values.contains(where: \.isObject) ? lineStart : nil) {
        $0.write($1, lineStart: $2)
      }
    case .object(let members):
      list(members, "{", "}", lineStart: lineStart) { writer, member, inner in
        writer.write(member.key)
        writer.append(ascii: ":")
        writer.append(ascii: " ")
        writer.write(member.value, lineStart: inner)
      }
    }
  }

  private mutating func list<Element>(
    _ elements: [Element], _ opening: Unicode.Scalar, _ closing: Unicode.Scalar, lineStart: String?,
    write: (inout JSONWriter, Element, String?) -> Void
  ) {
    let inner = lineStart.map { $0 + "  " }
    append(ascii: opening)
    for (index, element) in elements.enumerated() {
      if index > 0 { append(ascii: ",") }
      if let inner { append(inner) } else if index > 0 { append(ascii: " ") }
      write(&self, element, inner)
    }
    if let lineStart, !elements.isEmpty { append(lineStart) }
    append(ascii: closing)
  }

  private mutating func append(ascii character: Unicode.Scalar) { bytes.append(UInt8(ascii: character)) }

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func write(_ string: String) {
    append(ascii: "\"")
    let start = bytes.count
    append(string)
    // Most texts: letters of ASCII stand for themselves.
    if !bytes[start...].allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") })
    {
      bytes.removeSubrange(start...)
      escape(string)
    }
    append(ascii: "\"")
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
