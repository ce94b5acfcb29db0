import TestSupport
import Testing

/// Notes, warnings, `--strict` and `--quiet`, and several fonts of which some fail. The sentences are in the goldens.
struct SeverityTests {
  private static let warns = ["--font-metrics", "950,-250/1000", "--size", "20", "--line-height", "20"]
  private static let notes = ["--system-font", "--size", "200", "--line-height", "300"]
  private static let silent = ["--system-font", "--size", "17", "--line-height", "24"]

  @Test(arguments: zip([warns, notes, silent], [1, 0, 0] as [Int32]))
  func onlyAWarningFailsAStrictRun(_ arguments: [String], _ strict: Int32) throws {
    #expect(try BuiltBinary.run(arguments).exitCode == 0)
    #expect(try BuiltBinary.run(arguments + ["--strict"]).exitCode == strict)
  }

  @Test func aNoteBesideAWarningDoesNotHideIt() throws {
    let arguments = ["Fixtures/fonts/linegap-100.ttf", "--size", "20", "--line-height", "20", "--strict"]
    #expect(try BuiltBinary.run(arguments).exitCode == 1)
  }

  @Test(
    arguments: zip(
      [warns, notes],
      ["lineheight: warning: --font-metrics 950,-250/1000: ", "lineheight: note: --system-font: "]))
  func isOneLineOnStandardError(_ arguments: [String], _ start: String) throws {
    let outcome = try BuiltBinary.run(arguments)
    #expect(outcome.errors.hasPrefix(start))
    #expect(outcome.errors.split(separator: "\n", omittingEmptySubsequences: false).count == 2)
    #expect(!outcome.output.contains("lineheight:"))
    #expect(try BuiltBinary.run(Self.silent).errors.isEmpty)
  }

  /// Quiet is about what is said: results and exit codes are the same.
  @Test(arguments: [warns, notes, warns + ["--strict"]])
  func quiet(_ arguments: [String]) throws {
    var expected = try BuiltBinary.run(arguments)
    #expect(!expected.errors.isEmpty)
    expected.errors = ""
    #expect(try BuiltBinary.run(arguments + ["--quiet"]) == expected)
  }

  @Test func quietDoesNotHideErrors() throws {
    let outcome = try BuiltBinary.run(["none.ttf", "--quiet"] + Arguments.question)
    #expect(outcome == .refused("none.ttf: no such file", exitCode: 66))
  }

  @Test(arguments: ["text", "csv"])
  func aFontThatFailsDoesNotStopTheOthers(_ format: String) throws {
    let ending = ["--format", format] + Arguments.question
    let good = [Arguments.sample, Arguments.pretendardTwin]
    var expected = try BuiltBinary.run(good + ending)
    expected.errors = "lineheight: error: none.ttf: no such file\nlineheight: error: Fixtures/README.md: "
    expected.errors += "is text, not a font; expected a TTF, OTF, TTC, WOFF or WOFF2 file\n"
    expected.exitCode = 1
    let all = ["none.ttf", good[0], "Fixtures/README.md", good[1]]
    #expect(try BuiltBinary.run(all + ending) == expected)
  }

  /// Several that all fail are still several.
  @Test func allFontsFail() throws {
    let outcome = try BuiltBinary.run(["a.ttf", "b.ttf"] + Arguments.question)
    let errors = "lineheight: error: a.ttf: no such file\nlineheight: error: b.ttf: no such file\n"
    #expect(outcome == BuiltBinary.Outcome(errors: errors, exitCode: 1))
  }
}
