/// A value of a JSON document in eight bytes: what it is, where it begins, and how many nodes it spans.
///
/// Nodes stand in the order of the document; an object's members are pairs of a string and a value. So a document takes
/// at most four times its size here (`[0,0,0]`), and often as much again as itself.
struct JSONNode {
  enum Kind: UInt64 {
    case object, array, string, escapedString, number, `true`, `false`, null
  }

  private var bits: UInt64

  /// The last node count and offset that fit.
  static let maximum = 1 << 29

  init(_ kind: Kind, at offset: Int) { bits = kind.rawValue << 61 | 1 << 32 | UInt64(offset) }

  var kind: Kind { Kind(rawValue: bits >> 61) ?? .null }

  /// The first byte in the document; of a string, its quotation mark.
  var offset: Int { Int(bits & 0xFFFF_FFFF) }

  /// How many nodes the value takes, itself included.
  var span: Int { Int(bits >> 32 & 0x1FFF_FFFF) }

  var isString: Bool { kind == .string || kind == .escapedString }

  /// The object or array at `index` is complete, and ends before the node at `end`.
  mutating func close(at index: Int, before end: Int) {
    bits = bits & ~(0x1FFF_FFFF << 32) | UInt64(end - index) << 32
  }
}
