import Foundation
import TestSupport
import Testing

@testable import LineHeightCLI

struct OutputFileTests {
  @Test func writesAndReplaces() throws {
    let folder = try TemporaryFolder()
    let file = OutputFile(path: folder.path("행간 out.txt"))
    try file.write("first\n")
    try file.write("second\n")
    #expect(try file.contents() == Array("second\n".utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["행간 out.txt"])
  }

  /// A build system that looks at dates must not build anew.
  @Test func leavesTheSameAlone() throws {
    let folder = try TemporaryFolder()
    let file = OutputFile(path: folder.path("out.txt"))
    try file.write("text\n")
    let old = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: file.path)
    try file.write("text\n")
    #expect(try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date == old)
  }

  /// A script that was executable stays so, and a link still leads to where it led.
  @Test func keepsPermissionsAndLinks() throws {
    let folder = try TemporaryFolder()
    let file = OutputFile(path: folder.path("out.txt"))
    try file.write("old")
    try FileManager.default.setAttributes([.posixPermissions: 0o750], ofItemAtPath: file.path)
    let link = folder.path("link.txt")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "out.txt")
    try OutputFile(path: link).write("new")
    #expect(try file.contents() == Array("new".utf8))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "out.txt")
    #expect(try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int == 0o750)
  }

  /// A rename would take the place of them, and a pipe would be waited for.
  @Test func takesNoPlaceOfWhatIsNoFile() throws {
    let folder = try TemporaryFolder()
    let pipe = folder.path("pipe")
    #expect(mkfifo(pipe, 0o600) == 0)
    for path in [pipe, folder.url.path, "/dev/null"] {
      #expect(throws: OutputFile.Failure.notAFile) { try OutputFile(path: path).write("text") }
    }
  }

  @Test(arguments: ["no such folder/out.txt", ""])
  func cannotWrite(_ name: String) throws {
    let folder = try TemporaryFolder()
    let path = name.isEmpty ? name : folder.path(name)
    #expect(throws: OutputFile.Failure.system(errno: ENOENT)) { try OutputFile(path: path).write("text") }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == [])
  }
}
