import Foundation
import TestSupport
import Testing

@testable import LineHeightCLI

/// What each shell really offers, asked of the shell.
struct CompletionTests {
  private static let cases = optionCases + choiceCases + operandCases + pathCases

  @Test(.enabled(if: CompletionShell.bash.isHere, "bash is not installed"), arguments: cases.filter { !$0.isOfPaths })
  func bash(_ test: CompletionCase) throws { try test.check(.bash) }

  @Test(.enabled(if: CompletionShell.fish.isHere, "fish is not installed"), arguments: cases)
  func fish(_ test: CompletionCase) throws { try test.check(.fish) }

  @Test(.enabled(if: CompletionShell.zsh.isHere, "zsh is not installed"), arguments: cases)
  func zsh(_ test: CompletionCase) throws { try test.check(.zsh) }

  /// Every option of a command, and no other.
  private static let optionCases = Command.allCases.flatMap { command in
    let options = Option.allCases.filter { $0.specification.commands.contains(command) }
    let letters = options.compactMap(\.specification.letter).map { "-\($0)" }
    return [
      CompletionCase(words(command) + ["--"], options.map(\.spelling)),
      CompletionCase(words(command) + ["-"], options.map(\.spelling) + letters),
    ]
  }

  private static let choiceCases = Command.allCases.flatMap { command in
    Option.allCases.filter { $0.specification.commands.contains(command) }.compactMap { option in
      let choices = option.specification.choices(of: command)
      return choices.isEmpty ? nil : CompletionCase(words(command) + [option.spelling, ""], choices)
    }
  }

  private static let main = Option.allCases.filter { $0.specification.commands.contains(.spacing) }.map(\.spelling)
  private static let ofMetrics = Option.allCases.filter { $0.specification.commands.contains(.metrics) }.map(\.spelling)

  private static let operandCases = [
    CompletionCase(["lineheight", ""], Command.allCases.map(\.rawValue).filter { !$0.isEmpty } + CompletionCase.files),
    CompletionCase(["lineheight", "met"], ["metrics"]),
    CompletionCase(["lineheight", "generate", ""], ["man", "bash", "zsh", "fish"]),
    CompletionCase(["lineheight", "metrics", "--format=js"], ["json"]),
    CompletionCase(["lineheight", "--color="], ["auto", "always", "never"]),
    CompletionCase(["lineheight", "--size", ""], []),
    // An option's value is no operand, so the command may still come.
    CompletionCase(["lineheight", "--precision", "2", "metrics", "--"], ofMetrics.filter { $0 != "--precision" }),
    CompletionCase(["lineheight", "--text", "metrics", "--"], main.filter { $0 != "--text" }),
    CompletionCase(["lineheight", "--text=x", "metrics", "--"], ofMetrics.filter { $0 != "--text" }),
    // After a font, the name of a command is the name of a file.
    CompletionCase(["lineheight", "font.otf", "metrics", "--"], main),
  ]

  /// bash completes paths itself.
  private static let pathCases = [
    CompletionCase(["lineheight", "metrics", ""], CompletionCase.files, isOfPaths: true),
    CompletionCase(["lineheight", "styles", "-o", ""], CompletionCase.files, isOfPaths: true),
    CompletionCase(["lineheight", "styles", "--fonts", ""], ["Fonts/"], isOfPaths: true),
  ]

  private static func words(_ command: Command) -> [String] {
    ["lineheight", command.rawValue].filter { !$0.isEmpty }
  }
}

/// A command line and what its last word may become, in a folder with a file and a folder.
struct CompletionCase: Sendable, CustomTestStringConvertible {
  static let files = ["Fonts/", "font.otf"]

  let words: [String]
  let expected: Set<String>
  let isOfPaths: Bool

  var testDescription: String { words.joined(separator: " ") + "\u{21E5}" }

  init(_ words: [String], _ expected: [String], isOfPaths: Bool = false) {
    self.words = words
    self.expected = Set(expected)
    self.isOfPaths = isOfPaths
  }

  func check(_ shell: CompletionShell) throws {
    let folder = try TemporaryFolder()
    _ = try folder.write([], to: "font.otf")
    try FileManager.default.createDirectory(at: folder.url.appending(path: "Fonts"), withIntermediateDirectories: false)
    let found = try shell.candidates(for: words, workingDirectory: folder.url)
    // What was given already may be offered again or not, as the shell likes; a folder may show its slash or not.
    let given = Set(words).union(words.map { String($0.prefix { $0 != "=" }) })
    #expect(Self.comparable(found.subtracting(given)) == Self.comparable(expected))
  }

  private static func comparable(_ words: Set<String>) -> Set<String> {
    Set(words.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 })
  }
}
