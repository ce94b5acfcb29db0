#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Calculations in tokens: `0.75 * 1.5`, `16px * 2`, `roundTo(16 * 1.25^5)`.
struct Arithmetic {
  /// How deep parentheses may be nested.
  static let maximumDepth = 64
  /// The longest calculation, in bytes of UTF-8.
  static let maximumLength = 10_000

  private let letters: [UInt8]
  private var position = 0
  private var depth = 0

  /// The value of a text that has an operator or a parenthesis in it; `nil` of one that has none.
  static func evaluate(_ text: String) throws(ArithmeticFault) -> Measure? {
    let letters = Array(text.utf8)
    guard letters.dropFirst().contains(where: { "*/^(+-".utf8.contains($0) }) else { return nil }
    guard letters.count <= maximumLength else { throw .tooLong }
    var arithmetic = Arithmetic(letters)
    let result = try arithmetic.sum()
    arithmetic.skipBlanks()
    guard arithmetic.position == letters.count else { throw arithmetic.syntax() }
    guard result.value.isFinite else { throw .notANumber }
    return result
  }

  private init(_ letters: [UInt8]) { self.letters = letters }

  private mutating func sum() throws(ArithmeticFault) -> Measure {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maximumDepth else { throw .tooLong }
    var result = try product()
    while let sign = next(of: "+-") {
      let right = try product()
      result = Measure(
        value: sign == .minus ? result.value - right.value : result.value + right.value,
        unit: try common(result, right))
    }
    return result
  }

  private mutating func product() throws(ArithmeticFault) -> Measure {
    var result = try power()
    while let sign = next(of: "*/") {
      let right = try power()
      guard sign == .slash else {
        if let left = result.unit, let right = right.unit { throw .units(left.rawValue, right.rawValue) }
        result = Measure(value: result.value * right.value, unit: result.unit ?? right.unit)
        continue
      }
      guard right.value != 0 else { throw .notANumber }
      if let unit = right.unit, unit != result.unit {
        throw .units(result.unit?.rawValue ?? "a number", unit.rawValue)
      }
      result = Measure(value: result.value / right.value, unit: right.unit == nil ? result.unit : nil)
    }
    return result
  }

  private mutating func power() throws(ArithmeticFault) -> Measure {
    var signs = 0
    while let sign = next(of: "+-") { signs += sign == .minus ? 1 : 0 }
    var result = try operand()
    if next(of: "^") != nil {
      depth += 1
      defer { depth -= 1 }
      guard depth <= Self.maximumDepth else { throw .tooLong }
      let exponent = try power()
      if let unit = exponent.unit ?? result.unit { throw .units(unit.rawValue, "^") }
      result.value = pow(result.value, exponent.value)
    }
    if signs % 2 == 1 { result.value.negate() }
    return result
  }

  private mutating func operand() throws(ArithmeticFault) -> Measure {
    skipBlanks()
    guard position < letters.count else { throw .syntax(at: nil) }
    if next(of: "(") != nil {
      let result = try sum()
      guard next(of: ")") != nil else { throw syntax() }
      return result
    }
    if let value = Measure.number(letters, from: &position) {
      let start = position
      while position < letters.count, isLetter(letters[position]) || letters[position] == UInt8(ascii: "%") {
        position += 1
      }
      guard position > start else { return Measure(value: value) }
      let name = String(decoding: letters[start..<position], as: UTF8.self)
      guard let unit = Measure.Unit(name: name), unit != .auto else {
        position = start
        throw syntax()
      }
      return Measure(value: value, unit: unit)
    }
    return try function()
  }

  private mutating func function() throws(ArithmeticFault) -> Measure {
    let start = position
    while position < letters.count, isLetter(letters[position]) { position += 1 }
    let name = String(decoding: letters[start..<position], as: UTF8.self)
    guard position > start, next(of: "(") != nil else {
      position = start
      throw syntax()
    }
    var arguments = [try sum()]
    while next(of: ",") != nil { arguments.append(try sum()) }
    guard next(of: ")") != nil else { throw syntax() }
    let first = arguments[0]
    func whole(_ rule: FloatingPointRoundingRule) -> Measure {
      Measure(value: first.value.rounded(rule), unit: first.unit)
    }
    switch (name, arguments.count) {
    case ("round", 1), ("roundTo", 1): return whole(.toNearestOrAwayFromZero)
    case ("roundTo", 2):
      let power = pow(10, arguments[1].value.rounded())
      return Measure(value: (first.value * power).rounded() / power, unit: first.unit)
    case ("floor", 1): return whole(.down)
    case ("ceil", 1): return whole(.up)
    case ("abs", 1): return Measure(value: abs(first.value), unit: first.unit)
    case ("min", 1...), ("max", 1...):
      var best = first
      for other in arguments.dropFirst() {
        let unit = try common(best, other)
        best = Measure(value: name == "min" ? min(best.value, other.value) : max(best.value, other.value), unit: unit)
      }
      return best
    default:
      position = start
      throw syntax()
    }
  }

  /// The unit of a sum: both have the same, or one has none.
  private func common(_ left: Measure, _ right: Measure) throws(ArithmeticFault) -> Measure.Unit? {
    if let leftUnit = left.unit, let rightUnit = right.unit, leftUnit != rightUnit {
      throw .units(leftUnit.rawValue, rightUnit.rawValue)
    }
    return left.unit ?? right.unit
  }

  private mutating func skipBlanks() {
    while position < letters.count, letters[position] == 0x20 { position += 1 }
  }

  /// Moves on if the next character that is no blank is one of these.
  private mutating func next(of signs: StaticString) -> UInt8? {
    skipBlanks()
    guard position < letters.count else { return nil }
    let letter = letters[position]
    guard signs.withUTF8Buffer({ $0.contains(letter) }) else { return nil }
    position += 1
    return letter
  }

  private func isLetter(_ byte: UInt8) -> Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 }

  private func syntax() -> ArithmeticFault {
    position < letters.count
      ? .syntax(at: String(decoding: letters[position...].prefix(20), as: UTF8.self)) : .syntax(at: nil)
  }
}
