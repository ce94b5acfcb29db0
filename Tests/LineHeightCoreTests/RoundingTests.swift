import LineHeightCore
import Testing

/// One call of a rounding function.
struct RoundingCase: CustomTestStringConvertible {
  let name: String
  let value: Double
  let expected: Double

  init(_ name: String, _ value: Double, _ expected: Double) {
    self.name = name
    self.value = value
    self.expected = expected
  }

  var testDescription: String { "\(name): \(value)" }
}

@Suite struct RoundingTests {
  @Test(arguments: [
    RoundingCase("0", 0, 0),
    RoundingCase("whole", 36, 36),
    RoundingCase("below half", 28.498, 28),
    RoundingCase("half", 28.5, 29),
    // 25 x 1.14 in binary; Figma draws 29.
    RoundingCase("half less noise", 28.499999999999996, 29),
    RoundingCase("half less half the slack", 28.4995, 29),
    RoundingCase("above half", 28.640625, 29),
    RoundingCase("whole less noise", 22.999999999999996, 23),
    RoundingCase("negative half goes up", -0.5, 0),
    RoundingCase("negative half less noise", -1.5000000000000002, -1),
    RoundingCase("below negative half", -1.51, -2),
    RoundingCase("large", 16_777_216.5, 16_777_217),
  ])
  func roundHalfUp(_ test: RoundingCase) {
    #expect(Rounding.roundHalfUp(test.value) == test.expected)
  }

  @Test(arguments: [
    RoundingCase("0", 0, 0),
    RoundingCase("whole", 23, 23),
    // (0.92 + 0.23) x 20 in binary.
    RoundingCase("whole plus noise", 23.000000000000004, 23),
    RoundingCase("whole plus half the slack", 23.0005, 23),
    RoundingCase("whole plus more than the slack", 23.002, 24),
    RoundingCase("fraction", 28.640625, 29),
    RoundingCase("negative", -1.2, -1),
    RoundingCase("negative whole plus noise", -0.9999999999999999, -1),
  ])
  func ceil(_ test: RoundingCase) {
    #expect(Rounding.ceil(test.value) == test.expected)
  }
}
