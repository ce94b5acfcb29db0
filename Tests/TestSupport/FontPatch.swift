/// Damage done to a whole font file with one face: `Repository.bytes(ofFixture:)` is a good file to begin with.
extension [UInt8] {
  /// The file with another first tag, such as 0x00010000 for a font that began with `true`.
  package func retagged(_ version: [UInt8]) -> [UInt8] { version + self[version.count...] }

  /// The file with other numbers in a table's directory record; the content stays where it is.
  package func withRecord(of tag: String, offset: Int? = nil, length: Int? = nil) -> [UInt8] {
    var copy = self
    for record in stride(from: 12, to: 12 + 16 * read16(at: 4), by: 16)
    where self[record..<record + 4].elementsEqual(tag.utf8) {
      if let offset { copy.set32(offset, at: record + 8) }
      if let length { copy.set32(length, at: record + 12) }
      return copy
    }
    preconditionFailure("the font has no table \(tag)")
  }

  /// The file with a uint16 overwritten.
  package func with(uint16 value: Int, at offset: Int) -> [UInt8] {
    var copy = self
    copy.set16(value, at: offset)
    return copy
  }

  /// The file with a uint32 overwritten.
  package func with(uint32 value: Int, at offset: Int) -> [UInt8] {
    var copy = self
    copy.set32(value, at: offset)
    return copy
  }
}
