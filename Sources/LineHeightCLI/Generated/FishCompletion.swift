/// The completions for fish.
enum FishCompletion {
  /// Stands for the main job, and for the place of the first operand.
  private static let (main, first) = ("main", "first")

  static var text: String {
    """
    # Completions of lineheight \(LineHeightCLI.version) for fish, made by: lineheight generate fish
    # Whether the command line is of one of these commands.
    function __lineheight_is
      set -l words (commandline -opc)
      set -l command \(main) \(first)
      set -e words[1]
      # The first word that is neither an option nor an option's value names the command, or is an operand.
      while set -q words[1]
        switch $words[1]
          case \(Option.spellingsWithValue.joined(separator: " "))
            set -e words[1]
          case '-*'
          case \(Command.named.map(\.rawValue).joined(separator: " "))
            set command $words[1]
            break
          case '*'
            set command \(main)
            break
        end
        set -e words[1]
      end
      for name in $command
        contains -- $name $argv; and return 0
      end
      return 1
    end
    \(Command.named.map(command).joined())\(Command.allCases.compactMap(operands).joined())\(Option.allCases.map(lines).joined())
    """
  }

  private static func command(_ command: Command) -> String {
    "complete -c lineheight -n '__lineheight_is \(first)' -a \(command.rawValue) -d \(quoted(command.summary))\n"
  }

  private static func operands(of command: Command) -> String? {
    guard case .words(let words) = Completion(operandOf: command) else { return nil }
    return
      "complete -c lineheight -n '__lineheight_is \(name(of: command))' -f -a \(quoted(words.joined(separator: " ")))\n"
  }

  /// One line for all commands for which the option is the same.
  private static func lines(of option: Option) -> String {
    var lines: [(tail: String, commands: [Command])] = []
    for command in Command.allCases where option.specification.commands.contains(command) {
      let tail = value(Completion(option, of: command)) + " -d " + quoted(option.summary(for: command))
      if let index = lines.firstIndex(where: { $0.tail == tail }) {
        lines[index].commands.append(command)
      } else {
        lines.append((tail, [command]))
      }
    }
    let letter = option.specification.letter.map { " -s \($0)" } ?? ""
    return lines.map { tail, commands in
      let names = commands.map(name).joined(separator: " ")
      return "complete -c lineheight -n '__lineheight_is \(names)'\(letter) -l \(option.rawValue)\(tail)\n"
    }.joined()
  }

  private static func value(_ completion: Completion?) -> String {
    switch completion {
    case .words(let words): " -x -a \(quoted(words.joined(separator: " ")))"
    case .file: " -r -F"
    case .folder: " -x -a '(__fish_complete_directories)'"
    case .unknown: " -x"
    case nil: ""
    }
  }

  private static func name(of command: Command) -> String { command == .spacing ? main : command.rawValue }

  private static func quoted(_ text: String) -> String {
    "'" + text.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined() + "'"
  }
}
