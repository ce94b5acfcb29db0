/// A fraction of whole numbers in lowest terms, exact: what floating-point results are compared with.
package struct Rational: Hashable, CustomStringConvertible {
  private let numerator: Int128
  private let denominator: Int128

  private init(_ numerator: Int128, _ denominator: Int128) {
    var (divisor, rest) = (numerator.magnitude, denominator.magnitude)
    while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
    let sign: Int128 = denominator < 0 ? -1 : 1
    self.numerator = sign * numerator / Int128(divisor)
    self.denominator = sign * denominator / Int128(divisor)
  }

  /// `numerator / denominator`.
  package init(_ numerator: Int, over denominator: Int = 1) { self.init(Int128(numerator), Int128(denominator)) }

  package static func + (left: Rational, right: Rational) -> Rational {
    Rational(
      left.numerator * right.denominator + right.numerator * left.denominator, left.denominator * right.denominator)
  }

  package static func - (left: Rational, right: Rational) -> Rational { left + Rational(-1) * right }

  package static func * (left: Rational, right: Rational) -> Rational {
    Rational(left.numerator * right.numerator, left.denominator * right.denominator)
  }

  package static func / (left: Rational, right: Rational) -> Rational {
    Rational(left.numerator * right.denominator, left.denominator * right.numerator)
  }

  /// The largest whole number that is not above it.
  package var floor: Rational {
    let quotient = numerator / denominator
    return Rational(quotient * denominator > numerator ? quotient - 1 : quotient, 1)
  }

  /// The decimal of 40 places, cut off there.
  package var description: String {
    var digits = "\(numerator.magnitude / denominator.magnitude)."
    var rest = numerator.magnitude % denominator.magnitude
    for _ in 0..<40 {
      rest *= 10
      digits += "\(rest / denominator.magnitude)"
      rest %= denominator.magnitude
    }
    return (numerator < 0 ? "-" : "") + digits
  }

  /// The nearest `Double`, by way of the decimal digits.
  package var value: Double { Double(description) ?? .nan }
}
