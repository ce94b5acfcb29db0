import TestSupport
import Testing

/// The options that say what the answer shall be right for. What they compute is tested in the core; here it is that they
/// are understood.
struct LayoutOptionTests {
  private static func run(_ options: [String], _ keys: String) throws -> BuiltBinary.Outcome {
    try BuiltBinary.run([Arguments.pretendardTwin] + Arguments.question + ["--quiet", "--print", keys] + options)
  }

  @Test(arguments: [
    ([], "3.6796875\t3.6796875\t7.359375\t28.640625"),
    (["--scale", "1"], "3\t4\t7\t29"),
    (["--scale", "2"], "3.5\t3.5\t7\t29"),
    (["--baseline", "figma"], "4.1484375\t3.2109375\t7.359375\t28.640625"),
    (["--baseline", "figma", "--scale", "1"], "4\t3\t7\t29"),
    (["--trim", "cap"], "-5.8515625\t-5.7890625\t7.359375\t28.640625"),
    (["--include-leading"], "3.6796875\t3.6796875\t7.359375\t28.640625"),
  ])
  func areUnderstood(_ options: [String], _ printed: String) throws {
    let outcome = try Self.run(options, "paddingTop,paddingBottom,lineSpacing,laidOutLineHeight")
    #expect(outcome == .done(printed + "\n"))
  }

  /// 22.4 is drawn at 22; --baseline figma implies that.
  @Test(arguments: [([], "3.30625"), (["--as-drawn"], "2.90625"), (["--baseline", "figma"], "2.90625")])
  func asDrawn(_ options: [String], _ lineSpacing: String) throws {
    let question = [Arguments.pretendardTwin, "--size", "16", "--line-height", "140%", "--quiet"]
    let outcome = try BuiltBinary.run(question + ["--print", "lineSpacing"] + options)
    #expect(outcome == .done(lineSpacing + "\n"))
  }

  @Test func lines() throws {
    let outcome = try Self.run(["--lines", "2"], "swiftUI.lines,swiftUI.height,swiftUI.baselines,figma.baselines.1")
    #expect(outcome == .done("2\t72\t26.53125 62.53125\t63\n"))
  }

  @Test(arguments: ["0", "-1", "1001", "1.5", "x", "99999999999999999999"])
  func linesAreLimited(_ text: String) throws {
    let arguments = [Arguments.sample, "--lines", text] + Arguments.question
    try CommandCase.refused(text, arguments, "--lines '\(text)': a text has 1 to 1000 lines here").check()
  }

  @Test(arguments: [
    CommandCase.refused("--scale", ["--scale", "4"], "--scale '4': expected 1, 2 or 3"),
    .refused("--baseline", ["--baseline", "css"], "--baseline 'css': expected figma"),
    .refused("--trim", ["--trim", "x"], "--trim 'x': expected cap"),
    .refused("--annotations", ["--annotations", "gitlab"], "--annotations 'gitlab': expected github"),
    .refused(
      "--relative-to", ["--format", "swift", "--relative-to", "huge"],
      "--relative-to 'huge': expected largeTitle, title, title2, title3, headline, subheadline, body, callout, "
        + "footnote, caption or caption2"),
    .refused(
      "both place the text", ["--baseline", "figma", "--trim", "cap"],
      "--baseline and --trim exclude each other; give one of them"),
    .refused(
      "--tolerance alone", ["--tolerance", "1"],
      "--tolerance means something only with --expect; add that or leave it out"),
    .refused(
      "--relative-to alone", ["--relative-to", "body"],
      "--relative-to means something only with --format swift; add that or leave it out"),
    .refused(
      "--relative-to with another format", ["--relative-to", "body", "--format", "json"],
      "--relative-to means something only with --format swift; add that or leave it out"),
  ])
  func areRefused(_ test: CommandCase) throws {
    try CommandCase(test.name, [Arguments.sample] + Arguments.question + test.arguments, test.expected).check()
  }

  /// A padding below 0 fails a strict run, unless trimming asked for it. At 20 pt the font's line is 28, its leading 2.
  @Test(arguments: [
    (["--include-leading"], "31", "-0.5", 1), (["--include-leading"], "36", "2", 0),
    (["--trim", "cap"], "36", "-7", 0), (["--baseline", "figma"], "36", "4", 0),
  ])
  func negativePadding(_ options: [String], _ lineHeight: String, _ bottom: String, _ exitCode: Int32) throws {
    let question = ["Fixtures/fonts/linegap-100.ttf", "--size", "20", "--line-height", lineHeight, "--strict"]
    let outcome = try BuiltBinary.run(question + options + ["--print", "paddingBottom"])
    #expect(outcome.output == bottom + "\n")
    #expect(outcome.exitCode == exitCode)
  }
}
