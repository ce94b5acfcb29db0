import Foundation
import TestSupport
import Testing

@testable import LineHeightCLI

/// The man page is made from the table of options, and formatters take it without a word.
struct ManualPageTests {
  private static let committed = Repository.root.appending(path: "docs/lineheight.1")

  @Test func theCommittedPageIsTheOneThatIsMade() throws {
    let kept = try String(contentsOf: Self.committed, encoding: .utf8)
    #expect(try BuiltBinary.run(["generate", "man"]) == .done(kept), "make documents writes it anew")
  }

  /// Formatters that tell what they do not like; mandoc's only wish is a date, which would make each page another one.
  @Test(arguments: [
    "man --warnings --local-file docs/lineheight.1 > /dev/null",
    "groff -man -ww -T utf8 docs/lineheight.1 > /dev/null",
    "mandoc -T lint -W warning docs/lineheight.1 | grep -v 'WARNING: missing date' || true",
  ])
  func hasNoWarning(_ line: String) throws {
    let program = String(line.prefix { $0 != " " })
    guard try BuiltBinary.shell("command -v \(program)").exitCode == 0 else {
      print("skipped: \(program) is not installed")
      return
    }
    #expect(try BuiltBinary.shell(line) == BuiltBinary.Outcome())
  }

  /// As it is read: nothing of the table is lost on the way through roff.
  @Test(.enabled(if: try BuiltBinary.shell("command -v groff").exitCode == 0, "groff is not installed"))
  func showsEveryOptionAndChoice() throws {
    let page = try BuiltBinary.shell("groff -man -r HY=0 -T ascii -P -c docs/lineheight.1 | col -bx").output
    let words = Set(page.split { " ,;:().|\n".contains($0) }.map(String.init))
    let needed = Option.allCases.flatMap { option in
      option.spellings + Command.allCases.flatMap(option.specification.choices)
    }
    #expect(needed.filter { !words.contains($0) } == [])
  }

  @Test(
    arguments: [
      .refused("nothing named", ["generate"], "generate: expected one of man, bash, zsh or fish"),
      .refused(
        "an unknown shell", ["generate", "csh"], "generate 'csh': expected one of man, bash, zsh or fish"),
      .refused(
        "two at once", ["generate", "man", "zsh"], "generate 'man' 'zsh': expected one of man, bash, zsh or fish"),
      .refused(
        "an option of reports", ["generate", "man", "--strict"],
        "--strict is an option of lineheight, lineheight metrics, lineheight styles or lineheight preview, not of "
          + "lineheight generate"),
    ] as [CommandCase])
  func isRefused(_ test: CommandCase) throws { try test.check() }
}
