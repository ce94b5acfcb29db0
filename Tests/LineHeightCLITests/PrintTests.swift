import TestSupport
import Testing

/// `--print`: bare exact values for scripts.
struct PrintTests {
  @Test func theNumbersOfTheMainJob() throws {
    let arguments = [Arguments.pretendardTwin] + Arguments.question + Arguments.printNumbers
    #expect(try BuiltBinary.run(arguments) == .done("28.640625\t7.359375\t3.6796875\n"))
  }

  @Test(.needsRealFonts) func theNumbersOfThePublishedFont() throws {
    let arguments = [try RealFonts.path("Pretendard-Bold.otf")] + Arguments.question + Arguments.printNumbers
    #expect(try BuiltBinary.run(arguments) == .done("28.640625\t7.359375\t3.6796875\n"))
  }

  @Test func oneLineAFont() throws {
    let fonts = ["sample.ttf", "helvetica.ttf", "cff-bit7-stat.otf"].map { "Fixtures/fonts/\($0)" }
    let outcome = try BuiltBinary.run(fonts + Arguments.question + ["--print", "font.rule,fontLineHeight,font.family"])
    let lines = [
      "A2\t28.8\tHaenggan Sample", "A4\t27.6\tHaenggan Swiss", "A3\t28.62890625\tHaenggan Bit7 Stat",
    ]
    #expect(outcome == .done(lines.joined(separator: "\n") + "\n"))
  }

  @Test func absentIsEmpty() throws {
    let arguments = ["Fixtures/fonts/no-os2.ttf", "--print", "font.capHeight,font.xHeight,fits"] + Arguments.question
    #expect(try BuiltBinary.run(arguments) == .done("\t\ttrue\n"))
  }

  @Test func precisionDoesNotRound() throws {
    let arguments = [Arguments.pretendardTwin, "--precision", "0", "--print", "lineSpacing"] + Arguments.question
    #expect(try BuiltBinary.run(arguments) == .done("7.359375\n"))
  }

  /// Numbers below 0.1 once had zeros before their point: 00.0625, which is no JSON either.
  @Test(arguments: [
    ("24.0625", "0.0625\t0.03125"), ("24.5", "0.5\t0.25"), ("24.001953125", "0.001953125\t0.0009765625"),
    ("23.9375", "-0.0625\t-0.03125"), ("24", "0\t0"),
  ])
  func smallNumbers(_ lineHeight: String, _ printed: String) throws {
    let arguments = [
      "--font-metrics", "950,-250/1000", "--size", "20", "--line-height", lineHeight, "--quiet", "--print",
      "lineSpacing,padding",
    ]
    #expect(try BuiltBinary.run(arguments) == .done("\(printed)\n"))
  }

  @Test(arguments: [
    ("foo", "foo"), ("LineSpacing", "LineSpacing"), ("size,foo", "foo"), ("size,", ""), ("font", "font"),
  ])
  func unknownKeyListsTheKeys(_ keys: String, _ unknown: String) throws {
    // The keys of the CSV are the same ones.
    let csv = try BuiltBinary.run([Arguments.sample, "--format", "csv"] + Arguments.question).output
    let known = try #require(csv.split(separator: "\n").first).split(separator: ",").map { "\n  \($0)" }.joined()
    #expect(known.hasPrefix("\n  font.source\n  font.face\n"))
    try CommandCase.refused(
      keys, [Arguments.sample, "--print", keys] + Arguments.question,
      "--print '\(unknown)': there is no such key; the keys are\(known)"
    ).check()
  }
}
