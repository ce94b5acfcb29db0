/// Finds a key that an object has twice, in time that grows with the object, whatever the keys are.
struct UniqueKeys {
  /// Up to so many keys are compared with each other.
  private static let fewKeys = 8

  private var found: [Int] = []
  private var table = KeyTable()

  /// The second of two equal keys, as the index of its node.
  mutating func repeated(in object: Int, _ nodes: [JSONNode], _ bytes: [UInt8]) -> Int? {
    found.removeAll(keepingCapacity: true)
    let end = object + nodes[object].span
    var key = object + 1
    while key < end {
      found.append(key)
      key += 1 + nodes[key + 1].span
    }
    guard found.count > Self.fewKeys else {
      for (index, key) in found.enumerated().dropFirst() {
        for other in found[..<index] where Self.areEqual(key, other, nodes, bytes) { return key }
      }
      return nil
    }
    return repeatedOfMany(nodes, bytes)
  }

  private mutating func repeatedOfMany(_ nodes: [JSONNode], _ bytes: [UInt8]) -> Int? {
    table.clear(for: found.count)
    for key in found {
      let earlier = table.insert(key, hash: JSONKey.hash(of: key, nodes, bytes)) { other in
        Self.areEqual(key, other, nodes, bytes)
      }
      if earlier != nil { return key }
    }
    return nil
  }

  private static func areEqual(_ left: Int, _ right: Int, _ nodes: [JSONNode], _ bytes: [UInt8]) -> Bool {
    guard nodes[left].kind == .string, nodes[right].kind == .string else {
      return JSONText.unescaped(bytes, from: nodes[left].offset) == JSONText.unescaped(bytes, from: nodes[right].offset)
    }
    var left = nodes[left].offset + 1
    var right = nodes[right].offset + 1
    while bytes[left] == bytes[right] {
      if bytes[left] == .quote { return true }
      left += 1
      right += 1
    }
    return false
  }
}

/// Keys by their bytes: `é` in one code point and in two are different keys.
enum JSONKey {
  /// The standard library's hash, whose seed changes with each run: nobody can choose keys that collide.
  static func hash(of node: Int, _ nodes: [JSONNode], _ bytes: [UInt8]) -> Int {
    let start = nodes[node].offset
    guard nodes[node].kind == .string else { return hash(of: JSONText.unescaped(bytes, from: start)[...]) }
    return hash(of: bytes[start + 1..<JSONText.end(ofUnescaped: start, in: bytes)])
  }

  static func hash(of key: ArraySlice<UInt8>) -> Int {
    var hasher = Hasher()
    key.withUnsafeBytes { hasher.combine(bytes: $0) }
    return hasher.finalize()
  }
}
