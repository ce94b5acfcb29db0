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

  @Test func deepFoldersAreSaid() throws {
    let folder = try TemporaryFolder()
    let below = [String](repeating: "d", count: 64).joined(separator: "/")
    try FileManager.default.createDirectory(atPath: folder.path(below), withIntermediateDirectories: true)
    _ = try folder.write(try Repository.bytes(ofFixture: "sample.ttf"), to: "a.ttf")
    let outcome = try BuiltBinary.run(["metrics", "-r", ".", "--format", "ndjson"], workingDirectory: folder.url)
    #expect(outcome.output.split(separator: "\n").count == 1)
    #expect(
      outcome.errors
        == "lineheight: error: ./\(below): has folders nested more than 64 deep; give a folder further in\n")
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
      CommandCase(
        "annotations", ["metrics", Arguments.sample, "--annotations", "github"],
        BuiltBinary.Outcome(
          errors: "::error title=lineheight::--annotations is an option of lineheight or lineheight styles, not of "
            + "lineheight metrics\n", exitCode: 64)),
      .refused(
        "a weight and another one on the axis", ["metrics", "--family", "X", "--weight", "bold", "--axis", "wght=400"],
        "--weight 'bold' and --axis wght=400 contradict each other; give one of them"),
      .refused(
        "standard input twice", ["metrics", "-", "--files-from", "-"],
        "- stands for standard input, which can be read only once; give it once"),
      .refused(
        "-0 alone", ["metrics", Arguments.sample, "-0"],
        "--null means something only with --files-from; add that or leave it out"),
      CommandCase(
        "a folder", ["metrics", "Fixtures/fonts"],
        .refused("Fixtures/fonts: is a folder; add --recursive to read all fonts below it", exitCode: 66)),
      CommandCase(
        "an axis of no variable font", ["metrics", Arguments.sample, "--axis", "wght=400"],
        .refused("\(Arguments.sample): is not a variable font; leave --instance and --axis out")),
    ] as [CommandCase])
  func isRefused(_ test: CommandCase) throws { try test.check() }

  /// A check that looks at nothing must not look passed.
  @Test func nothingToReadIsSaid() throws {
    let folder = try TemporaryFolder()
    let files = FileManager.default
    try files.createDirectory(atPath: folder.path("empty"), withIntermediateDirectories: false)
    try files.createDirectory(atPath: folder.path("notes"), withIntermediateDirectories: false)
    _ = try folder.write(Array("hello".utf8), to: "notes/a.txt")
    func run(_ arguments: [String]) throws -> BuiltBinary.Outcome {
      try BuiltBinary.run(["metrics", "--quiet"] + arguments, workingDirectory: folder.url)
    }
    let hint = "holds no font with line metrics; give a folder of TTF or OTF fonts"
    #expect(try run(["-r", "empty"]) == .refused("empty: \(hint)", exitCode: 65))
    #expect(try run(["-r", "notes"]) == .refused("notes: \(hint)", exitCode: 65))
    let sample = Repository.fixture("sample.ttf")
    let both = try run(["-r", "empty", sample, "--format", "ndjson"])
    #expect(both.exitCode == 1)
    #expect(both.errors == "lineheight: error: empty: \(hint)\n")
    #expect(both.output.split(separator: "\n").count == 1)
    let list = "names no font; --files-from takes the paths of fonts, one a line, or with -0 between NULs"
    #expect(
      try BuiltBinary.run(["metrics", "--files-from", "-"], input: Array("\n\n".utf8))
        == .refused("standard input: \(list)", exitCode: 65))
  }

  /// What a shell makes of `<(find ...)` is a pipe with a name.
  @Test func filesFromAPipe() throws {
    let folder = try TemporaryFolder()
    let outcome = try BuiltBinary.shell(
      #"mkfifo "$1"; ls Fixtures/fonts/sample.* > "$1" & exec "$0" metrics --files-from "$1" --format ndjson"#,
      [folder.path("pipe")])
    #expect(outcome.errors == "")
    #expect(outcome.output.split(separator: "\n").count == 3)
  }

  /// Each line of ndjson is there as soon as its face is read: the second font is still awaited.
  @Test func ndjsonIsStreamed() throws {
    let folder = try TemporaryFolder()
    let outcome = try BuiltBinary.shell(
      #"""
      mkfifo "$2/pipe"; "$0" metrics "$1" - --format ndjson < "$2/pipe" > "$2/out" 2> "$2/errors" & exec 3> "$2/pipe"
      tries=0; until [ -s "$2/out" ] || [ $tries = 300 ]; do sleep 0.1; tries=$((tries + 1)); done
      grep -c '"schema": 1' "$2/out"; exec 3>&-; wait; cat "$2/errors"
      """#, [Arguments.sample, folder.path("")])
    #expect(outcome.output == "1\nlineheight: error: standard input: is empty; expected a TTF or OTF font\n")
  }

  @Test func unopenableLists() throws {
    let hint = "--files-from takes the paths of fonts, one a line, or with -0 between NULs"
    for (path, problem) in [
      ("Fixtures", "is a folder; \(hint)"), ("/dev/null", "is no file of paths; \(hint)"), ("none", "no such file"),
    ] {
      #expect(
        try BuiltBinary.run(["metrics", "--files-from", path]) == .refused("\(path): \(problem)", exitCode: 66))
    }
  }

  @Test func pipesHaveTheirOwnHint() throws {
    let folder = try TemporaryFolder()
    #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
    #expect(
      try BuiltBinary.run(["metrics", "pipe"], workingDirectory: folder.url)
        == .refused("pipe: is a pipe; use - to read a pipe, as in: cat FONT | lineheight metrics -", exitCode: 66))
  }

  /// No hhea to go by, and bit 7 that points to empty values: the web would take what is not there.
  @Test func platformsWithoutALineAreNamed() throws {
    let folder = try TemporaryFolder()
    let font = SfntBuilder.minimal.with("hhea", SfntTable.hhea(ascender: -300, descender: -250))
    let path = try folder.write(font.bytes, to: "font.ttf")
    let outcome = try BuiltBinary.run(["metrics", path])
    #expect(
      outcome.errors
        == "lineheight: warning: \(path): Apple, Figma, web, Android take no line from this font: the hhea values make a "
        + "line without height: ascender -300, descender -250\n")
    #expect(outcome.output.hasSuffix("\nWindows alone takes a line.\n"))
    #expect(try BuiltBinary.run(["metrics", path, "--strict", "--quiet"]).exitCode == 1)
    let none = font.with("OS/2", nil)
    let empty = try BuiltBinary.run(["metrics", try folder.write(none.bytes, to: "none.ttf")])
    #expect(empty.output.hasSuffix("\nNo platform takes a line from this font.\n"))
  }

  @Test func helpIsItsOwn() throws {
    let help = try BuiltBinary.run(["metrics", "--help"]).output
    #expect(help.hasPrefix("lineheight metrics FONT..."))
    #expect(help.contains("--files-from FILE"))
    #expect(!help.contains("--line-height") && !help.contains("swift") && !help.contains("--annotations"))
    #expect(try BuiltBinary.run(["--help"]).output.contains("--files-from") == false)
  }
}
