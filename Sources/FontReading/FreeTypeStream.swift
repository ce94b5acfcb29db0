import CFreeType

/// Owner of the stream through which FreeType reads a font.
@safe struct FreeTypeStream: ~Copyable {
  let record: UnsafeMutablePointer<FT_StreamRec_>

  init(_ file: FontBytes) {
    unsafe record = UnsafeMutablePointer<FT_StreamRec_>.allocate(capacity: 1)
    unsafe record.initialize(to: FT_StreamRec_())
    unsafe record.pointee.size = UInt(file.size)
    unsafe record.pointee.descriptor.pointer = Unmanaged.passRetained(file).toOpaque()
    unsafe record.pointee.read = { stream, offset, buffer, count in
      guard let pointer = unsafe stream?.pointee.descriptor.pointer else { return count == 0 ? 1 : 0 }
      let file = unsafe Unmanaged<FontBytes>.fromOpaque(pointer).takeUnretainedValue()
      // A count of 0 only asks whether one can go there; the answer is 0 for yes.
      guard count > 0 else { return offset <= UInt(file.size) ? 0 : 1 }
      return unsafe UInt(
        file.copy(into: UnsafeMutableRawBufferPointer(start: buffer, count: Int(count)), at: Int(offset)))
    }
  }

  deinit {
    if let pointer = unsafe record.pointee.descriptor.pointer {
      unsafe Unmanaged<FontBytes>.fromOpaque(pointer).release()
    }
    unsafe record.deallocate()
  }
}
