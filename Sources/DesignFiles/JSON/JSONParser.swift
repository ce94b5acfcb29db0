/// Checks JSON against RFC 8259 in one pass, without recursion, and notes where each value begins.
struct JSONParser {
  private let bytes: [UInt8]
  private var position: Int
  private var nodes: [JSONNode] = []
  /// The arrays and objects around `position`, from the outside in.
  private var open: [Int] = []
  private var keys = UniqueKeys()

  /// A fault, and the byte that it begins with.
  struct Failure: Error {
    let fault: JSONFault
    let offset: Int
  }

  /// What may stand next.
  private enum Next {
    case value, valueOrEnd, key, keyOrEnd, separator
  }

  private init(_ bytes: [UInt8], from start: Int) {
    self.bytes = bytes
    position = start
    // Each value but the first has one of these before it. Those inside strings make the room larger than it need be,
    // but room that is not written to costs nothing.
    var room = 1
    for byte in bytes where byte == .comma || byte == .colon || byte == .openBracket || byte == .openBrace { room += 1 }
    nodes.reserveCapacity(room)
    open.reserveCapacity(JSONDocument.maximumDepth)
  }

  /// The nodes of the document that begins at `start`.
  static func nodes(of bytes: [UInt8], from start: Int) throws(Failure) -> [JSONNode] {
    var parser = JSONParser(bytes, from: start)
    try parser.parse()
    return parser.nodes
  }

  private mutating func parse() throws(Failure) {
    var next = Next.value
    repeat {
      skipBlanks()
      guard position < bytes.count else { throw failure(.unexpected(found: nil, expected: expected(next))) }
      let byte = bytes[position]
      switch next {
      case .value, .valueOrEnd:
        if byte == .closeBracket, next == .valueOrEnd {
          next = try close()
        } else {
          next = try value(byte, expected: expected(next))
        }
      case .key, .keyOrEnd:
        if byte == .quote {
          try key()
          next = .value
        } else if byte == .closeBrace, next == .keyOrEnd {
          next = try close()
        } else {
          throw unexpected(expected(next))
        }
      case .separator:
        let isObject = open.last.map { nodes[$0].kind == .object } ?? false
        if byte == .comma {
          position += 1
          next = isObject ? .key : .value
        } else if byte == (isObject ? .closeBrace : .closeBracket) {
          next = try close()
        } else {
          throw unexpected(expected(next))
        }
      }
    } while !(next == .separator && open.isEmpty)
    skipBlanks()
    guard position == bytes.count else { throw failure(.contentAfterEnd) }
  }

  // MARK: Values

  private mutating func value(_ byte: UInt8, expected: JSONFault.Expected) throws(Failure) -> Next {
    switch byte {
    case .openBrace, .openBracket:
      guard open.count < JSONDocument.maximumDepth else { throw failure(.tooDeep(limit: JSONDocument.maximumDepth)) }
      open.append(nodes.count)
      nodes.append(JSONNode(byte == .openBrace ? .object : .array, at: position))
      position += 1
      return byte == .openBrace ? .keyOrEnd : .valueOrEnd
    case .quote: try string()
    case .minus, .digit0 ... .digit9: try number()
    case UInt8(ascii: "t"): try word("true", .true, expected)
    case UInt8(ascii: "f"): try word("false", .false, expected)
    case UInt8(ascii: "n"): try word("null", .null, expected)
    // Words that other notations have for numbers, and numbers in their spelling.
    case UInt8(ascii: "+"), .point: throw failure(.number(run(from: position)))
    default: throw unexpected(expected)
    }
    return .separator
  }

  private mutating func close() throws(Failure) -> Next {
    position += 1
    guard let container = open.popLast() else { return .separator }
    nodes[container].close(at: container, before: nodes.count)
    if nodes[container].kind == .object, let twice = keys.repeated(in: container, nodes, bytes) {
      let key = JSONText.decoded(bytes, from: nodes[twice].offset)
      throw Failure(fault: .duplicateKey(key), offset: nodes[twice].offset)
    }
    return .separator
  }

  private mutating func key() throws(Failure) {
    try string()
    skipBlanks()
    guard position < bytes.count, bytes[position] == .colon else { throw unexpected(.colon) }
    position += 1
  }

  private mutating func word(
    _ word: StaticString, _ kind: JSONNode.Kind, _ expected: JSONFault.Expected
  ) throws(Failure) {
    let start = position
    let matches = word.withUTF8Buffer { letters in
      start + letters.count <= bytes.count && letters.indices.allSatisfy { bytes[start + $0] == letters[$0] }
    }
    guard matches else { throw unexpected(expected) }
    position += word.utf8CodeUnitCount
    nodes.append(JSONNode(kind, at: start))
  }

