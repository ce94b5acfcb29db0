import Foundation
import TestSupport
import Testing

/// Colours, locales, and names that try to steer the terminal.
struct PresentationTests {
  private static let arguments = [Arguments.sample] + Arguments.question

  // MARK: Colours

  @Test func notColouredWhenPiped() throws {
    let outcome = try BuiltBinary.shell(
      #""$0" "$@" 2>&1 | cat"#, [Arguments.sample, "none.ttf", "--size", "24", "--line-height", "20"])
    #expect(outcome.output.contains("lineheight: error: none.ttf"))
    #expect(outcome.output.contains("lineheight: warning: "))
    #expect(!outcome.output.contains("\u{1B}"))
  }

  @Test(arguments: [
    ([:], true), (["TERM": "xterm"], true), (["NO_COLOR": ""], true), (["NO_COLOR": "1"], false),
    (["TERM": "dumb"], false),
  ])
  func onATerminal(_ environment: [String: String], _ isColoured: Bool) throws {
    let terminal = try Terminal()
    let outcome = try BuiltBinary.run(Self.arguments, environment: environment, output: terminal.user)
    #expect(outcome == BuiltBinary.Outcome())
    let text = terminal.received()
    #expect(text.contains("font.lineHeight"))
    #expect(text.contains("\u{1B}") == isColoured)
  }

  @Test func neverIsStrongerThanATerminal() throws {
    let terminal = try Terminal()
    _ = try BuiltBinary.run(Self.arguments + ["--color", "never"], output: terminal.user)
    #expect(terminal.received().contains("font.lineHeight"))
    #expect(!terminal.received().contains("\u{1B}"))
  }

  /// https://no-color.org: what the user says on the command line counts more.
  @Test func alwaysIsStrongerThanNoColor() throws {
    let outcome = try BuiltBinary.run(Self.arguments + ["--color", "always"], environment: ["NO_COLOR": "1"])
    #expect(outcome.output.contains("\u{1B}["))
  }

  /// Wherever the fault stands, before the option or behind it.
  @Test(arguments: [
    (["--color", "always", "--sise", "24"], true), (["--sise", "24", "--color=always"], true),
    (["--size", "--color", "always"], true), (["--color=always", "a.ttf"], true), (["--color", "pink"], false),
    (["--color"], false), (["--size", "--", "--color=always"], false), (["--color=never", "--sise"], false),
  ])
  func usageErrorsAreColoured(_ arguments: [String], _ isColoured: Bool) throws {
    let outcome = try BuiltBinary.run(arguments)
    #expect(outcome.exitCode == 64)
    #expect(outcome.errors.contains("\u{1B}[") == isColoured)
  }

  /// Colour is for people: what programs read stays bare.
  @Test(arguments: [["--format", "csv"], ["--format", "json"], ["--print", "lineSpacing"]])
  func resultsForProgramsHaveNoColour(_ format: [String]) throws {
    let outcome = try BuiltBinary.run(Self.arguments + format + ["--color", "always"])
    #expect(outcome == (try BuiltBinary.run(Self.arguments + format)))
    #expect(!outcome.output.isEmpty && !outcome.output.contains("\u{1B}"))
  }

  // MARK: Locales

  @Test(arguments: ["de_DE.UTF-8", "ko_KR.UTF-8", "C"], ["text", "json", "csv"])
  func localeChangesNothing(_ locale: String, _ format: String) throws {
    let arguments = Self.arguments + ["none.ttf", "--format", format]
    let environment = ["LC_ALL": locale, "LANG": locale, "LANGUAGE": locale]
    let outcome = try BuiltBinary.run(arguments, environment: environment)
    #expect(outcome.output.contains("7.2") || outcome.output.contains("7.199"))
    #expect(outcome == (try BuiltBinary.run(arguments)))
  }

  // MARK: Names

  private static let evil = "evil\u{1B}[31m\u{202E}\n.ttf"
  private static let harmless = "evil\u{FFFD}[31m\u{FFFD}\u{FFFD}.ttf"

  @Test func pathWithControlCharacters() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(SfntBuilder.minimal.bytes, to: Self.evil)
    func run(_ arguments: [String]) throws -> String {
      try BuiltBinary.run([Self.evil] + Arguments.question + arguments, workingDirectory: folder.url).output
    }
    // A font without a name is called by its path.
    #expect(try run([]).hasPrefix("\(Self.harmless)   24 pt   line height 36 pt\n"))
    #expect(try run(["--format", "csv"]).contains("\n\(Self.harmless),0,"))
    #expect(try run(["--print", "font.source"]) == "\(Self.harmless)\n")
    #expect(try run(["--format", "json"]).contains(#""source": "evil\u001b[31m\u202e\n.ttf""#))
    let missing = try BuiltBinary.run([Self.evil] + Arguments.question, workingDirectory: Repository.root)
    #expect(missing == .refused("\(Self.harmless): no such file", exitCode: 66))
  }

  @Test func fontNameWithControlCharacters() throws {
    let folder = try TemporaryFolder()
    let names = SfntTable.name([.init(1, "Bell\u{7}\u{9B}2J\", \"x"), .init(6, "Evil\u{1B}]0;title")])
    _ = try folder.write(SfntBuilder.minimal.with("name", names).bytes, to: "font.ttf")
    func run(_ arguments: [String]) throws -> String {
      try BuiltBinary.run(["font.ttf"] + Arguments.question + arguments, workingDirectory: folder.url).output
    }
    #expect(try run([]).hasPrefix("Evil\u{FFFD}]0;title   24 pt"))
    #expect(try run(["--print", "font.family"]) == "Bell\u{FFFD}\u{FFFD}2J\", \"x\n")
    let row = "font.ttf,0,Evil\u{FFFD}]0;title,\"Bell\u{FFFD}\u{FFFD}2J\"\", \"\"x\","
    #expect(try run(["--format", "csv"]).contains(row))
    let json = try run(["--format", "json"])
    #expect(json.contains(#""family": "Bell\u0007\u009b2J\", \"x""#))
    #expect(json.contains(#""postScriptName": "Evil\u001b]0;title""#))
  }
}

/// A pseudo-terminal: what is written to `user`, the other side receives.
final class Terminal {
  /// The end that a program takes for its terminal.
  let user: FileHandle
  private let master: Int32
  private var text = ""

  init() throws {
    var (master, user): (Int32, Int32) = (-1, -1)
    try #require(openpty(&master, &user, nil, nil, nil) == 0, "there is no pseudo-terminal")
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
    self.master = master
    self.user = FileHandle(fileDescriptor: user, closeOnDealloc: true)
  }

  deinit { close(master) }

  /// All that was written so far.
  func received() -> String {
    var chunk = [UInt8](repeating: 0, count: 4096)
    while case let count = read(master, &chunk, chunk.count), count > 0 {
      text += String(decoding: chunk[..<count], as: UTF8.self)
    }
    return text
  }
}
