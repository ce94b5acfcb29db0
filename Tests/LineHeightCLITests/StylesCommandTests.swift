import Foundation
import TestSupport
import Testing

/// `styles`: every text style of a design file. What files mean is tested with DesignFiles; here it is the command.
struct StylesCommandTests {
  private static let table = """
    name,family,weight,size,lineHeight,letterSpacing
    heading/large,Haenggan Bit7,700,24,150%,0
    body,Haenggan Sample,400,16,24px,0.5
    행간/본문,행간 시험,400,17,auto,0
    tight,Haenggan Sample,400,20,20px,0

    """

  private static let fonts = ["--fonts", Repository.fonts.path]

  /// Runs in a folder of its own that holds `styles.csv`.
  private static func run(_ options: [String], table: String = table) throws -> (BuiltBinary.Outcome, TemporaryFolder) {
    let folder = try TemporaryFolder()
    _ = try folder.write(Array(table.utf8), to: "styles.csv")
    return (try BuiltBinary.run(["styles", "styles.csv"] + options, workingDirectory: folder.url), folder)
  }

  @Test func table() throws {
    let (outcome, _) = try Self.run(Self.fonts)
    #expect(
      outcome.output == """
        style           font                        size     line height   font.lineHeight   lineSpacing   padding top   bottom
        heading/large   HaengganBit7-Bold             24       150% = 36            28.641         7.359         3.680    3.680
        body            HaengganSample-Regular        16              24            19.200         4.800         2.400    2.400
        행간/본문       HaengganLocalized-Regular     17   auto = 20.400            20.400         0.000         0.000    0.000
        tight           HaengganSample-Regular        20              20            24.000        -4.000        -2.000   -2.000

        """)
    #expect(
      outcome.errors.contains("lineheight: warning: tight: the line height 20 pt is below the font's line of 24 pt"))
    #expect(outcome.errors.hasSuffix("lineheight: note: 4 styles done, 1 of them with warnings\n"))
    #expect(outcome.exitCode == 0)
  }

  @Test func strict() throws {
    #expect(try Self.run(Self.fonts + ["--strict", "--quiet"]).0.exitCode == 1)
    let (outcome, _) = try Self.run(Self.fonts + ["--strict", "--quiet", "--only", "heading/*"])
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.split(separator: "\n").count == 2)
  }

  @Test(arguments: [
    (["--scale", "1"], "4"), (["--baseline", "figma"], "3.2109375"), ([], "3.6796875"),
  ])
  func layoutOptionsApply(_ options: [String], _ bottom: String) throws {
    let (outcome, _) = try Self.run(
      Self.fonts + ["--format", "ndjson", "--only", "heading/large", "--quiet"] + options)
    #expect(
      outcome.output.contains("\"paddingBottom\": \(bottom),")
        || outcome.output.contains("\"paddingBottom\":\(bottom),"))
  }

  @Test func json() throws {
    let (outcome, _) = try Self.run(Self.fonts + ["--format", "json", "--quiet"])
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    let results = try #require(document["results"] as? [[String: Any]])
    let styles = results.compactMap { $0["style"] as? [String: Any] }
    #expect(styles.compactMap { $0["name"] as? String } == ["heading/large", "body", "행간/본문", "tight"])
    #expect(styles.compactMap { $0["letterSpacing"] as? Double } == [0, 0.5, 0, 0])
    #expect(results.compactMap { $0["fontLineHeight"] as? Double } == [28.640625, 19.2, 20.4, 24])
    #expect((results[3]["warnings"] as? [String])?.count == 1)
  }

  @Test func csvAndMarkdown() throws {
    let (csv, _) = try Self.run(Self.fonts + ["--format", "csv", "--quiet"])
    #expect(csv.output.hasPrefix("style.name,style.family,style.postScriptName,style.weight,style.italic,"))
    #expect(csv.output.split(separator: "\n").count == 5)
    let hostile =
      "name,family,weight,size,lineHeight\na|b<script>,Haenggan Sample,400,16,24px\n"
      + "|\u{301},Haenggan Sample,400,16,24px\n"
    let (markdown, _) = try Self.run(Self.fonts + ["--format", "markdown", "--quiet"], table: hostile)
    #expect(markdown.output.hasPrefix("| style | font | size |"))
    #expect(markdown.output.contains("| a\\|b\\<script\\> | HaengganSample-Regular | 16 | 24 |"))
    #expect(markdown.output.unicodeScalars.count { $0 == "|" } == 4 * 9 + 2)
  }

  /// The same design, whatever it was written down in.
  @Test(arguments: [
    [
      "figma-rest.json", "dtcg.json", "tokens-studio.json", "styles.csv", "figma-styles.json",
      "design-tokens-plugin-original.json",
    ],
    [
      "figma-rest-px.json", "dtcg-px.json", "tokens-studio-px.json", "styles-px.csv", "figma-styles-px.json",
      "design-tokens-plugin-standard-px.json",
    ],
  ])
  func allKindsGiveTheSameTable(_ files: [String]) throws {
    let font = "Haenggan Bit7=\(Repository.fixture("cff-bit7-no-stat.otf"))"
    let outcomes = try files.map { file in
      try BuiltBinary.run(["styles", "Fixtures/design/\(file)", "--font", font, "--quiet"])
    }
    #expect(outcomes[0].exitCode == 0)
    #expect(outcomes[0].output.split(separator: "\n").count == 6)
    #expect(outcomes[0].output.contains("HaengganBit7-Bold"))
    for (file, outcome) in zip(files, outcomes) { #expect(outcome == outcomes[0], "\(file)") }
  }

  /// As a script may do it that collects files.
  @Test func aFileGivenTwiceIsReadOnce() throws {
    let once = try Self.run(Self.fonts).0
    #expect(try Self.run(["styles.csv"] + Self.fonts).0 == once)
  }

  /// Where a tests' class needs a name of its own.
  @Test func nameOfTheTests() throws {
    let (outcome, _) = try Self.run(Self.fonts + ["--format", "swift-tests", "--swift-type", "Brand", "--quiet"])
    #expect(outcome.output.contains("final class BrandLineHeightTests: XCTestCase {"))
    #expect(outcome.exitCode == 0)
  }

  // MARK: What fails

  /// A table from a spreadsheet of which the decimal sign is a comma.
  @Test func commaForAPoint() throws {
    let (outcome, _) = try Self.run(
      Self.fonts, table: "name;family;size;lineHeight\r\na;Haenggan Sample;16,5;24px\r\n")
    #expect(outcome.errors.contains("fontSize '16,5' is of no use; the decimal sign is a point: 16.5\n"))
  }

  @Test func oneBadStyleDoesNotStopTheOthers() throws {
    let table =
      "name,family,weight,size,lineHeight\ngood,Haenggan Sample,400,16,24px\nbad,Haenggan Sample,400,x,24px\n"
      + "lost,Haenggan Nowhere,400,16,24px\nthin,Haenggan Collection,300,16,24px\n"
    let (outcome, _) = try Self.run(Self.fonts + ["--format", "json"], table: table)
    #expect(outcome.exitCode == 1)
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    #expect((document["results"] as? [Any])?.count == 1)
    #expect((document["errors"] as? [Any])?.count == 3)
    #expect(outcome.errors.contains("styles.csv:3:"))
    #expect(
      outcome.errors.contains("styles.csv:4:1: style 'lost': the font 'Haenggan Nowhere' of weight 400 is not among "))
    #expect(
      outcome.errors.contains(
        "styles.csv:5:1: style 'thin': the font 'Haenggan Collection' of weight 300 is not among "))
    #expect(outcome.errors.contains("\n  --weight 700\n"))
    #expect(outcome.errors.hasSuffix("lineheight: note: 1 style done, 3 failed\n"))
  }

  @Test(arguments: [
    CommandCase.refused(
      "no file", ["styles"],
      "no design file was given; type for example: lineheight styles tokens.json --fonts DIR"),
    .refused(
      "--check alone", ["styles", "a.json", "--check"],
      "--check means something only with --output; add that or leave it out"),
    .refused(
      "--check without a file", ["styles", "a.json", "-o", "-", "--check"],
      "--output '-': --check compares with a file; give its name"),
    .refused(
      "a unit that a bare number cannot be", ["styles", "a.json", "--line-height-unit", "auto"],
      "--line-height-unit 'auto': expected px, % or em"),
    .refused(
      "an unknown kind", ["styles", "a.json", "--from", "sketch"],
      "--from 'sketch': expected figma-rest, figma-styles, dtcg, tokens-studio, design-tokens-plugin or csv"),
    .refused(
      "an unknown format", ["styles", "a.json", "--format", "xml"],
      "--format 'xml': lineheight styles writes text, json, ndjson, csv, markdown, swift, swift-tests or html"),
    .refused(
      "a rem that is none", ["styles", "a.json", "--rem", "0"], "--rem '0': a rem is above 0 and at most 1000 pixels"),
    .refused(
      "a font without a path", ["styles", "a.json", "--font", "Pretendard"],
      "--font 'Pretendard': expected NAME=PATH, such as Pretendard-Bold=fonts/Pretendard-Bold.otf"),
    .refused(
      "UITextView's numbers in SwiftUI code", ["styles", "a.json", "--format", "swift", "--include-leading"],
      "--include-leading makes numbers for UITextView, and the styles' --format swift is SwiftUI code; leave it out, or "
        + "write one style: lineheight FONT --size 24 --line-height 36 --include-leading --format swift"),
    .refused(
      "a type's name where no Swift is written", ["styles", "a.json", "--swift-type", "Brand"],
      "--swift-type means something only with --format swift or swift-tests; add that or leave it out"),
    .refused(
      "a type that Swift does not take", ["styles", "a.json", "--format", "swift", "--swift-type", "1st"],
      "--swift-type '1st': expected a name that Swift takes for a type, such as TextStyle"),
  ])
  func usageErrors(_ test: CommandCase) throws { try test.check() }

  @Test func onlyWhatIsThere() throws {
    let (outcome, _) = try Self.run(Self.fonts + ["--only", "heading"])
    #expect(outcome.exitCode == 64)
    #expect(
      outcome.errors == """
        lineheight: error: --only 'heading': no text style of the files has such a name; they are
          heading/large
          body
          행간/본문
          tight

        """)
  }

  /// The line of the design file, where a reviewer sees it.
  @Test func annotations() throws {
    let table =
      "name,family,weight,size,lineHeight\ntight,Haenggan Sample,400,20,20px\nlost,Haenggan Nowhere,400,16,24px\n"
    let (outcome, _) = try Self.run(Self.fonts + ["--annotations", "github"], table: table)
    #expect(
      outcome.errors.contains(
        "::error file=styles.csv,line=3,col=1,title=lineheight::styles.csv:3:1: style 'lost': the font "))
    #expect(outcome.errors.contains("::warning file=styles.csv,line=2,col=1,title=lineheight::tight: the line height "))
  }

  @Test(arguments: [
    ("missing.json", 66), ("Fixtures", 66), ("Fixtures/fonts/sample.ttf", 65), ("Fixtures/oracle/README.md", 65),
    ("Package.swift", 65),
  ])
  func unusableFiles(_ file: String, _ exitCode: Int32) throws {
    let outcome = try BuiltBinary.run(["styles", file])
    #expect(outcome.exitCode == exitCode)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("lineheight: error: "))
  }

  // MARK: -o and --check

  @Test func outputIsWrittenOnceAndChecked() throws {
    let options = Self.fonts + ["--format", "swift", "--quiet", "-o", "Text Styles.swift"]
    let (first, folder) = try Self.run(options)
    #expect(first == BuiltBinary.Outcome())
    let file = folder.url.appending(path: "Text Styles.swift")
    let source = try String(contentsOf: file, encoding: .utf8)
    #expect(source.contains("headingLarge"))

    let arguments = ["styles", "styles.csv"] + options + ["--check"]
    #expect(try BuiltBinary.run(arguments, workingDirectory: folder.url) == BuiltBinary.Outcome())

    try source.replacing("7.359375", with: "7.4").write(to: file, atomically: true, encoding: .utf8)
    let stale = try BuiltBinary.run(arguments, workingDirectory: folder.url)
    #expect(stale.exitCode == 1)
    #expect(stale.output.hasPrefix("--- Text Styles.swift\n+++ Text Styles.swift (new)\n@@ "))
    #expect(stale.output.contains("7.359375"))
    #expect(try String(contentsOf: file, encoding: .utf8).contains("7.4"), "--check must not write")
  }

  @Test func unwritableOutput() throws {
    let (outcome, _) = try Self.run(Self.fonts + ["-o", "no such folder/out.txt", "--quiet"])
    #expect(outcome.exitCode == 73)
    #expect(
      outcome.errors == "lineheight: error: no such folder/out.txt: cannot be written: No such file or directory\n")
  }

  /// It would take the place of a file that more is written to.
  @Test func standardOutputIsNoFileToReplace() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(Array(Self.table.utf8), to: "styles.csv")
    let outcome = try BuiltBinary.shell(
      "{ echo before; \"$0\" styles styles.csv --fonts \"$1\" --quiet -o /dev/stdout; echo $?; } >out.txt",
      [Repository.fonts.path], workingDirectory: folder.url)
    #expect(outcome.errors.hasPrefix("lineheight: error: /dev/stdout: cannot be written: it is "))
    #expect(try String(contentsOf: folder.url.appending(path: "out.txt"), encoding: .utf8) == "before\n73\n")
  }

  /// A slip of the hand must not cost the design.
  @Test func writesOverNoInput() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(Array(Self.table.utf8), to: "styles.csv")
    let outcome = try BuiltBinary.run(
      ["styles", "styles.csv", "-o", "./styles.csv", "--quiet"] + Self.fonts, workingDirectory: folder.url)
    #expect(
      outcome
        == .refused("--output './styles.csv': this file was read to get at the results; give another", exitCode: 64))
    #expect(try String(contentsOf: folder.url.appending(path: "styles.csv"), encoding: .utf8) == Self.table)
  }

  /// Where there is no room, the old file is whole and nothing is left beside it.
  @Test func noRoom() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(Array(Self.table.utf8), to: "styles.csv")
    _ = try folder.write(Array("old".utf8), to: "out.txt")
    let outcome = try BuiltBinary.shell(
      "trap '' XFSZ; ulimit -f 0; exec \"$0\" styles styles.csv --fonts \"$1\" --quiet -o out.txt 2>/dev/null",
      [Repository.fonts.path], workingDirectory: folder.url)
    #expect(outcome.exitCode == 73)
    #expect(try String(contentsOf: folder.url.appending(path: "out.txt"), encoding: .utf8) == "old")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).count == 2)
  }

  @Test(arguments: [["--format", "swift"], ["--format", "swift-tests"], ["--format", "markdown"]])
  func isDeterministic(_ options: [String]) throws {
    let first = try Self.run(Self.fonts + options).0
    #expect(try Self.run(Self.fonts + options).0 == first)
    #expect(!first.output.contains("/" + "tmp/"))
  }

  // MARK: Fonts

  @Test func namedFontsComeFirst() throws {
    let table = "name,family,weight,size,lineHeight\nx,Haenggan Sample,400,20,30px\n"
    let font = "haenggansample=\(Repository.fixture("whole-23.ttf"))"
    let (outcome, _) = try Self.run(Self.fonts + ["--font", font, "--quiet"], table: table)
    #expect(outcome.output.contains("HaengganWhole-Regular"))
  }

  @Test func systemFont() throws {
    let table = "name,family,weight,size,lineHeight\nx,SF Pro Text,700,17,24px\n"
    let (outcome, _) = try Self.run(["--system-font", "--format", "ndjson"], table: table)
    #expect(outcome.output.contains(".SFUI-Regular"))
    #expect(outcome.exitCode == 0)
    let (without, _) = try Self.run([], table: table)
    #expect(without.exitCode == 1)
    #expect(without.errors.contains("; give --system-font, which takes the iOS system font as it was measured\n"))
  }

  @Test func fontsOnAnAxis() throws {
    let table = "name,family,weight,size,lineHeight\nx,Haenggan Variable Synced,900,20,30px\n"
    let (outcome, _) = try Self.run(Self.fonts + ["--format", "ndjson", "--quiet"], table: table)
    // 950 + 60 and 250 + 40 units at wght=900.
    #expect(outcome.output.contains("\"fontLineHeight\": 26") || outcome.output.contains("\"fontLineHeight\":26"))
  }

  /// The sheet asks for fonts by name, and the default's name at another weight would be another font.
  @Test(arguments: [("700", 0 as Int32, "HaengganVariableSynced-Bold"), ("650", 1, nil)])
  func swiftNamesOnlyPlacesWithAName(_ weight: String, _ exitCode: Int32, _ name: String?) throws {
    let table = "name,family,weight,size,lineHeight\nx,Haenggan Variable Synced,\(weight),20,30px\n"
    for format in ["swift", "swift-tests"] {
      let (outcome, _) = try Self.run(Self.fonts + ["--format", format], table: table)
      #expect(outcome.exitCode == exitCode)
      #expect(!outcome.output.contains("HaengganVariableSynced-Regular"))
      if let name { #expect(outcome.output.contains("\"\(name)\"")) }
      #expect(outcome.errors.contains("has no PostScript name for its place wght=650") == (name == nil))
    }
  }

  // MARK: The page

  @Test func tooManyForAPage() throws {
    let table = "name,font,size,lineHeight\n" + (0...2000).map { "s\($0),X,20,30px\n" }.joined()
    let (outcome, _) = try Self.run(["--format", "html"], table: table)
    #expect(
      outcome
        == .refused("--format html: a page shows at most 2000 styles, and here are 2001; choose some with --only"))
    #expect(try Self.run(["--format", "html", "--only", "s1?"], table: table).0.exitCode == 1)
  }

  @Test func page() throws {
    let (outcome, folder) = try Self.run(
      Self.fonts + ["--format", "html", "-o", "sheet.html", "--lines", "2", "--quiet"],
      table: Self.table + "<script>,Nowhere,400,20,20px,0\n")
    #expect(outcome.output == "")
    #expect(outcome.exitCode == 1)
    let html = try String(contentsOfFile: folder.path("sheet.html"), encoding: .utf8)
    #expect(html.components(separatedBy: "<section id=\"style-").count == 5)
    #expect(html.contains("<h2>행간/본문</h2>"))
    #expect(html.contains("<td>7.359 pt</td><td><code>.lineSpacing(7.359)</code></td>"))
    #expect(html.contains("<b>Warning:</b> the line height 20 pt is below the font&#39;s line of 24 pt"))
    #expect(
      html.contains(
        "<b>Error:</b> styles.csv:6:1: style &#39;&lt;script&gt;&#39;: the font &#39;Nowhere&#39; of weight 400 is not")
    )
    #expect(html.contains("aria-label=\"AxÀ간행 / AxÀ간행\""))
    #expect(html.contains("\nstruct HaengganSampleRegular16: ViewModifier {\n"))
  }

  /// A page that can be sent by mail.
  @Test func pageOfAHundredStylesIsSmall() throws {
    let rows = (0..<100).map { "style \($0),Haenggan Sample,400,\(12 + $0 % 30),\(24 + $0 % 40)px,0\n" }
    let (outcome, _) = try Self.run(
      Self.fonts + ["--format", "html", "--lines", "3", "--quiet"],
      table: "name,family,weight,size,lineHeight,letterSpacing\n" + rows.joined())
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.components(separatedBy: "<path id=\"lh-g").count == 6)
    #expect((1_000_000..<2_000_000).contains(outcome.output.utf8.count))
  }

  @Test func pageHasNoMoreLinesThanAPicture() throws {
    let (outcome, _) = try Self.run(Self.fonts + ["--format", "html", "--lines", "41"])
    #expect(outcome == .refused("a picture has at most 40 lines, but 41 were asked for; give fewer"))
  }
}
