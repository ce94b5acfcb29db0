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
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe write(descriptor, $0) }
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
  static func read(_ count: Int, from descriptor: Int32) throws(OutputFile.Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count {
      var chunk = [UInt8](repeating: 0, count: min(count - bytes.count, 1 << 16))
      let length = unsafe chunk.withUnsafeMutableBytes { unsafe read(descriptor, $0) }
      if length == 0 { break }
      if length < 0, errno == EINTR { continue }
      guard length > 0 else { throw .system(errno: errno) }
      bytes += chunk[..<length]
    }
    return bytes
  }

  private static func read(_ descriptor: Int32, _ bytes: UnsafeMutableRawBufferPointer) -> Int {
    #if canImport(Darwin)
      unsafe Darwin.read(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      unsafe Musl.read(descriptor, bytes.baseAddress, bytes.count)
    #else
      unsafe Glibc.read(descriptor, bytes.baseAddress, bytes.count)
    #endif
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
