import TestSupport
import Testing

/// `--expect KEY=VALUE`: what turns a run into a check.
struct ExpectationTests {
  private static let font = "Fixtures/fonts/cff-bit7-no-stat.otf"

  private static func run(_ options: [String]) throws -> BuiltBinary.Outcome {
    try BuiltBinary.run([font] + Arguments.question + ["--print", "padding"] + options)
  }

  @Test(arguments: [
    ["lineSpacing=7.359375"], ["lineSpacing=7.359"], ["lineSpacing=7.364"], ["font.postScriptName=HaengganBit7-Bold"],
    ["fits=true"], ["font.variation=null"], ["figma.baselines.0=27"], ["swiftUI.baselines=26.53125"],
    ["padding=3.68", "lineSpacing=7.36"], ["padding=3.6", "--tolerance", "0.1"],
    ["lineSpacing=7.359375", "--tolerance", "0"], ["figma.baselines.1=63", "--lines", "2"],
    ["swiftUI.baselines=26.53 62.53", "--lines", "2"],
  ])
  func isMet(_ options: [String]) throws {
    let outcome = try Self.run(Self.expecting(options))
    #expect(outcome == .done("3.6796875\n"))
  }

  @Test(arguments: [
    (["lineSpacing=7.365"], ["expected lineSpacing 7.365, found 7.359375, difference -0.005625"]),
    (["padding=3.67", "--tolerance", "0"], ["expected padding 3.67, found 3.6796875, difference 0.009688"]),
    (
      ["padding=4", "lineSpacing=7.359", "size=25"],
      ["expected padding 4, found 3.6796875, difference -0.320313", "expected size 25, found 24, difference -1"]
    ),
    (["fits=false"], ["expected fits false, found true"]),
    (["font.family=Pretendard"], ["expected font.family Pretendard, found Haenggan Bit7"]),
    (["font.variation=bold"], ["expected font.variation bold, found null"]),
    (["warnings.0=tight"], ["expected warnings.0 tight, found nothing there"]),
    (["font.variation.axes.wght=700"], ["expected font.variation.axes.wght 700, found nothing there"]),
    (["padding=null"], ["expected padding null, found 3.6796875"]),
    (
      ["swiftUI.baselines=26 62", "--lines", "2"],
      ["expected swiftUI.baselines 26 62, found 26.53125 62.53125, difference 0.531250 0.531250"]
    ),
  ])
  func isMissed(_ options: [String], _ misses: [String]) throws {
    let outcome = try Self.run(Self.expecting(options))
    let errors = misses.map { "lineheight: error: \(Self.font): \($0)\n" }.joined()
    #expect(outcome == BuiltBinary.Outcome(output: "3.6796875\n", errors: errors, exitCode: 1))
  }

  /// `key=value` words become options; what begins with a dash, and what follows it, stays.
  private static func expecting(_ options: [String]) -> [String] {
    options.flatMap { $0.contains("=") ? ["--expect", $0] : [$0] }
  }

  @Test(arguments: [
    CommandCase.refused(
      "no value", ["--expect", "padding"],
      "--expect 'padding': expected KEY=VALUE, such as lineSpacing=7.359"),
    .refused(
      "no key", ["--expect", "=4"], "--expect '=4': expected KEY=VALUE, such as lineSpacing=7.359"),
    .refused(
      "a tolerance below 0", ["--expect", "padding=4", "--tolerance", "-1"],
      "--tolerance '-1': a tolerance is 0 or more"),
    .refused(
      "a tolerance that is no number", ["--expect", "padding=4", "--tolerance", "nan"],
      "--tolerance 'nan': expected a number in plain decimals, such as 24 or 16.5"),
  ])
  func isRefused(_ test: CommandCase) throws {
    try CommandCase(test.name, [Self.font] + Arguments.question + test.arguments, test.expected).check()
  }

  /// No run can meet or miss these: the command line is wrong.
  @Test(arguments: [
    ("lineSpacing=abc", "expected a number in plain decimals, such as 24 or 16.5"),
    ("lineSpacing=", "expected a number in plain decimals, such as 24 or 16.5"),
    ("lineSpacing=null", "expected a number in plain decimals, such as 24 or 16.5"),
    ("lineSpacing=7,359", "the decimal sign is a point: 7.359"),
    ("lineSpacing=7.359 1", "expected a number in plain decimals, such as 24 or 16.5"),
    ("padding=wide", "expected a number in plain decimals, such as 24 or 16.5, or null"),
    ("font.capHeight=tall", "expected a number in plain decimals, such as 24 or 16.5, or null"),
    ("figma.baselines.0=x", "expected a number in plain decimals, such as 24 or 16.5"),
    ("font.variation.axes.wght=bold", "expected a number in plain decimals, such as 24 or 16.5, or null"),
    ("figma.baselines=27 63", "expected a number"), ("figma.baselines=x", "expected a number"),
    ("fits=yes", "expected true or false"), ("fits=1", "expected true or false"),
  ])
  func valuesOfAnotherKindAreRefused(_ expectation: String, _ problem: String) throws {
    let arguments = [Self.font, "--expect", expectation] + Arguments.question
    try CommandCase.refused(expectation, arguments, "--expect '\(expectation)': \(problem)").check()
  }

