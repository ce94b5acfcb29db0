import LineHeightCore

/// A number with what it is counted in: `150%`, `{ "value": 1.5, "unit": "rem" }`, `24`.
struct Measure: Hashable {
  var value: Double
  /// `nil` of a bare number.
  var unit: Unit?

  enum Unit: String, Hashable {
    case pixels = "px"
    case percent = "%"
    case em
    case rem
    /// No number at all: the font's own.
    case auto

    /// The unit by any of the names that design files have for it.
    init?(name: String) {
      switch name.lowercased() {
      case "px", "pt", "pixel", "pixels", "point", "points", "dp", "sp": self = .pixels
      case "%", "percent", "percentage": self = .percent
      case "em": self = .em
      case "rem": self = .rem
      case "auto", "normal": self = .auto
      default: return nil
      }
    }
  }

  /// Reads `24`, `-0.5px`, `150 %`, `1e3`, `auto`; `nil` for anything else.
  init?(_ text: some StringProtocol) {
    let letters = Array(text.utf8)
    var position = letters.firstIndex { $0 != 0x20 } ?? 0
    guard let value = Self.number(letters, from: &position) else {
      guard Unit(name: String(text)) == .auto else { return nil }
      self.init(value: 0, unit: .auto)
      return
    }
    let name = String(decoding: letters[position...], as: UTF8.self).filter { $0 != " " }
    guard !name.isEmpty else {
      self.init(value: value)
      return
    }
    guard let unit = Unit(name: name), unit != .auto else { return nil }
    self.init(value: value, unit: unit)
  }

  init(value: Double, unit: Unit? = nil) {
    self.value = value
    self.unit = unit
  }

  /// The number that begins at `position`, which is moved behind it. An `e` counts only with digits behind it: `1em`.
  static func number(_ letters: [UInt8], from position: inout Int) -> Double? {
    func isDigit(_ index: Int) -> Bool { index < letters.count && UInt8.digit0 ... .digit9 ~= letters[index] }
    var end = position
    if end < letters.count, letters[end] == .minus || letters[end] == UInt8(ascii: "+") { end += 1 }
    let digits = end
    while isDigit(end) { end += 1 }
    var count = end - digits
    if end < letters.count, letters[end] == .point {
      let fraction = end + 1
      end = fraction
      while isDigit(end) { end += 1 }
      count += end - fraction
      if end == fraction { return nil }
    }
    guard count > 0 else { return nil }
    if end < letters.count, letters[end] | 0x20 == UInt8(ascii: "e") {
      let signed = end + 1 < letters.count && (letters[end + 1] == .minus || letters[end + 1] == UInt8(ascii: "+"))
      var exponent = end + (signed ? 2 : 1)
      if isDigit(exponent) {
        while isDigit(exponent) { exponent += 1 }
        end = exponent
      }
    }
    guard let value = Double(String(decoding: letters[position..<end], as: UTF8.self)), value.isFinite else {
      return nil
    }
    position = end
    return value
  }

  /// As a person would write it.
  var text: String { unit == .auto ? "auto" : NumberFormat.exact(value) + (unit?.rawValue ?? "") }

  /// A hundred times a number by moving the point of its decimals, because 1.15 x 100 is not 115 in binary.
  static func hundredfold(_ value: Double) -> Double {
    // Most numbers have two decimals at most, and no text is needed to tell.
    let whole = (value * 100).rounded()
    return whole / 100 == value ? whole : Double(NumberFormat.exact(value) + "e2") ?? value * 100
  }
}
