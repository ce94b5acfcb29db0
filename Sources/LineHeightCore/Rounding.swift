/// The two roundings of the domain, and the one slack that both forgive.
///
/// Everything else in this module is exact up to one division: integers are summed first and become points
/// once. These functions exist because Figma and devices draw on whole pixels.
public enum Rounding {
  /// How far below a whole or half pixel a value may lie and still count as on it, in pixels.
  ///
  /// Floating-point noise must not move a line: 25 x 1.14 is 28.499999999999996 in binary and is drawn at 29.
  public static let slack = 0.001

  /// Below this a difference of two lengths is the noise of binary fractions, in points.
  public static let noise = 1e-9

  /// The nearest whole number, halves up (towards positive infinity). `value` in pixels.
  public static func roundHalfUp(_ value: Double) -> Double {
    (value + 0.5 + slack).rounded(.down)
  }

  /// The smallest whole number that is not below `value`, in pixels.
  public static func ceil(_ value: Double) -> Double {
    (value - slack).rounded(.up)
  }

  static func roundHalfUp(_ length: ExactLength) -> ExactLength { ExactLength(whole: roundHalfUp(length.value)) }

  static func ceil(_ length: ExactLength) -> ExactLength { ExactLength(whole: ceil(length.value)) }
}
