/// What a page may do: nothing, but for the style sheets and scripts that are in it
/// (https://www.w3.org/TR/CSP3/#grammardef-hash-source).
struct ContentSecurityPolicy {
  /// Style sheets, to the letter.
  var styles: [String] = []
  /// Scripts, to the letter.
  var scripts: [String] = []

  var text: String {
    let lists = [("style-src", styles), ("script-src", scripts)].filter { !$1.isEmpty }
    let sources = lists.map { name, texts in
      ([name] + texts.map { "'sha256-\(Base64.text(SHA256.digest(of: Array($0.utf8))))'" }).joined(separator: " ")
    }
    return (["default-src 'none'", "base-uri 'none'", "form-action 'none'"] + sources).joined(separator: "; ")
  }
}

/// FIPS 180-4 (https://csrc.nist.gov/pubs/fips/180-4/upd1/final), for texts of a few KiB.
enum SHA256 {
  static func digest(of message: [UInt8]) -> [UInt8] {
    var bytes = message + [0x80]
    while bytes.count % 64 != 56 { bytes.append(0) }
    let bitCount = UInt64(message.count) * 8
    bytes += (0..<8).map { UInt8(truncatingIfNeeded: bitCount >> (56 - 8 * $0)) }

    // The first 32 bits of the fractional parts of square roots of the first primes.
    var state = primes.prefix(8).map { fraction($0.squareRoot()) }
    for start in stride(from: 0, to: bytes.count, by: 64) { compress(bytes[start..<start + 64], into: &state) }
    return state.flatMap { word in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) } }
  }

  private static func compress(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
    var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { start in
      block[start..<start + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<64 {
      let (early, late) = (words[index - 15], words[index - 2])
      let first = rotated(early, 7) ^ rotated(early, 18) ^ early >> 3
      let second = rotated(late, 17) ^ rotated(late, 19) ^ late >> 10
      words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
    }
    var work = state
    for index in 0..<64 {
      let (a, b, c, e) = (work[0], work[1], work[2], work[4])
      let choice = e & work[5] ^ ~e & work[6]
      let majority = a & b ^ a & c ^ b & c
      let first =
        work[7] &+ (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) &+ choice &+ constants[index] &+ words[index]
      let second = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) &+ majority
      work = [first &+ second, a, b, c, work[3] &+ first, e, work[5], work[6]]
    }
    for index in state.indices { state[index] &+= work[index] }
  }

  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

  private static let primes: [Double] = {
    var primes: [Int] = []
    var candidate = 2
    while primes.count < 64 {
      if !primes.contains(where: { candidate % $0 == 0 }) { primes.append(candidate) }
      candidate += 1
    }
    return primes.map(Double.init)
  }()

  /// The same of cube roots.
  private static let constants = primes.map { fraction(cubeRoot($0)) }

  private static func fraction(_ value: Double) -> UInt32 {
    UInt32((value - value.rounded(.down)) * 4_294_967_296)
  }

  /// Newton's method, to the last bit that counts.
  private static func cubeRoot(_ value: Double) -> Double {
    var root = value
    for _ in 0..<60 { root -= (root * root * root - value) / (3 * root * root) }
    return root
  }
}

/// RFC 4648.
enum Base64 {
  private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")

  static func text(_ bytes: [UInt8]) -> String {
    var text = ""
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for index in 0..<4 { text.append(index <= group.count ? digits[bits >> (18 - 6 * index) & 63] : "=") }
    }
    return text
  }
}
