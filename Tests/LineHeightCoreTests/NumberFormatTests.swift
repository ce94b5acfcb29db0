import Foundation
import LineHeightCore
import TestSupport
import Testing

/// A number and how it is written.
struct NumberCase: CustomTestStringConvertible {
  let value: Double
  let places: Int
  let expected: String

  /// `places` is not asked for by every function.
  init(_ value: Double, places: Int = 0, _ expected: String) {
    self.value = value
    self.places = places
    self.expected = expected
  }

  var testDescription: String { "\(value) to \(places)" }
}

@Suite struct NumberFormatTests {
  @Test(arguments: [
    NumberCase(0, "0"), NumberCase(-0.0, "0"), NumberCase(36, "36"), NumberCase(-36, "-36"), NumberCase(100, "100"),
    NumberCase(28.640625, "28.640625"), NumberCase(-5.7890625, "-5.7890625"), NumberCase(0.5, "0.5"),
    NumberCase(0.05, "0.05"), NumberCase(0.0005, "0.0005"), NumberCase(-0.0005, "-0.0005"),
    NumberCase(1e-7, "0.0000001"), NumberCase(1.25e-7, "0.000000125"), NumberCase(1e21, "1000000000000000000000"),
    NumberCase(1.5e17, "150000000000000000"), NumberCase(0.1 + 0.2, "0.30000000000000004"),
    NumberCase(23.000000000000004, "23.000000000000004"),
  ])
  func exact(_ test: NumberCase) {
    #expect(NumberFormat.exact(test.value) == test.expected)
  }

  @Test(arguments: [
    NumberCase(0, places: 3, "0.000"), NumberCase(-0.0, places: 3, "0.000"), NumberCase(0, places: 0, "0"),
    NumberCase(36, places: 3, "36.000"), NumberCase(28.640625, places: 3, "28.641"),
    NumberCase(7.359375, places: 3, "7.359"), NumberCase(-5.7890625, places: 3, "-5.789"),
    NumberCase(3.6796875, places: 10, "3.6796875000"),
    // Half away from zero.
    NumberCase(0.0005, places: 3, "0.001"), NumberCase(0.00049999, places: 3, "0.000"),
    NumberCase(-0.0005, places: 3, "-0.001"), NumberCase(0.5, places: 0, "1"), NumberCase(1.5, places: 0, "2"),
    NumberCase(2.5, places: 0, "3"), NumberCase(-2.5, places: 0, "-3"), NumberCase(0.4, places: 0, "0"),
    // The shortest decimal is rounded, where the binary value is 1.00499999999999989...
    NumberCase(1.005, places: 2, "1.01"), NumberCase(2.675, places: 2, "2.68"),
    // Carries.
    NumberCase(999.9996, places: 3, "1000.000"), NumberCase(9.99, places: 1, "10.0"),
    NumberCase(0.9996, places: 3, "1.000"), NumberCase(0.0996, places: 3, "0.100"),
    NumberCase(1.9996, places: 3, "2.000"),
    // Nothing is left, and so no minus.
    NumberCase(-0.0004, places: 3, "0.000"), NumberCase(-0.4, places: 0, "0"), NumberCase(1e-7, places: 3, "0.000"),
    NumberCase(0.05, places: 3, "0.050"), NumberCase(0.012, places: 3, "0.012"), NumberCase(0.012, places: 2, "0.01"),
    NumberCase(1e21, places: 1, "1000000000000000000000.0"), NumberCase(28.640625, places: 0, "29"),
  ])
  func fixed(_ test: NumberCase) {
    #expect(NumberFormat.fixed(test.value, places: test.places) == test.expected)
  }

  @Test(arguments: [
    NumberCase(0, places: 3, "0"), NumberCase(-0.0, places: 3, "0"), NumberCase(36, places: 3, "36"),
    NumberCase(-5, places: 3, "-5"), NumberCase(7.5, places: 3, "7.500"), NumberCase(28.640625, places: 3, "28.641"),
    NumberCase(0.0625, places: 3, "0.063"), NumberCase(-0.0004, places: 3, "0.000"),
    NumberCase(1e21, places: 3, "1000000000000000000000"), NumberCase(28.640625, places: 0, "29"),
  ])
  func short(_ test: NumberCase) {
    #expect(NumberFormat.short(test.value, places: test.places) == test.expected)
  }

  /// Whatever the number: what is written reads back as the same `Double`, and as Foundation rounds its digits.
  @Test func agreesWithFoundation() throws {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<10_000 {
      let magnitude = Double(Int.random(in: -8...12, using: &generator))
      let value = Double.random(in: -1...1, using: &generator) * pow(10, magnitude)
      #expect(Double(NumberFormat.exact(value)) == value)
      var digits = try #require(Decimal(string: "\(value)"))
      var rounded = Decimal()
      let places = Int.random(in: 0...10, using: &generator)
      NSDecimalRound(&rounded, &digits, places, .plain)
      #expect(Decimal(string: NumberFormat.fixed(value, places: places)) == rounded, "\(value)")
    }
  }
}
