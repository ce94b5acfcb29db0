import Foundation
import TestSupport
import Testing

/// What happens where standard output takes nothing.
struct OutputFailureTests {
  /// Everything that writes to standard output.
  private static let commands: [[String]] =
    ["text", "csv", "json"].map { [Arguments.sample, "--format", $0] + Arguments.question } + [
      [Arguments.sample, "--print", "size"] + Arguments.question, ["--help"], ["--version"],
    ]

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full here"),
    arguments: commands)
  func fullDisk(_ arguments: [String]) throws {
    let full = try FileHandle(forWritingTo: URL(filePath: "/dev/full"))
    let outcome = try BuiltBinary.run(arguments, output: full)
    let sentence = "cannot write to standard output: \(String(cString: strerror(ENOSPC)))"
    #expect(outcome == .refused(sentence, exitCode: 74))
  }

  @Test func closedOutputIsAFailure() throws {
    let outcome = try BuiltBinary.shell(#""$0" --help >&-"#)
    let sentence = "cannot write to standard output: \(String(cString: strerror(EBADF)))"
    #expect(outcome == .refused(sentence, exitCode: 74))
  }

  /// The reader is gone before the first byte, so each run meets a broken pipe.
  @Test(arguments: commands)
  func closedPipeIsNoError(_ arguments: [String]) throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    #expect(try BuiltBinary.run(arguments, output: pipe.fileHandleForWriting) == BuiltBinary.Outcome())
  }

  /// A reader that takes one line of many: `| head -1`, with more than a pipe holds still to come.
  @Test func readerThatGoesAwayIsNoError() throws {
    let fonts = Array(repeating: Arguments.sample, count: 400)
    let outcome = try BuiltBinary.shell(
      #"{ "$0" "$@"; echo "exit $?" >&2; } | { read -r line; echo "$line"; }"#,
      fonts + ["--size", "24", "--line-height", "36"])
    let line = "HaengganSample-Regular   24 pt   line height 36 pt\n"
    #expect(outcome == BuiltBinary.Outcome(output: line, errors: "exit 0\n"))
  }

  /// Nobody is left to tell, but the exit code still says it.
  @Test(arguments: zip([["--kerning"], ["none.ttf"] + Arguments.question], [64, 66] as [Int32]))
  func closedErrorsKeepTheExitCode(_ arguments: [String], _ exitCode: Int32) throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let outcome = try BuiltBinary.run(arguments, errors: pipe.fileHandleForWriting)
    #expect(outcome == BuiltBinary.Outcome(exitCode: exitCode))
  }
}
