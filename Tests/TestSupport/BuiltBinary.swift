package import Foundation

/// The executable `lineheight` as it was built: what a user runs.
package enum BuiltBinary {
  /// Its path: LINEHEIGHT_BINARY where that is set (the gate runs the same tests on a build with AddressSanitizer), else
  /// the executable that SwiftPM puts next to the test bundle.
  package static let path: String = {
    if let path = ProcessInfo.processInfo.environment["LINEHEIGHT_BINARY"], !path.isEmpty { return path }
    let bundle = Bundle.allBundles.first { $0.bundleURL.pathExtension == "xctest" }?.bundleURL
    let products = (bundle ?? Bundle.main.executableURL ?? Bundle.main.bundleURL).deletingLastPathComponent()
    return products.appending(path: "lineheight").path(percentEncoded: false)
  }()

  /// Whether it was built with AddressSanitizer, which takes terabytes of address space: no limit can be set on it.
  package static let isSanitized = ProcessInfo.processInfo.environment["ASAN_OPTIONS"] != nil

  /// What came of one run.
  package struct Outcome: Equatable, Sendable {
    /// Standard output.
    package var output: String
    /// Standard error.
    package var errors: String
    /// What the process returned; with a ``signal``, 128 and its number, as shells count.
    package var exitCode: Int32
    /// The signal that ended the process; `nil` where it ended by itself.
    package var signal: Int32?

    /// What a run is expected to give.
    package init(output: String = "", errors: String = "", exitCode: Int32 = 0, signal: Int32? = nil) {
      self.output = output
      self.errors = errors
      self.exitCode = exitCode
      self.signal = signal
    }
  }

  /// Runs `lineheight`.
  ///
  /// - Parameters:
  ///   - arguments: what follows the program's name.
  ///   - input: standard input; without it, it is at its end from the start.
  ///   - environment: all of it, but for what loaders and sanitizers need.
  ///   - workingDirectory: the root of the repository unless another is given.
  ///   - output: where standard output goes; without it, into the outcome.
  ///   - errors: where standard error goes; without it, into the outcome.
  ///   - timeout: seconds after which the run counts as hanging. Generous: sanitizers are slow.
  package static func run(
    _ arguments: [String], input: [UInt8]? = nil, environment: [String: String] = [:],
    workingDirectory: URL = Repository.root, output: FileHandle? = nil, errors: FileHandle? = nil,
    timeout: Double = 60
  ) throws -> Outcome {
    try run(
      executable: path, arguments, input: input, environment: environment, workingDirectory: workingDirectory,
      output: output, errors: errors, timeout: timeout)
  }

  /// Runs a script in `sh`, in which `$0` is `lineheight` and `$1`, `$2`, ... are the arguments.
  package static func shell(
    _ script: String, _ arguments: [String] = [], workingDirectory: URL = Repository.root
  ) throws -> Outcome {
    try run(executable: "/bin/sh", ["-c", script, path] + arguments, workingDirectory: workingDirectory)
  }

  /// Runs any program.
  package static func run(
    executable: String, _ arguments: [String], input: [UInt8]? = nil, environment: [String: String] = [:],
    workingDirectory: URL = Repository.root, output: FileHandle? = nil, errors: FileHandle? = nil,
    timeout: Double = 60
  ) throws -> Outcome {
    // Files instead of pipes: no side ever waits for the other, however much is written.
    let files = try TemporaryFolder()
    let process = Process()
    process.executableURL = URL(filePath: executable)
    process.arguments = arguments
    process.environment = inherited.merging(environment) { $1 }
    process.currentDirectoryURL = workingDirectory
    process.standardInput = try input.map { try reading($0, in: files) } ?? FileHandle.nullDevice
    process.standardOutput = try output ?? writing("output", in: files)
    process.standardError = try errors ?? writing("errors", in: files)

    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
    guard ended.wait(timeout: .now() + timeout) == .success else {
      kill(process.processIdentifier, SIGKILL)
      ended.wait()
      throw Failure.hangs(([executable] + arguments).joined(separator: " "), seconds: timeout)
    }
    let wasKilled = process.terminationReason == .uncaughtSignal
    return Outcome(
      output: output == nil ? try text("output", in: files) : "",
      errors: errors == nil ? try text("errors", in: files) : "",
      exitCode: process.terminationStatus + (wasKilled ? 128 : 0),
      signal: wasKilled ? process.terminationStatus : nil)
  }

  /// Why a run has no outcome.
  package enum Failure: Error {
    case hangs(String, seconds: Double)
  }

  /// Nothing of the tester's environment may change an answer: no locale, no NO_COLOR, no TERM.
  private static let inherited: [String: String] = {
    let needed: Set = [
      "PATH", "TMPDIR", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "DYLD_FRAMEWORK_PATH", "ASAN_OPTIONS", "LSAN_OPTIONS",
      "UBSAN_OPTIONS", "LLVM_PROFILE_FILE",
    ]
    return ProcessInfo.processInfo.environment.filter { needed.contains($0.key) }
  }()

  private static func reading(_ bytes: [UInt8], in folder: TemporaryFolder) throws -> FileHandle {
    try FileHandle(forReadingFrom: URL(filePath: folder.write(bytes, to: "input")))
  }

  private static func writing(_ name: String, in folder: TemporaryFolder) throws -> FileHandle {
    try FileHandle(forWritingTo: URL(filePath: folder.write([], to: name)))
  }

  private static func text(_ name: String, in folder: TemporaryFolder) throws -> String {
    String(decoding: try Data(contentsOf: folder.url.appending(path: name)), as: UTF8.self)
  }
}
