import LineHeightCore

/// Texts and names from files as Swift source. Nothing in them can end a string, a comment or a name.
enum SwiftLiteral {
  /// A string literal: what could end it or could not be seen is escaped.
  static func string(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case _ where Printable.isSteering(scalar): literal += "\\u{\(String(scalar.value, radix: 16))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }

  /// A number literal, exact.
  static func number(_ value: Double) -> String { NumberFormat.exact(value) }

  /// A text in a line comment: on one line, whatever was in it, and not without end.
  static func comment(_ text: String) -> String {
    let longest = 200
    let scalars = text.unicodeScalars
    // Cut first, so that a huge text costs nothing.
    let kept = String(scalars.prefix(longest))
    return Printable.text(kept) + (scalars.dropFirst(longest).isEmpty ? "" : "...")
  }

  /// A type name from a font's name: its letters and digits, words joined by capitals.
  static func typeName(_ text: String) -> String {
    let words = text.unicodeScalars.split { !$0.properties.isXIDContinue || $0 == "_" }
    let name = words.map { word in
      let word = String(String.UnicodeScalarView(word))
      return word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
    guard let first = name.unicodeScalars.first, first.properties.isXIDStart else { return "Text" + name }
    return name
  }
}
