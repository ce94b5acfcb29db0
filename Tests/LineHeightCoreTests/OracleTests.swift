import LineHeightCore
import TestSupport
import Testing

/// The rules against what was measured on devices and in Figma (Fixtures/oracle).
@Suite struct OracleTests {
  /// A1, A4 and A10: UIFont's own numbers.
  @Test(arguments: try Repository.oracle("uifont_line_heights.csv"))
  func uiFont(_ row: CSVRow) throws {
    let name = try #require(row.text("postscript"))
    let face = VerticalMetrics(
      unitsPerEm: try #require(row.integer("unitsPerEm")), hhea: try Self.hhea(of: row))
    let metrics = try MetricsRule.apple.lineMetrics(of: face, postScriptName: name)
    try Self.compare(metrics, with: row)
    if name.hasPrefix(".SFUI") { try Self.compare(.systemFont, with: row) }
    #expect(metrics.rule == (name == "Helvetica" ? .a4 : .a2))
  }

  @Test func uiFontHasEachKindOfRow() throws {
    let names = try Repository.oracle("uifont_line_heights.csv").compactMap { $0.text("postscript") }
    #expect(
      names == [
        "Helvetica", "OpenSans-Regular", "AvenirNext-Regular", ".SFUI-Regular", ".SFUI-Regular", ".SFUI-Regular",
      ])
  }

  private static func compare(_ metrics: LineMetrics, with row: CSVRow) throws {
    let size = try #require(row.number("size"))
    let tolerance = try #require(row.number("tolerance"))
    let lineHeight = try #require(row.number("lineHeight"))
    #expect(abs(metrics.fontLineHeight(at: size) - lineHeight) <= tolerance)
    if let ascender = row.number("ascender") {
      #expect(abs(metrics.ascender(at: size) - ascender) <= tolerance)
    }
    if let descender = row.number("descender") {
      #expect(abs(metrics.descender(at: size) - descender) <= tolerance)
    }
  }

  private static func hhea(of row: CSVRow) throws -> VerticalTriple {
    VerticalTriple(
      ascender: try #require(row.integer("hheaAscender")), descender: try #require(row.integer("hheaDescender")),
      lineGap: try #require(row.integer("hheaLineGap")))
  }

  /// F2: a row agrees where one public build of its family gives its AUTO.
  @Test func figmaAuto() throws {
    let builds = try Dictionary(grouping: Repository.oracle("font_metrics.csv")) { $0.text("family") }
    var compared = 0
    for row in try Repository.oracle("figma_auto_line_heights.csv") {
      guard let family = builds[row.text("family")] else { continue }
      let size = try #require(row.number("size"))
      let lineHeight = try #require(row.number("lineHeightPx"))
      let answers = try family.map { build in
        let face = VerticalMetrics(
          unitsPerEm: try #require(build.integer("unitsPerEm")), hhea: try Self.hhea(of: build))
        return try FigmaText(metrics: face).auto(at: size)
      }
      #expect(answers.contains { abs($0 - lineHeight) <= 0.01 }, "\(row.place): \(lineHeight), not \(answers)")
      compared += 1
    }
    #expect(compared == 198)
  }
}
