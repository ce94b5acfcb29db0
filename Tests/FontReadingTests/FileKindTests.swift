import FontReading
import Foundation
import LineHeightCore
import TestSupport
import Testing

/// What a path can lead to besides a font. None of these may be waited for.
@Suite(.timeLimit(.minutes(1))) struct FileKindTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func aMissingFile() {
    #expect(read(path: folder.path("none.otf")).error == .cannotOpen(.noSuchFile))
  }

  @Test func aFileUsedAsAFolder() {
    #expect(read(path: Repository.fixture("sample.ttf") + "/x").error == .cannotOpen(.noSuchFile))
  }

  @Test func anEmptyPath() {
    #expect(read(path: "").error == .cannotOpen(.noSuchFile))
  }

  @Test func aFolder() {
    #expect(read(path: folder.url.path(percentEncoded: false)).error == .cannotOpen(.folder))
  }

  @Test func aPipe() {
    #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
    #expect(read(path: folder.path("pipe")).error == .cannotOpen(.pipe))
  }

  @Test(arguments: ["/dev/null", "/dev/zero"])
  func aDevice(_ path: String) {
    #expect(read(path: path).error == .cannotOpen(.device))
  }

  @Test func aSocket() throws {
    let descriptor = socket(AF_UNIX, Self.stream, 0)
    defer { close(descriptor) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let path = folder.path("s")
    let isBound = withUnsafeMutableBytes(of: &address.sun_path) { space in
      guard path.utf8.count < space.count else { return false }
      space.copyBytes(from: path.utf8)
      return true
    }
    try #require(isBound, "the temporary folder's path is too long for a socket")
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    try #require(result == 0)
    #expect(read(path: path).error == .cannotOpen(.socket))
  }

  @Test(.enabled(if: getuid() != 0, "root may read everything"))
  func noPermission() throws {
    let path = try folder.write(try Repository.bytes(ofFixture: "sample.ttf"), to: "secret.ttf")
    #expect(chmod(path, 0) == 0)
    #expect(read(path: path).error == .cannotOpen(.noPermission))
  }

  @Test func anEmptyFile() throws {
    #expect(read(path: try folder.write([], to: "empty.ttf")).error == .empty)
  }

  @Test func aSymbolicLink() throws {
    #expect(symlink(Repository.fixture("sample.ttf"), folder.path("link")) == 0)
    #expect(read(path: folder.path("link"), as: "-") == .success(.sample))
  }

  @Test func aSymbolicLinkToNothing() {
    #expect(symlink("nothing", folder.path("link")) == 0)
    #expect(read(path: folder.path("link")).error == .cannotOpen(.noSuchFile))
  }

  @Test func aSymbolicLinkToItself() {
    #expect(symlink("loop", folder.path("loop")) == 0)
    #expect(read(path: folder.path("loop")).error == .cannotOpen(.other(errno: ELOOP)))
  }

  @Test(arguments: ["행간 글꼴.otf", "with 'quotes' and \"more\".ttf", "no ending", "-", "line\nbreak.ttf"])
  func anUnusualName(_ name: String) throws {
    let path = try folder.write(try Repository.bytes(ofFixture: "sample.ttf"), to: name)
    #expect(read(path: path, as: name) == .success(FontFacts.sample.with { $0.source = name }))
  }

  #if canImport(Glibc)
    private static let stream = Int32(SOCK_STREAM.rawValue)
  #else
    private static let stream = SOCK_STREAM
  #endif
}
