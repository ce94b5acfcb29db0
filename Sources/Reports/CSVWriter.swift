import LineHeightCore

/// Writes trees as CSV (RFC 4180, lines end in LF): one header of dotted keys, one line a tree.
package enum CSVWriter {
  /// The header line. All rows have the keys of the first, because reports always write the same keys.
  package static func header(of record: ReportValue) -> String {
    line(record.leaves.map(\.key))
  }

  /// One line; numbers rounded to `places`.
  package static func row(of record: ReportValue, places: Int) -> String {
    line(record.leaves.map { $0.value.text { NumberFormat.short($0, places: places) } })
  }

  private static func line(_ fields: [String]) -> String {
    fields.map(quoted).joined(separator: ",") + "\n"
  }

  private static func quoted(_ field: String) -> String {
    guard field.utf8.contains(where: { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\"") }) else { return field }
    // By scalars: a quote before a combining mark is no character of its own.
    let doubled = field.unicodeScalars.flatMap { $0 == "\"" ? [$0, $0] : [$0] }
    return "\"" + String(String.UnicodeScalarView(doubled)) + "\""
  }
}
