import LineHeightCore

/// Writes trees as CSV (RFC 4180, lines end in LF): one header of dotted keys, one line a tree.
package enum CSVWriter {
  /// The header line. All rows have the keys of the first, because reports always write the same keys.
  package static func header(of record: ReportValue) -> String {
    line(record.leaves.map(\.key))
  }

  /// One line; numbers rounded to `places`.
  package static func row(of record: ReportValue, places: Int) -> String {
    var fields: [String] = []
    record.forEachLeaf { value in fields.append(value.text { NumberFormat.short($0, places: places) }) }
    return line(fields)
  }

  private static func line(_ fields: [String]) -> String {
    var line: [UInt8] = []
    for (index, field) in fields.enumerated() {
      if index > 0 { line.append(UInt8(ascii: ",")) }
      append(field, to: &line)
    }
    line.append(UInt8(ascii: "\n"))
    return String(decoding: line, as: UTF8.self)
  }

  private static func append(_ field: String, to line: inout [UInt8]) {
    let quote = UInt8(ascii: "\"")
    guard field.utf8.contains(where: { $0 == UInt8(ascii: ",") || $0 == quote }) else {
      line.append(contentsOf: field.utf8)
      return
    }
    line.append(quote)
    // By bytes: a quote before a combining mark is no character of its own.
    for byte in field.utf8 { line.append(contentsOf: repeatElement(byte, count: byte == quote ? 2 : 1)) }
    line.append(quote)
  }
}
