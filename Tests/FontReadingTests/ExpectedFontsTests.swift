import FontReading
import Foundation
import LineHeightCore
import TestSupport
import Testing

/// Every fixture font against expected.csv, which another program (fontTools) made.
@Suite struct ExpectedFontsTests {
  @Test(arguments: try Repository.expected())
  func readsWhatFontToolsWrote(_ row: CSVRow) throws {
    let file = try #require(row.text("file"))
    let index = try #require(row.integer("face"))
    var facts = try read(path: Repository.fixture(file), as: file, face: .index(index)).get()
    // The column says what bit 7 means, the field holds all 16 bits; `fsSelection` below has the field.
    #expect(facts.metrics.os2?.usesTypoMetrics ?? false == row.bool("useTypoMetrics"))
    facts.metrics.os2?.fsSelection = 0
    #expect(facts == (try Self.facts(of: row, file: file, index: index)))
  }

  @Test(arguments: try Repository.expected())
  func takesTheLineThatTheRulesSay(_ row: CSVRow) throws {
    let facts = try read(
      path: Repository.fixture(try #require(row.text("file"))), face: .index(try #require(row.integer("face")))
    ).get()
    let metrics = try MetricsRule.apple.lineMetrics(of: facts.metrics, postScriptName: facts.postScriptName)
    let size = try #require(row.number("size"))
    #expect(metrics.rule.rawValue == row.text("rule"))
    #expect(metrics.source.rawValue == row.text("metricsFrom"))
    #expect(metrics.unitsPerEm == row.integer("unitsPerEm"))
    #expect(metrics.triple == Self.triple(row, "ascender", "descender", "lineGap"))
    // Exactly: the script computed it with fractions, and one division is all that is between.
    #expect(metrics.fontLineHeight(at: size) == row.number("fontLineHeight"))
  }

  @Test func everyFixtureIsExpected() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Repository.fonts.path(percentEncoded: false))
    let fonts = files.filter { !$0.hasSuffix(".csv") }
    #expect(Set(fonts) == Set(try Repository.expected().compactMap { $0.text("file") }))
    #expect(fonts.count == 38)
  }

  /// All bits of OS/2.fsSelection, by hand from faces.py.
  @Test(arguments: [
    ("sample.ttf", 0x0040), ("cff-bit7-no-stat.otf", 0x00A0), ("bit7-no-stat.ttf", 0x00C0),
    ("os2-v3-bit7-stat.ttf", 0x00C0), ("os2-v0-68.ttf", 0x0040),
  ])
  func fsSelection(_ file: String, _ expected: Int) throws {
    #expect(try read(path: Repository.fixture(file)).get().metrics.os2?.fsSelection == expected)
  }

  private static func facts(of row: CSVRow, file: String, index: Int) throws -> FontFacts {
    let family = try #require(row.text("family"))
    let style = try #require(row.text("style"))
    let os2 = row.integer("os2Version").map { version in
      OS2Metrics(
        version: version, typo: triple(row, "typoAscender", "typoDescender", "typoLineGap"),
        win: row.integer("winAscent").flatMap { ascent in
          row.integer("winDescent").map { VerticalTriple(ascender: ascent, descender: -$0) }
        }, xHeight: row.integer("xHeight"), capHeight: row.integer("capHeight"))
    }
    return FontFacts(
      source: file, face: index, postScriptName: row.text("postScriptName"), family: family, style: style,
      // faces.py: the full name is always both.
      fullName: "\(family) \(style)", version: row.text("version"),
      metrics: VerticalMetrics(
        unitsPerEm: try #require(row.integer("unitsPerEm")),
        hhea: triple(row, "hheaAscender", "hheaDescender", "hheaLineGap"), os2: os2, hasSTAT: row.bool("stat")))
  }

  private static func triple(
    _ row: CSVRow, _ ascender: String, _ descender: String, _ lineGap: String
  ) -> VerticalTriple? {
    guard let ascender = row.integer(ascender), let descender = row.integer(descender),
      let lineGap = row.integer(lineGap)
    else { return nil }
    return VerticalTriple(ascender: ascender, descender: descender, lineGap: lineGap)
  }
}
