import TestSupport
import Testing

@testable import LineHeightCLI

/// What must hold for the one table from which parser and help are made.
struct OptionTableTests {
  @Test func noLetterIsTakenTwice() {
    let letters = Option.allCases.compactMap(\.specification.letter)
    #expect(Set(letters).count == letters.count)
  }

  @Test func spellingsAreLowerCaseWords() {
    for option in Option.allCases {
      #expect(option.rawValue.allSatisfy { $0 == "-" || ("a"..."z").contains($0) }, "\(option.spelling)")
    }
  }

  private static func help(of command: Command) throws -> String {
    try BuiltBinary.run([command.rawValue, "--help"].filter { !$0.isEmpty }).output
  }

  @Test(arguments: Command.allCases)
  func everyOptionIsExplainedInTheHelpOfItsCommands(_ command: Command) throws {
    let help = try Self.help(of: command)
    for option in Option.allCases {
      guard option.specification.commands.contains(command) else {
        #expect(!help.contains(" \(option.spelling) "), "\(option.spelling) is of another command")
        continue
      }
      let head = option.spelling + (option.specification.value.map { " " + $0 } ?? "")
      #expect(help.contains("  \(head)\n") || help.contains(" \(head)  "), "\(head) is not in the help")
      for line in option.specification.meaning(for: command) { #expect(help.contains(line + "\n")) }
      // What is offered in words is offered nowhere else.
      for choice in Set(Command.allCases.flatMap(option.specification.choices(of:))) where option == .format {
        let isOffered = option.specification.choices(of: command).contains(choice)
        let words = option.specification.meaning(for: command).joined(separator: " ").split {
          !$0.isLetter && $0 != "-"
        }
        #expect(words.contains { $0 == choice } == isOffered, "\(choice)")
      }
    }
  }

  /// Words that nobody can guess.
  @Test(arguments: Option.allCases.filter { !$0.specification.choices.isEmpty })
  func theHelpTellsEveryChoice(_ option: Option) {
    let specification = option.specification
    for command in specification.commands {
      let words = (specification.meaning(for: command) + [specification.value ?? ""]).joined(separator: " ")
        .split { !$0.isLetter && !$0.isNumber && $0 != "-" && $0 != "%" }.map(String.init)
      #expect(Set(specification.choices(of: command)).subtracting(words).isEmpty, "\(option.spelling)")
    }
  }

  /// In styles no font takes the place of a file.
  @Test(arguments: [Option.family, .systemFont])
  func meansWhatStylesDoesWithIt(_ option: Option) throws {
    let help = try Self.help(of: .styles)
    #expect(!help.contains("no file:"))
    #expect(option.specification.meaning(for: .styles) != option.specification.meaning(for: .spacing))
  }

  @Test(arguments: Command.allCases)
  func theHelpFitsATerminal(_ command: Command) throws {
    let help = try Self.help(of: command)
    let wide = help.split(separator: "\n").filter { $0.count > 80 }
    #expect(wide.isEmpty)
  }

  @Test func nothingContradictsItself() {
    for (first, second) in Option.contradictions { #expect(first != second) }
  }
}
