package import Foundation

/// A CSV file of ours with its header read: just enough of RFC 4180 for the files in Fixtures.
package struct CSVTable {
  /// The lines below the header.
  package let rows: [CSVRow]

  /// Reads a file.
  package init(contentsOf file: URL) throws {
    try self.init(String(contentsOf: file, encoding: .utf8), name: file.lastPathComponent)
  }

  /// Reads text; `name` says in failures where it came from.
  package init(_ text: String, name: String) throws {
    var lines = Self.lines(of: text)
    guard !lines.isEmpty else { throw CSVError.noHeader(file: name) }
    let header = lines.removeFirst()
    rows = try lines.enumerated().map { index, fields in
      guard fields.count == header.count else { throw CSVError.wrongFieldCount(file: name, line: index + 2) }
      return CSVRow(
        place: "\(name):\(index + 2)", fields: Dictionary(zip(header, fields)) { _, second in second })
    }
  }

  /// Fields by line. A quoted field may hold commas, quotes (doubled) and line breaks.
  private static func lines(of text: String) -> [[String]] {
    var lines: [[String]] = []
    var fields: [String] = []
    var field = ""
    var isQuoted = false
    var previous: Character?
    for character in text {
      defer { previous = character }
      switch character {
      case "\"":
        isQuoted.toggle()
        // A doubled quote closes the field and opens it again, and is itself content.
        if isQuoted, previous == "\"" { field.append(character) }
      case "," where !isQuoted:
        fields.append(field)
        field = ""
      case _ where character.isNewline && !isQuoted:
        lines.append(fields + [field])
        (fields, field) = ([], "")
      default: field.append(character)
      }
    }
    if !fields.isEmpty || !field.isEmpty { lines.append(fields + [field]) }
    return lines
  }
}

/// One line of a CSV file. Asking for a column that the file does not have ends the test run: a misspelt name must
/// not look like an empty cell.
package struct CSVRow: CustomStringConvertible, Sendable {
  /// File and line, for failures.
  package let place: String
  private let fields: [String: String]

  init(place: String, fields: [String: String]) {
    self.place = place
    self.fields = fields
  }

  /// The text of a cell; `nil` where it is empty.
  package func text(_ column: String) -> String? {
    guard let text = fields[column] else { preconditionFailure("\(place) has no column \(column)") }
    return text.isEmpty ? nil : text
  }

  /// The whole number in a cell; `nil` where it is empty.
  package func integer(_ column: String) -> Int? {
    text(column).map { text in
      guard let number = Int(text) else { preconditionFailure("\(place): \(column) is \(text)") }
      return number
    }
  }

  /// The number in a cell; `nil` where it is empty.
  package func number(_ column: String) -> Double? {
    text(column).map { text in
      guard let number = Double(text) else { preconditionFailure("\(place): \(column) is \(text)") }
      return number
    }
  }

  /// Whether a cell says `true`.
  package func bool(_ column: String) -> Bool { text(column) == "true" }

  package var description: String { place }
}

/// Why a file is no table.
package enum CSVError: Error {
  case noHeader(file: String)
  case wrongFieldCount(file: String, line: Int)
}
