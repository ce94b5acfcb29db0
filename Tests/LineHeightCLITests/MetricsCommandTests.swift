import Foundation
import TestSupport
import Testing

/// `lineheight metrics`, as typed.
struct MetricsCommandTests {
  @Test func textOfAFontWhosePlatformsDisagree() throws {
    let outcome = try BuiltBinary.run(["metrics", "Fixtures/fonts/variable-typo.ttf"])
    #expect(
      outcome
        == .done(
          """
          HaengganVariableTypo-Regular   Fixtures/fonts/variable-typo.ttf   face 0

            family      Haenggan Variable Typo
            style       Regular
            full name   Haenggan Variable Typo Regular
            version     1.000

            axis wght   100 to 900, default 400
            instances
              0   Thin      HaengganVariableTypo-Thin      100
              1   Regular   HaengganVariableTypo-Regular   400
              2   Bold      HaengganVariableTypo-Bold      700

                         ascender   descender   lineGap
            hhea              950        -250         0
            OS/2 sTypo        800        -200       100
            OS/2 usWin        950        -250         -
            unitsPerEm 1000  capHeight 700  xHeight 500  bit 7 yes  STAT yes  MVAR yes

            natural line   per em   at 16 pt   rule
            Apple           1.000     16.000   A3  OS/2 sTypo
              + lineGap     1.100     17.600   A6  if SwiftUI adds it: not known
            Figma           1.200     19.200   F2  hhea
            web             1.100     18.000   P1  OS/2 sTypo
            Android         1.000     16.000   P2  OS/2 sTypo
            Windows         1.100     17.600   P3  OS/2 sTypo

          The platforms disagree by 3.200 pt at 16 pt: Apple, Android 16; web, Windows
            17.600; Figma 19.200.

          """))
  }

  @Test func textFits80Columns() throws {
    let text = try BuiltBinary.run(["metrics", "-r", "Fixtures/fonts", "--quiet"]).output
    let wide = text.split(separator: "\n").filter { $0.count > 80 }
    #expect(wide.isEmpty)
    #expect(text.contains("The platforms agree on the line."))
  }

  /// Every face of every fixture, read through the command, has the values of expected.csv.
  @Test func ndjsonHasEveryFaceOfEveryFixture() throws {
    let outcome = try BuiltBinary.run(["metrics", "-r", "Fixtures/fonts", "--format", "ndjson", "--quiet"])
    #expect(outcome.errors == "")
    #expect(outcome.exitCode == 0)
    var found: [String: [String: Any]] = [:]
    for line in outcome.output.split(separator: "\n") {
      let record = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      #expect(record["schema"] as? Int == 1)
      let font = try #require(record["font"] as? [String: Any])
      let source = try #require(font["source"] as? String)
      found["\(source) \(font["face"] as? Int ?? -1)"] = record
    }
    let rows = try Repository.expected()
    #expect(found.count == rows.count)
    for row in rows {
      let record = try #require(found["Fixtures/fonts/\(row.text("file") ?? "") \(row.integer("face") ?? -1)"])
      func number(_ table: String, _ key: String) -> Int? { (record[table] as? [String: Any])?[key] as? Int }
      #expect(record["unitsPerEm"] as? Int == row.integer("unitsPerEm"))
      #expect(number("hhea", "ascender") == row.integer("hheaAscender"))
      #expect(number("hhea", "descender") == row.integer("hheaDescender"))
      #expect(number("typo", "lineGap") == row.integer("typoLineGap"))
      #expect(number("win", "descent") == row.integer("winDescent"))
      #expect(record["stat"] as? Bool == row.bool("stat"))
      #expect((record["useTypoMetrics"] as? Bool ?? false) == row.bool("useTypoMetrics"))
      #expect(record["xHeight"] as? Int == row.integer("xHeight"))
      let lines = record["lines"] as? [String: [String: Any]]
      #expect(lines?["apple"]?["rule"] as? String == row.text("rule"))
      #expect(lines?["apple"]?["metricsFrom"] as? String == row.text("metricsFrom"))
    }
  }

  @Test func csvHasTheSameKeysForEveryFace() throws {
    let output = try BuiltBinary.run(["metrics", "-r", "Fixtures/fonts", "--format", "csv", "--quiet"]).output
    // It throws where a line has another number of fields than the header.
    let table = try CSVTable(output, name: "metrics")
    #expect(table.rows.count == (try Repository.expected().count))
    #expect(
      table.rows.first { $0.text("font.postScriptName") == "HaengganVariableWidth-Regular" }?.text("font.axes")
        == "wght=100..400..900 wdth=75..100..125")
  }

  @Test func jsonKeepsTheGoodBesideTheBad() throws {
    let outcome = try BuiltBinary.run(["metrics", Arguments.sample, "nope.ttf", "--format", "json"])
    #expect(outcome.exitCode == 1)
    #expect(outcome.errors == "lineheight: error: nope.ttf: no such file\n")
    let document = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    #expect((document?["results"] as? [Any])?.count == 1)
    let errors = document?["errors"] as? [[String: Any]]
    #expect(errors?.map { $0["source"] as? String } == ["nope.ttf"])
    #expect(errors?.map { $0["code"] as? Int } == [66])
  }

  @Test(arguments: [
    ([], 3), (["--face", "1"], 1), (["--face", "HaengganCollection-Italic"], 1),
  ])
  func facesOfACollection(_ arguments: [String], _ count: Int) throws {
    let command = ["metrics", "Fixtures/fonts/collection.ttc", "--format", "ndjson"] + arguments
    #expect(try BuiltBinary.run(command).output.split(separator: "\n").count == count)
  }

  @Test(arguments: [(["-0"], "\0"), ([], "\n")])
  func filesFromStandardInput(_ arguments: [String], _ separator: String) throws {
    let names = [Arguments.sample, "Fixtures/fonts/whole-23.ttf", ""].joined(separator: separator)
    let outcome = try BuiltBinary.run(
      ["metrics", "--files-from", "-", "--format", "ndjson"] + arguments, input: Array(names.utf8))
    #expect(outcome.output.split(separator: "\n").count == 2)
    #expect(outcome.exitCode == 0)
  }

  /// In a folder only what is a font is reported; named, each file is.
  @Test func foldersPassOverWhatIsNoFont() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(Array("read me".utf8), to: "README")
    _ = try folder.write([], to: "empty")
    _ = try folder.write(try Repository.bytes(ofFixture: "sample.ttf"), to: "font without a suffix")
    _ = try folder.write(Array(try Repository.bytes(ofFixture: "sample.ttf").prefix(400)), to: "half.ttf")
    let outcome = try BuiltBinary.run(["metrics", "-r", folder.path(""), "--format", "ndjson"])
    #expect(outcome.output.split(separator: "\n").count == 1)
    #expect(outcome.errors.contains("half.ttf: is incomplete"))
    #expect(
      outcome.errors.hasSuffix("lineheight: note: files below the folders that are no fonts with line metrics: 2\n"))
    #expect(outcome.exitCode == 1)
  }

  /// A folder with a link to itself, one to its parent, a pipe, and a link to nothing.
  @Test func linkLoopsEnd() throws {
    let folder = try TemporaryFolder()
    let files = FileManager.default
    _ = try folder.write(try Repository.bytes(ofFixture: "sample.ttf"), to: "a.ttf")
    try files.createDirectory(atPath: folder.path("deeper"), withIntermediateDirectories: false)
    try files.createSymbolicLink(atPath: folder.path("self"), withDestinationPath: ".")
    try files.createSymbolicLink(atPath: folder.path("deeper/up"), withDestinationPath: "..")
    try files.createSymbolicLink(atPath: folder.path("nothing"), withDestinationPath: "gone")
    try files.createSymbolicLink(atPath: folder.path("circle"), withDestinationPath: "circle")
    #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
    let outcome = try BuiltBinary.run(["metrics", "-r", folder.path(""), "--format", "ndjson"], timeout: 20)
    #expect(outcome.output.split(separator: "\n").count == 1)
    #expect(outcome.errors == "")
    #expect(outcome.exitCode == 0)
  }

  @Test(
    arguments: [
      .refused("no font", ["metrics"], "no font was given; type for example: lineheight metrics FONT.otf"),
      .refused(
        "an option of the main job", ["metrics", Arguments.sample, "--size", "3"],
        "--size is an option of lineheight or lineheight preview, not of lineheight metrics"),
      .refused(
        "an option of metrics", [Arguments.sample, "--recursive"] + Arguments.question,
        "--recursive is an option of lineheight metrics, not of lineheight"),
      .refused(
        "another format", ["metrics", Arguments.sample, "--format", "swift"],
        "--format 'swift': lineheight metrics writes text, json, ndjson or csv"),
      .refused(
        "standard input twice", ["metrics", "-", "--files-from", "-"],
        "- stands for standard input, which can be read only once; give it once"),
      .refused(
        "-0 alone", ["metrics", Arguments.sample, "-0"],
        "--null means something only with --files-from; add that or leave it out"),
      CommandCase(
        "a folder", ["metrics", "Fixtures/fonts"],
        .refused(
          "Fixtures/fonts: is a folder; give the font files in it, such as Fixtures/fonts/NAME.otf", exitCode: 66)),
      CommandCase(
        "an axis of no variable font", ["metrics", Arguments.sample, "--axis", "wght=400"],
        .refused("\(Arguments.sample): is not a variable font; leave --instance and --axis out")),
    ] as [CommandCase])
  func isRefused(_ test: CommandCase) throws { try test.check() }

  @Test func helpIsItsOwn() throws {
    let help = try BuiltBinary.run(["metrics", "--help"]).output
    #expect(help.hasPrefix("lineheight metrics FONT..."))
    #expect(help.contains("--files-from FILE"))
    #expect(!help.contains("--line-height"))
    #expect(try BuiltBinary.run(["--help"]).output.contains("--files-from") == false)
  }
}
