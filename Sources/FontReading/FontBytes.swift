package import LineHeightCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The bytes of one font, read where they are asked for.
///
/// A file is read with `pread` and never mapped: a file that is cut short meanwhile is an error here, where a mapped
/// one would end the process with SIGBUS. Only standard input is held in memory, up to a limit.
package final class FontBytes {
  private let storage: Storage
  /// Length in bytes, as it was when the file was opened.
  package let size: Int
  /// Set once a read came back shorter than the file's size promised.
  private(set) var wasCutShort = false

  /// The blocks read last, each in the place of its number. Headers, directories and the fields of tables lie close together
  /// and are asked for two and four bytes at a time.
  private var blocks = [Block](repeating: Block(), count: 4)

  private struct Block {
    static let size = 4096
    var number = -1
    var bytes: [UInt8] = []
  }

  private enum Storage {
    case file(Int32)
    case memory([UInt8])
  }

  /// Most that is taken from standard input, in bytes.
  package static let standardInputLimit = 128 << 20

  /// Opens a regular file. Folders, pipes, devices and sockets are refused without being waited for.
  package init(path: String) throws(FontReadingError) {
    // Looked at before it is opened: opening a device can do something.
    _ = try Self.sizeOfRegularFile { info in unsafe path.withPath { unsafe stat($0, &info) } }
    let descriptor = unsafe path.withPath { unsafe open($0, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY) }
    guard descriptor >= 0 else { throw .cannotOpen(OpenFailure(errno: errno)) }
    storage = .file(descriptor)
    do throws(FontReadingError) {
      size = try Self.sizeOfRegularFile { unsafe fstat(descriptor, &$0) }
    } catch {
      close(descriptor)
      throw error
    }
  }

  /// Takes bytes that are in memory already.
  package init(_ bytes: [UInt8]) {
    storage = .memory(bytes)
    size = bytes.count
  }

  /// What an operand of the command line names: a file, or with `-` standard input.
  package static func operand(
    _ text: String, unless isCancelled: () -> Bool = { false }
  ) throws(FontReadingError) -> FontBytes {
    try text == "-" ? standardInput(unless: isCancelled) : FontBytes(path: text)
  }

  /// Reads standard input to its end, ``FontReadingError/cancelled`` where nothing comes and nobody waits any more.
  package static func standardInput(
    unless isCancelled: () -> Bool = { false }
  ) throws(FontReadingError) -> FontBytes {
    FontBytes(try readToEnd(STDIN_FILENO, unless: isCancelled))
  }

  /// All bytes of a file that is a list and no font. A pipe is read to its end, as a shell's `<(find ...)` is one.
  package static func list(path: String, unless isCancelled: () -> Bool) throws(FontReadingError) -> [UInt8] {
    var info = stat()
    guard unsafe path.withPath({ unsafe stat($0, &info) }) == 0, info.st_mode & S_IFMT == S_IFIFO else {
      return try FontBytes(path: path).contents()
    }
    let descriptor = unsafe path.withPath { unsafe open($0, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw .cannotOpen(OpenFailure(errno: errno)) }
    defer { close(descriptor) }
    return try readToEnd(descriptor, unless: isCancelled)
  }

  private static func readToEnd(
    _ descriptor: Int32, unless isCancelled: () -> Bool
  ) throws(FontReadingError) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      // In turns of a tenth of a second: a signal wakes one thread, and that need not be this one.
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let ready = unsafe poll(&waiting, 1, 100)
      if ready == 0 || ready < 0 && errno == EINTR {
        if isCancelled() { throw .cancelled }
        continue
      }
      let count = unsafe chunk.withUnsafeMutableBytes { unsafe read(descriptor, $0.baseAddress, $0.count) }
      if count == 0 { return bytes }
      guard count > 0 else {
        if errno == EINTR { continue }
        throw errno == EISDIR ? .cannotOpen(.folder) : .cannotRead(errno: errno)
      }
      guard bytes.count + count <= standardInputLimit else { throw .inputTooLarge(limit: standardInputLimit) }
      bytes += chunk[..<count]
    }
  }

  deinit {
    if case .file(let descriptor) = storage { close(descriptor) }
  }

  /// Copies bytes from `offset` on and says how many there were; fewer than asked for only at the end or on a failure.
  func copy(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) -> Int {
    guard offset >= 0, offset < size else { return 0 }
    let wanted = min(buffer.count, size - offset)
    switch storage {
    case .memory(let bytes):
      unsafe buffer.copyBytes(from: bytes[offset..<offset + wanted])
      return wanted
    case .file(let descriptor):
      // Long reads go straight to their place.
      guard wanted < Block.size else { return unsafe readPart(descriptor, into: buffer, at: offset, count: wanted) }
      var done = 0
      while done < wanted {
        let (number, start) = (offset + done).quotientAndRemainder(dividingBy: Block.size)
        let place = number % blocks.count
        if blocks[place].number != number { readBlock(number, of: descriptor) }
        let available = blocks[place].bytes.dropFirst(start).prefix(wanted - done)
        if available.isEmpty { break }
        unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[done...]).copyBytes(from: available)
        done += available.count
      }
      return done
    }
  }

  private func readBlock(_ number: Int, of descriptor: Int32) {
    let offset = number * Block.size
    let count = min(Block.size, size - offset)
    let place = number % blocks.count
    if blocks[place].bytes.count != count { blocks[place].bytes = [UInt8](repeating: 0, count: count) }
    let done = unsafe blocks[place].bytes.withUnsafeMutableBytes {
      unsafe readPart(descriptor, into: $0, at: offset, count: count)
    }
    // What was cut short is asked for again, and so noticed again.
    blocks[place].number = done == count ? number : -1
    if done < count { blocks[place].bytes.removeLast(count - done) }
  }

  private func readPart(
    _ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer, at offset: Int, count wanted: Int
  ) -> Int {
    var done = 0
    while done < wanted {
      let count = unsafe pread(
        descriptor, buffer.baseAddress.map { unsafe $0 + done }, wanted - done, off_t(offset + done))
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        wasCutShort = true
        return done
      }
      done += count
    }
    return done
  }

  /// All bytes, for a file that is a list and no font.
  package func contents() throws(FontReadingError) -> [UInt8] {
    guard size <= Self.standardInputLimit else { throw .inputTooLarge(limit: Self.standardInputLimit) }
    return try bytes(at: 0, count: size)
  }

  /// `count` bytes from `offset` on; the caller knows that they lie inside ``size``.
  func bytes(at offset: Int, count: Int) throws(FontReadingError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    let done = unsafe bytes.withUnsafeMutableBytes { unsafe copy(into: $0, at: offset) }
    guard done == count else { throw .cutShort }
    return bytes
  }

  private static func sizeOfRegularFile(
    status: (inout stat) -> Int32
  ) throws(FontReadingError) -> Int {
    var info = stat()
    guard status(&info) == 0 else { throw .cannotOpen(OpenFailure(errno: errno)) }
    switch info.st_mode & S_IFMT {
    case S_IFREG: return Int(info.st_size)
    case S_IFDIR: throw .cannotOpen(.folder)
    case S_IFIFO: throw .cannotOpen(.pipe)
    case S_IFSOCK: throw .cannotOpen(.socket)
    default: throw .cannotOpen(.device)
    }
  }
}

extension FileName {
  /// The string of a path that C hands out.
  @unsafe package static func string(path: UnsafePointer<CChar>) -> String {
    unsafe string(UnsafeRawBufferPointer(start: path, count: strlen(path)))
  }
}

extension String {
  /// Lends the path's own bytes to a C function. See ``FileName``.
  package func withPath<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    unsafe (FileName.bytes(self).map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { preconditionFailure("it has an end mark") }
      return unsafe body(start)
    }
  }
}

extension OpenFailure {
  /// What an `errno` of `stat` or `open` means.
  init(errno code: Int32) {
    switch code {
    case ENOENT, ENOTDIR: self = .noSuchFile
    case EACCES, EPERM: self = .noPermission
    case ENXIO: self = .socket
    default: self = .other(errno: code)
    }
  }
}
