/// Text from files and arguments, made safe to print.
package enum Printable {
  /// The text with U+FFFD in place of each character that could steer a terminal or turn a line around: control
  /// characters, line and paragraph separators, and the marks of bidirectional text. Bytes of a path that are no UTF-8 are
  /// shown as ``FileName/shown(_:)`` does.
  package static func text(_ text: String) -> String {
    // Most texts: letters of ASCII can do nothing.
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    let text = FileName.shown(text)
    guard text.unicodeScalars.contains(where: isSteering) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map { isSteering($0) ? "\u{FFFD}" : $0 }))
  }

  /// Whether a scalar acts on what is around it instead of being seen.
  package static func isSteering(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
