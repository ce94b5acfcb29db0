/// How many columns of a terminal text takes.
package enum DisplayWidth {
  /// Two columns for each East Asian wide character (https://www.unicode.org/reports/tr11/), none for a mark that joins
  /// the one before it, one for every other.
  package static func of(_ text: String) -> Int {
    // Most texts; the properties of other scalars cost a search in a table.
    if text.utf8.allSatisfy({ $0 < 0x7F }) { return text.utf8.count }
    return text.unicodeScalars.reduce(0) { $0 + width(of: $1) }
  }

  /// The text with blanks behind it up to a width.
  package static func padded(_ text: String, to width: Int) -> String { text + blanks(beside: text, to: width) }

  /// The text with blanks before it up to a width.
  package static func aligned(_ text: String, to width: Int) -> String { blanks(beside: text, to: width) + text }

  private static func blanks(beside text: String, to width: Int) -> String {
    String(repeating: " ", count: max(0, width - of(text)))
  }

  /// Rows as aligned columns, without blanks at the end of lines.
  static func columns(_ rows: [[String]], indentation: Int = 0, toTheRight: Set<Int>) -> String {
    let count = rows.map(\.count).max() ?? 0
    let cellWidths = rows.map { $0.map(of) }
    let widths = (0..<count).map { column in cellWidths.map { $0[column] }.max() ?? 0 }
    let isRight = (0..<count).map(toTheRight.contains)
    // Bytes: a table of a whole design has a hundred thousand cells.
    var text: [UInt8] = []
    func append(blanks: Int) { for _ in 0..<blanks { text.append(UInt8(ascii: " ")) } }
    for (row, cells) in rows.enumerated() {
      append(blanks: indentation)
      for (column, cell) in cells.enumerated() {
        let missing = widths[column] - cellWidths[row][column]
        append(blanks: (column == 0 ? 0 : 3) + (isRight[column] ? missing : 0))
        text.append(contentsOf: cell.utf8)
        append(blanks: isRight[column] ? 0 : missing)
      }
      while text.last == UInt8(ascii: " ") { text.removeLast() }
      text.append(UInt8(ascii: "\n"))
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Words in lines of at most `columns`, each but the first indented. A word that is wider stands alone.
  package static func wrapped(_ words: [String], columns: Int = 80, indentation: Int = 2, separator: String = " ")
    -> String
  {
    var lines: [String] = []
    var line = ""
    for word in words {
      let indent = String(repeating: " ", count: lines.isEmpty ? 0 : indentation)
      if line.isEmpty {
        line = indent + word
      } else if of(line) + of(separator) + of(word) <= columns {
        line += separator + word
      } else {
        lines.append(line)
        line = String(repeating: " ", count: indentation) + word
      }
    }
    return (lines + [line]).joined(separator: "\n")
  }

  private static func width(of scalar: Unicode.Scalar) -> Int {
    // Most text, before the first combining mark and the first wide block; the properties cost a search in a table.
    if scalar.value < 0x300, scalar.value != 0xAD { return 1 }
    return switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: 0
    default: isWide(scalar.value) ? 2 : 1
    }
  }

  /// The blocks whose characters are W or F in EastAsianWidth.txt, in whole ranges.
  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1FAFF,
      0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
