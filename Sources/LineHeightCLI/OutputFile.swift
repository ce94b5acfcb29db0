import FontReading
import LineHeightCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file that results are written to, in pieces, whole or not at all.
///
/// The pieces go to a file beside it, which takes its name in the end: nobody ever sees half of it. It is left alone where
/// nothing changed. A file that was there keeps its permissions, and a link to it stays a link.
struct OutputFile: ~Copyable {
  /// Why it could not be read or written; the exit code is 73 whatever it was.
  enum Failure: Error, Equatable {
    /// There is a folder, a pipe, a device or standard output itself of that name: nothing that a rename may take the
    /// place of.
    case notAFile
    /// It was read to get at the results.
    case isInput
    case system(errno: Int32)
  }

  private let target: String
  private let temporary: String
  private let descriptor: Int32
  /// What is there already, read in step with what is written.
  private let old: Int32?
  private var isUnchanged: Bool
  private var isFinished = false

  /// Begins to write.
  init(path: String) throws(Failure) {
    let old = try Self.existing(path)
    let target = old == nil ? path : Self.resolved(path)
    let folder = target.lastIndex(of: "/").map { String(target[...$0]) } ?? ""
    let temporary = folder + ".lineheight-\(UInt64.random(in: 0 ... .max)).tmp"
    let descriptor = unsafe temporary.withPath { unsafe open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) }
    guard descriptor >= 0 else {
      let failure = Failure.system(errno: errno)
      if let old { close(old.descriptor) }
      throw failure
    }
    if let old { fchmod(descriptor, old.mode) }
    self.descriptor = descriptor
    self.target = target
    self.temporary = temporary
    self.old = old?.descriptor
    isUnchanged = old != nil
  }

  deinit {
    if let old { close(old) }
    guard !isFinished else { return }
    close(descriptor)
    _ = unsafe temporary.withPath { unsafe unlink($0) }
  }

  /// Writes the next piece.
  mutating func append(_ bytes: [UInt8]) throws(Failure) {
    if isUnchanged, let old { isUnchanged = try FileDescriptor.readBytes(bytes.count, from: old) == bytes }
    if let code = FileDescriptor.writeAll(bytes, to: descriptor) { throw .system(errno: code) }
  }

  /// Gives the file its name.
  mutating func finish() throws(Failure) {
    isFinished = true
    if isUnchanged, let old { isUnchanged = try FileDescriptor.readBytes(1, from: old).isEmpty }
    // Some file systems tell only now that there was no room.
    var failure = close(descriptor) == 0 ? nil : errno
    if failure == nil, !isUnchanged,
      unsafe temporary.withPath({ old in unsafe target.withPath { unsafe rename(old, $0) } }) != 0
    {
      failure = errno
    }
    if failure != nil || isUnchanged { _ = unsafe temporary.withPath { unsafe unlink($0) } }
    if let failure { throw .system(errno: failure) }
  }

  /// What is there; empty where nothing is.
  static func contents(of path: String) throws(Failure) -> [UInt8] {
    guard let old = try existing(path) else { return [] }
    defer { close(old.descriptor) }
    return try FileDescriptor.readBytes(old.size, from: old.descriptor)
  }

  /// Opens what is there; `nil` where nothing is.
  private static func existing(_ path: String) throws(Failure) -> (descriptor: Int32, mode: mode_t, size: Int)? {
    let descriptor = unsafe path.withPath { unsafe open($0, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw .system(errno: errno)
    }
    var status = stat()
    var results = stat()
    // `-o /dev/stdout >file`: what else is written to the file would be lost with it.
    let isStandardOutput =
      unsafe fstat(descriptor, &status) == 0 && fstat(STDOUT_FILENO, &results) == 0
      && status.st_dev == results.st_dev && status.st_ino == results.st_ino
    guard status.st_mode & S_IFMT == S_IFREG, !isStandardOutput else {
      close(descriptor)
      throw .notAFile
    }
    return (descriptor, status.st_mode & 0o7777, Int(status.st_size))
  }

  /// Where links lead to; the path itself where that cannot be told.
  private static func resolved(_ path: String) -> String {
    guard let resolved = unsafe path.withPath({ unsafe realpath($0, nil) }) else { return path }
    defer { unsafe free(resolved) }
    return unsafe FileName.string(path: resolved)
  }
}
