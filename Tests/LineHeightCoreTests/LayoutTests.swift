import LineHeightCore
import TestSupport
import Testing

/// A layout of Pretendard Bold's metrics (or others), and all that comes out.
struct LayoutCase: CustomTestStringConvertible {
  var name: String
  var triple = VerticalTriple(ascender: 1950, descender: -494)
  var unitsPerEm = 2048
  var size = 24.0
  var design = DesignLineHeight.points(36)
  var options = LayoutOptions()
  var laidOut = 28.640625
  var lineSpacing = 7.359375
  var paddings = (top: 3.6796875, bottom: 3.6796875)
  var height = 36.0
  var baselines = [26.53125]
  var figma = (pitch: 36.0, boxHeight: 36.0, baselines: [27.0])

  var testDescription: String { name }
}

@Suite struct LayoutTests {
  @Test(arguments: [
    LayoutCase(name: "B1, one line"),
    LayoutCase(
      name: "B1, three lines", options: LayoutOptions(lines: 3), height: 108,
      baselines: [26.53125, 62.53125, 98.53125],
      figma: (36, 108, [27, 63, 99])),
    LayoutCase(
      // 28.640625 x 3 = 85.92 device pixels, laid out on 86; 22 are left: 11 above, 11 below.
      name: "B3, an even number of device pixels", options: LayoutOptions(scale: 3), laidOut: 86.0 / 3,
      lineSpacing: 22.0 / 3, paddings: (11.0 / 3, 11.0 / 3), baselines: [11.0 / 3 + 22.8515625]),
    LayoutCase(
      // At 2x 58 of 72 device pixels; at 1x 29 of 36: 7 are left, 3 above and 4 below.
      name: "B3, an odd number: the rest is below", options: LayoutOptions(scale: 1), laidOut: 29, lineSpacing: 7,
      paddings: (3, 4), baselines: [25.8515625]),
    LayoutCase(
      name: "B3, below the font's own: rounded down above, the rest below", design: .points(20),
      options: LayoutOptions(scale: 1), laidOut: 29, lineSpacing: -9, paddings: (-5, -4), height: 20,
      baselines: [17.8515625], figma: (20, 20, [19])),
    LayoutCase(
      name: "F4, on Figma's baseline", options: LayoutOptions(lines: 2, placement: .figmaBaseline),
      paddings: (4.1484375, 3.2109375), height: 72, baselines: [27, 63], figma: (36, 72, [27, 63])),
    LayoutCase(
      name: "F4 at 3x, to the nearest device pixel", options: LayoutOptions(scale: 3, placement: .figmaBaseline),
      laidOut: 86.0 / 3, lineSpacing: 22.0 / 3, paddings: (4, 10.0 / 3), baselines: [26.8515625]),
    LayoutCase(
      // 22.4 is drawn at 22; 19.09375 is the font's own.
      name: "F3, as drawn", size: 16, design: .percentOfSize(140), options: LayoutOptions(target: .drawn),
      laidOut: 19.09375, lineSpacing: 2.90625, paddings: (1.453125, 1.453125), height: 22, baselines: [16.6875],
      figma: (22, 22, [17])),
    LayoutCase(
      name: "F3, per cent without as-drawn", size: 16, design: .percentOfSize(140), laidOut: 19.09375,
      lineSpacing: 3.30625, paddings: (1.653125, 1.653125), height: 22.4, baselines: [16.8875], figma: (22, 22, [17])),
    LayoutCase(
      name: "F3, a box that is rounded up", design: .points(29.25), options: LayoutOptions(lines: 2),
      lineSpacing: 0.609375, paddings: (0.3046875, 0.3046875), height: 58.5, baselines: [23.15625, 52.40625],
      figma: (29.25, 59, [23, 52])),
    LayoutCase(
      // Poppins: ascender 21, descender 7, leading 2 at 20 pt.
      name: "A5, leading included", triple: VerticalTriple(ascender: 1050, descender: -350, lineGap: 100),
      unitsPerEm: 1000, size: 20, options: LayoutOptions(lines: 2, includesLeading: true), laidOut: 30, lineSpacing: 6,
      paddings: (4, 2), height: 72, baselines: [25, 61], figma: (36, 72, [25, 61])),
    LayoutCase(
      name: "B2, three lines below the font's own", design: .points(20), options: LayoutOptions(lines: 3),
      lineSpacing: -8.640625, paddings: (-4.3203125, -4.3203125), height: 77.28125,
      baselines: [18.53125, 47.171875, 75.8125], figma: (20, 60, [19, 39, 59])),
  ])
  func layout(_ given: LayoutCase) throws {
    let face = VerticalMetrics(unitsPerEm: given.unitsPerEm, hhea: given.triple)
    let spacing = try TextSpacing(
      metrics: MetricsRule.apple.lineMetrics(of: face, postScriptName: nil), figma: FigmaText(metrics: face),
      size: given.size, lineHeight: given.design, options: given.options)
    expectClose([spacing.laidOutLineHeight], [given.laidOut])
    expectClose([spacing.answer.lineSpacing], [given.lineSpacing])
    expectClose(
      [spacing.answer.paddingTop, spacing.answer.paddingBottom], [given.paddings.top, given.paddings.bottom])
    expectClose([spacing.height(lines: given.options.lines)], [given.height])
    expectClose(spacing.baselines, given.baselines)
    #expect(spacing.figmaPitch == given.figma.pitch)
    #expect(spacing.figmaBoxHeight == given.figma.boxHeight)
    #expect(spacing.figmaBaselines == given.figma.baselines)
  }

