import CFreeType

/// Owner of the stream through which FreeType reads a font: `pread` behind a window of a few KiB, because FreeType asks for
/// two and four bytes at a time.
@safe struct FreeTypeStream: ~Copyable {
  let record: UnsafeMutablePointer<FT_StreamRec_>

  init(_ file: FontBytes) {
    let window = Window(file)
    unsafe record = UnsafeMutablePointer<FT_StreamRec_>.allocate(capacity: 1)
    unsafe record.initialize(to: FT_StreamRec_())
    unsafe record.pointee.size = UInt(file.size)
    unsafe record.pointee.descriptor.pointer = Unmanaged.passRetained(window).toOpaque()
    unsafe record.pointee.read = { stream, offset, buffer, count in
      guard let pointer = unsafe stream?.pointee.descriptor.pointer else { return count == 0 ? 1 : 0 }
      let window = unsafe Unmanaged<Window>.fromOpaque(pointer).takeUnretainedValue()
      // A count of 0 only asks whether one can go there; the answer is 0 for yes.
      guard count > 0 else { return offset <= UInt(window.file.size) ? 0 : 1 }
      return unsafe UInt(
        window.read(into: UnsafeMutableRawBufferPointer(start: buffer, count: Int(count)), at: Int(offset)))
    }
  }

  deinit {
    if let pointer = unsafe record.pointee.descriptor.pointer {
      unsafe Unmanaged<Window>.fromOpaque(pointer).release()
    }
    unsafe record.deallocate()
  }

  private final class Window {
    let file: FontBytes
    private var bytes = [UInt8](repeating: 0, count: 4096)
    private var start = 0
    private var count = 0

    init(_ file: FontBytes) { self.file = file }

    func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) -> Int {
      // Long reads go straight to their place.
      guard buffer.count < bytes.count else { return unsafe file.copy(into: buffer, at: offset) }
      if offset < start || offset + buffer.count > start + count {
        start = offset
        count = unsafe bytes.withUnsafeMutableBytes { unsafe file.copy(into: $0, at: offset) }
      }
      let available = max(0, min(buffer.count, start + count - offset))
      unsafe buffer.copyBytes(from: bytes[offset - start..<offset - start + available])
      return available
    }
  }
}
