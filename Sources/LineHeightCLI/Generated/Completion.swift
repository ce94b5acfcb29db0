/// What a shell can offer in one place of a command line.
enum Completion: Hashable {
  /// One of these words.
  case words([String])
  case file
  case folder
  /// A value that only the user knows.
  case unknown

  /// What can be offered for the value of an option; `nil` where it takes none.
  init?(_ option: Option, of command: Command) {
    let specification = option.specification
    guard let value = specification.value else { return nil }
    let choices = specification.choices(of: command)
    switch value {
    case _ where !choices.isEmpty: self = .words(choices)
    case "FILE": self = .file
    case "DIR": self = .folder
    default: self = .unknown
    }
  }

  /// What can be offered for the operands of a command.
  init(operandOf command: Command) {
    self = command == .generate ? .words(GeneratedDocument.allCases.map(\.rawValue)) : .file
  }
}

extension Command {
  /// The commands that are called by a name.
  static let named = allCases.filter { $0 != .spacing }

  /// The options of the command, in the table's order.
  var options: [Option] { Option.allCases.filter { $0.specification.commands.contains(self) } }

  /// What the command does, in a few words, for lists of commands.
  var summary: String {
    switch self {
    case .spacing: "what to type in SwiftUI"
    case .metrics: "what is in font files"
    case .styles: "every text style of a design file"
    case .preview: "a picture of what SwiftUI and Figma draw"
    case .generate: "man page and completions"
    }
  }
}

extension Option {
  /// All ways to type it: the letter first, if it has one.
  var spellings: [String] { (specification.letter.map { ["-\($0)"] } ?? []) + [spelling] }

  /// The spellings of all options that take a value: the word after one of them is no operand.
  static let spellingsWithValue = allCases.filter { $0.specification.value != nil }.flatMap(\.spellings)

  /// What it means, up to the first semicolon, on one line.
  func summary(for command: Command) -> String {
    let meaning = specification.meaning(for: command).joined(separator: " ")
    return String(meaning.prefix { $0 != ";" })
  }
}
