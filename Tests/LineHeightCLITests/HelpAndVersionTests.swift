import TestSupport
import Testing

/// Help and version are answers, not errors.
struct HelpAndVersionTests {
  @Test(arguments: [
    ["-h"], ["--quiet", "--help"], ["--help", "--kerning"], ["a.ttf", "--size", "0", "-h", "--size"],
    ["--help", "--version"],
  ])
  func helpAmidOtherArguments(_ arguments: [String]) throws {
    let help = try BuiltBinary.run(["--help"])
    #expect(help.output.hasPrefix("lineheight FONT... --size PT --line-height LH [options]\n"))
    #expect(try BuiltBinary.run(arguments) == help)
    #expect(help == .done(help.output))
  }

  /// The numbers are those of the libraries at hand, so the shape is compared.
  @Test func version() throws {
    let outcome = try BuiltBinary.run(["--version"])
    let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(outcome == .done(outcome.output))
    #expect(lines.count == 4)
    #expect(lines.first?.wholeMatch(of: /lineheight \d+\.\d+\.\d+/) != nil)
    #expect(lines.dropFirst().first?.wholeMatch(of: /FreeType \d+\.\d+\.\d+, with(out)? WOFF2/) != nil)
    #expect(lines.dropFirst(2).first?.wholeMatch(of: /fontconfig \d+\.\d+\.\d+/) != nil)
    #expect(lines.last?.isEmpty == true)
  }
}
