import Foundation
import TestSupport
import Testing

/// Many fonts, and somebody who waits for them.
struct LongWorkTests {
  private static func list(of count: Int, in folder: TemporaryFolder) throws -> String {
    let line = Repository.fixture("sample.ttf") + "\n"
    return try folder.write(Array(String(repeating: line, count: count).utf8), to: "list")
  }

  @Test(arguments: ["text", "json", "ndjson", "csv"])
  func threadsChangeNothing(_ format: String) throws {
    func run(_ threads: String) throws -> BuiltBinary.Outcome {
      try BuiltBinary.run(["metrics", "--recursive", "Fixtures", "none.ttf", "--format", format, "-j", threads])
    }
    let alone = try run("1")
    #expect(alone.exitCode == 1)
    #expect(alone.output.utf8.count > 10_000)
    #expect(try run("4") == alone)
  }

  @Test(arguments: [
    CommandCase.refused(
      "no thread", ["metrics", "a.ttf", "-j", "0"], "--jobs '0': the number of threads is 1 to 64"),
    .refused("half a thread", ["metrics", "a.ttf", "-j", "1.5"], "--jobs '1.5': the number of threads is 1 to 64"),
  ])
  func numberOfThreads(_ test: CommandCase) throws { try test.check() }

  /// What is done is a whole document, and the exit code is that of Ctrl-C.
  @Test(arguments: ["1", "2"])
  func controlC(_ threads: String) throws {
    let folder = try TemporaryFolder()
    let output = try folder.write([], to: "out")
    let errors = try folder.write([], to: "errors")
    let process = Process()
    process.executableURL = URL(filePath: BuiltBinary.path)
    process.arguments = [
      "metrics", "--files-from", try Self.list(of: 50_000, in: folder), "--format", "json", "-j", threads,
    ]
    process.standardOutput = try FileHandle(forWritingTo: URL(filePath: output))
    process.standardError = try FileHandle(forWritingTo: URL(filePath: errors))
    // What this thread ignores and blocks it would hand on: tests run in the background, and on threads that hear nothing.
    signal(SIGINT, SIG_DFL)
    var interrupt = sigset_t()
    sigemptyset(&interrupt)
    sigaddset(&interrupt, SIGINT)
    pthread_sigmask(SIG_UNBLOCK, &interrupt, nil)
    try process.run()
    while process.isRunning, try Data(contentsOf: URL(filePath: output)).count < 20_000 { usleep(10_000) }
    process.interrupt()
    process.waitUntilExit()
    #expect(process.terminationStatus == 130)
    let document = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: output))) as? [String: Any]
    let count = try #require(document?["results"] as? [Any]).count
    #expect(count > 0 && count < 50_000)
    #expect(
      try String(contentsOfFile: errors, encoding: .utf8)
        == "lineheight: note: interrupted; what was done is complete: \(count) files, \(count) faces, 0 failed\n")
  }

  #if os(Linux)
    /// util-linux's `script` runs a command on a terminal of its own.
    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script"), "there is no /usr/bin/script"))
    func progress() throws {
      let folder = try TemporaryFolder()
      let list = try Self.list(of: 20_000, in: folder)
      func terminal(_ options: String) throws -> String {
        // Both lists have an end that fails, so that the line is seen to be wiped before something is said.
        try BuiltBinary.shell(
          "printf 'none.ttf\\n' >> \"$1\"; script -qec \"'$0' metrics --files-from '$1' --format ndjson \(options) > /dev/null\" "
            + "/dev/null < /dev/null", [list]
        ).output
      }
      let shown = try terminal("")
      #expect(shown.contains(" files, "))
      #expect(shown.contains("\r\u{1B}[Klineheight: \u{1B}[1;31merror:") || shown.contains("\r\u{1B}[Klineheight: "))
      #expect(try !terminal("--quiet").contains(" files, "))
    }
  #endif
}
