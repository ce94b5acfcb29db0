import LineHeightCore
import TestSupport
import Testing

/// F3, F4 and F5 against what was seen in Figma (Fixtures/oracle).
@Suite struct FigmaOracleTests {
  /// One line: the box exactly, the baseline within what the files were rounded by.
  @Test(arguments: try Repository.oracle("figma_text_boxes.csv"))
  func textBox(_ row: CSVRow) throws {
    let hhea = VerticalTriple(
      ascender: try #require(row.integer("hheaAscender")), descender: try #require(row.integer("hheaDescender")),
      lineGap: try #require(row.integer("hheaLineGap")))
    let face = VerticalMetrics(unitsPerEm: try #require(row.integer("unitsPerEm")), hhea: hhea)
    let spacing = try Self.spacing(face, row, percent: "lineHeightPercentFontSize")
    #expect(spacing.figmaBoxHeight == row.number("boxHeight"))
    let baseline = try #require(row.number("baselineFromTop"))
    #expect(abs(spacing.figmaBaselines[0] - baseline) <= 0.15)
  }

  /// Several lines. The box depends on the line height alone, so any font does.
  @Test(arguments: try Repository.oracle("figma_multiline_boxes.csv"))
  func multilineBox(_ row: CSVRow) throws {
    let points = try #require(row.number("lineHeightPx"))
    let design = row.text("unit") == "PIXELS" ? DesignLineHeight.points(points) : .percentOfSize(100)
    let spacing = try TextSpacing(
      metrics: .systemFont, figma: FigmaText(hhea: .systemFont), size: points, lineHeight: design,
      options: LayoutOptions(lines: try #require(row.integer("lines"))))
    #expect(spacing.figmaBoxHeight == row.number("boxHeight"))
  }

  /// Trimmed to the cap height: the box exactly, the baseline on its bottom edge.
  @Test(arguments: try Repository.oracle("figma_cap_trim_boxes.csv"))
  func capTrimBox(_ row: CSVRow) throws {
    let metrics = VerticalTriple(ascender: 950_000, descender: -250_000)
    let capHeight = Int((try #require(row.number("capHeight_em")) * 1_000_000).rounded())
    let face = VerticalMetrics(
      unitsPerEm: 1_000_000, hhea: metrics,
      os2: OS2Metrics(version: 4, typo: metrics, win: metrics, capHeight: capHeight))
    let size = try #require(row.number("size"))
    let baseline = try #require(row.number("baselineFromTop"))
    let box = try #require(FigmaText(metrics: face).capTrimHeight(at: size))
    #expect(box == row.number("boxHeight"))
    #expect(abs(box - baseline) <= 0.25)
  }

  @Test(arguments: [
    ("figma_text_boxes.csv", 203), ("figma_multiline_boxes.csv", 81), ("figma_cap_trim_boxes.csv", 18),
  ])
  func rowsAreAllThere(_ file: String, _ count: Int) throws {
    #expect(try Repository.oracle(file).count == count)
  }

  private static func spacing(_ face: VerticalMetrics, _ row: CSVRow, percent: String) throws -> TextSpacing {
    let design: DesignLineHeight =
      switch try #require(row.text("unit")) {
      case "PIXELS": .points(try #require(row.number("lineHeightPx")))
      case "FONT_SIZE_%": .percentOfSize(try #require(row.number(percent)))
      default: .auto
      }
    return try TextSpacing(
      metrics: MetricsRule.apple.lineMetrics(of: face, postScriptName: row.text("postscript")),
      figma: FigmaText(metrics: face), size: try #require(row.number("size")), lineHeight: design)
  }
}
