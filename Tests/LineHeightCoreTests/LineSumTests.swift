import LineHeightCore
import TestSupport
import Testing

/// What the recipe is for: n lines are n x L tall, for whatever font, size and line height.
@Suite struct LineSumTests {
  /// One random text. The seed is fixed, so a failure comes again.
  private struct RandomText {
    let metrics: LineMetrics
    let size: Double
    let lineHeight: Double
    let lines: Double

    init(using generator: inout SeededGenerator) throws {
      let unitsPerEm = Int.random(in: 16...16384, using: &generator)
      metrics = try .given(
        VerticalTriple(
          ascender: Int.random(in: 1...2 * unitsPerEm, using: &generator),
          descender: -Int.random(in: 0...unitsPerEm, using: &generator),
          lineGap: Int.random(in: -unitsPerEm / 4...unitsPerEm / 2, using: &generator)),
        unitsPerEm: unitsPerEm)
      size = Double.random(in: 0.5...200, using: &generator)
      // At least the font's own, because SwiftUI has no negative lineSpacing (B2).
      lineHeight = metrics.fontLineHeight(at: size) + Double.random(in: 0...100, using: &generator)
      lines = Double(Int.random(in: 1...50, using: &generator))
    }
  }

  @Test func linesSumToTheDesign() throws {
    var generator = SeededGenerator(seed: 36)
    for _ in 0..<10_000 {
      let text = try RandomText(using: &generator)
      let spacing = try TextSpacing(
        metrics: text.metrics, figma: FigmaText(hhea: text.metrics), size: text.size,
        lineHeight: .points(text.lineHeight))
      let answer = spacing.answer
      let height =
        text.lines * spacing.fontLineHeight + (text.lines - 1) * answer.lineSpacing + answer.paddingTop
        + answer.paddingBottom
      #expect(spacing.fits && abs(height - text.lines * text.lineHeight) <= 1e-9, "\(text)")
    }
  }

  /// A5: every line has its leading below it, the last too.
  @Test func textKitLinesSumToTheDesign() throws {
    var generator = SeededGenerator(seed: 24)
    for _ in 0..<10_000 {
      let text = try RandomText(using: &generator)
      let answer = SpacingAnswer.textKitRecipe(
        lineHeight: text.lineHeight, metrics: text.metrics, size: text.size)
      let line =
        text.metrics.ascender(at: text.size) - text.metrics.descender(at: text.size)
        + text.metrics.leading(at: text.size)
      let height =
        text.lines * line + (text.lines - 1) * answer.lineSpacing + answer.paddingTop + answer.paddingBottom
      #expect(abs(height - text.lines * text.lineHeight) <= 1e-9, "\(text)")
    }
  }
}
