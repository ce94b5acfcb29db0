import LineHeightCore

/// How numbers and compound values are spelled on the command line.
enum Spelling {
  /// A plain decimal such as `24`, `16.5` or `-3`: a point whatever the locale, no exponent, no `nan`; `nil` otherwise.
  static func number(_ text: some StringProtocol) -> Double? {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.contains(where: { !$0.isEmpty }),
      parts.allSatisfy({ $0.utf8.allSatisfy(isDigit) })
    else { return nil }
    return Double(text)
  }

  /// The line heights of rule F1, and the unit that they were spelled in.
  static func lineHeight(_ text: String) -> (DesignLineHeight, LineHeightUnit)? {
    if text == "auto" { return (.auto, .auto) }
    let digits = text.prefix { $0.isNumber || $0 == "." || $0 == "-" }
    guard let value = number(digits), value > 0 else { return nil }
    switch text.dropFirst(digits.count) {
    case "", "px", "pt": return (.points(value), .pixels)
    case "%": return (.percentOfSize(value), .percent)
    // As per cent by moving the point of the text, because 1.15 x 100 is not 115 in binary.
    case "em": return Double(digits + "e2").map { (.percentOfSize($0), .em) }
    case "x": return (.timesFontLineHeight(value), .factor)
    default: return nil
    }
  }

  /// `ASC,DESC[,GAP]/UPEM` in design units, as whole numbers that a font could hold.
  static func fontMetrics(_ text: String) -> (VerticalTriple, unitsPerEm: Int)? {
    let halves = text.split(separator: "/", omittingEmptySubsequences: false)
    guard halves.count == 2, let unitsPerEm = integer(halves[1]), (16...16384).contains(unitsPerEm) else { return nil }
    let values = halves[0].split(separator: ",", omittingEmptySubsequences: false).compactMap(integer)
    guard (2...3).contains(values.count), halves[0].filter({ $0 == "," }).count == values.count - 1,
      values.allSatisfy({ Int(Int16.min)...Int(Int16.max) ~= $0 })
    else { return nil }
    let lineGap = values.count == 3 ? values[2] : 0
    return (VerticalTriple(ascender: values[0], descender: values[1], lineGap: lineGap), unitsPerEm)
  }

  /// A whole number in plain digits.
  static func integer(_ text: some StringProtocol) -> Int? {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    return digits.utf8.allSatisfy(isDigit) ? Int(text) : nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }
}
