/// Lays source out as `swift format` leaves it by its own defaults.
enum SourceLayout {
  /// The longest line that `swift format` leaves alone.
  private static let longestLine = 100

  /// A call on one line where it fits, else its arguments on lines of their own, each filled.
  static func call(_ callee: String, _ arguments: [String], indentedBy blanks: Int) -> String {
    let indent = String(repeating: " ", count: blanks)
    let line = "\(indent)\(callee)(\(arguments.joined(separator: ", ")))"
    guard length(of: line) > longestLine else { return line }
    return "\(indent)\(callee)(\n\(filled(arguments, indentedBy: blanks + 2)))"
  }

  /// Items joined by commas, as many on a line as fit.
  static func filled(_ items: [String], indentedBy blanks: Int) -> String {
    let indent = String(repeating: " ", count: blanks)
    var lines: [String] = []
    var line = ""
    for (index, item) in items.enumerated() {
      // Either a comma or what closes the list follows.
      let item = index == items.count - 1 ? item : item + ","
      let closing = index == items.count - 1 ? 1 : 0
      if line.isEmpty {
        line = indent + item
      } else if length(of: line) + 1 + length(of: item) + closing <= longestLine {
        line += " " + item
      } else {
        lines.append(line)
        line = indent + item
      }
    }
    return (lines + [line]).joined(separator: "\n")
  }

  /// Characters, which in most source are bytes.
  private static func length(of line: String) -> Int {
    line.utf8.allSatisfy { $0 < 0x80 } ? line.utf8.count : line.count
  }

  /// A text with blanks before each of its lines that is not empty.
  static func indented(_ text: String, by blanks: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : String(repeating: " ", count: blanks) + $0 }
      .joined(separator: "\n")
  }
}
