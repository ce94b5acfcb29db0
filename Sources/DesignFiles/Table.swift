/// A table after RFC 4180, separated by commas, semicolons or tabs, whichever the header has most of; a first line `sep=;`
/// says it for Excel.
struct Table {
  /// The cells of the first line.
  let header: [Cell]
  /// The lines below, without blank ones.
  let rows: [[Cell]]
  private let lines: LineCounter

  /// A cell, and where it begins.
  struct Cell {
    var text: String
    let offset: Int
  }

  struct Failure: Error {
    let fault: TableFault
    let line: Int
    let column: Int
  }

  /// `nil` where the first line is no header of text styles.
  init?(_ bytes: [UInt8]) throws(Failure) {
    lines = LineCounter(bytes)
    let start = UTF8Text.lengthOfByteOrderMark(bytes)
    let firstLine = bytes[start...].prefix { $0 != .lineFeed && $0 != .carriageReturn }
    let declared = Self.declaredSeparator(firstLine)
    var parser = TableParser(bytes, from: start, separator: declared ?? Self.separator(ofHeader: firstLine))
    if declared != nil { _ = parser.row() }
    let known = Set(CSVColumn.allCases)
    guard let first = parser.row(), known.intersection(first.compactMap { CSVColumn(header: $0.text) }).count > 1 else {
      return nil
    }
    var position = start
    while position < bytes.count {
      guard let length = UTF8Text.length(ofScalarAt: position, in: bytes) else {
        let (line, column) = lines.place(of: position)
        throw Failure(fault: .notUTF8(bytes[position]), line: line, column: column)
      }
      position += length
    }
    header = first
    var rows: [[Cell]] = []
    while let row = parser.row() {
      if row.contains(where: { !$0.text.isEmpty }) { rows.append(row) }
    }
    self.rows = rows
    if let open = parser.openQuotation {
      let (line, column) = lines.place(of: open)
      throw Failure(fault: .openQuotation, line: line, column: column)
    }
  }

  /// What a line like `sep=;` or `"sep=;"` names, which is no part of the table.
  private static func declaredSeparator(_ line: ArraySlice<UInt8>) -> UInt8? {
    let isQuoted = line.count > 1 && line.first == .quote && line.last == .quote
    let text = isQuoted ? line.dropFirst().dropLast() : line
    guard text.count == 5, let separator = text.last, text.dropLast().map({ $0 | 0x20 }) == Array("sep=".utf8),
      separator < 0x80, separator != .quote, separator != 0x20
    else { return nil }
    return separator
  }

  private static func separator(ofHeader line: ArraySlice<UInt8>) -> UInt8 {
    let separators = [UInt8(ascii: "\t"), UInt8(ascii: ";"), .comma]
    let counts = separators.map { separator in line.count { $0 == separator } }
    return separators[counts.firstIndex(of: counts.max() ?? 0) ?? 2]
  }

  func place(of cell: Cell) -> (line: Int, column: Int) { lines.place(of: cell.offset) }
}

/// Cuts bytes into rows and cells.
private struct TableParser {
  private let bytes: [UInt8]
  private var position: Int
  private let separator: UInt8
  /// Where a quotation begins that the file does not close.
  private(set) var openQuotation: Int?

  init(_ bytes: [UInt8], from start: Int, separator: UInt8) {
    self.bytes = bytes
    position = start
    self.separator = separator
  }

  /// The next line; `nil` after the last.
  mutating func row() -> [Table.Cell]? {
    guard position < bytes.count else { return nil }
    var cells: [Table.Cell] = []
    while true {
      cells.append(cell())
      guard position < bytes.count else { return cells }
      let end = bytes[position]
      position += 1
      if end == separator { continue }
      if end == .carriageReturn, position < bytes.count, bytes[position] == .lineFeed { position += 1 }
      return cells
    }
  }

  /// The text up to a separator or the end of the line; blanks around it do not count.
  private mutating func cell() -> Table.Cell {
    while position < bytes.count, bytes[position] == 0x20 { position += 1 }
    let start = position
    var content: [UInt8] = []
    if position < bytes.count, bytes[position] == .quote { content = quotation() }
    while position < bytes.count, !isEnd(bytes[position]) {
      content.append(bytes[position])
      position += 1
    }
    while content.last == 0x20 { content.removeLast() }
    return Table.Cell(text: String(decoding: content, as: UTF8.self), offset: start)
  }

  private func isEnd(_ byte: UInt8) -> Bool { byte == separator || byte == .lineFeed || byte == .carriageReturn }

  /// What stands between quotation marks; a doubled one is one of the text's own.
  private mutating func quotation() -> [UInt8] {
    let start = position
    var content: [UInt8] = []
    position += 1
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte != .quote {
        content.append(byte)
      } else if position < bytes.count, bytes[position] == .quote {
        content.append(byte)
        position += 1
      } else {
        return content
      }
    }
    openQuotation = start
    return content
  }
}
