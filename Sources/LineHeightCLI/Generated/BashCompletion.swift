/// The completions for bash, from version 3.2 on.
enum BashCompletion {
  static var text: String {
    """
    # Completions of lineheight \(LineHeightCLI.version) for bash, made by: lineheight generate bash
    _lineheight() {
      local word=${COMP_WORDS[COMP_CWORD]} option=${COMP_WORDS[COMP_CWORD - 1]} command='' operands=0 i=1
      COMPREPLY=()
      # bash takes the = in --option=value for a word of its own.
      if [[ $word == = ]]; then
        word=''
      elif [[ $option == = ]]; then
        option=${COMP_WORDS[COMP_CWORD - 2]}
      fi
      # The first word that is neither an option nor an option's value names the command, or is an operand.
      while ((i < COMP_CWORD)); do
        case ${COMP_WORDS[i]} in
          \(Option.spellingsWithValue.joined(separator: " | ")))
            [[ ${COMP_WORDS[i + 1]} == = ]] && ((i++))
            ((i++))
            ;;
          -*) ;;
          \(Command.named.map(\.rawValue).joined(separator: " | ")))
            if ((operands == 0)) && [[ -z $command ]]; then command=${COMP_WORDS[i]}; else ((operands++)); fi
            ;;
          *) ((operands++)) ;;
        esac
        ((i++))
      done
      case "$command $option" in
    \(values)  esac
      case "$command $word" in
    \(words)  esac
    }
    complete -o bashdefault -o default -F _lineheight lineheight

    """
  }

  /// What is offered for the value of each option. Paths are left to bash, which knows how to quote them.
  private static var values: String {
    var places: [(completion: Completion, patterns: [String])] = []
    for command in Command.allCases {
      for option in command.options {
        guard let completion = Completion(option, of: command) else { continue }
        let patterns = option.spellings.map { "'\(command.rawValue) \($0)'" }
        if let index = places.firstIndex(where: { $0.completion == completion }) {
          places[index].patterns += patterns
        } else {
          places.append((completion, patterns))
        }
      }
    }
    return places.map { completion, patterns in
      "    \(patterns.joined(separator: " | ")))\n" + offer(completion) + "      return\n      ;;\n"
    }.joined()
  }

  /// What is offered elsewhere: options, or operands.
  private static var words: String {
    Command.allCases.map { command in
      let name = command.rawValue
      let options = command.options.flatMap(\.spellings)
      return "    '\(name) -'*)\n" + offer(.words(options)) + "      ;;\n"
        + "    '\(name) '*)\n" + offer(operandOf: command) + "      ;;\n"
    }.joined()
  }

  private static func offer(_ completion: Completion) -> String {
    switch completion {
    case .words(let words):
      "      while IFS= read -r i; do COMPREPLY+=(\"$i\"); done < <(compgen -W '\(words.joined(separator: " "))' -- \"$word\")\n"
    case .file: ""
    case .folder: "      compopt +o default +o bashdefault -o dirnames 2> /dev/null\n"
    case .unknown: "      compopt +o default +o bashdefault 2> /dev/null\n"
    }
  }

  private static func offer(operandOf command: Command) -> String {
    let completion = Completion(operandOf: command)
    guard command == .spacing else { return offer(completion) }
    // Where a command may stand, a file may too.
    return "      ((operands == 0)) || return\n" + offer(.words(Command.named.map(\.rawValue)))
      + "      compopt -o filenames 2> /dev/null\n"
      + "      while IFS= read -r i; do COMPREPLY+=(\"$i\"); done < <(compgen -f -- \"$word\")\n"
  }
}
