import CFreeType

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Owner of one FreeType library, whose memory comes from us and is capped.
@safe struct FreeTypeLibrary: ~Copyable {
  fileprivate let handle: FT_Library
  private let memory: UnsafeMutablePointer<FT_MemoryRec_>
  private let budget: UnsafeMutablePointer<MemoryBudget>

  /// Most memory that FreeType gets, in bytes: with standard input held beside it, one file never takes 256 MiB. A 408 KB
  /// WOFF was seen to make FreeType ask for 412 MiB.
  static let memoryLimit = 120 << 20

  init() throws(FontReadingError) {
    let budget = UnsafeMutablePointer<MemoryBudget>.allocate(capacity: 1)
    unsafe budget.initialize(to: MemoryBudget(limit: Self.memoryLimit))
    let memory = UnsafeMutablePointer<FT_MemoryRec_>.allocate(capacity: 1)
    unsafe memory.initialize(to: MemoryBudget.memoryRecord(spending: budget))
    var library: FT_Library?
    let code = unsafe FT_New_Library(memory, &library)
    guard code == 0, let library = unsafe library else {
      unsafe memory.deallocate()
      unsafe budget.deallocate()
      throw .freeType(code)
    }
    unsafe FT_Add_Default_Modules(library)
    unsafe self.memory = unsafe memory
    unsafe self.budget = unsafe budget
    unsafe handle = unsafe library
  }

  deinit {
    unsafe FT_Done_Library(handle)
    unsafe memory.deallocate()
    unsafe budget.deallocate()
  }

  /// Opens one face, lends it to `body`, and closes it.
  func withFace<Result>(
    _ index: Int, of file: FontBytes,
    _ body: (borrowing FreeTypeFace) throws(FontReadingError) -> Result
  ) throws(FontReadingError) -> Result {
    unsafe budget.pointee.wasExceeded = false
    do throws(FontReadingError) {
      let stream = FreeTypeStream(file)
      let face = try FreeTypeFace(index, in: self, from: stream)
      let result = try body(face)
      // FreeType gets along without much of a font; what it read of a file that was cut off is not the font's.
      guard !file.wasCutShort else { throw .cutShort }
      return result
    } catch {
      // The cause, where we know it better than FreeType's own code can say it.
      if unsafe budget.pointee.wasExceeded { throw .needsTooMuchMemory(limit: Self.memoryLimit) }
      if file.wasCutShort { throw .cutShort }
      throw error
    }
  }

  /// The version of the FreeType that is linked, such as `2.12.1`.
  var version: String {
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    unsafe FT_Library_Version(handle, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }
}

/// Owner of one open face. It must not outlive its library and its stream, so it is only lent: see
/// ``FreeTypeLibrary/withFace(_:of:_:)``.
@safe struct FreeTypeFace: ~Copyable {
  let handle: FT_Face
  /// Of the library that lends the face.
  let library: FT_Library

  fileprivate init(
    _ index: Int, in library: borrowing FreeTypeLibrary, from stream: borrowing FreeTypeStream
  ) throws(FontReadingError) {
    var arguments = unsafe FT_Open_Args()
    unsafe arguments.flags = FT_UInt(FT_OPEN_STREAM)
    unsafe arguments.stream = stream.record
    var face: FT_Face?
    let code = unsafe FT_Open_Face(library.handle, &arguments, FT_Long(index), &face)
    guard code == 0, let face = unsafe face else { throw .freeType(code) }
    unsafe self.library = unsafe library.handle
    unsafe handle = unsafe face
  }

  deinit { unsafe FT_Done_Face(handle) }
}

extension FreeTypeFace: SfntTables {
  func length(of tag: String) -> Int? {
    var length: FT_ULong = 0
    let code = unsafe FT_Load_Sfnt_Table(handle, Self.code(of: tag), 0, nil, &length)
    return code == 0 ? Int(length) : nil
  }

  func bytes(of tag: String, count: Int) throws(FontReadingError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var length = FT_ULong(count)
    let code = unsafe bytes.withUnsafeMutableBufferPointer {
      unsafe FT_Load_Sfnt_Table(handle, Self.code(of: tag), 0, $0.baseAddress, &length)
    }
    guard code == 0 else { throw .freeType(code) }
    return bytes
  }

  private static func code(of tag: String) -> FT_ULong {
    tag.unicodeScalars.reduce(0) { $0 << 8 | FT_ULong($1.value) }
  }
}

extension FontReadingError {
  /// FreeType's word for one of its codes. Debian's build has none built in, so the list of its header is used.
  static func freeType(_ code: FT_Error) -> FontReadingError {
    .freeType(code: Int(code), text: unsafe lineheight_freetype_error_text(code).map { unsafe String(cString: $0) })
  }
}

/// How much memory FreeType may take, and how much it has.
///
/// FreeType does not say how long a block is that it frees, so each block begins with its length.
private struct MemoryBudget {
  let limit: Int
  var used = 0
  var wasExceeded = false

  /// Keeps the block behind it aligned for anything.
  static let headerLength = 16

  init(limit: Int) { self.limit = limit }

  static func memoryRecord(spending budget: UnsafeMutablePointer<MemoryBudget>) -> FT_MemoryRec_ {
    unsafe FT_MemoryRec_(
      user: budget,
      alloc: { memory, size in unsafe MemoryBudget.resize(nil, to: Int(size), memory) },
      free: { memory, block in unsafe MemoryBudget.release(block, memory) },
      realloc: { memory, _, size, block in unsafe MemoryBudget.resize(block, to: Int(size), memory) })
  }

  private static func budget(_ memory: FT_Memory?) -> UnsafeMutablePointer<MemoryBudget>? {
    unsafe memory?.pointee.user?.assumingMemoryBound(to: MemoryBudget.self)
  }

  private static func resize(
    _ block: UnsafeMutableRawPointer?, to size: Int, _ memory: FT_Memory?
  ) -> UnsafeMutableRawPointer? {
    guard let budget = unsafe budget(memory), size >= 0 else { return nil }
    let old = unsafe block.map { unsafe $0 - headerLength }
    let oldSize = unsafe old?.load(as: Int.self) ?? 0
    guard unsafe budget.pointee.used - oldSize + size <= budget.pointee.limit else {
      unsafe budget.pointee.wasExceeded = true
      return nil
    }
    guard let new = unsafe realloc(old, size + headerLength) else { return nil }
    unsafe new.storeBytes(of: size, as: Int.self)
    unsafe budget.pointee.used += size - oldSize
    return unsafe new + headerLength
  }

  private static func release(_ block: UnsafeMutableRawPointer?, _ memory: FT_Memory?) {
    guard let budget = unsafe budget(memory), let start = unsafe block.map({ unsafe $0 - headerLength }) else { return }
    unsafe budget.pointee.used -= unsafe start.load(as: Int.self)
    unsafe free(start)
  }
}
