/// The man page, in the man macros of groff and mandoc. Its prose is the help's.
enum ManualPage {
  static var text: String {
    let sections = Command.allCases.map { (command: $0, help: HelpSections(of: $0)) }
    var page = [
      ".\\\" Made by: lineheight generate man",
      ".TH LINEHEIGHT 1 \"\" \"lineheight \(LineHeightCLI.version)\" \"\"",
      ".SH NAME",
      "lineheight \\- what to type in SwiftUI so that text is as tall as its Figma design",
      ".SH SYNOPSIS", ".nf",
    ]
    page += sections.map { synopsis($0.help) } + [".fi", ".SH DESCRIPTION"]
    for (command, help) in sections { page += [subsection(command)] + paragraphs(help.description) }
    page += [".SH OPTIONS", "Options may stand before and after operands; \\-\\- ends them."] + options
    page.append(".SH EXIT STATUS")
    for (command, help) in sections { page += [subsection(command)] + exitCodes(help) }
    page.append(".SH ENVIRONMENT")
    for (name, meaning) in environment { page += tagged("\\fB\(name)\\fR", escaped(meaning)) }
    page += [".SH EXAMPLES", ".EX"] + sections.flatMap { $0.help.examples.map { escaped($0) } } + [".EE"]
    page += [".SH SEE ALSO", ".BR fc\\-list (1)"]
    return page.map { $0 + "\n" }.joined()
  }

  private static let environment: [(name: String, meaning: String)] = [
    ("NO_COLOR", "Not empty: no colour, unless --color always is given."),
    ("TERM", "dumb: no colour, unless --color always is given."),
    (
      "FONTCONFIG_FILE",
      "The configuration that --family and styles find installed fonts by; other variables of "
        + "fontconfig are honoured too."
    ),
  ]

  private static func subsection(_ command: Command) -> String { ".SS " + escaped(command.spelling) }

  /// The command in bold, what stands for something in italics.
  private static func synopsis(_ help: HelpSections) -> String {
    let words = help.synopsis.split(separator: " ")
    return words.map { word in
      let letters = word.prefix { $0.isUppercase }
      if letters.count > 1 { return "\\fI\(letters)\\fR\(escaped(word.dropFirst(letters.count)))" }
      return word.hasPrefix("[") ? escaped(word) : "\\fB\(escaped(word))\\fR"
    }.joined(separator: " ")
  }

  private static func paragraphs(_ paragraphs: [[String]]) -> [String] {
    // A heading is the break before the first.
    paragraphs.flatMap { lines -> [String] in
      if lines.allSatisfy({ $0.hasPrefix("  ") }) { return [".PP", ".EX"] + lines.map { escaped($0) } + [".EE"] }
      return [".PP"] + lines.map { escaped($0) }
    }.dropFirst().map { $0 }
  }

  private static var options: [String] {
    Option.Group.allCases.flatMap { group in
      [".SS " + escaped(group.rawValue)]
        + Option.allCases.filter { $0.specification.group == group }.flatMap { option in
          tagged(head(of: option), meanings(of: option).joined(separator: "\n.br\n"))
        }
    }
  }

  private static func head(of option: Option) -> String {
    let spellings = option.spellings.map { "\\fB\(escaped($0))\\fR" }.joined(separator: ", ")
    return spellings + (option.specification.value.map { " \\fI\(escaped($0))\\fR" } ?? "")
  }

  /// What it means, once for all commands for which that is the same, and which commands they are.
  private static func meanings(of option: Option) -> [String] {
    var meanings: [(text: String, commands: [Command])] = []
    for command in Command.allCases where option.specification.commands.contains(command) {
      let meaning = option.specification.meaning(for: command).joined(separator: " ")
      let text = meaning + "." + choices(option.specification.choices(of: command), notIn: meaning)
      if let index = meanings.firstIndex(where: { $0.text == text }) {
        meanings[index].commands.append(command)
      } else {
        meanings.append((text, [command]))
      }
    }
    return meanings.map { text, commands in
      let isOfAll = commands.count == Command.allCases.count
      return escaped(text) + (isOfAll ? "" : "\n(" + escaped(commands.map(\.spelling).joined(separator: ", ")) + ")")
    }
  }

  /// The words that the value may be, unless the meaning names them all.
  private static func choices(_ choices: [String], notIn meaning: String) -> String {
    let words = Set(meaning.split { " ,;:()".contains($0) }.map(String.init))
    return words.isSuperset(of: choices) || choices.count < 2 ? "" : " One of \(choices.joined(separator: ", "))."
  }

  /// Each code with what it means.
  private static func exitCodes(_ help: HelpSections) -> [String] {
    help.exitCodes.flatMap { code in
      let number = code.prefix { $0 != " " }
      return tagged("\\fB\(number)\\fR", escaped(code.dropFirst(number.count + 1)))
    }
  }

  private static func tagged(_ tag: String, _ text: String) -> [String] { [".TP", tag, text] }

  /// Text as roff takes it: nothing in it is a request, and what is typed can be copied from the page.
  private static func escaped(_ text: some StringProtocol) -> String {
    let line = text.map { character in
      switch character {
      case "-": "\\-"
      case "\\": "\\e"
      case "'": "\\(aq"
      case "`": "\\(ga"
      case "^": "\\(ha"
      case "~": "\\(ti"
      default: String(character)
      }
    }.joined()
    return line.hasPrefix(".") ? "\\&" + line : line
  }
}
