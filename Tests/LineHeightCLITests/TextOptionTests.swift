import TestSupport
import Testing

/// `--text`, as typed.
struct TextOptionTests {
  private static let tall = "Fixtures/fonts/tall-agrave.ttf"
  private static let missing =
    "lineheight: warning: \(tall): the font has no glyph for 'é' (U+00E9), '\u{1F44D}' (U+1F44D): a line with them is as "
    + "tall as the tallest font in it, which these numbers do not know (A8)\n"
  private static let leaving =
    "lineheight: note: \(tall): glyphs leave the line box of 950 and -250 units: 'À' (U+00C0) up to 1010; they may be cut "
    + "off, or make lines taller in some versions of macOS (A9)\n"

  @Test(
    arguments: [
      (["À"], leaving, 0), (["é\u{1F44D}"], missing, 0), (["À é\u{1F44D}", "--strict"], missing + leaving, 1),
      (["À", "--strict"], leaving, 0), (["A\u{301}\u{200D}\u{FE0F}x", "--strict"], "", 0),
    ] as [([String], String, Int32)])
  func isChecked(_ arguments: [String], _ errors: String, _ exitCode: Int32) throws {
    let outcome = try BuiltBinary.run(
      [Self.tall, "--print", "padding", "--text"] + arguments + Arguments.question)
    #expect(outcome == BuiltBinary.Outcome(output: "3.6\n", errors: errors, exitCode: exitCode))
  }

  @Test func metricsHasItToo() throws {
    let outcome = try BuiltBinary.run(["metrics", Self.tall, "--text", "Àé\u{1F44D}", "--format", "ndjson"])
    #expect(outcome.errors == Self.missing + Self.leaving)
    #expect(outcome.output.contains("U+1F44D"))
  }

  @Test func manyAreCounted() throws {
    let outcome = try BuiltBinary.run(
      [Arguments.sample, "--print", "padding", "--text", "abcdefghij"] + Arguments.question)
    #expect(outcome.errors.contains("'h' (U+0068) and 2 more: a line with them"))
  }

  @Test(
    arguments: [
      .refused(
        "no file to look into", ["--system-font", "--text", "A"] + Arguments.question,
        "--text and --system-font exclude each other; give one of them")
    ] as [CommandCase])
  func isRefused(_ test: CommandCase) throws { try test.check() }
}
