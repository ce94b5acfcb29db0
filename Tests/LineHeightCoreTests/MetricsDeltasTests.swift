import LineHeightCore
import Testing

/// Which values MVAR's deltas move.
struct MetricsDeltasTests {
  private static let hhea = VerticalTriple(ascender: 950, descender: -250, lineGap: 0)
  private static let typo = VerticalTriple(ascender: 800, descender: -200, lineGap: 100)
  private static let win = VerticalTriple(ascender: 1000, descender: -300)
  private static let deltas = MetricsDeltas(
    typo: VerticalTriple(ascender: 60, descender: -40, lineGap: 20), winAscent: 5, winDescent: 7, xHeight: 30,
    capHeight: 10)

  private static func metrics(hhea: VerticalTriple?, typo: VerticalTriple?) -> VerticalMetrics {
    VerticalMetrics(
      unitsPerEm: 1000, hhea: hhea,
      os2: OS2Metrics(version: 4, typo: typo, win: win, xHeight: 500, capHeight: 700))
  }

  @Test func moveAllOfOS2() {
    let varied = Self.metrics(hhea: Self.hhea, typo: Self.typo).varied(by: Self.deltas)
    var expected = Self.metrics(hhea: Self.hhea, typo: VerticalTriple(ascender: 860, descender: -240, lineGap: 120))
    expected.os2?.win = VerticalTriple(ascender: 1005, descender: -307)
    expected.os2?.xHeight = 530
    expected.os2?.capHeight = 710
    #expect(varied.metrics == expected)
    #expect(varied.findings.isEmpty)
  }

  @Test(
    arguments: [
      ("equal to typo: follows", hhea, hhea, VerticalTriple(ascender: 1010, descender: -290, lineGap: 20)),
      ("another gap than typo: stays", hhea, VerticalTriple(ascender: 950, descender: -250, lineGap: 1), hhea),
      ("another ascender: stays", hhea, VerticalTriple(ascender: 951, descender: -250, lineGap: 0), hhea),
      ("no typo: stays", hhea, nil, hhea),
      ("no hhea", nil, hhea, nil),
    ] as [(String, VerticalTriple?, VerticalTriple?, VerticalTriple?)])
  func moveHheaOnlyWithTypo(
    _ name: String, _ hhea: VerticalTriple?, _ typo: VerticalTriple?, _ expected: VerticalTriple?
  ) {
    let varied = Self.metrics(hhea: hhea, typo: typo).varied(by: Self.deltas)
    #expect(varied.metrics.hhea == expected)
    #expect(varied.findings == (expected == hhea ? [] : [.hheaVariedLikeTypo(Self.deltas.typo)]))
  }

  @Test func nothingMovedNeedsNoNote() {
    let varied = Self.metrics(hhea: Self.hhea, typo: Self.hhea).varied(by: MetricsDeltas(xHeight: 3))
    #expect(varied.metrics.hhea == Self.hhea)
    #expect(varied.metrics.os2?.xHeight == 503)
    #expect(varied.findings.isEmpty)
  }

  @Test func withoutOS2NothingMoves() {
    let metrics = VerticalMetrics(unitsPerEm: 1000, hhea: Self.hhea)
    #expect(metrics.varied(by: Self.deltas).metrics == metrics)
  }
}
