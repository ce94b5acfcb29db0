import CFreeType

/// Bytes that FreeType gets instead of those at their place in the file.
struct FilePart {
  let start: Int
  let bytes: [UInt8]
  var end: Int { start + bytes.count }
}

/// Owner of the stream through which FreeType reads a font.
@safe struct FreeTypeStream: ~Copyable {
  let record: UnsafeMutablePointer<FT_StreamRec_>

  init(_ file: FontBytes, replacing part: FilePart? = nil) {
    unsafe record = UnsafeMutablePointer<FT_StreamRec_>.allocate(capacity: 1)
    unsafe record.initialize(to: FT_StreamRec_())
    unsafe record.pointee.size = UInt(file.size)
    unsafe record.pointee.descriptor.pointer = Unmanaged.passRetained(Source(file: file, part: part)).toOpaque()
    unsafe record.pointee.read = { stream, offset, buffer, count in
      guard let pointer = unsafe stream?.pointee.descriptor.pointer else { return count == 0 ? 1 : 0 }
      let source = unsafe Unmanaged<Source>.fromOpaque(pointer).takeUnretainedValue()
      // A count of 0 only asks whether one can go there; the answer is 0 for yes.
      guard count > 0 else { return offset <= UInt(source.file.size) ? 0 : 1 }
      return unsafe UInt(
        source.copy(into: UnsafeMutableRawBufferPointer(start: buffer, count: Int(count)), at: Int(offset)))
    }
  }

  deinit {
    if let pointer = unsafe record.pointee.descriptor.pointer {
      unsafe Unmanaged<Source>.fromOpaque(pointer).release()
    }
    unsafe record.deallocate()
  }

  private final class Source {
    let file: FontBytes
    private let part: FilePart?

    init(file: FontBytes, part: FilePart?) { (self.file, self.part) = (file, part) }

    func copy(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) -> Int {
      let count = unsafe file.copy(into: buffer, at: offset)
      guard let part, offset < part.end, offset + count > part.start else { return count }
      let replaced = max(offset, part.start)..<min(offset + count, part.end)
      unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[(replaced.lowerBound - offset)...])
        .copyBytes(from: part.bytes[(replaced.lowerBound - part.start)..<(replaced.upperBound - part.start)])
      return count
    }
  }
}
