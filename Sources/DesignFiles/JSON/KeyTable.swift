/// The keys of one object by their hash values, in at most 16 bytes a key.
struct KeyTable {
  /// Nodes of keys; 0, which is never a key, is a free place.
  private var slots: [UInt32] = []

  /// Empties the table and makes room for so many keys.
  mutating func clear(for count: Int) {
    let size = 1 << (Int.bitWidth - (count * 2 - 1).leadingZeroBitCount)
    slots.removeAll(keepingCapacity: true)
    slots.append(contentsOf: repeatElement(0, count: size))
  }

  /// The node of a key with this hash value for which `matches` holds.
  func first(hash: Int, where matches: (Int) -> Bool) -> Int? {
    var slot = hash & (slots.count - 1)
    while slots[slot] != 0 {
      if matches(Int(slots[slot])) { return Int(slots[slot]) }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Takes a key, unless one is there for which `matches` holds: then that is the result.
  mutating func insert(_ key: Int, hash: Int, unless matches: (Int) -> Bool) -> Int? {
    var slot = hash & (slots.count - 1)
    while slots[slot] != 0 {
      if matches(Int(slots[slot])) { return Int(slots[slot]) }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = UInt32(key)
    return nil
  }
}
