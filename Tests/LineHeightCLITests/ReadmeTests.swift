import Foundation
import TestSupport
import Testing

/// What README.md shows is what is printed.
struct ReadmeTests {
  /// A font that is published but not ours to carry: examples with it run in the folder of real fonts.
  private static let publishedFont = "Pretendard-Bold.otf"

  private static let examples = (try? ReadmeExample.all()) ?? []

  @Test func showsRealRuns() throws {
    let examples = try #require(try? ReadmeExample.all(), "there is no README.md at the root of the repository")
    #expect(!examples.isEmpty, "README.md has no ```console block with a line that begins with `$ lineheight `")
  }

  @Test(arguments: examples.filter { !$0.names(publishedFont) })
  func printsWhatItShows(_ example: ReadmeExample) throws {
    try example.check(workingDirectory: Repository.root)
  }

  @Test(.needsRealFonts, arguments: examples.filter { $0.names(publishedFont) })
  func printsWhatItShowsOfAPublishedFont(_ example: ReadmeExample) throws {
    try example.check(workingDirectory: try #require(RealFonts.folder))
  }
}

/// README.md's picture is the one that the command beside it draws.
struct ReadmePictureTests {
  @Test(.needsRealFonts) func isTodays() throws {
    let text = try String(contentsOf: Repository.root.appending(path: "README.md"), encoding: .utf8)
    let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("    lineheight preview ") })
    let words = try Shell.words(of: line.trimmingCharacters(in: .whitespaces))
    let file = try #require(words.last)
    #expect(text.contains("](\(file))"))
    let drawn = try BuiltBinary.run(
      words.dropFirst().dropLast() + ["-"], workingDirectory: try #require(RealFonts.folder))
    let kept = try String(contentsOf: Repository.root.appending(path: file), encoding: .utf8)
    #expect(drawn == .done(kept), "make readme draws it anew")
  }
}

/// A command in README.md and the output shown below it.
struct ReadmeExample: Sendable, CustomTestStringConvertible {
  /// Line of the command in README.md.
  let line: Int
  /// What follows `$ `.
  let command: String
  /// What is shown, standard output first, then standard error.
  var shown = ""

  var testDescription: String { "README.md:\(line): \(command)" }

  func names(_ file: String) -> Bool { command.contains(file) }

  /// All `$ lineheight ...` in blocks fenced with ```console. Other commands are for the reader only.
  static func all() throws -> [ReadmeExample] {
    let text = try String(contentsOf: Repository.root.appending(path: "README.md"), encoding: .utf8)
    var examples: [ReadmeExample] = []
    var isInBlock = false
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix("```") {
        isInBlock = line == "```console"
      } else if isInBlock, line.hasPrefix("$ ") {
        examples.append(ReadmeExample(line: index + 1, command: String(line.dropFirst(2))))
      } else if isInBlock, let last = examples.indices.last {
        examples[last].shown += line + "\n"
      }
    }
    return examples.filter { $0.command.hasPrefix("lineheight ") }
  }

  func check(workingDirectory: URL) throws {
    let arguments = Array(try Shell.words(of: command).dropFirst())
    let outcome = try BuiltBinary.run(arguments, workingDirectory: workingDirectory)
    #expect(outcome.output + outcome.errors == shown)
  }
}
