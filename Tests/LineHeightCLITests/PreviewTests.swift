import Foundation
import LineHeightCore
import TestSupport
import Testing

/// `lineheight preview`, as typed. What it draws is in the goldens and in PicturesTests.
struct PreviewTests {
  private static let arguments = ["preview", Arguments.sample] + Arguments.question

  private static let cases: [CommandCase] = [
    .refused("no font", ["preview"] + Arguments.question, noFont),
    .refused(
      "two fonts", arguments + ["other.ttf"],
      "lineheight preview draws one font, but '\(Arguments.sample)' and 'other.ttf' were given; give one of them"),
    .refused(
      "no size", ["preview", Arguments.sample, "--line-height", "36"],
      "--size is missing; type for example: lineheight FONT.otf --size 24 --line-height 36"),
    .refused("unknown ending", arguments + ["-o", "out.png"], ending("out.png")),
    .refused("no ending", arguments + ["-o", "svg"], ending("svg")),
    .refused("an ending of a folder", arguments + ["-o", "a.svg/out"], ending("a.svg/out")),
    .refused(
      "too many lines", arguments + ["--lines", "41"],
      "a picture has at most 40 lines, but 41 were asked for; give fewer"),
    .refused(
      "too many lines of a text", arguments + ["--text", String(repeating: "A\n", count: 40) + "A"],
      "a picture has at most 40 lines, but 41 were asked for; give fewer"),
    .refused(
      "a line too long", arguments + ["--text", "A\n" + String(repeating: "x", count: 201)],
      "a line of --text is 201 characters long; a picture's has at most 200"),
    .refused(
      "lines against text", arguments + ["--text", "A\nx", "--lines", "3"],
      "--lines asks for 3, but --text has 2 of its own; leave --lines out"),
    .refused(
      "what it does not have", arguments + ["--format", "json"],
      "--format is an option of lineheight, lineheight metrics or lineheight styles, not of lineheight preview"),
    .refused(
      "nothing to compare with", arguments + ["--check"],
      "--check means something only with --output; add that or leave it out"),
    CommandCase(
      "no such folder", arguments + ["-o", "no/such/out.svg"],
      .refused("no/such/out.svg: cannot be written: \(String(cString: strerror(ENOENT)))", exitCode: 73)),
    CommandCase(
      "no such font", ["preview", "none.ttf"] + Arguments.question, .refused("none.ttf: no such file", exitCode: 66)),
    CommandCase(
      "not a font", ["preview", "README.md"] + Arguments.question,
      .refused("README.md: is text, not a font; expected a TTF, OTF, TTC, WOFF or WOFF2 file", exitCode: 65)),
  ]

  private static let noFont =
    "no font was given; type for example: lineheight FONT.otf --size 24 --line-height 36 (lineheight --help explains)"

  private static func ending(_ path: String) -> String {
    "-o '\(path)': expected a name that ends in .svg or .html, or - for SVG on standard output"
  }

  @Test(arguments: cases)
  func isRefused(_ test: CommandCase) throws { try test.check() }

  // MARK: Where it goes

  @Test func dashIsStandardOutput() throws {
    let outcome = try BuiltBinary.run(Self.arguments + ["-o", "-"])
    #expect(outcome.output.hasPrefix("<svg xmlns="))
    #expect(outcome == (try BuiltBinary.run(Self.arguments)))
  }

  @Test(arguments: [("행간.svg", "<svg"), ("a.b.HTML", "<!DOCTYPE html>")])
  func endingChooses(_ name: String, _ start: String) throws {
    let folder = try TemporaryFolder()
    #expect(try BuiltBinary.run(Self.arguments + ["-o", folder.path(name)]) == BuiltBinary.Outcome())
    #expect(try String(contentsOfFile: folder.path(name), encoding: .utf8).hasPrefix(start))
    #expect(try BuiltBinary.run(Self.arguments + ["-o", folder.path(name), "--check"]) == BuiltBinary.Outcome())
  }

  @Test func checkShowsWhatWouldChange() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Array("old\n".utf8), to: "out.svg")
    let outcome = try BuiltBinary.run(Self.arguments + ["-o", path, "--check"])
    #expect(outcome.exitCode == 1)
    #expect(outcome.output.contains("\n-old\n+<svg xmlns="))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "old\n")
  }

  @Test func readsStandardInput() throws {
    let font = try Repository.bytes(ofFixture: "sample.ttf")
    let piped = try BuiltBinary.run(["preview", "-"] + Arguments.question, input: font)
    #expect(piped == (try BuiltBinary.run(Self.arguments)))
  }

  // MARK: What is drawn

  /// Each line of the text once, or the only one as often as asked.
  @Test(arguments: [
    (["--text", "A\nxx\r\nA"], "A / xx / A"), (["--text", "A\n"], "A"), (["--text", "A\n\nx"], "A /  / x"),
    (["--text", "Ax", "--lines", "2"], "Ax / Ax"), (["--text", "A\nx", "--lines", "2"], "A / x"),
    (["--lines", "2"], "AxÀ간행 / AxÀ간행"),
  ])
  func lines(_ options: [String], _ name: String) throws {
    let output = try BuiltBinary.run(Self.arguments + options).output
    #expect(output.components(separatedBy: "aria-label=\"\(name)\"").count == 3)
  }

  @Test func warningFailsUnderStrict() throws {
    let outcome = try BuiltBinary.run(Self.arguments + ["--text", "Aé", "--strict"])
    #expect(outcome.exitCode == 1)
    #expect(outcome.output.contains("</svg>"))
    #expect(outcome.errors.contains("warning: \(Arguments.sample): the font has no glyph for 'é'"))
  }

  @Test func rightToLeftIsSaid() throws {
    let outcome = try BuiltBinary.run(Self.arguments + ["--text", "אב"])
    #expect(outcome.errors.contains("note: \(Arguments.sample): text that runs from right to left is drawn from left"))
    #expect(outcome.output.contains(">text that runs from right to left is drawn from left to right"))
  }

  /// Names of a font that would like to be markup.
  @Test func hostileNames() throws {
    let folder = try TemporaryFolder()
    let names = SfntTable.name([.init(6, "</title><script>\"'&\u{1B}\u{202E}")])
    _ = try folder.write(SfntBuilder(fixture: "sample.ttf").with("name", names).bytes, to: "font.ttf")
    let outcome = try BuiltBinary.run(["preview", "font.ttf"] + Arguments.question, workingDirectory: folder.url)
    #expect(outcome.output.contains(">&lt;/title&gt;&lt;script&gt;&quot;&#39;&amp;\u{FFFD}\u{FFFD} · 24 pt"))
    #expect(!outcome.output.contains("<script"))
  }
}
