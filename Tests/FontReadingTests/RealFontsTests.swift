import FontReading
import LineHeightCore
import TestSupport
import Testing

/// A published font: what stands in it, and the line that Apple takes.
struct RealFontCase: CustomTestStringConvertible {
  let file: String
  let version: String
  let unitsPerEm: Int
  let hhea: VerticalTriple
  let typo: VerticalTriple
  let usesTypoMetrics: Bool
  let hasSTAT: Bool
  let rule: Rule
  /// At 24 pt.
  let fontLineHeight: Double

  var testDescription: String { file }
}

/// Fonts as foundries made them. Each has its double among our fixtures, so nothing is untested where they are absent.
@Suite(.needsRealFonts) struct RealFontsTests {
  @Test(arguments: [
    RealFontCase(
      file: "Pretendard-Bold.otf", version: "1.307", unitsPerEm: 2048,
      hhea: VerticalTriple(ascender: 1950, descender: -494), typo: VerticalTriple(ascender: 1949, descender: -494),
      usesTypoMetrics: true, hasSTAT: false, rule: .a2, fontLineHeight: 28.640625),
    // The same name, another build.
    RealFontCase(
      file: "Pretendard-Bold.woff2", version: "1.0", unitsPerEm: 2048,
      hhea: VerticalTriple(ascender: 2214, descender: -634, lineGap: 184),
      typo: VerticalTriple(ascender: 1638, descender: -410, lineGap: 184), usesTypoMetrics: false, hasSTAT: false,
      rule: .a2, fontLineHeight: 33.375),
    RealFontCase(
      file: "IBMPlexSansVar-Roman.ttf", version: "1.000", unitsPerEm: 1000,
      hhea: VerticalTriple(ascender: 1025, descender: -275),
      typo: VerticalTriple(ascender: 780, descender: -220, lineGap: 300), usesTypoMetrics: true, hasSTAT: true,
      rule: .a3, fontLineHeight: 24),
  ])
  func reads(_ test: RealFontCase) throws {
    let facts = try read(path: RealFonts.path(test.file)).get()
    let os2 = try #require(facts.metrics.os2)
    let line = try MetricsRule.apple.lineMetrics(of: facts.metrics, postScriptName: facts.postScriptName)
    #expect(facts.version == test.version)
    #expect(facts.metrics.unitsPerEm == test.unitsPerEm)
    #expect(facts.metrics.hhea == test.hhea)
    #expect(os2.typo == test.typo)
    #expect(os2.usesTypoMetrics == test.usesTypoMetrics)
    #expect(facts.metrics.hasSTAT == test.hasSTAT)
    #expect(line.rule == test.rule)
    #expect(line.fontLineHeight(at: 24) == test.fontLineHeight)
    #expect(facts.findings == [])
  }

  /// The project's promise, to the last bit.
  @Test func pretendardBold24And36() throws {
    let facts = try read(path: RealFonts.path("Pretendard-Bold.otf")).get()
    #expect(facts.postScriptName == "Pretendard-Bold")
    let spacing = try TextSpacing(
      metrics: try MetricsRule.apple.lineMetrics(of: facts.metrics, postScriptName: facts.postScriptName),
      figma: try FigmaText(metrics: facts.metrics), size: 24, lineHeight: .points(36))
    #expect(spacing.fontLineHeight == 28.640625)
    #expect(spacing.answer.lineSpacing == 7.359375)
    #expect(spacing.answer.padding == 3.6796875)
    #expect(spacing.findings == [])
  }
}
