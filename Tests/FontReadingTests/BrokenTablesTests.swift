import FontReading
import LineHeightCore
import TestSupport
import Testing

/// One damaged font, and what must come of it.
struct BrokenFontCase: CustomTestStringConvertible {
  let name: String
  let bytes: [UInt8]
  let expected: Reading

  init(_ name: String, _ bytes: [UInt8], _ expected: Reading) {
    self.name = name
    self.bytes = bytes
    self.expected = expected
  }

  init(_ name: String, _ font: SfntBuilder, _ expected: Reading) {
    self.init(name, font.bytes, expected)
  }

  var testDescription: String { name }
}

/// Fonts built from bytes whose tables are short, absent or absurd.
@Suite struct BrokenTablesTests {
  static func neededTables() throws -> [BrokenFontCase] {
    let sample = try SfntBuilder(fixture: "sample.ttf")
    func unitsPerEm(_ value: Int) -> SfntBuilder { sample.with("head", uint16: value, at: 18) }
    func success(unitsPerEm: Int) -> Reading {
      .success(.sample.with { $0.metrics.unitsPerEm = unitsPerEm })
    }
    return [
      BrokenFontCase("untouched", sample, .success(.sample)),
      BrokenFontCase(
        "head of 53 bytes", sample.with("head", length: 53),
        .failure(.tableTooShort(tag: "head", length: 53, needed: 54))),
      BrokenFontCase(
        "head of 0 bytes", sample.with("head", length: 0),
        .failure(.tableTooShort(tag: "head", length: 0, needed: 54))),
      BrokenFontCase("head of 60 bytes", sample.with("head", length: 60), .success(.sample)),
      BrokenFontCase("no head", sample.with("head", nil), .failure(.missingTable(tag: "head"))),
      BrokenFontCase("unitsPerEm 0", unitsPerEm(0), .failure(.unitsPerEmOutOfRange(0))),
      BrokenFontCase("unitsPerEm 15", unitsPerEm(15), .failure(.unitsPerEmOutOfRange(15))),
      BrokenFontCase("unitsPerEm 16", unitsPerEm(16), success(unitsPerEm: 16)),
      BrokenFontCase("unitsPerEm 16384", unitsPerEm(16384), success(unitsPerEm: 16384)),
      BrokenFontCase("unitsPerEm 16385", unitsPerEm(16385), .failure(.unitsPerEmOutOfRange(16385))),
      BrokenFontCase("unitsPerEm 65535", unitsPerEm(65535), .failure(.unitsPerEmOutOfRange(65535))),
      BrokenFontCase(
        "hhea of 35 bytes", sample.with("hhea", length: 35),
        .failure(.tableTooShort(tag: "hhea", length: 35, needed: 36))),
      BrokenFontCase(
        "no hhea and no OS/2", sample.with("hhea", nil).with("OS/2", nil), .failure(.noVerticalMetrics)),
      BrokenFontCase(
        "no hhea and an OS/2 of 77 bytes", sample.with("hhea", nil).with("OS/2", length: 77),
        .failure(.noVerticalMetrics)),
      BrokenFontCase(
        "hhea at its extremes",
        sample.with("hhea", uint16: 0x7FFF, at: 4).with("hhea", uint16: 0x8000, at: 6)
          .with("hhea", uint16: 0xFFFF, at: 8),
        .success(
          .sample.with { $0.metrics.hhea = VerticalTriple(ascender: 32767, descender: -32768, lineGap: -1) })),
    ]
  }

  static func os2Tables() throws -> [BrokenFontCase] {
    let sample = try SfntBuilder(fixture: "sample.ttf")
    func os2(_ length: Int, version: Int = 4) -> SfntBuilder {
      sample.with("OS/2", length: length).with("OS/2", uint16: version, at: 0)
    }
    func facts(_ change: (inout OS2Metrics) -> Void) -> Reading {
      .success(
        .sample.with { facts in
          guard var os2 = facts.metrics.os2 else { return }
          change(&os2)
          facts.metrics.os2 = os2
        })
    }
    let nothing: Reading = .success(.sample.with { $0.metrics.os2 = nil })
    func dropLines(_ os2: inout OS2Metrics) { (os2.typo, os2.win) = (nil, nil) }
    func dropHeights(_ os2: inout OS2Metrics) { (os2.xHeight, os2.capHeight) = (nil, nil) }
    return [
      BrokenFontCase("no OS/2", sample.with("OS/2", nil), nothing),
      BrokenFontCase("OS/2 of 0 bytes", sample.with("OS/2", length: 0), nothing),
      BrokenFontCase("OS/2 of 1 byte", sample.with("OS/2", length: 1), nothing),
      BrokenFontCase(
        "OS/2 of 63 bytes has no fsSelection", os2(63),
        facts {
          dropLines(&$0)
          dropHeights(&$0)
          $0.fsSelection = 0
        }),
      BrokenFontCase(
        "OS/2 of 77 bytes has no typo and win", os2(77),
        facts {
          dropLines(&$0)
          dropHeights(&$0)
        }),
      BrokenFontCase("OS/2 of 78 bytes has no heights", os2(78), facts(dropHeights)),
      BrokenFontCase("OS/2 of 95 bytes has no heights", os2(95), facts(dropHeights)),
      BrokenFontCase("OS/2 of 96 bytes", os2(96), .success(.sample)),
      BrokenFontCase("OS/2 of 100 bytes", os2(100), .success(.sample)),
      BrokenFontCase("OS/2 version 0xFFFF", os2(96, version: 0xFFFF), nothing),
      BrokenFontCase(
        "OS/2 version 1 of 96 bytes has no heights", os2(96, version: 1),
        facts {
          $0.version = 1
          dropHeights(&$0)
        }),
      BrokenFontCase("OS/2 version 2 has heights", os2(96, version: 2), facts { $0.version = 2 }),
      BrokenFontCase(
        "win is unsigned, heights are signed",
        sample.with("OS/2", uint16: 0xFFFF, at: 74).with("OS/2", uint16: 0x8000, at: 76)
          .with("OS/2", uint16: 0xFFFF, at: 86),
        facts {
          $0.win = VerticalTriple(ascender: 65535, descender: -32768)
          $0.xHeight = -1
        }),
    ]
  }

  @Test(arguments: try neededTables() + os2Tables())
  func comesOut(_ test: BrokenFontCase) {
    #expect(read(test.bytes) == test.expected)
  }

  /// FreeType opens no font with the usual tag and without hhea; A7 has an answer for it all the same.
  @Test func withoutHheaUnderTheUsualTag() throws {
    let bytes = try Repository.bytes(ofFixture: "no-hhea.ttf").retagged(SfntBuilder.trueType)
    let facts = try read(bytes).get()
    #expect(
      facts.metrics
        == VerticalMetrics(
          unitsPerEm: 1000, hhea: nil,
          os2: OS2Metrics(
            version: 4, fsSelection: 0x40, typo: VerticalTriple(ascender: 800, descender: -200, lineGap: 100),
            win: VerticalTriple(ascender: 950, descender: -250), xHeight: 500, capHeight: 700)))
    let metrics = try MetricsRule.apple.lineMetrics(of: facts.metrics, postScriptName: facts.postScriptName)
    #expect(metrics.rule == .a7)
    #expect(metrics.fontLineHeight(at: 20) == 20)
  }

  /// Nothing but the tables that are asked for: no glyphs, no names, no characters.
  @Test func theSmallestFont() {
    #expect(
      read(SfntBuilder.minimal.bytes)
        == .success(FontFacts(source: "-", metrics: FontFacts.sample.metrics)))
  }
}
