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
    unsafe budget.pointee.releaseAll()
    unsafe memory.deallocate()
    unsafe budget.deallocate()
  }

  /// Opens one face, lends it to `body`, and closes it.
  ///
  /// - Parameter directory: what FreeType gets in place of the face's own table directory, for a face without glyphs.
  func withFace<Result>(
    _ index: Int, of file: FontBytes, withoutGlyphs directory: FilePart? = nil,
    _ body: (borrowing FreeTypeFace) throws(FontReadingError) -> Result
  ) throws(FontReadingError) -> Result {
    unsafe budget.pointee.wasExceeded = false
    do throws(FontReadingError) {
      let stream = FreeTypeStream(file, replacing: directory)
      let face = try FreeTypeFace(index, in: self, from: stream, hasGlyphs: directory == nil)
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
/// ``FreeTypeLibrary/withFace(_:of:withoutGlyphs:_:)``.
@safe struct FreeTypeFace: ~Copyable {
  let handle: FT_Face
  /// Of the library that lends the face.
  let library: FT_Library

  fileprivate init(
    _ index: Int, in library: borrowing FreeTypeLibrary, from stream: borrowing FreeTypeStream, hasGlyphs: Bool
  ) throws(FontReadingError) {
    var arguments = unsafe FT_Open_Args()
    unsafe arguments.flags = FT_UInt(hasGlyphs ? FT_OPEN_STREAM : FT_OPEN_STREAM | FT_OPEN_PARAMS)
    unsafe arguments.stream = stream.record
    var glyphs = unsafe lineheight_freetype_without_glyphs()
    var face: FT_Face?
    let code = unsafe withUnsafeMutablePointer(to: &glyphs) { parameter in
      unsafe arguments.num_params = 1
      unsafe arguments.params = parameter
      return unsafe FT_Open_Face(library.handle, &arguments, FT_Long(index), &face)
    }
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

/// How much memory FreeType may take, how much it has, and where that is.
///
/// FreeType does not say how long a block is that it frees, so each block begins with its length. It also forgets some
/// blocks when a font is broken, so all that it has stand in one list, and are freed with the library.
@safe private struct MemoryBudget {
  let limit: Int
  var used = 0
  var wasExceeded = false
  private var first: UnsafeMutablePointer<Block>?

  @safe private struct Block {
    var size: Int
    var previous: UnsafeMutablePointer<Block>?
    var next: UnsafeMutablePointer<Block>?
  }

  /// Keeps what is behind a block's header aligned for anything.
  private static let headerLength = 32

  init(limit: Int) { self.limit = limit }

  static func memoryRecord(spending budget: UnsafeMutablePointer<MemoryBudget>) -> FT_MemoryRec_ {
    unsafe FT_MemoryRec_(
      user: budget,
      alloc: { memory, size in unsafe MemoryBudget.of(memory)?.pointee.resize(nil, to: Int(size)) },
      free: { memory, content in unsafe MemoryBudget.of(memory)?.pointee.release(content) },
      realloc: { memory, _, size, content in
        unsafe MemoryBudget.of(memory)?.pointee.resize(content, to: Int(size))
      })
  }

  /// Frees what FreeType forgot.
  mutating func releaseAll() {
    while let block = unsafe first {
      unsafe first = block.pointee.next
      unsafe free(block)
    }
  }

  private static func of(_ memory: FT_Memory?) -> UnsafeMutablePointer<MemoryBudget>? {
    unsafe memory?.pointee.user?.assumingMemoryBound(to: MemoryBudget.self)
  }

  private static func block(of content: UnsafeMutableRawPointer) -> UnsafeMutablePointer<Block> {
    unsafe (content - headerLength).assumingMemoryBound(to: Block.self)
  }

  private mutating func resize(_ content: UnsafeMutableRawPointer?, to size: Int) -> UnsafeMutableRawPointer? {
    let old = unsafe content.map { unsafe Self.block(of: $0) }
    let oldSize = unsafe old?.pointee.size ?? 0
    guard size >= 0, used - oldSize + size <= limit else {
      wasExceeded = true
      return nil
    }
    guard let new = unsafe realloc(old, size + Self.headerLength) else { return nil }
    let block = unsafe new.assumingMemoryBound(to: Block.self)
    if unsafe old == nil { unsafe block.initialize(to: Block(size: size, previous: nil, next: first)) }
    unsafe block.pointee.size = size
    // Its neighbours know it by its old address.
    unsafe block.pointee.next?.pointee.previous = block
    if let previous = unsafe block.pointee.previous {
      unsafe previous.pointee.next = block
    } else {
      unsafe first = block
    }
    used += size - oldSize
    return unsafe new + Self.headerLength
  }

  private mutating func release(_ content: UnsafeMutableRawPointer?) {
    guard let block = unsafe content.map({ unsafe Self.block(of: $0) }) else { return }
    used -= unsafe block.pointee.size
    unsafe block.pointee.next?.pointee.previous = block.pointee.previous
    if let previous = unsafe block.pointee.previous {
      unsafe previous.pointee.next = block.pointee.next
    } else {
      unsafe first = block.pointee.next
    }
    unsafe free(block)
  }
}
