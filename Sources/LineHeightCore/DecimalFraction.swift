/// A number that somebody wrote in decimals, as the fraction of whole numbers that it stands for.
///
/// 22.4 has no exact binary form, so 22.4 - 19.09375 comes out as 3.3062499999999986. As 224 / 10 it can be subtracted from
/// design units before anything is divided, and the answer is 3.30625.
struct DecimalFraction {
  let numerator: Double
  let denominator: Double

  /// The fraction with the smallest power of ten below it that is `value` again when divided; up to a millionth, finer
  /// ones are left as they are.
  init(_ value: Double) {
    for power in 0...6 {
      let denominator = Self.powersOfTen[power]
      let numerator = (value * denominator).rounded()
      if numerator / denominator == value {
        (self.numerator, self.denominator) = (numerator, denominator)
        return
      }
    }
    (numerator, denominator) = (value, 1)
  }

  private static let powersOfTen = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000].map(Double.init)
}
