import TestSupport
import Testing

@testable import LineHeightCLI

/// Command lines that are refused before any font is looked at: exit code 64 and one whole line on standard error.
struct UsageErrorTests {
  private static let example = "type for example: lineheight FONT.otf --size 24 --line-height 36"

  @Test(arguments: [
    CommandCase.refused(
      "an unknown option with a near name", ["--lineheight", "36"],
      "there is no option '--lineheight'; did you mean --line-height?"),
    .refused("one letter wrong", ["--sise", "24"], "there is no option '--sise'; did you mean --size?"),
    .refused("upper case", ["--Size", "24"], "there is no option '--Size'; did you mean --size?"),
    .refused("one dash too few", ["-size", "24"], "there is no option '-size'; did you mean --size?"),
    .refused("British colour", ["--colour=never"], "there is no option '--colour'; did you mean --color?"),
    .refused(
      "an unknown option far from all", ["--kerning", "1"],
      "there is no option '--kerning'; lineheight --help lists the options"),
    .refused("an unknown letter", ["-x"], "there is no option '-x'; lineheight --help lists the options"),
    .refused(
      "an escape sequence in an option", ["--\u{1B}[31mkerning"],
      "there is no option '--\u{FFFD}[31mkerning'; lineheight --help lists the options"),
  ])
  func unknownOption(_ test: CommandCase) throws { try test.check() }

  @Test(arguments: [
    CommandCase.refused("at the end", ["font.ttf", "--size"], "--size needs a value: --size PT"),
    .refused(
      "before another option", ["font.ttf", "--size", "--line-height", "36"], "--size needs a value: --size PT"),
    .refused("before --", ["font.ttf", "--face", "--"], "--face needs a value: --face N|NAME"),
    .refused("nothing after =", ["font.ttf", "--size="], "--size needs a value: --size PT"),
    .refused("an empty argument", ["--line-height", ""], "--line-height needs a value: --line-height LH"),
    .refused(
      "of --font-metrics", ["--font-metrics"], "--font-metrics needs a value: --font-metrics ASC,DESC[,GAP]/UPEM"),
    .refused("of --print", ["--print="], "--print needs a value: --print KEY[,KEY]"),
    .refused("of --format", ["--format"], "--format needs a value: --format FORMAT"),
    .refused("before an option with a value", ["--text", "--size=24"], "--text needs a value: --text STRING"),
    .refused(
      "before what is no option", ["--text", "-x"],
      "--text needs a value; one that begins with a dash is given with =, as in '--text=-x'"),
    .refused(
      "before a name with a dash", ["--family", "-apple-system"],
      "--family needs a value; one that begins with a dash is given with =, as in '--family=-apple-system'"),
  ])
  func missingValue(_ test: CommandCase) throws { try test.check() }

  @Test(arguments: [
    CommandCase.refused("--strict", ["--strict=1"], "--strict takes no value, but '1' was given"),
    .refused("--system-font", ["--system-font=SF"], "--system-font takes no value, but 'SF' was given"),
    .refused("--quiet, an empty one", ["--quiet="], "--quiet takes no value, but '' was given"),
    .refused("--help", ["--help=size"], "--help takes no value, but 'size' was given"),
    .refused("-h", ["-h=1"], "--help takes no value, but '1' was given"),
  ])
  func valueForAFlag(_ test: CommandCase) throws { try test.check() }

  @Test(arguments: [
    CommandCase.refused(
      "with two values", ["--size", "16", "--size=24"], "--size is given twice, as '16' and '24'; give it once"),
    .refused(
      "with the same value", ["--face", "1", "--face", "1"], "--face is given twice, as '1' and '1'; give it once"),
    .refused("a flag", ["--quiet", "--quiet"], "--quiet is given twice; give it once"),
  ])
  func givenTwice(_ test: CommandCase) throws { try test.check() }

  /// Read from the table, so that a pair that is added there is tried too.
  @Test(arguments: Option.contradictions)
  func contradictoryPair(_ first: Option, _ second: Option) throws {
    let arguments = [first, second].flatMap { option in
      [option.spelling] + (option.specification.value == nil ? [] : [option.specification.choices.first ?? "1"])
    }
    let sentence = "\(first.spelling) and \(second.spelling) exclude each other; give one of them"
    #expect(try BuiltBinary.run(arguments) == .refused(sentence))
  }

  @Test(arguments: [
    CommandCase.refused(
      "a font and --system-font", ["--system-font", "a.ttf"],
      "--system-font takes the place of a font file, but 'a.ttf' was given too; give one of them"),
    .refused(
      "two fonts and --font-metrics", ["a.ttf", "b.ttf", "--font-metrics", "950,-250/1000"],
      "--font-metrics takes the place of a font file, but 'a.ttf' was given too; give one of them"),
    .refused(
      "--print and --format", ["a.ttf", "--print", "size", "--format", "json"],
      "--print and --format exclude each other; give one of them"),
  ])
  func contradictory(_ test: CommandCase) throws { try test.check() }

  @Test(arguments: [
    CommandCase.refused("no arguments at all", [], "no font was given; \(example) (lineheight --help explains)"),
    .refused("no font", Arguments.question, "no font was given; \(example) (lineheight --help explains)"),
    .refused("nothing after --", ["--"], "no font was given; \(example) (lineheight --help explains)"),
    .refused("no size", ["a.ttf", "--line-height", "36"], "--size is missing; \(example)"),
    .refused("no line height", ["a.ttf", "--size", "24"], "--line-height is missing; \(example)"),
    .refused("neither, without a file", ["--system-font"], "--size is missing; \(example)"),
  ])
  func missing(_ test: CommandCase) throws { try test.check() }

  @Test(arguments: [
    CommandCase.refused("--rule", ["--rule", "foo"], "--rule 'foo': expected apple, hhea, typo or win"),
    .refused("--rule in capitals", ["--rule", "HHEA"], "--rule 'HHEA': expected apple, hhea, typo or win"),
    .refused("--color", ["--color", "pink"], "--color 'pink': expected auto, always or never"),
    .refused(
      "--format", ["--format", "xml"],
      "--format 'xml': expected \(Message.list(OutputFormat.allCases.map(\.rawValue)))"),
    .refused(
      "an escape sequence", ["--rule", "\u{1B}[2J"], "--rule '\u{FFFD}[2J': expected apple, hhea, typo or win"),
  ])
  func notOneOfTheWords(_ test: CommandCase) throws {
    let complete = CommandCase(
      test.name, [Arguments.sample] + Arguments.question + test.arguments, test.expected)
    try complete.check()
  }

  @Test(arguments: ["11", "-1", "x", "3.0", "3,5", "99999999999999999999", "\u{FF13}"])
  func precisionIsAWholeNumberFrom0To10(_ text: String) throws {
    try CommandCase.refused(
      text, [Arguments.sample, "--precision", text] + Arguments.question,
      "--precision '\(text)': decimal places are 0 to 10"
    ).check()
  }

  /// `- -`: the second would find standard input at its end and call it empty.
  @Test func standardInputIsNamedTwice() throws {
    let outcome = try BuiltBinary.run(
      ["-", "-"] + Arguments.question, input: Repository.bytes(ofFixture: "sample.ttf"))
    #expect(outcome.exitCode == 64)
    #expect(outcome.output.isEmpty)
  }
}
