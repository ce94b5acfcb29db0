/// Numbers as OpenType writes them: most significant byte first. Too large a number keeps its low bits, so that tests
/// can write broken values.
extension [UInt8] {
  /// uint16, or int16 as two's complement.
  package mutating func append16(_ value: Int) {
    self += [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
  }

  /// uint32
  package mutating func append32(_ value: Int) {
    append16(value >> 16)
    append16(value)
  }

  /// Overwrites a uint16.
  package mutating func set16(_ value: Int, at offset: Int) {
    self[offset] = UInt8(truncatingIfNeeded: value >> 8)
    self[offset + 1] = UInt8(truncatingIfNeeded: value)
  }

  /// Overwrites a uint32.
  package mutating func set32(_ value: Int, at offset: Int) {
    set16(value >> 16, at: offset)
    set16(value, at: offset + 2)
  }

  /// uint16
  package func read16(at offset: Int) -> Int { Int(self[offset]) << 8 | Int(self[offset + 1]) }

  /// uint32
  package func read32(at offset: Int) -> Int { read16(at: offset) << 16 | read16(at: offset + 2) }
}
