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

  @Test(arguments: ["no such folder/out.txt", ""])
  func cannotWrite(_ name: String) throws {
    let folder = try TemporaryFolder()
    #expect(throws: OutputFile.Failure.self) { try OutputFile(path: folder.path(name)).write("text") }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == [])
  }
}
