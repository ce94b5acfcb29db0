import LineHeightCore

/// Writes elements of SVG and HTML. Nothing in a text can end it, whatever file it came from.
enum Markup {
  typealias Attribute = (name: String, value: String)

  /// An element with its content, or an empty one, and a line break behind it.
  static func element(_ name: String, _ attributes: [Attribute], _ content: String? = nil) -> String {
    let head = name + attributes.map { " \($0.name)=\"\(text($0.value))\"" }.joined()
    return content.map { "<\(head)>\($0)</\(name)>\n" } ?? "<\(head)/>\n"
  }

  /// An element around others, which begin on a line of their own.
  static func group(_ name: String, _ attributes: [Attribute], _ content: String) -> String {
    element(name, attributes, "\n" + content)
  }

  /// A text in an element or between the double quotes of an attribute.
  static func text(_ text: String) -> String {
    var escaped = ""
    for scalar in Printable.text(text).unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      // XML has no place for these two (https://www.w3.org/TR/xml/#charsets).
      case "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// A coordinate: six decimal places, more than any eye or browser tells apart.
  static func number(_ value: Double) -> String {
    let text = NumberFormat.short(value, places: 6)
    guard text.contains(".") else { return text }
    let trimmed = text.reversed().drop { $0 == "0" }
    return String(trimmed.reversed())
  }
}
