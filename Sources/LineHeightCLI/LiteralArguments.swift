/// The arguments as they were typed: operands, and the text of each option's value. Nothing is understood yet.
struct LiteralArguments: Equatable {
  private(set) var command = Command.spacing
  private(set) var operands: [String] = []
  /// A handful: looking through them costs less than hashing does.
  private var given: [Given] = []

  private struct Given: Equatable {
    let option: Option
    var values: [String]
  }

  /// Splits arguments into operands and options: `--size 24` and `--size=24` are the same, `--` ends the options, and
  /// `-` is an operand. A first operand that is the name of a command chooses it; `./metrics` is a file of that name.
  init(_ arguments: some Sequence<String>) throws(UsageError) {
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        return
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        if operands.isEmpty, command == .spacing, let named = Command(rawValue: argument), named != .spacing {
          command = named
        } else {
          operands.append(argument)
        }
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard let option = Self.option(spelled: parts[0]) else { throw .unknownOption(parts[0]) }
      let value = try Self.value(of: option, given: parts.count > 1 ? parts[1] : nil, from: &rest)
      if let first = self[option], !option.specification.isRepeatable { throw .givenTwice(option, first, value) }
      if let index = given.firstIndex(where: { $0.option == option }) {
        given[index].values.append(value)
      } else {
        given.append(Given(option: option, values: [value]))
      }
      // Somebody who asks for help gets it, whatever follows.
      if option == .help || option == .version { return }
    }
  }

  /// The value of an option that is given at most once.
  subscript(option: Option) -> String? { all(option).first }

  /// The values of an option that may be repeated.
  func all(_ option: Option) -> [String] { given.first { $0.option == option }?.values ?? [] }

  func has(_ option: Option) -> Bool { given.contains { $0.option == option } }

  /// The value of an option whose words the table lists; `nil` where it is not given.
  func word(_ option: Option) throws(UsageError) -> String? {
    guard let text = self[option] else { return nil }
    guard option.specification.choices.contains(text) else { throw .notAChoice(option, text) }
    return text
  }

  /// The value of an option that knows few words; `nil` where it is not given.
  func choice<Choice: RawRepresentable<String>>(_ option: Option) throws(UsageError) -> Choice? {
    guard let text = self[option] else { return nil }
    guard let choice = Choice(rawValue: text) else { throw .notAChoice(option, text) }
    return choice
  }

  /// An option that the command does not have, the first in the table's order.
  var foreignOption: Option? {
    Option.allCases.first { has($0) && !$0.specification.commands.contains(command) }
  }

  /// Refuses two options that exclude each other, and one without that which gives it a meaning.
  func checkCompany() throws(UsageError) {
    for (first, second) in Option.contradictions where has(first) && has(second) {
      throw .contradictory(first, second)
    }
    for option in given.map(\.option) {
      guard let (needs, values) = option.companion else { continue }
      guard let given = self[needs], values.isEmpty || values.contains(given) else {
        throw .lonely(option, needs: needs, values: values)
      }
    }
  }

  private static func option(spelled text: String) -> Option? {
    if text.hasPrefix("--") {
      // Not init(rawValue:): it hashes the names of all options first, a tenth of the whole main job.
      return Option.allCases.first { $0.rawValue == text.dropFirst(2) }
    }
    return Option.allCases.first { $0.specification.letter.map { text == "-\($0)" } ?? false }
  }

  /// An option's value: after `=`, or the next argument unless that is an option itself (a number may be negative).
  private static func value(
    of option: Option, given: String?, from rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard option.specification.value != nil else {
      if let given { throw .needsNoValue(option, given) }
      return ""
    }
    if let given {
      guard !given.isEmpty else { throw .missingValue(option) }
      return given
    }
    guard let next = rest.first, !next.isEmpty else { throw .missingValue(option) }
    guard next == "-" || !looksLikeOption(next) else {
      // What is no option may have been meant as the value.
      let isOption = next == "--" || self.option(spelled: String(next.prefix { $0 != "=" })) != nil
      throw isOption ? .missingValue(option) : .valueLooksLikeOption(option, next)
    }
    rest.removeFirst()
    return next
  }

  private static func looksLikeOption(_ text: String) -> Bool {
    guard text.hasPrefix("-"), let second = text.dropFirst().first else { return false }
    return !second.isNumber && second != "."
  }
}
