import Foundation
import TestSupport

/// A shell that is asked what it completes a command line to, with the completions of `lineheight generate`.
enum CompletionShell: String {
  case bash, fish, zsh

  /// Where the shell is; `nil` where it is not installed.
  var path: String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(rawValue)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  var isHere: Bool { path != nil }

  /// What the shell offers at the end of a command line.
  ///
  /// - Parameter words: the words of the line; the last is the one to complete.
  func candidates(for words: [String], workingDirectory: URL) throws -> Set<String> {
    let folder = try TemporaryFolder()
    let completions = try BuiltBinary.run(["generate", rawValue])
    let script = try folder.write([UInt8](completions.output.utf8), to: "completions")
    let driver = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "complete.\(rawValue)")
    let outcome = try BuiltBinary.run(
      executable: path ?? rawValue, options + [driver.path(percentEncoded: false), script] + line(words),
      environment: ["HOME": folder.url.path(percentEncoded: false), "LC_ALL": "C.UTF-8"],
      workingDirectory: workingDirectory)
    guard outcome.errors.isEmpty, outcome.exitCode == 0 else { throw Complaint(outcome: outcome) }
    return Set(outcome.output.split(whereSeparator: \.isWhitespace).map { withoutOption(String($0)) })
  }

  /// What the shell had to say about the completions.
  struct Complaint: Error {
    let outcome: BuiltBinary.Outcome
  }

  /// Without what a user has set up.
  private var options: [String] {
    switch self {
    case .bash: ["--norc", "--noprofile"]
    case .fish: ["--no-config"]
    case .zsh: ["-f"]
    }
  }

  /// bash is given words, of which = is one; the others a line.
  private func line(_ words: [String]) -> [String] {
    guard self == .bash else { return [words.joined(separator: " ")] }
    return words.flatMap { word -> [String] in
      guard word.hasPrefix("--"), let end = word.firstIndex(of: "=") else { return [word] }
      let value = String(word[word.index(after: end)...])
      return [String(word[..<end]), "="] + (value.isEmpty ? [] : [value])
    }
  }

  /// fish offers --option=value where the others offer the value.
  private func withoutOption(_ word: String) -> String {
    guard self == .fish, word.hasPrefix("--"), let end = word.firstIndex(of: "=") else { return word }
    return String(word[word.index(after: end)...])
  }
}