  /// 36 - 28.8 is 7.199999999999999 in binary; subtracted before the division it is 7.2.
  @Test(arguments: [
    (950, -250, 1000, 24.0, 36.0, 7.2), (950, -250, 1000, 24.0, 28.8, 0), (1050, -350, 1000, 24.0, 33.6, 0),
    (1005, -250, 1000, 16.0, 22.4, 2.32),
    (1577, -471, 2048, 17.0, 24.1, 7.1), (1950, -494, 2048, 16.0, 22.4, 3.30625),
    (1950, -494, 2048, 16.4, 22.4, 2.82890625),
    (950, -250, 1000, 12.7394, 17.47842, 2.19114),
  ])
  func lineSpacingIsExact(
    _ ascender: Int, _ descender: Int, _ unitsPerEm: Int, _ size: Double, _ lineHeight: Double, _ expected: Double
  ) throws {
    let triple = VerticalTriple(ascender: ascender, descender: descender)
    let metrics = try LineMetrics.given(triple, unitsPerEm: unitsPerEm)
    let answer = SpacingAnswer.recipe(lineHeight: lineHeight, metrics: metrics, size: size)
    #expect(answer.lineSpacing == expected)
    #expect(answer.padding == expected / 2)
  }

  /// F5: Pretendard's capitals are 1448 of 2048 units, 16.97 pt at 24: a box of 17.
  @Test func capTrim() throws {
    let triple = VerticalTriple(ascender: 1950, descender: -494)
    let face = VerticalMetrics(
      unitsPerEm: 2048, hhea: triple,
      os2: OS2Metrics(version: 4, typo: triple, win: triple, xHeight: 1086, capHeight: 1448))
    let spacing = try TextSpacing(
      metrics: MetricsRule.apple.lineMetrics(of: face, postScriptName: nil), figma: FigmaText(metrics: face), size: 24,
      lineHeight: .points(36), options: LayoutOptions(lines: 2, placement: .capTrim))
    // 17 - 22.8515625 above; below, all of the descender.
    expectClose([spacing.answer.paddingTop, spacing.answer.paddingBottom], [-5.8515625, -5.7890625])
    expectClose(spacing.baselines, [17, 53])
    expectClose([spacing.height(lines: 2)], [53])
    #expect(spacing.findings == [.paddingTrims(spacing.answer)])
  }

