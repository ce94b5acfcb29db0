/// The completions for zsh: a function for a folder in fpath, which may be sourced as well.
enum ZshCompletion {
  static var text: String {
    """
    #compdef lineheight
    # Completions of lineheight \(LineHeightCLI.version) for zsh, made by: lineheight generate zsh
    _lineheight_first_operand() {
      local -a commands=(
    \(Command.named.map { "    " + quoted("\($0.rawValue):\($0.summary)") + "\n" }.joined())  )
      _alternative 'commands:command:{ _describe command commands }' 'files:FONT:_files'
    }
    _lineheight() {
      local command i
      # The first word that is neither an option nor an option's value names the command, or is an operand.
      for ((i = 2; i < CURRENT; i++)); do
        case $words[i] in
          (\(Option.spellingsWithValue.joined(separator: "|"))) ((i++)) ;;
          (-*) ;;
          (\(Command.named.map(\.rawValue).joined(separator: "|")))
            command=$words[i] words[i]=()
            ((CURRENT--))
            break
            ;;
          (*) break ;;
        esac
      done
      case $command in
    \(Command.allCases.map(arguments).joined())  esac
    }
    if [[ $funcstack[1] == _lineheight ]]; then
      _lineheight "$@"
    else
      compdef _lineheight lineheight
    fi

    """
  }

  /// The call that offers the options and operands of a command.
  private static func arguments(of command: Command) -> String {
    let operands =
      switch Completion(operandOf: command) {
      case .words(let words): ["'1:document:(\(words.joined(separator: " ")))'"]
      case _ where command == .spacing: ["'1: :_lineheight_first_operand'", "'*:FONT:_files'"]
      default: ["'*:FILE:_files'"]
      }
    let specifications = command.options.map { specification(of: $0, for: command) } + operands
    return "    ('\(command.rawValue)')\n      _arguments -S : \\\n        "
      + specifications.joined(separator: " \\\n        ") + "\n      ;;\n"
  }

  /// One option as _arguments wants it: what it excludes, its spellings, what it means, and its value.
  private static func specification(of option: Option, for command: Command) -> String {
    let completion = Completion(option, of: command)
    let spellings = option.spellings.map { $0.hasPrefix("--") && completion != nil ? $0 + "=" : $0 }
    var tail = "[\(escaped(option.summary(for: command), "[]:\\"))]"
    if let completion, let value = option.specification.value {
      tail += ":\(escaped(value, ":\\")):\(action(completion))"
    }
    let isRepeatable = option.specification.isRepeatable
    guard spellings.count > 1 else { return quoted((isRepeatable ? "*" : "") + spellings[0] + tail) }
    let excluded = isRepeatable ? "*" : "(\(option.spellings.joined(separator: " ")))"
    return quoted(excluded) + "{\(spellings.joined(separator: ","))}" + quoted(tail)
  }

  private static func action(_ completion: Completion) -> String {
    switch completion {
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .file: "_files"
    case .folder: "_files -/"
    case .unknown: " "
    }
  }

  private static func escaped(_ text: String, _ special: String) -> String {
    text.map { special.contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.map { $0 == "'" ? "'\\''" : "\($0)" }.joined() + "'"
  }
}
