import LineHeightCore
import Reports
import Testing

/// A finding, and what its sentence must not leave out.
struct SentenceCase: CustomTestStringConvertible {
  let name: String
  let finding: Finding
  let parts: [String]

  init(_ name: String, _ finding: Finding, _ parts: [String]) {
    self.name = name
    self.finding = finding
    self.parts = parts
  }

  var testDescription: String { name }
}

@Suite struct FindingSentenceTests {
  /// linegap-100.ttf at 20/36, with and without its gap.
  static func lineGap() throws -> Finding {
    let metrics = try LineMetrics.given(
      VerticalTriple(ascender: 1050, descender: -350, lineGap: 100), unitsPerEm: 1000)
    return .lineGapUncertain(
      lineGap: 100, without: .recipe(lineHeight: 36, fontLineHeight: 28),
      with: .textKitRecipe(lineHeight: 36, metrics: metrics, size: 20))
  }

  /// The system font at 40/36, which is 47.734375 tall.
  static func tight(lines: Int, includesLeading: Bool = false) throws -> [Finding] {
    try TextSpacing(
      metrics: .systemFont, figma: FigmaText(hhea: .systemFont), size: 40, lineHeight: .points(36),
      options: LayoutOptions(lines: lines, includesLeading: includesLeading)
    ).findings
  }

  static func cases() throws -> [SentenceCase] {
    let answer = SpacingAnswer.recipe(lineHeight: 20.25, fontLineHeight: 23)
    return [
      SentenceCase("no hhea", .hheaUnusable(isPresent: false, taken: .typo), ["no hhea", "OS/2 sTypo", "A7"]),
      SentenceCase(
        "empty hhea", .hheaUnusable(isPresent: true, taken: .win), ["hhea has no ascender", "OS/2 usWin", "A7"]),
      SentenceCase("positive descender", .positiveDescender(250, .hhea), ["hhea", "+250", "-250"]),
      SentenceCase(
        "no line", .platformsWithoutLine([.web, .android], .absent(.typo)),
        ["web, Android take no line", "no OS/2 sTypo values"]),
      SentenceCase(
        "one without a line", .platformsWithoutLine([.figma], .nothingUsable(hasHhea: false, hasOS2: false)),
        ["Figma takes no line", "no hhea table", "no OS/2 table"]),
      SentenceCase(
        "glyphs leave a grown line",
        .glyphsLeaveLine([.init(character: "À", top: 1200, bottom: 0)], ascender: 1130.25, descender: -250),
        ["1130.250 and -250", "'À' (U+00C0) up to 1200", "A9"]),
      SentenceCase("incomplete", .tablesBeyondEnd(["po\u{1B}t"]), ["the table 'po\u{FFFD}t' ends", "incomplete"]),
      SentenceCase("Times", .timesGrowthUnmeasured, ["15 %", "Helvetica", "A4"]),
      SentenceCase("line gap", try lineGap(), ["100 units", "8", "4", "6", "bottom 2", "A6"]),
      SentenceCase("system font", .systemFontSizeUnmeasured(14.5), ["15 to 128", "14.5", "A10"]),
      SentenceCase("negative padding", .paddingBelowZero(answer), ["-1.375"]),
      SentenceCase("trimmed", .paddingTrims(answer), ["-1.375", "F5"]),
      SentenceCase("baseline", .baselineInLaidOutLineUnknown, ["baseline", "B3"]),
      SentenceCase(
        "pitch", .pitchRounded(lineHeight: 28.5, pitch: 29, isTaken: false), ["28.500", "29", "F3", "--as-drawn"]),
      SentenceCase(
        "pitch that was taken", .pitchRounded(lineHeight: 28.5, pitch: 29, isTaken: true),
        ["28.500", "29 (F3), which was taken"]),
      SentenceCase(
        "box", .boxRoundedUp(lines: 3, pitch: 28.25, boxHeight: 85), ["28.250", "3", "84.750", "85", "F3"]),
      SentenceCase(
        "one tight line", try #require(try tight(lines: 1).first),
        ["36", "47.734", "11.734", "-5.867", "-2.934", "B2", "SwiftUI", ".exact(points: 36)"]),
      SentenceCase(
        "a tight line in UITextView", try #require(try tight(lines: 1, includesLeading: true).first),
        ["a paragraph has no negative lineSpacing (B2): one line", "use minimumLineHeight = maximumLineHeight = 36 "]),
      // 3 x 36, and 2 x 11.734375 more.
      SentenceCase(
        "three tight lines", try #require(try tight(lines: 3).first),
        ["one line is right", "3 lines", "108", "131.469", "B2"]),
    ]
  }

  @Test(arguments: try cases())
  func hasItsFacts(_ test: SentenceCase) {
    let sentence = test.finding.sentence(places: 3)
    #expect(test.parts.filter { !sentence.contains($0) } == [], "\(sentence)")
    #expect(!sentence.hasSuffix(".") && !sentence.contains("\n"), "\(sentence)")
  }

  @Test func placesAreHeeded() {
    #expect(
      Finding.pitchRounded(lineHeight: 28.640625, pitch: 29, isTaken: false).sentence(places: 5).contains("28.64063 pt")
    )
  }
}
