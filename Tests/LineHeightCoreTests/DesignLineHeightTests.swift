import LineHeightCore
import Testing

/// A design line height at 25 pt, where font.lineHeight is 30 and AUTO is 32.5.
struct DesignLineHeightCase: CustomTestStringConvertible {
  let name: String
  let lineHeight: DesignLineHeight
  let expected: Double

  init(_ name: String, _ lineHeight: DesignLineHeight, _ expected: Double) {
    self.name = name
    self.lineHeight = lineHeight
    self.expected = expected
  }

  var testDescription: String { name }
}

@Suite struct DesignLineHeightTests {
  @Test(arguments: [
    DesignLineHeightCase("points stay", .points(36), 36),
    DesignLineHeightCase("percent is of the size", .percentOfSize(150), 37.5),
    // Multiplying by 1.14 instead would give 28.499999999999996.
    DesignLineHeightCase("114 % has no noise", .percentOfSize(114), 28.5),
    DesignLineHeightCase("factor is of font.lineHeight", .timesFontLineHeight(1.2), 36),
    DesignLineHeightCase("AUTO has the line gap", .auto, 32.5),
    DesignLineHeightCase("percent of AUTO", .percentOfAuto(140), 45.5),
    DesignLineHeightCase("100 % of AUTO is AUTO", .percentOfAuto(100), 32.5),
  ])
  func points(_ test: DesignLineHeightCase) {
    #expect(test.lineHeight.points(size: 25, fontLineHeight: 30, auto: 32.5) == test.expected)
  }

  /// F1: Mulish 16 at `INTRINSIC_%` 140 is 26.25 in a REST answer, whose AUTO is Roboto's 75/64 (F7).
  @Test func mulishWithRobotosAuto() {
    let auto = 16.0 * 75 / 64
    #expect(DesignLineHeight.percentOfAuto(140).points(size: 16, fontLineHeight: 20.08, auto: auto) == 26.25)
  }
}
