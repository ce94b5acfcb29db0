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

  /// The exit code is 73 whatever went wrong.
  struct Failure: Error {
    let errno: Int32
  }

  /// What is there; `nil` where nothing is.
  func contents() throws(Failure) -> [UInt8]? {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw Failure(errno: errno)
    }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe chunk.withUnsafeMutableBytes { unsafe read(descriptor, $0.baseAddress, $0.count) }
      if count == 0 { return bytes }
      guard count > 0 else { throw Failure(errno: errno) }
      bytes += chunk[..<count]
    }
  }

  /// Writes through a file beside it and a rename, so that nobody ever sees half of it; leaves it alone where nothing
  /// changed.
  func write(_ text: String) throws(Failure) {
    let bytes = Array(text.utf8)
    guard try contents() != bytes else { return }
    let temporary = "\(path).\(getpid()).tmp"
    let descriptor = unsafe open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw Failure(errno: errno) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe Self.write(descriptor, $0) }
      guard count >= 0 else { throw Self.removed(temporary, descriptor) }
      rest = rest.dropFirst(count)
    }
    close(descriptor)
    guard unsafe rename(temporary, path) == 0 else { throw Self.removed(temporary, nil) }
  }

  private static func removed(_ path: String, _ descriptor: Int32?) -> Failure {
    let failure = Failure(errno: errno)
    if let descriptor { close(descriptor) }
    unsafe unlink(path)
    return failure
  }

  private static func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Darwin)
      unsafe Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      unsafe Musl.write(descriptor, bytes.baseAddress, bytes.count)
    #else
      unsafe Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }
}
