import Foundation
import TestSupport
import Testing

/// Paths that cannot be opened as a file: exit code 66, one whole sentence, and never a run that waits.
struct UnopenableFileTests {
  private static func refused(_ path: String, _ sentence: String) -> CommandCase {
    CommandCase(path, [path] + Arguments.question, .refused("\(path): \(sentence)", exitCode: 66))
  }

  @Test(arguments: [
    refused("there/is/none.ttf", "no such file"),
    refused("Package.swift/font.ttf", "no such file"),
    refused("행간.ttf", "no such file"),
    refused("Fixtures", "is a folder; give the font files in it, such as Fixtures/NAME.otf"),
    refused(".", "is a folder; give the font files in it, such as ./NAME.otf"),
    refused("/dev/null", "is a device, not a font file; use - to read a pipe"),
    refused("/dev/zero", "is a device, not a font file; use - to read a pipe"),
  ])
  func isNamed(_ test: CommandCase) throws { try test.check() }

  /// The example in the sentence once had two slashes.
  @Test(arguments: [("Fixtures/", "Fixtures/NAME.otf"), ("/", "/NAME.otf")])
  func folderWithASlash(_ path: String, _ example: String) throws {
    try Self.refused(path, "is a folder; give the font files in it, such as \(example)").check()
  }

  @Test func pipeIsNotWaitedFor() throws {
    let folder = try TemporaryFolder()
    #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
    let outcome = try BuiltBinary.run(["pipe"] + Arguments.question, workingDirectory: folder.url, timeout: 30)
    let sentence = "pipe: is a pipe; use - to read a pipe, as in: cat FONT | lineheight - --size 24 --line-height 36"
    #expect(outcome == .refused(sentence, exitCode: 66))
  }

  /// Each command has its own hint.
  @Test func designFiles() throws {
    let folder = try TemporaryFolder()
    #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
    for (path, problem) in [
      (".", "is a folder; give the design files in it"),
      ("pipe", "is a pipe; use - to read a pipe, as in: cat FILE | lineheight styles - --fonts DIR"),
      ("/dev/null", "is a device, not a design file; use - to read a pipe"),
    ] {
      let outcome = try BuiltBinary.run(["styles", path], workingDirectory: folder.url)
      #expect(outcome == .refused("\(path): \(problem)", exitCode: 66))
    }
  }

  #if os(Linux)
    private static let canMakeSockets = true
  #else
    private static let canMakeSockets = false
  #endif

  @Test(.enabled(if: canMakeSockets, "mknod makes sockets on Linux only"))
  func socket() throws {
    let folder = try TemporaryFolder()
    #expect(mknod(folder.path("socket"), S_IFSOCK | 0o600, 0) == 0)
    let outcome = try BuiltBinary.run(["socket"] + Arguments.question, workingDirectory: folder.url)
    let sentence = "socket: is a socket, not a font file; use - to read a pipe"
    #expect(outcome == .refused(sentence, exitCode: 66))
  }

  @Test func linkToItself() throws {
    let folder = try TemporaryFolder()
    #expect(symlink("loop", folder.path("loop")) == 0)
    let outcome = try BuiltBinary.run(["loop"] + Arguments.question, workingDirectory: folder.url)
    let sentence = "loop: cannot be opened: \(String(cString: strerror(ELOOP)))"
    #expect(outcome == .refused(sentence, exitCode: 66))
  }

  @Test(.enabled(if: Permission.isEnforced, "file permissions do not bind this user, and there is no setpriv"))
  func noPermission() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Repository.bytes(ofFixture: "sample.ttf"), to: "secret.ttf")
    #expect(chmod(path, 0) == 0)
    let outcome = try Permission.run(BuiltBinary.path, ["secret.ttf"] + Arguments.question, in: folder.url)
    #expect(outcome == .refused("secret.ttf: no permission to read it", exitCode: 66))
  }

  @Test(.enabled(if: Permission.isEnforced, "file permissions do not bind this user, and there is no setpriv"))
  func noPermissionForTheFolder() throws {
    let folder = try TemporaryFolder()
    #expect(mkdir(folder.path("closed"), 0) == 0)
    let outcome = try Permission.run(BuiltBinary.path, ["closed/font.ttf"] + Arguments.question, in: folder.url)
    #expect(chmod(folder.path("closed"), 0o700) == 0)
    #expect(outcome == .refused("closed/font.ttf: no permission to read it", exitCode: 66))
  }
}

/// Runs programs as somebody whom file permissions bind: root, as whom tests run in containers, may read everything.
enum Permission {
  /// Whether a file without permissions really cannot be read.
  static let isEnforced: Bool = {
    guard let folder = try? TemporaryFolder(), let path = try? folder.write([1], to: "probe"), chmod(path, 0) == 0,
      let readable = try? run("/bin/sh", ["-c", "true"], in: folder.url),
      let denied = try? run("/bin/sh", ["-c", "cat probe"], in: folder.url)
    else { return false }
    return readable.exitCode == 0 && denied.exitCode != 0
  }()

  static func run(_ executable: String, _ arguments: [String], in folder: URL) throws -> BuiltBinary.Outcome {
    guard getuid() == 0 else {
      return try BuiltBinary.run(executable: executable, arguments, workingDirectory: folder)
    }
    let dropped = "-dac_override,-dac_read_search"
    return try BuiltBinary.run(
      executable: "/usr/bin/env",
      ["setpriv", "--bounding-set=\(dropped)", "--inh-caps=\(dropped)", executable] + arguments,
      workingDirectory: folder)
  }
}
