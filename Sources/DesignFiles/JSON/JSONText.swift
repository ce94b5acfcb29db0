/// Strings and numbers as they stand in the bytes of a valid document.
enum JSONText {
  /// The string whose quotation mark is at `start`.
  static func decoded(_ bytes: [UInt8], from start: Int) -> String {
    var end = start + 1
    while bytes[end] != .quote, bytes[end] != .backslash { end += 1 }
    guard bytes[end] == .backslash else { return String(decoding: bytes[start + 1..<end], as: UTF8.self) }
    return String(decoding: unescaped(bytes, from: start), as: UTF8.self)
  }

  /// The UTF-8 of a string with escapes.
  static func unescaped(_ bytes: [UInt8], from start: Int) -> [UInt8] {
    var result: [UInt8] = []
    var position = start + 1
    while bytes[position] != .quote {
      guard bytes[position] == .backslash else {
        result.append(bytes[position])
        position += 1
        continue
      }
      let letter = bytes[position + 1]
      position += 2
      switch letter {
      case UInt8(ascii: "b"): result.append(0x08)
      case UInt8(ascii: "f"): result.append(0x0C)
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "u"):
        var value = UInt32(hexadecimal(bytes, from: position) ?? 0)
        position += 4
        if UTF16.isLeadSurrogate(UInt16(value)), let trail = hexadecimal(bytes, from: position + 2) {
          value = 0x10000 + (value - 0xD800) << 10 + (UInt32(trail) - 0xDC00)
          position += 6
        }
        if let scalar = Unicode.Scalar(value) { result.append(contentsOf: UTF8.encode(scalar) ?? .init()) }
      default: result.append(letter)
      }
    }
    return result
  }

  /// The byte after the last of a string's content.
  static func end(ofUnescaped start: Int, in bytes: [UInt8]) -> Int {
    var end = start + 1
    while bytes[end] != .quote { end += 1 }
    return end
  }

  /// The number that begins there, as it is written.
  static func number(_ bytes: [UInt8], from start: Int) -> String {
    var end = start
    while end < bytes.count, isPartOfWord(bytes[end]) { end += 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// Four hexadecimal digits.
  static func hexadecimal(_ bytes: [UInt8], from start: Int) -> UInt16? {
    guard start + 4 <= bytes.count else { return nil }
    var value: UInt16 = 0
    for byte in bytes[start..<start + 4] {
      switch byte {
      case .digit0 ... .digit9: value = value << 4 | UInt16(byte - .digit0)
      case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"):
        value = value << 4 | UInt16((byte | 0x20) - UInt8(ascii: "a") + 10)
      default: return nil
      }
    }
    return value
  }

  /// Whether a byte belongs to a number or to a word such as `null`.
  static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case .digit0 ... .digit9, UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), .minus,
      .point,
      UInt8(ascii: "+"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}

/// UTF-8 by its definition (Unicode 15, table 3-7).
enum UTF8Text {
  /// How many bytes the scalar takes that begins there; `nil` where no valid scalar does.
  static func length(ofScalarAt position: Int, in bytes: [UInt8]) -> Int? {
    let lead = bytes[position]
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0x00...0x7F: return 1
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: length = 4
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard position + length <= bytes.count, second.contains(bytes[position + 1]) else { return nil }
    for offset in 2..<max(length, 2) where bytes[position + offset] & 0xC0 != 0x80 { return nil }
    return length
  }

  /// The byte order mark, which says nothing in UTF-8 and is skipped.
  static func lengthOfByteOrderMark(_ bytes: [UInt8]) -> Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  /// The name of another encoding that the first bytes give away, by a byte order mark or by the zeros around ASCII.
  static func otherEncoding(_ bytes: [UInt8]) -> String? {
    let first = Array(bytes.prefix(4))
    if first.starts(with: [0xFF, 0xFE, 0, 0]) || first.starts(with: [0, 0, 0xFE, 0xFF]) { return "UTF-32" }
    if first.starts(with: [0xFF, 0xFE]) || first.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
    guard first.count == 4 else { return nil }
    switch first.map({ $0 == 0 }) {
    case [true, true, true, false], [false, true, true, true]: return "UTF-32"
    case [true, false, true, false], [false, true, false, true]: return "UTF-16"
    default: return nil
    }
  }
}
