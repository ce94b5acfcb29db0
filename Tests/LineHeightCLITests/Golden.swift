import Foundation
import TestSupport
import Testing

/// A run whose whole output is kept in Goldens/NAME.txt: the command, standard output, standard error, exit code.
///
/// With LINEHEIGHT_RECORD_GOLDENS=1 the files are written anew, and the tests fail so that nobody does so by accident.
struct Golden: Sendable, CustomTestStringConvertible {
  let name: String
  let arguments: [String]

  var testDescription: String { name }

  init(_ name: String, _ arguments: [String]) {
    self.name = name
    self.arguments = arguments
  }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Goldens")

  private static let isRecording = ProcessInfo.processInfo.environment["LINEHEIGHT_RECORD_GOLDENS"] == "1"

  /// Runs it and compares, or records.
  func check(workingDirectory: URL = Repository.root) throws {
    let found = Self.transcript(
      arguments, try BuiltBinary.run(arguments, workingDirectory: workingDirectory))
    let file = Self.folder.appending(path: "\(name).txt")
    if Self.isRecording {
      try Data(found.utf8).write(to: file)
      Issue.record("recorded \(file.lastPathComponent): look at it, and run again without LINEHEIGHT_RECORD_GOLDENS")
      return
    }
    let kept = try? String(contentsOf: file, encoding: .utf8)
    #expect(found == kept, "differs from Goldens/\(name).txt; LINEHEIGHT_RECORD_GOLDENS=1 writes it anew")
  }

  /// Escape characters are shown as their picture, so that a golden is plain text.
  private static func transcript(_ arguments: [String], _ outcome: BuiltBinary.Outcome) -> String {
    let text =
      "$ \(Shell.line(["lineheight"] + arguments))\n\(outcome.output)--- stderr\n\(outcome.errors)"
      + "--- exit \(outcome.exitCode)\n"
    return text.replacing("\u{1B}", with: "\u{241B}")
  }
}
