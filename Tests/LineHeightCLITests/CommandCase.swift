import Foundation
import TestSupport
import Testing

/// One run of the command and all that must come of it.
struct CommandCase: Sendable, CustomTestStringConvertible {
  let name: String
  let arguments: [String]
  let expected: BuiltBinary.Outcome

  var testDescription: String { name }

  init(_ name: String, _ arguments: [String], _ expected: BuiltBinary.Outcome) {
    self.name = name
    self.arguments = arguments
    self.expected = expected
  }

  /// A command line that is refused with one sentence.
  static func refused(_ name: String, _ arguments: [String], _ sentence: String) -> CommandCase {
    CommandCase(name, arguments, .refused(sentence))
  }

  /// Runs it and compares standard output, standard error and exit code.
  func check(workingDirectory: URL = Repository.root) throws {
    #expect(try BuiltBinary.run(arguments, workingDirectory: workingDirectory) == expected)
  }
}

extension BuiltBinary.Outcome {
  /// Nothing but one error sentence.
  static func refused(_ sentence: String, exitCode: Int32 = 64) -> BuiltBinary.Outcome {
    BuiltBinary.Outcome(errors: "lineheight: error: \(sentence)\n", exitCode: exitCode)
  }

  /// Nothing but results.
  static func done(_ output: String) -> BuiltBinary.Outcome { BuiltBinary.Outcome(output: output) }
}

/// Arguments that many runs share.
enum Arguments {
  /// An ordinary font, from the root of the repository.
  static let sample = "Fixtures/fonts/sample.ttf"
  /// The fixture with Pretendard Bold's vertical metrics.
  static let pretendardTwin = "Fixtures/fonts/cff-bit7-no-stat.otf"
  /// The question of the main job.
  static let question = ["--size", "24", "--line-height", "36"]
  /// The answer's three numbers, bare.
  static let printNumbers = ["--print", "fontLineHeight,lineSpacing,padding"]
}