  @Test func capTrimNeedsACapHeight() {
    #expect(throws: MetricsError.noCapHeight) {
      try TextSpacing(
        metrics: .systemFont, figma: FigmaText(hhea: .systemFont), size: 17, lineHeight: .points(24),
        options: LayoutOptions(placement: .capTrim))
    }
  }

  /// The noise of section "arithmetic" in docs/rules.md must not move a line.
  @Test(arguments: [
    (920, -230, 1000, 20.0, DesignLineHeight.auto, 23.0, 23.0),
    (950, -250, 1000, 25.0, .percentOfSize(114), 29.0, 29.0),
    (1050, -350, 1000, 20.0, .points(28), 28.0, 28.0),
  ])
  func noise(
    _ ascender: Int, _ descender: Int, _ unitsPerEm: Int, _ size: Double, _ design: DesignLineHeight, _ pitch: Double,
    _ boxHeight: Double
  ) throws {
    let face = VerticalMetrics(
      unitsPerEm: unitsPerEm, hhea: VerticalTriple(ascender: ascender, descender: descender))
    let spacing = try TextSpacing(
      metrics: MetricsRule.apple.lineMetrics(of: face, postScriptName: nil), figma: FigmaText(metrics: face),
      size: size,
      lineHeight: design)
    #expect(spacing.figmaPitch == pitch)
    #expect(spacing.figmaBoxHeight == boxHeight)
  }

  /// Whatever the font and the scale: n lines are n x L tall, and paddings are whole device pixels where L is.
  @Test func scaledLinesSumToTheDesign() throws {
    var generator = SeededGenerator(seed: 18)
    for _ in 0..<10_000 {
      let unitsPerEm = Int.random(in: 16...16384, using: &generator)
      let metrics = try LineMetrics.given(
        VerticalTriple(
          ascender: Int.random(in: 1...unitsPerEm, using: &generator),
          descender: -Int.random(in: 0...unitsPerEm / 2, using: &generator)), unitsPerEm: unitsPerEm)
      let size = Double(Int.random(in: 2...400, using: &generator)) / 2
      let scale = Int.random(in: 1...3, using: &generator)
      let placements: [LayoutOptions.Placement] = [.centred, .figmaBaseline]
      let placement = placements.randomElement(using: &generator) ?? .centred
      // Whole device pixels, at least the laid-out line.
      let pixels =
        (metrics.fontLineHeight(at: size) * Double(scale)).rounded(.up)
        + Double.random(in: 0...200, using: &generator).rounded()
      let lineHeight = pixels / Double(scale)
      let spacing = try TextSpacing(
        metrics: metrics, figma: FigmaText(hhea: metrics), size: size, lineHeight: .points(lineHeight),
        options: LayoutOptions(scale: scale, placement: placement))
      let lines = Int.random(in: 1...50, using: &generator)
      let text = "\(metrics.triple) of \(unitsPerEm) at \(size) on \(lineHeight), \(scale)x"
      #expect(abs(spacing.height(lines: lines) - Double(lines) * lineHeight) <= 1e-9, "\(text)")
      for padding in [spacing.answer.paddingTop, spacing.answer.paddingBottom] {
        let devicePixels = padding * Double(scale)
        #expect(abs(devicePixels - devicePixels.rounded()) <= 1e-9, "\(text)")
      }
    }
  }
}

/// Equal up to the noise of a few additions.
func expectClose(_ found: [Double], _ expected: [Double], sourceLocation: SourceLocation = #_sourceLocation) {
  let isClose = found.count == expected.count && zip(found, expected).allSatisfy { abs($0 - $1) <= 1e-9 }
  #expect(isClose, "\(found) is not \(expected)", sourceLocation: sourceLocation)
}
