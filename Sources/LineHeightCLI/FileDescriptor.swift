import FontReading

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Reading and writing whole, through calls that may do half of it.
enum FileDescriptor {
  /// Writes all of some bytes; the `errno` of a failure, `nil` when all is written.
  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        return errno
      }
      rest = rest.dropFirst(count)
    }
    return nil
  }

  /// Whether two paths lead to one file that is there.
  static func isSame(_ first: String, _ second: String) -> Bool {
    var (left, right) = (stat(), stat())
    guard unsafe first.withPath({ unsafe stat($0, &left) }) == 0,
      unsafe second.withPath({ unsafe stat($0, &right) }) == 0
    else { return false }
    return left.st_dev == right.st_dev && left.st_ino == right.st_ino
  }

  /// Reads `count` bytes, or fewer where the file ends before.
  static func readBytes(_ count: Int, from descriptor: Int32) throws(OutputFile.Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count {
      var chunk = [UInt8](repeating: 0, count: min(count - bytes.count, 1 << 16))
      let length = unsafe chunk.withUnsafeMutableBytes { unsafe read(descriptor, $0.baseAddress, $0.count) }
      if length == 0 { break }
      if length < 0, errno == EINTR { continue }
      guard length > 0 else { throw .system(errno: errno) }
      bytes += chunk[..<length]
    }
    return bytes
  }
}
