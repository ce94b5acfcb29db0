import Foundation
import TestSupport
import Testing

@testable import LineHeightCLI

struct OutputFileTests {
  private static func write(_ text: String, to path: String) throws {
    var file = try OutputFile(path: path)
    // In pieces, as results come.
    for byte in text.utf8 { try file.append([byte]) }
    try file.finish()
  }

  @Test func writesAndReplaces() throws {
    let folder = try TemporaryFolder()
    let file = folder.path("행간 out.txt")
    try Self.write("first\n", to: file)
    try Self.write("second\n", to: file)
    #expect(try OutputFile.contents(of: file) == Array("second\n".utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["행간 out.txt"])
  }

  /// A build system that looks at dates must not build anew.
  @Test func leavesTheSameAlone() throws {
    let folder = try TemporaryFolder()
    let file = folder.path("out.txt")
    try Self.write("text\n", to: file)
    let old = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: file)
    try Self.write("text\n", to: file)
    #expect(try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date == old)
  }

  /// What is longer, shorter or another at its end is written anew.
  @Test(arguments: ["tex", "textt", "tex\n", ""])
  func writesWhatDiffers(_ text: String) throws {
    let folder = try TemporaryFolder()
    let file = folder.path("out.txt")
    try Self.write("text", to: file)
    try Self.write(text, to: file)
    #expect(try OutputFile.contents(of: file) == Array(text.utf8))
  }

  /// What was begun and not finished leaves nothing behind.
  @Test func isDroppedUnfinished() throws {
    let folder = try TemporaryFolder()
    do {
      var file = try OutputFile(path: folder.path("out.txt"))
      try file.append([1, 2, 3])
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).count == 1)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == [])
  }

  /// A script that was executable stays so, and a link still leads to where it led.
  @Test func keepsPermissionsAndLinks() throws {
    let folder = try TemporaryFolder()
    let file = folder.path("out.txt")
    try Self.write("old", to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o750], ofItemAtPath: file)
    let link = folder.path("link.txt")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "out.txt")
    try Self.write("new", to: link)
    #expect(try OutputFile.contents(of: file) == Array("new".utf8))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "out.txt")
    #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o750)
  }

  /// A rename would take the place of them, and a pipe would be waited for.
  @Test func takesNoPlaceOfWhatIsNoFile() throws {
    let folder = try TemporaryFolder()
    let pipe = folder.path("pipe")
    #expect(mkfifo(pipe, 0o600) == 0)
    for path in [pipe, folder.url.path, "/dev/null"] {
      #expect(throws: OutputFile.Failure.notAFile) { try Self.write("text", to: path) }
    }
  }

  @Test(arguments: ["no such folder/out.txt", ""])
  func cannotWrite(_ name: String) throws {
    let folder = try TemporaryFolder()
    let path = name.isEmpty ? name : folder.path(name)
    #expect(throws: OutputFile.Failure.system(errno: ENOENT)) { try Self.write("text", to: path) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == [])
  }
}
