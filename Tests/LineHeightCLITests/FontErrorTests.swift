import TestSupport
import Testing

/// Files that are no usable font: exit code 65 and one whole sentence each. Their bytes are made here.
struct FontErrorTests {
  /// A broken file and what is said about it.
  struct Broken: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let bytes: @Sendable () throws -> [UInt8]
    let sentence: String

    init(_ name: String, _ sentence: String, _ bytes: @escaping @Sendable () throws -> [UInt8]) {
      testDescription = name
      self.sentence = sentence
      self.bytes = bytes
    }
  }

  private static let expected = "expected a TTF, OTF, TTC, WOFF or WOFF2 file"
  private static let noHhea = "which has no hhea table that line metrics could come from; get the font as TTF or OTF"

  private static let contents = [
    Broken("empty", "is empty; expected a TTF or OTF font") { [] },
    Broken("text", "is text, not a font; \(expected)") { Array("Not a font.\r\n\tReally.\n".utf8) },
    Broken("Korean text", "is text, not a font; \(expected)") { Array("글꼴이 아님\n".utf8) },
    Broken("an HTML error page", "is text, not a font; \(expected)") { Array("<!DOCTYPE html><html></html>\n".utf8) },
    Broken("a PNG", "is not a font; \(expected)") { [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] },
    Broken("one byte", "is not a font; \(expected)") { [0] },
    Broken("Type 1 in text", "is a Type 1 font, \(noHhea)") { Array("%!PS-AdobeFont-1.0: Utopia-Regular\n".utf8) },
    Broken("Type 1 in binary", "is a Type 1 font, \(noHhea)") { [0x80, 1, 0x10, 0, 0, 0] + Array("%!PS".utf8) },
    Broken("BDF", "is a BDF bitmap font, \(noHhea)") { Array("STARTFONT 2.1\n".utf8) },
    Broken("PCF", "is a PCF bitmap font, \(noHhea)") { Array("\u{1}fcp".utf8) + [0, 0, 0, 0] },
    Broken("Windows FON", "is a Windows FON or program file, \(noHhea)") { Array("MZ".utf8) + [0, 1] },
    Broken("bare CFF", "is a bare CFF font, \(noHhea)") { [1, 0, 4, 1, 0, 1, 1, 1] },
    Broken("SVG", "is an SVG file, \(noHhea)") { Array("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8) },
    Broken(
      "gzip", "is compressed with gzip, which has no hhea table that line metrics could come from; unpack it first"
    ) { [0x1F, 0x8B, 8, 0, 0, 0, 0, 0] },
  ]

  private static let truncated = [
    Broken(
      "cut at half", "is incomplete: its table 'name' ends at byte 990, the file at byte 512; get the whole file"
    ) { Array(try Repository.bytes(ofFixture: "sample.ttf").prefix(512)) },
    Broken(
      "cut inside hhea", "is incomplete: its table 'OS/2' ends at byte 392, the file at byte 240; get the whole file"
    ) {
      // hhea has its 36 bytes from 228 on; OS/2 lies behind it, and stands first in the list of tables.
      Array(try Repository.bytes(ofFixture: "sample.ttf").prefix(240))
    },
    Broken(
      "cut in the list of tables",
      "is incomplete: its list of tables ends after the end of the file at byte 70; get the whole file"
    ) { Array(SfntBuilder.minimal.bytes.prefix(70)) },
    Broken(
      "cut after the first tag",
      "is incomplete: its list of tables ends after the end of the file at byte 4; get the whole file"
    ) { SfntBuilder.trueType },
    Broken("WOFF cut at half", "cannot be read: FreeType says \"broken table\" (8)") {
      let bytes = try Repository.bytes(ofFixture: "sample.woff")
      return Array(bytes.prefix(bytes.count / 2))
    },
    Broken(
      "collection cut in its list of faces",
      "is incomplete: its list of tables ends after the end of the file at byte 20; get the whole file"
    ) { Array(try Repository.bytes(ofFixture: "collection.ttc").prefix(20)) },
  ]

  private static let tables = [
    Broken("hhea too short", "has a broken table 'hhea': 35 bytes where 36 are needed") {
      SfntBuilder.minimal.with("hhea", length: 35).bytes
    },
    Broken("head too short", "has a broken table 'head': 53 bytes where 54 are needed") {
      SfntBuilder.minimal.with("head", length: 53).bytes
    },
    Broken("no head", "has no table 'head', without which there are no metrics") {
      SfntBuilder.minimal.with("head", nil).bytes
    },
    Broken(
      "neither hhea nor OS/2",
      "has neither an hhea table nor line metrics in OS/2; give the numbers with --font-metrics"
    ) { SfntBuilder.minimal.with("hhea", nil).with("OS/2", nil).bytes },
    Broken(
      "no hhea and an OS/2 without lines",
      "has neither an hhea table nor line metrics in OS/2; give the numbers with --font-metrics"
    ) { SfntBuilder.minimal.with("hhea", nil).with("OS/2", length: 68).bytes },
    Broken(
      "hhea of zeros and no OS/2",
      "hhea holds no ascender and descender, and there is no OS/2 table; give the numbers with --font-metrics"
    ) { SfntBuilder.minimal.with("hhea", SfntTable.hhea(ascender: 0, descender: 0)).with("OS/2", nil).bytes },
    Broken(
      "zeros everywhere",
      "hhea holds no ascender and descender, and OS/2 has none either; give the numbers with --font-metrics"
    ) {
      SfntBuilder.minimal.with("hhea", SfntTable.hhea(ascender: 0, descender: 0))
        .with("OS/2", SfntTable.os2(typo: [0, 0, 0], win: [0, 0])).bytes
    },
    Broken(
      "ascender below the descender",
      "the hhea values make a line without height: ascender -300, descender -250; an ascender above the descender is "
        + "needed"
    ) { SfntBuilder.minimal.with("hhea", SfntTable.hhea(ascender: -300)).bytes },
    Broken("unitsPerEm 0", "has unitsPerEm 0 in its head table; 16 to 16384 are allowed") {
      SfntBuilder.minimal.with("head", SfntTable.head(unitsPerEm: 0)).bytes
    },
    Broken("unitsPerEm 15", "has unitsPerEm 15 in its head table; 16 to 16384 are allowed") {
      SfntBuilder.minimal.with("head", SfntTable.head(unitsPerEm: 15)).bytes
    },
    Broken("unitsPerEm 16385", "has unitsPerEm 16385 in its head table; 16 to 16384 are allowed") {
      SfntBuilder.minimal.with("head", SfntTable.head(unitsPerEm: 16385)).bytes
    },
    Broken("more faces than any font has", "claims to hold 4097 faces; at most 4096 are read") {
      SfntBuilder.collection([.minimal], claimedCount: 4097)
    },
  ]

  @Test(arguments: contents + truncated + tables)
  func isNamed(_ broken: Broken) throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(broken.bytes(), to: "font.ttf")
    let outcome = try BuiltBinary.run(["font.ttf"] + Arguments.question, workingDirectory: folder.url)
    #expect(outcome == .refused("font.ttf: \(broken.sentence)", exitCode: 65))
  }

  /// Nothing of the name decides: a font is told by its content.
  @Test func aFontMayHaveAnyName() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(SfntBuilder.minimal.bytes, to: "notes.txt")
    let arguments = ["notes.txt", "--print", "fontLineHeight"] + Arguments.question
    #expect(try BuiltBinary.run(arguments, workingDirectory: folder.url) == .done("28.8\n"))
  }

  /// hhea makes no line, and nobody asked for it: --rule typo is answered, and what Figma has not is left out.
  @Test func ruleWithoutALineInFigma() throws {
    let folder = try TemporaryFolder()
    let font = SfntBuilder.minimal.with("hhea", SfntTable.hhea(ascender: -300))
    _ = try folder.write(font.bytes, to: "font.ttf")
    func run(_ arguments: [String]) throws -> BuiltBinary.Outcome {
      try BuiltBinary.run(
        ["font.ttf", "--rule", "typo", "--size", "24"] + arguments, workingDirectory: folder.url)
    }
    let keys = "fontLineHeight,lineSpacing,figma.pitch,figma.auto,figma.baselines"
    let why =
      "Figma takes no line from this font: the hhea values make a line without height: ascender -300, descender -250"
    #expect(
      try run(["--line-height", "36", "--print", keys])
        == BuiltBinary.Outcome(
          output: "28.8\t7.2\t36\t\t\n", errors: "lineheight: warning: font.ttf: \(why)\n"))
    let rows = try run(["--line-height", "36", "--lines", "2", "--quiet"]).output.split(separator: "\n")
    #expect(rows.last?.split(separator: " ") == ["2", "-", "62.400", "-"])
    #expect(try run(["--line-height", "36", "--quiet"]).output.contains("Figma's is not known"))
    for question in [["--line-height", "auto"], ["--line-height", "36", "--baseline", "figma"]] {
      #expect(
        try run(question)
          == .refused(
            "font.ttf: Figma takes no line from the font; give the line height as a number, and leave --baseline and "
              + "--trim out\n  \(why)", exitCode: 65))
    }
  }

  @Test(arguments: [
    ("typo", "no-os2.ttf", "the font has no OS/2 sTypo values; choose another --rule"),
    ("win", "os2-v0-68.ttf", "the font has no OS/2 usWin values; choose another --rule"),
    ("hhea", "no-hhea.ttf", "the font has no hhea values; choose another --rule"),
  ])
  func ruleWithoutItsTable(_ rule: String, _ font: String, _ sentence: String) throws {
    let path = "Fixtures/fonts/\(font)"
    let outcome = try BuiltBinary.run([path, "--rule", rule] + Arguments.question)
    #expect(outcome == .refused("\(path): \(sentence)", exitCode: 65))
  }
}
