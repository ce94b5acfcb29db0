import TestSupport
import Testing

/// `-` is standard input, whatever that is.
struct StandardInputTests {
  private static let answer = "28.640625\t7.359375\t3.6796875\n"
  private static let arguments = ["-"] + Arguments.question + Arguments.printNumbers

  @Test func file() throws {
    let bytes = try Repository.bytes(ofFixture: "cff-bit7-no-stat.otf")
    #expect(try BuiltBinary.run(Self.arguments, input: bytes) == .done(Self.answer))
  }

  @Test func pipe() throws {
    let outcome = try BuiltBinary.shell(
      #"cat "$1" | "$0" - --size 24 --line-height 36 --print fontLineHeight,lineSpacing,padding"#,
      [Arguments.pretendardTwin])
    #expect(outcome == .done(Self.answer))
  }

  @Test func isNamedAsTheSource() throws {
    let arguments = ["-", "--print", "font.source"] + Arguments.question
    let bytes = try Repository.bytes(ofFixture: "sample.ttf")
    #expect(try BuiltBinary.run(arguments, input: bytes) == .done("-\n"))
  }

  @Test func amongFiles() throws {
    let arguments = [Arguments.sample, "-", "--print", "font.postScriptName"] + Arguments.question
    let bytes = try Repository.bytes(ofFixture: "helvetica.ttf")
    #expect(try BuiltBinary.run(arguments, input: bytes) == .done("HaengganSample-Regular\nHelvetica\n"))
  }

  @Test func empty() throws {
    let sentence = "standard input: is empty; expected a TTF or OTF font"
    #expect(try BuiltBinary.run(Self.arguments) == .refused(sentence, exitCode: 65))
  }

  @Test func text() throws {
    let sentence = "standard input: is text, not a font; expected a TTF, OTF, TTC, WOFF or WOFF2 file"
    #expect(try BuiltBinary.run(Self.arguments, input: Array("no\n".utf8)) == .refused(sentence, exitCode: 65))
  }

  @Test func closed() throws {
    let outcome = try BuiltBinary.shell(#""$0" - --size 24 --line-height 36 <&-"#)
    #expect(outcome == .refused("standard input: cannot be read: Bad file descriptor", exitCode: 66))
  }

  /// The hint once named a file inside it: "standard input/NAME.otf".
  @Test func folder() throws {
    let outcome = try BuiltBinary.shell(#""$0" - --size 24 --line-height 36 < Fixtures"#)
    #expect(outcome.exitCode == 66)
    #expect(outcome.errors.hasPrefix("lineheight: error: standard input: is a folder; "))
    #expect(!outcome.errors.contains("standard input/"))
  }

  /// More than is ever held in memory: refused, and not waited for to its end.
  @Test func endless() throws {
    let outcome = try BuiltBinary.shell(#""$0" - --size 24 --line-height 36 < /dev/zero"#)
    let sentence = "standard input: holds more than 128 MiB; give the path of a font file instead"
    #expect(outcome == .refused(sentence, exitCode: 65))
  }
}

/// Names of files that look like something else.
struct OperandTests {
  @Test func afterTwoDashesAnOptionIsAFile() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(Repository.bytes(ofFixture: "sample.ttf"), to: "--size")
    let arguments = Arguments.question + ["--print", "font.source", "--", "--size"]
    #expect(try BuiltBinary.run(arguments, workingDirectory: folder.url) == .done("--size\n"))
  }

  @Test func optionsMayStandAnywhere() throws {
    let arguments = ["--size", "24", Arguments.sample, "--line-height", "36", Arguments.pretendardTwin, "--print=size"]
    #expect(try BuiltBinary.run(arguments) == .done("24\n24\n"))
  }
}