  @Test(arguments: [
    "lineheightx", "fontx", "figma.baselines.x", "figma.baselines.", "figma.baselines.1", "figma.baselines.5",
    "swiftUI.baselines.-1", "swiftUI.baselines.+0", "swiftUI.baselines.00", "swiftUI.baselines.-0", "padding.0",
    "warnings.-1", "notes.x", "font.variation.axes", "font.variation.axes.bold1", "font.variation.x", "font", "x", ".",
  ])
  func unknownKeysListTheKeys(_ key: String) throws {
    for (option, value) in [("--expect", "\(key)=1"), ("--print", key)] {
      let outcome = try BuiltBinary.run([Self.font] + Arguments.question + [option, value])
      #expect(outcome.exitCode == 64)
      #expect(
        outcome.errors.hasPrefix("lineheight: error: \(option) '\(key)': there is no such key; the keys are\n  "))
      #expect(outcome.errors.contains("\n  figma.baselines\n"))
    }
  }

  @Test func axesCanBeAskedFor() throws {
    let outcome = try BuiltBinary.run(
      [
        "Fixtures/fonts/variable-width.ttf", "--axis", "wdth=80", "--quiet", "--expect", "font.variation.axes.wdth=80",
        "--print", "font.variation.axes.wght,font.variation.axes.wdth,font.variation.instance",
      ] + Arguments.question)
    #expect(outcome == .done("400\t80\t\n"))
  }

  // MARK: GitHub's annotations

  /// A path that is not UTF-8 is shown as everywhere else.
  @Test func annotationsOfOddPaths() throws {
    let outcome = try BuiltBinary.shell(
      #""$0" "$(printf 'caf\351.ttf')" --annotations github --size 24 --line-height 36"#)
    #expect(outcome.errors == "::error file=caf\\xE9.ttf,title=lineheight::caf\\xE9.ttf: no such file\n")
  }

  @Test func missesAreAnnotated() throws {
    let outcome = try Self.run(["--expect", "padding=4", "--annotations", "github"])
    let text = "\(Self.font): expected padding 4, found 3.6796875, difference -0.320313"
    #expect(
      outcome
        == BuiltBinary.Outcome(
          output: "3.6796875\n", errors: "::error file=\(Self.font),title=lineheight::\(text)\n", exitCode: 1))
  }

  @Test func warningsAreAnnotatedAndNotesAreNot() throws {
    let outcome = try BuiltBinary.run([
      "Fixtures/fonts/linegap-100.ttf", "--size", "20", "--line-height", "20", "--annotations", "github", "--print",
      "fits",
    ])
    let lines = outcome.errors.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("lineheight: note: ") })
    #expect(lines.contains { $0.hasPrefix("::warning file=Fixtures/fonts/linegap-100.ttf,title=lineheight::") })
    #expect(!lines.contains { $0.hasPrefix("lineheight: warning: ") })
  }

  /// A file name must not end the annotation or begin another.
  @Test func namesCannotBreakOut() throws {
    let outcome = try BuiltBinary.run(
      ["no,such:file\n::error::100%.ttf", "--annotations", "github"] + Arguments.question)
    #expect(outcome.errors.split(separator: "\n").count == 1)
    #expect(outcome.errors.hasPrefix("::error file=no%2Csuch%3Afile%0A%3A%3Aerror%3A%3A100%25.ttf,title=lineheight::"))
    #expect(outcome.exitCode == 66)
  }

  /// Nor may it steer the terminal that shows a log.
  @Test func controlsAreEncoded() throws {
    let outcome = try BuiltBinary.run(
      ["a\u{1B}[31m\u{85}\u{202E}.ttf", "--annotations", "github"] + Arguments.question)
    #expect(outcome.errors.hasPrefix("::error file=a%1B[31m%C2%85%E2%80%AE.ttf,title=lineheight::"))
  }

  /// What is wrong with the command line is said in the same way, wherever the fault stands.
  @Test(arguments: [
    ["--sise", "24", "--annotations", "github"], ["--annotations=github", "--size"],
    ["--annotations", "github", "--size", "x", "a.ttf"],
  ])
  func usageErrorsAreAnnotated(_ arguments: [String]) throws {
    let outcome = try BuiltBinary.run(arguments)
    #expect(outcome.errors.hasPrefix("::error title=lineheight::"))
    #expect(outcome.exitCode == 64)
  }

  /// Faces of a collection stay below the sentence.
  @Test func listsAreInTheAnnotation() throws {
    let outcome = try BuiltBinary.run(
      ["Fixtures/fonts/collection.ttc", "--annotations", "github"] + Arguments.question)
    #expect(outcome.errors.split(separator: "\n").count == 1)
    #expect(outcome.errors.contains("--face NAME%0A--face 0"))
  }
}
