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
  func points(_ test: DesignLineHeightCase) throws {
    let triple = VerticalTriple(ascender: 950, descender: -250, lineGap: 100)
    #expect(try Self.points(test.lineHeight, triple, unitsPerEm: 1000, size: 25) == test.expected)
  }

  /// F1: Mulish 16 at `INTRINSIC_%` 140 is 26.25 in a REST answer, whose AUTO is Roboto's 75/64 (F7).
  @Test func mulishWithRobotosAuto() throws {
    let roboto = VerticalTriple(ascender: 1900, descender: -500)
    #expect(try Self.points(.percentOfAuto(140), roboto, unitsPerEm: 2048, size: 16) == 26.25)
  }

  private static func points(
    _ lineHeight: DesignLineHeight, _ triple: VerticalTriple, unitsPerEm: Int, size: Double
  ) throws -> Double {
    let metrics = try LineMetrics.given(triple, unitsPerEm: unitsPerEm)
    return try TextSpacing(metrics: metrics, figma: FigmaText(hhea: metrics), size: size, lineHeight: lineHeight)
      .lineHeight
  }
}
