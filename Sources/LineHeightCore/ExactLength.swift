/// A length on its way to being a `Double`, kept to some 31 decimal digits: the unevaluated sum of two Doubles.
///
/// 22.4 has no exact binary form, so 22.4 - 19.2 comes out as 3.1999999999999993. Here it is 224 / 10, and what is computed
/// from it is rounded once, in ``value``. A fraction of whole numbers would be exact too, but line height, size and
/// unitsPerEm together need more digits than an `Int` has. The sums and products are the error-free ones of Dekker and Knuth.
struct ExactLength: Sendable {
  /// The nearest `Double`.
  let value: Double
  /// What that lacks.
  private let rest: Double

  private init(_ value: Double, _ rest: Double) {
    let sum = value + rest
    // What overflowed has no rest.
    (self.value, self.rest) = sum.isFinite ? (sum, rest - (sum - value)) : (value, 0)
  }

  /// A whole number.
  init(_ whole: Int) { self.init(Double(whole), 0) }

  /// A whole number that was rounded.
  init(whole: Double) { self.init(whole, 0) }

  /// A number that somebody wrote in decimals: the fraction with the smallest power of ten below it that is `number` again
  /// when divided. A `Double` tells decimals of up to 15 digits apart; one that no such decimal explains is taken as it is.
  init(decimal number: Double) {
    var power = 1.0
    while power < 1e16, case let numerator = (number * power).rounded(), abs(numerator) < 1e15 {
      if numerator / power == number {
        // Most sizes are whole, and need no division.
        self = power == 1 ? ExactLength(whole: numerator) : ExactLength(numerator, 0) / ExactLength(power, 0)
        return
      }
      power *= 10
    }
    self.init(number, 0)
  }

  static func + (left: ExactLength, right: ExactLength) -> ExactLength {
    let (high, low) = (twoSum(left.value, right.value), twoSum(left.rest, right.rest))
    let sum = ExactLength(high.sum, high.error + low.sum)
    // Two ways to one number, of which one is subtracted: what is left lies behind the last digit and means 0.
    if abs(sum.value) < max(abs(left.value), abs(right.value)) * 0x1p-95 { return ExactLength(0) }
    return ExactLength(sum.value, sum.rest + low.error)
  }

  static prefix func - (length: ExactLength) -> ExactLength { ExactLength(-length.value, -length.rest) }

  static func - (left: ExactLength, right: ExactLength) -> ExactLength { left + -right }

  static func * (left: ExactLength, right: ExactLength) -> ExactLength {
    let product = left.value * right.value
    let error = (-product).addingProduct(left.value, right.value)
    return ExactLength(product, error + (left.value * right.rest + left.rest * right.value))
  }

  static func * (left: ExactLength, right: Int) -> ExactLength { left * ExactLength(right) }

  static func / (left: ExactLength, right: ExactLength) -> ExactLength {
    let first = ExactLength(left.value / right.value, 0)
    let remainder = left - right * first
    let second = ExactLength(remainder.value / right.value, 0)
    let third = (remainder - right * second).value / right.value
    return first + second + ExactLength(third, 0)
  }

  static func / (left: ExactLength, right: Int) -> ExactLength { left / ExactLength(right) }

  private static func twoSum(_ left: Double, _ right: Double) -> (sum: Double, error: Double) {
    let sum = left + right
    let rightPart = sum - left
    return (sum, (left - (sum - rightPart)) + (right - rightPart))
  }
}

/// Equal is what is the same `Double`: two ways to one number may differ far behind its last digit.
extension ExactLength: Hashable {
  static func == (left: ExactLength, right: ExactLength) -> Bool { left.value == right.value }

  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
