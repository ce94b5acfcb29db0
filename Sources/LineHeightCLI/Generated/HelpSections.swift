/// The prose of a command's help, taken apart: what else stands in it comes from the table of options.
struct HelpSections {
  /// How the command is called.
  let synopsis: String
  /// Paragraphs, as lines; what is to stand as it is begins with two blanks.
  private(set) var description: [[String]] = []
  private(set) var examples: [String] = []
  /// Each with what it means.
  private(set) var exitCodes: [String] = []

  init(of command: Command) {
    let lines = Help.text(of: command).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let paragraphs = lines.split(separator: "").map(Array.init)
    synopsis = paragraphs[0][0].split(separator: " ").joined(separator: " ")
    let groups = Option.Group.allCases.map { $0.rawValue + ":" }
    let (examplesHead, exitHead) = ("Examples:", "Exit codes: ")
    for paragraph in paragraphs.dropFirst() where !groups.contains(paragraph[0]) {
      if paragraph[0] == examplesHead {
        examples = Array(paragraph.dropFirst())
      } else if paragraph[0].hasPrefix(exitHead) {
        // The last ends in a full stop.
        let text = paragraph.joined(separator: " ").dropFirst(exitHead.count).dropLast()
        exitCodes = text.split(separator: ";").map { String($0.drop { $0 == " " }) }
      } else {
        description.append(paragraph)
      }
    }
  }
}
