/// The one place where numbers become text. Always a decimal point, whatever the locale; never an exponent.
package enum NumberFormat {
  /// The shortest decimal that reads back as the same `Double`; a whole number has no point.
  package static func exact(_ value: Double) -> String {
    guard value.isFinite else { return value.description }
    if let whole = Int(exactly: value) { return String(whole) }
    let shortest = value.description
    return shortest.utf8.contains(UInt8(ascii: "e")) ? Digits(value).text(places: nil) : shortest
  }

  /// Rounded to `places` decimal places, half away from zero, all of them written.
  ///
  /// It is the decimal digits that are rounded, not a binary product of them, so that no noise is added.
  package static func fixed(_ value: Double, places: Int) -> String {
    guard value.isFinite else { return value.description }
    return quick(value, places: places) ?? Digits(value).rounded(to: places).text(places: places)
  }

  /// The same from the product with a power of ten, where the noise of that cannot matter: nowhere near a half, and with
  /// fewer digits than a `Double` has. It takes a tenth of the time.
  private static func quick(_ value: Double, places: Int) -> String? {
    guard (0...6).contains(places), abs(value) < 1e6 else { return nil }
    let power = powers[places]
    let product = abs(value) * Double(power)
    let (whole, rest) = (Int(product), product - product.rounded(.down))
    guard abs(rest - 0.5) > 1e-3 else { return nil }
    let rounded = whole + (rest > 0.5 ? 1 : 0)
    let sign = value < 0 && rounded > 0 ? "-" : ""
    guard places > 0 else { return sign + String(rounded) }
    // The 1 before the fraction keeps its leading zeros.
    let fraction = String(power + rounded % power).utf8.dropFirst()
    return "\(sign)\(rounded / power).\(Substring(fraction))"
  }

  private static let powers = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000]

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
  /// ASCII, without leading or trailing zeros; empty for 0.
  private var digits: [UInt8] = []
  /// How many of `digits` stand before the point; may be negative or beyond the digits.
  private var pointPosition = 0

  private static let zero = UInt8(ascii: "0")

  init(_ value: Double) {
    isNegative = value < 0
    let description = value.magnitude.description.utf8
    let mantissa = description.prefix { $0 != UInt8(ascii: "e") }
    digits.reserveCapacity(mantissa.count)
    var hasPoint = false
    for byte in mantissa {
      if byte == UInt8(ascii: ".") {
        hasPoint = true
      } else {
        let isLeadingZero = byte == Self.zero && digits.isEmpty
        if !isLeadingZero { digits.append(byte) }
        pointPosition += (hasPoint ? 0 : 1) - (isLeadingZero ? 1 : 0)
      }
    }
    let exponent = Int(String(Substring(description.dropFirst(mantissa.count + 1)))) ?? 0
    while digits.last == Self.zero { digits.removeLast() }
    pointPosition = digits.isEmpty ? 0 : pointPosition + exponent
  }

  func rounded(to places: Int) -> Digits {
    let kept = pointPosition + places
    guard kept < digits.count else { return self }
    var result = self
    guard kept >= 0, digits[kept] >= UInt8(ascii: "5") else {
      result.digits.removeSubrange(max(kept, 0)...)
      return result
    }
    result.digits.removeSubrange(kept...)
    while result.digits.last == UInt8(ascii: "9") { result.digits.removeLast() }
    if result.digits.isEmpty {
      result.digits = [UInt8(ascii: "1")]
      result.pointPosition += 1
    } else {
      result.digits[result.digits.count - 1] += 1
    }
    return result
  }

  func text(places: Int?) -> String {
    let count = places ?? max(digits.count - pointPosition, 0)
    var text: [UInt8] = []
    text.reserveCapacity(max(pointPosition, 1) + count + 2)
    func append(_ positions: Range<Int>) {
      for position in positions { text.append(digits.indices.contains(position) ? digits[position] : Self.zero) }
    }
    if isNegative, !digits.isEmpty { text.append(UInt8(ascii: "-")) }
    if pointPosition > 0 { append(0..<pointPosition) } else { text.append(Self.zero) }
    if count > 0 {
      text.append(UInt8(ascii: "."))
      append(pointPosition..<pointPosition + count)
    }
    return String(decoding: text, as: UTF8.self)
  }
}
