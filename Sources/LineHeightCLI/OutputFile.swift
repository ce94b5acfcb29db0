#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file that results are written to, whole or not at all.
struct OutputFile {
  let path: String

  /// Why it could not be read or written; the exit code is 73 whatever it was.
  enum Failure: Error, Equatable {
    /// There is a folder, a pipe or a device of that name: nothing that a rename may take the place of.
    case notAFile
    case system(errno: Int32)
  }

  /// Writes through a file beside it and a rename, so that nobody ever sees half of it; leaves it alone where nothing
  /// changed. A file that was there keeps its permissions, and a link to it stays a link.
  func write(_ text: String) throws(Failure) {
    let bytes = Array(text.utf8)
    let old = try existing()
    if let old, try Self.contents(of: path, old) == bytes { return }
    let target = old == nil ? path : Self.resolved(path)
    let folder = target.lastIndex(of: "/").map { String(target[...$0]) } ?? ""
    let temporary = folder + ".lineheight-\(UInt64.random(in: 0 ... .max)).tmp"
    let descriptor = unsafe open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .system(errno: errno) }
    var failure = FileDescriptor.write(bytes, to: descriptor)
    if failure == nil, let old, fchmod(descriptor, old.st_mode & 0o7777) != 0 { failure = errno }
    // Some file systems tell only now that there was no room.
    if close(descriptor) != 0, failure == nil { failure = errno }
    if failure == nil, unsafe rename(temporary, target) != 0 { failure = errno }
    guard let failure else { return }
    unsafe unlink(temporary)
    throw .system(errno: failure)
  }

  /// What is there; `nil` where nothing is.
  func contents() throws(Failure) -> [UInt8]? {
    guard let old = try existing() else { return nil }
    return try Self.contents(of: path, old)
  }

  private func existing() throws(Failure) -> stat? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else {
      if errno == ENOENT { return nil }
      throw .system(errno: errno)
    }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
    return status
  }

  private static func contents(of path: String, _ status: stat) throws(Failure) -> [UInt8] {
    let descriptor = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw .system(errno: errno) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    // Not beyond what it held at first: a log that grows would never end.
    while bytes.count < Int(status.st_size) {
      let count = unsafe chunk.withUnsafeMutableBytes { unsafe read(descriptor, $0.baseAddress, $0.count) }
      if count == 0 { break }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .system(errno: errno) }
      bytes += chunk[..<count]
    }
    return bytes
  }

  /// Where links lead to; the path itself where that cannot be told.
  private static func resolved(_ path: String) -> String {
    guard let resolved = unsafe realpath(path, nil) else { return path }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }
}
