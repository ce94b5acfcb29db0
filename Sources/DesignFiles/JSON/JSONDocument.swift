/// A JSON document as a tree that keeps the order of the file and where each value stands in it.
///
/// Values are named by the index of their node; 0 is the whole document. Strings and numbers are made from the bytes when
/// they are asked for. That is what a large file needs: a Figma answer of 12 MB holds a handful of text styles.
package final class JSONDocument {
  /// The largest file that is read, in bytes.
  package static let maximumSize = JSONNode.maximum - 1
  /// How deep arrays and objects may be nested. Layers of a Figma file take two each.
  package static let maximumDepth = 512
  /// Objects with more members are searched through an index.
  private static let fewMembers = 16

  let bytes: [UInt8]
  let nodes: [JSONNode]
  private let lines: LineCounter
  /// The keys of large objects that were searched.
  private var tables: [Int: KeyTable] = [:]

  /// What a value is.
  package enum Kind: Hashable, Sendable { case object, array, string, number, bool, null }

  /// A fault, with its place.
  package struct Failure: Error, Hashable, Sendable {
    /// What is wrong.
    package let fault: JSONFault
    /// From 1.
    package let line: Int
    /// In Unicode scalars, from 1.
    package let column: Int
  }

  /// Reads UTF-8, with or without a byte order mark; at most ``maximumSize`` bytes.
  package init(_ bytes: [UInt8]) throws(Failure) {
    precondition(bytes.count <= Self.maximumSize)
    self.bytes = bytes
    lines = LineCounter(bytes)
    do {
      nodes = try JSONParser.nodes(of: bytes, from: UTF8Text.lengthOfByteOrderMark(bytes))
    } catch {
      let (line, column) = lines.place(of: error.offset)
      throw Failure(fault: error.fault, line: line, column: column)
    }
  }

  /// Line and column of a value, from 1.
  package func place(of node: Int) -> (line: Int, column: Int) { lines.place(of: nodes[node].offset) }

  /// `null`.
  static var empty: JSONDocument { JSONDocument() }

  private init() {
    bytes = Array("null".utf8)
    nodes = [JSONNode(.null, at: 0)]
    lines = LineCounter(bytes)
  }

  // MARK: Values

  /// What a value is.
  package func kind(_ node: Int) -> Kind {
    switch nodes[node].kind {
    case .object: .object
    case .array: .array
    case .string, .escapedString: .string
    case .number: .number
    case .true, .false: .bool
    case .null: .null
    }
  }

  /// A string; `nil` for another kind of value.
  package func string(_ node: Int) -> String? {
    nodes[node].isString ? JSONText.decoded(bytes, from: nodes[node].offset) : nil
  }

  /// A number; `nil` for another kind of value, and for a number beyond what a `Double` holds.
  package func number(_ node: Int) -> Double? {
    guard nodes[node].kind == .number, let number = Double(JSONText.number(bytes, from: nodes[node].offset)) else {
      return nil
    }
    return number.isFinite ? number : nil
  }

  /// `true` or `false`; `nil` for another kind of value.
  package func bool(_ node: Int) -> Bool? {
    switch nodes[node].kind {
    case .true: true
    case .false: false
    default: nil
    }
  }

  /// A number, a word or a string as it is written, without quotation marks; of an array or object, only its brackets.
  package func text(_ node: Int) -> String {
    switch nodes[node].kind {
    case .object: nodes[node].span == 1 ? "{}" : "{...}"
    case .array: nodes[node].span == 1 ? "[]" : "[...]"
    case .string, .escapedString: JSONText.decoded(bytes, from: nodes[node].offset)
    default: JSONText.number(bytes, from: nodes[node].offset)
    }
  }

  /// Whether a value is the string.
  func isString(_ node: Int, _ string: StaticString) -> Bool {
    let start = nodes[node].offset + 1
    let count = string.utf8CodeUnitCount
    guard nodes[node].kind == .string, start + count < bytes.count, bytes[start + count] == .quote else { return false }
    return string.withUTF8Buffer { letters in
      for index in 0..<count where bytes[start + index] != letters[index] { return false }
      return true
    }
  }

  // MARK: Arrays and objects

  /// The values of an array, in their order; none of another kind of value.
  package func elements(_ array: Int) -> some Sequence<Int> {
    let end = nodes[array].kind == .array ? array + nodes[array].span : array
    return sequence(state: array + 1) { [nodes] next -> Int? in
      guard next < end else { return nil }
      defer { next += nodes[next].span }
      return next
    }
  }

  /// The key of a value that is a member of an object: the string before it.
  func key(ofMember value: Int) -> String? { string(value - 1) }

  /// The members of an object, in their order; none of another kind of value. Both are nodes: the key is a string.
  package func members(_ object: Int) -> some Sequence<(key: Int, value: Int)> {
    let end = nodes[object].kind == .object ? object + nodes[object].span : object
    return sequence(state: object + 1) { [nodes] next -> (key: Int, value: Int)? in
      guard next < end else { return nil }
      defer { next += 1 + nodes[next + 1].span }
      return (next, next + 1)
    }
  }

  /// The value of a key; `nil` where there is none, or the value is no object.
  package func member(_ object: Int, _ key: StaticString) -> Int? {
    guard nodes[object].kind == .object else { return nil }
    guard !isLarge(object) else { return member(object, named: key.description) }
    let end = object + nodes[object].span
    var node = object + 1
    while node < end {
      if isString(node, key) { return node + 1 }
      node += 1 + nodes[node + 1].span
    }
    return nil
  }

  /// The value of a key that came from a file. Large objects are searched in a time that does not grow with them, the
  /// first time aside.
  package func member(_ object: Int, named key: String) -> Int? {
    guard nodes[object].kind == .object else { return nil }
    let wanted = Array(key.utf8)
    guard isLarge(object) else { return members(object).first { isKey($0.key, wanted) }?.value }
    if tables[object] == nil { tables[object] = table(of: object) }
    return tables[object]?.first(hash: JSONKey.hash(of: wanted[...])) { isKey($0, wanted) }.map { $0 + 1 }
  }

  /// Whether an object has more than a few members, whatever is in them.
  private func isLarge(_ object: Int) -> Bool {
    guard nodes[object].span > 2 * Self.fewMembers else { return false }
    return members(object).dropFirst(Self.fewMembers).contains { _ in true }
  }

  private func isKey(_ node: Int, _ wanted: [UInt8]) -> Bool {
    let start = nodes[node].offset
    guard nodes[node].kind == .string else { return JSONText.unescaped(bytes, from: start) == wanted }
    guard start + 1 + wanted.count < bytes.count, bytes[start + 1 + wanted.count] == .quote else { return false }
    return bytes[start + 1..<start + 1 + wanted.count].elementsEqual(wanted)
  }

  private func table(of object: Int) -> KeyTable {
    var table = KeyTable()
    table.clear(for: members(object).reduce(0) { count, _ in count + 1 })
    for (key, _) in members(object) {
      // Keys are unique already.
      _ = table.insert(key, hash: JSONKey.hash(of: key, nodes, bytes)) { _ in false }
    }
    return table
  }
}