  private mutating func number() throws(Failure) {
    let start = position
    if bytes[position] == .minus { position += 1 }
    let isWhole = digits(beginningWithZero: false)
    var isValid = isWhole
    if isValid, position < bytes.count, bytes[position] == .point {
      position += 1
      isValid = digits(beginningWithZero: true)
    }
    if isValid, position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "e") {
      position += 1
      if position < bytes.count, bytes[position] == .minus || bytes[position] == UInt8(ascii: "+") { position += 1 }
      isValid = digits(beginningWithZero: true)
    }
    if position < bytes.count, JSONText.isPartOfWord(bytes[position]) { isValid = false }
    guard isValid else { throw Failure(fault: .number(run(from: start)), offset: start) }
    nodes.append(JSONNode(.number, at: start))
  }

  /// One or more digits; of several, the first may be 0 only where that is said.
  private mutating func digits(beginningWithZero: Bool) -> Bool {
    let start = position
    while position < bytes.count, UInt8.digit0 ... .digit9 ~= bytes[position] { position += 1 }
    return position > start && (beginningWithZero || position == start + 1 || bytes[start] != .digit0)
  }

  // MARK: Strings

  private mutating func string() throws(Failure) {
    let start = position
    position += 1
    var hasEscapes = false
    while position < bytes.count {
      let byte = bytes[position]
      if byte == .quote {
        position += 1
        nodes.append(JSONNode(hasEscapes ? .escapedString : .string, at: start))
        return
      } else if byte == .backslash {
        hasEscapes = true
        try escape()
      } else if byte < 0x20 {
        throw failure(.controlCharacter(byte))
      } else if byte < 0x80 {
        position += 1
      } else {
        guard let length = UTF8Text.length(ofScalarAt: position, in: bytes) else { throw failure(.notUTF8(byte)) }
        position += length
      }
    }
    throw failure(.unexpected(found: nil, expected: .endOfString))
  }

  private mutating func escape() throws(Failure) {
    let start = position
    guard start + 1 < bytes.count else {
      position = bytes.count
      return
    }
    switch bytes[start + 1] {
    case .quote, .backslash, .slash, UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"),
      UInt8(ascii: "t"):
      position += 2
    case UInt8(ascii: "u"):
      guard let unit = JSONText.hexadecimal(bytes, from: start + 2) else { throw failure(.escape) }
      position += 6
      guard UTF16.isSurrogate(unit) else { return }
      guard UTF16.isLeadSurrogate(unit), position + 1 < bytes.count, bytes[position] == .backslash,
        bytes[position + 1] == UInt8(ascii: "u"), let second = JSONText.hexadecimal(bytes, from: position + 2),
        UTF16.isTrailSurrogate(second)
      else { throw Failure(fault: .loneSurrogate, offset: start) }
      position += 6
    default: throw failure(.escape)
    }
  }

  // MARK: Faults

  private mutating func skipBlanks() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x0A, 0x0D, 0x09: position += 1
      default: return
      }
    }
  }

  private func expected(_ next: Next) -> JSONFault.Expected {
    switch next {
    case .value: .value
    case .valueOrEnd: .valueOrEndOfArray
    case .key: .key
    case .keyOrEnd: .keyOrEndOfObject
    case .separator:
      open.last.map { nodes[$0].kind == .object } ?? false ? .commaOrEndOfObject : .commaOrEndOfArray
    }
  }

  private func failure(_ fault: JSONFault) -> Failure { Failure(fault: fault, offset: position) }

  private func unexpected(_ expected: JSONFault.Expected) -> Failure {
    guard position < bytes.count else { return failure(.unexpected(found: nil, expected: expected)) }
    guard let length = UTF8Text.length(ofScalarAt: position, in: bytes) else {
      return failure(.notUTF8(bytes[position]))
    }
    let end = JSONText.isPartOfWord(bytes[position]) ? position + run(from: position).utf8.count : position + length
    return failure(.unexpected(found: String(decoding: bytes[position..<end], as: UTF8.self), expected: expected))
  }

  /// The word or number that begins there, of a length that can be printed.
  private func run(from start: Int) -> String {
    let end = bytes[start...].prefix(40).firstIndex { !JSONText.isPartOfWord($0) } ?? min(start + 40, bytes.count)
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}

extension UInt8 {
  static let quote = UInt8(ascii: "\"")
  static let backslash = UInt8(ascii: "\\")
  static let slash = UInt8(ascii: "/")
  static let comma = UInt8(ascii: ",")
  static let colon = UInt8(ascii: ":")
  static let openBrace = UInt8(ascii: "{")
  static let closeBrace = UInt8(ascii: "}")
  static let openBracket = UInt8(ascii: "[")
  static let closeBracket = UInt8(ascii: "]")
  static let minus = UInt8(ascii: "-")
  static let point = UInt8(ascii: ".")
  static let digit0 = UInt8(ascii: "0")
  static let digit9 = UInt8(ascii: "9")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
}
