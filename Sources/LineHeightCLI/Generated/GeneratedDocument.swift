/// What `lineheight generate` writes: everything that usually lies beside a program, made from the table of options.
enum GeneratedDocument: String, CaseIterable {
  case man, bash, zsh, fish

  /// The one that was asked for.
  init(_ arguments: LiteralArguments) throws(UsageError) {
    guard arguments.operands.count == 1, let document = Self(rawValue: arguments.operands[0]) else {
      throw .notADocument(arguments.operands)
    }
    self = document
  }

  var text: String {
    switch self {
    case .man: ManualPage.text
    case .bash: BashCompletion.text
    case .zsh: ZshCompletion.text
    case .fish: FishCompletion.text
    }
  }
}
