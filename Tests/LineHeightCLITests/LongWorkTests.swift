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
    let list = try Self.list(of: 50_000, in: folder)
    let (document, errors) = try Self.interrupted(["metrics", "--files-from", list, "-j", threads], in: folder)
    let count = try #require(document["results"] as? [Any]).count
    #expect(count > 0 && count < 50_000)
    #expect(
      errors == "lineheight: note: interrupted; what was done is complete: \(count) files, \(count) faces, 0 failed\n")
  }

  @Test func controlCInADesignFile() throws {
    let folder = try TemporaryFolder()
    let (document, errors) = try Self.interrupted(try Self.styles(50_000, in: folder), in: folder)
    let count = try #require(document["results"] as? [Any]).count
    #expect(count > 0 && count < 50_000)
    #expect(
      errors == "lineheight: note: interrupted; what was done is complete: \(count) of 50000 styles, 0 failed\n")
  }

  /// Nobody may be left with a command that waits for standard input and hears nothing.
  @Test(arguments: [(["-"], 0), (["--files-from", "-"], 0), ([Repository.fixture("sample.ttf"), "-", "-j", "2"], 1)])
  func controlCWhileItWaits(_ operands: [String], _ done: Int) throws {
    let folder = try TemporaryFolder()
    let output = try folder.write([], to: "out")
    let errors = try folder.write([], to: "errors")
    let input = Pipe()
    let process = try Self.start(
      ["metrics"] + operands + ["--format", "json"], input: input, output: output, errors: errors)
    while process.isRunning,
      try !Self.hearsControlC(process) || done > 0 && Data(contentsOf: URL(filePath: output)).isEmpty
    { usleep(10_000) }
    process.interrupt()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 130)
    let document = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: output))) as? [String: Any]
    #expect((document?["results"] as? [Any])?.count == done)
    #expect(
      try String(contentsOfFile: errors, encoding: .utf8).hasPrefix("lineheight: note: interrupted; what was done"))
  }

  /// A file that has all styles is not replaced by one that has some.
  @Test(arguments: [(50_000, "json", 0), (2000, "html", 0), (2000, "html", 1_000_000)])
  func controlCLeavesTheFileAlone(_ count: Int, _ format: String, _ wait: UInt32) throws {
    let folder = try TemporaryFolder()
    let arguments = try Self.styles(count, in: folder)
    let file = try folder.write(Array("old".utf8), to: "out")
    let errors = try folder.write([], to: "errors")
    func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted() }
    let before = try names()
    let process = try Self.start(arguments + ["--format", format, "-o", file], output: "/dev/null", errors: errors)
    // What is written meanwhile stands beside it.
    while process.isRunning, try names() == before { usleep(1_000) }
    // All styles are done before a page is made of them.
    usleep(wait)
    process.interrupt()
    process.waitUntilExit()
    #expect(process.terminationStatus == 130)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "old")
    #expect(try names() == before)
    #expect(try String(contentsOfFile: errors, encoding: .utf8).contains("interrupted; \(file) is as it was: "))
  }

  private static func styles(_ count: Int, in folder: TemporaryFolder) throws -> [String] {
    let styles = (0..<count).map { "행간-\($0),HaengganSample-Regular,20,30px\n" }.joined()
    let file = try folder.write(Array("name,font,size,lineHeight\n\(styles)".utf8), to: "styles.csv")
    return ["styles", file, "--font", "HaengganSample-Regular=\(Repository.fixture("sample.ttf"))"]
  }

  /// The JSON that a command has written, and what it has said, when Ctrl-C ended it with 130 in the midst of its output.
  private static func interrupted(
    _ arguments: [String], in folder: TemporaryFolder
  ) throws -> (document: [String: Any], errors: String) {
    let output = try folder.write([], to: "out")
    let errors = try folder.write([], to: "errors")
    let process = try start(arguments + ["--format", "json"], output: output, errors: errors)
    while process.isRunning, try Data(contentsOf: URL(filePath: output)).count < 20_000 { usleep(10_000) }
    process.interrupt()
    process.waitUntilExit()
    #expect(process.terminationStatus == 130)
    let document = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: output)))
    return (try #require(document as? [String: Any]), try String(contentsOfFile: errors, encoding: .utf8))
  }

  /// Whether a process has a handler for SIGINT, the second bit of SigCgt in what Linux tells of it; elsewhere, after a while.
  private static func hearsControlC(_ process: Process) -> Bool {
    guard let status = try? String(contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8) else {
      sleep(1)
      return true
    }
    let line = status.split(separator: "\n").first { $0.hasPrefix("SigCgt:") }
    return line.flatMap { UInt64($0.dropFirst(7).filter { !$0.isWhitespace }, radix: 16) }.map { $0 & 2 != 0 } ?? false
  }

  /// Starts the command, which hears Ctrl-C.
  private static func start(
    _ arguments: [String], input: Pipe? = nil, output: String, errors: String
  ) throws -> Process {
    let process = Process()
    if let input { process.standardInput = input }
    process.executableURL = URL(filePath: BuiltBinary.path)
    process.arguments = arguments
    process.standardOutput = try FileHandle(forWritingTo: URL(filePath: output))
    process.standardError = try FileHandle(forWritingTo: URL(filePath: errors))
    // What this thread ignores and blocks it would hand on: tests run in the background, and on threads that hear nothing.
    signal(SIGINT, SIG_DFL)
    var interrupt = sigset_t()
    sigemptyset(&interrupt)
    sigaddset(&interrupt, SIGINT)
    pthread_sigmask(SIG_UNBLOCK, &interrupt, nil)
    try process.run()
    return process
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
