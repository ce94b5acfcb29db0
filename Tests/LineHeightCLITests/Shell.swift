/// The part of a shell's language that goldens and README use.
enum Shell {
  /// Why a command line is not run here.
  enum Unsupported: Error {
    /// A pipe, a redirection, a variable: a shell would do something with it.
    case special(Character, in: String)
    case openQuote(in: String)
  }

  /// The words of a command line; quotes of both kinds hold words together.
  static func words(of line: String) throws -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    for character in line {
      switch character {
      case _ where character == quote: quote = nil
      case _ where quote != nil: word?.append(character)
      case "'", "\"":
        quote = character
        word = word ?? ""
      case " ":
        words += word.map { [$0] } ?? []
        word = nil
      case "|", ">", "<", "$", "&", ";", "*", "?", "\\", "#", "`":
        throw Unsupported.special(character, in: line)
      default: word = (word ?? "") + String(character)
      }
    }
    guard quote == nil else { throw Unsupported.openQuote(in: line) }
    return words + (word.map { [$0] } ?? [])
  }

  /// A command line as a person would type it.
  static func line(_ words: [String]) -> String {
    words.map { word in
      let isPlain = !word.isEmpty && word.allSatisfy { $0.isLetter || $0.isNumber || "-_=./,%:[]".contains($0) }
      return isPlain ? word : "'\(word)'"
    }.joined(separator: " ")
  }
}
