/// The one place where numbers become text. Always a decimal point, whatever the locale; never an exponent.
package enum NumberFormat {
  /// The shortest decimal that reads back as the same `Double`; a whole number has no point.
  package static func exact(_ value: Double) -> String {
    guard value.isFinite else { return value.description }
    return Digits(value).text(places: nil)
  }

  /// Rounded to `places` decimal places, half away from zero, all of them written.
  ///
  /// It is the decimal digits that are rounded, not a binary product of them, so that no noise is added.
  package static func fixed(_ value: Double, places: Int) -> String {
    guard value.isFinite else { return value.description }
    return Digits(value).rounded(to: places).text(places: places)
  }

  /// As ``fixed(_:places:)``, but a whole number (noise aside) stays bare: what a person would type.
  package static func short(_ value: Double, places: Int) -> String {
    isWhole(value) ? exact(value.rounded()) : fixed(value, places: places)
  }

  /// Whether only noise keeps a number from being whole.
  package static func isWhole(_ value: Double) -> Bool { abs(value - value.rounded()) < Rounding.noise }
}

/// A finite number as decimal digits, from the standard library's shortest round-trip description.
private struct Digits {
  private let isNegative: Bool
  /// Without leading zeros; empty for 0.
  private var digits: [UInt8] = []
  /// How many of `digits` stand before the point; may be negative or beyond the digits.
  private var pointPosition: Int

  init(_ value: Double) {
    let parts = value.magnitude.description.split(separator: "e")
    let mantissa = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    digits = parts[0].utf8.filter { $0 != UInt8(ascii: ".") }.map { $0 - UInt8(ascii: "0") }
    pointPosition = mantissa[0].count + (parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
    isNegative = value < 0
    let leadingZeros = digits.prefix { $0 == 0 }.count
    digits.removeFirst(leadingZeros)
    pointPosition = digits.isEmpty ? 0 : pointPosition - leadingZeros
    while digits.last == 0 { digits.removeLast() }
  }

  func rounded(to places: Int) -> Digits {
    let kept = pointPosition + places
    guard kept < digits.count else { return self }
    var result = self
    guard kept >= 0, digits[kept] >= 5 else {
      result.digits.removeSubrange(max(kept, 0)...)
      return result
    }
    result.digits.removeSubrange(kept...)
    while result.digits.last == 9 { result.digits.removeLast() }
    if result.digits.isEmpty {
      result.digits = [1]
      result.pointPosition += 1
    } else {
      result.digits[result.digits.count - 1] += 1
    }
    return result
  }

  func text(places: Int?) -> String {
    var text = isNegative && !digits.isEmpty ? "-" : ""
    func append(_ positions: Range<Int>) {
      for position in positions {
        text.append(digits.indices.contains(position) ? String(digits[position]) : "0")
      }
    }
    if pointPosition > 0 { append(0..<pointPosition) } else { text += "0" }
    let count = places ?? max(digits.count - pointPosition, 0)
    if count > 0 {
      text += "."
      append(pointPosition..<pointPosition + count)
    }
    return text
  }
}
