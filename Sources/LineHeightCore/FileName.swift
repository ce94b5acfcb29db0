/// Paths as strings that keep every byte: what a file system hands out need not be UTF-8, and must still be opened as it is.
///
/// A byte that is no UTF-8 becomes one scalar of the last private-use block, U+10FF80 for 0x80 to U+10FFFF for 0xFF. Those
/// scalars themselves are taken byte by byte too, so that each path has one string and each string its path. The idea is that
/// of PEP 383 (https://peps.python.org/pep-0383/), with other scalars, because Swift's strings hold no lone surrogates.
package enum FileName {
  private static let escapes: ClosedRange<UInt32> = 0x10FF80...0x10FFFF

  /// The string of a path's bytes, without its end mark.
  package static func string(_ bytes: some Sequence<UInt8>) -> String {
    let bytes = Array(bytes)
    if let text = text(bytes[...]), !text.unicodeScalars.contains(where: isEscape) {
      return text
    }
    var text = String.UnicodeScalarView()
    var rest = bytes[...]
    while let first = rest.first {
      // One scalar has at most four bytes.
      let scalar = (1...4).lazy.compactMap { Self.text(rest.prefix($0))?.unicodeScalars.first }.first
      if let scalar, !isEscape(scalar) {
        text.append(scalar)
        rest = rest.dropFirst(String(scalar).utf8.count)
      } else {
        text.append(Unicode.Scalar(escapes.lowerBound + UInt32(first & 0x7F)) ?? "\u{FFFD}")
        rest = rest.dropFirst()
      }
    }
    return String(text)
  }

  /// The path's bytes, without an end mark.
  package static func bytes(_ string: String) -> [UInt8] {
    string.unicodeScalars.flatMap { scalar in
      isEscape(scalar) ? [byte(of: scalar)] : Array(String(scalar).utf8)
    }
  }

  /// The string with `\xE9` for each byte that is no UTF-8, to be shown.
  package static func shown(_ string: String) -> String {
    guard string.unicodeScalars.contains(where: isEscape) else { return string }
    return string.unicodeScalars.map { scalar in
      isEscape(scalar) ? "\\x" + String(byte(of: scalar), radix: 16, uppercase: true) : String(scalar)
    }.joined()
  }

  /// `nil` for bytes that are no UTF-8.
  private static func text(_ bytes: ArraySlice<UInt8>) -> String? {
    let repaired = String(decoding: bytes, as: UTF8.self)
    return repaired.utf8.elementsEqual(bytes) ? repaired : nil
  }

  private static func isEscape(_ scalar: Unicode.Scalar) -> Bool { escapes.contains(scalar.value) }

  private static func byte(of scalar: Unicode.Scalar) -> UInt8 { UInt8(truncatingIfNeeded: scalar.value) }
}
