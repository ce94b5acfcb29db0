import Foundation
import TestSupport
import Testing

/// Small files that unpack to large ones.
struct BombTests {
  /// Bits as deflate counts them: the lowest of a byte first.
  private struct BitWriter {
    private(set) var bytes: [UInt8] = []
    private var count = 0

    /// Appends bits in their order in the stream.
    mutating func append(_ bits: [UInt8]) {
      for bit in bits {
        if count % 8 == 0 { bytes.append(0) }
        bytes[count / 8] |= bit << UInt8(count % 8)
        count += 1
      }
    }
  }

  /// zlib's stream of so many zero bytes: one literal, then "258 bytes like the one before" again and again
  /// (RFC 1951, fixed Huffman codes).
  private static func zeros(_ repetitions: Int) -> (packed: [UInt8], count: Int) {
    var writer = BitWriter()
    writer.append([1, 1, 0])
    writer.append([0, 0, 1, 1, 0, 0, 0, 0])
    for _ in 0..<repetitions { writer.append([1, 1, 0, 0, 0, 1, 0, 1] + [0, 0, 0, 0, 0]) }
    writer.append([0, 0, 0, 0, 0, 0, 0])
    let count = 1 + 258 * repetitions
    // Adler-32 of zeros.
    var checksum: [UInt8] = []
    checksum.append16(count % 65521)
    checksum.append16(1)
    return ([0x78, 0x9C] + writer.bytes + checksum, count)
  }

  /// A WOFF of one table of zeros whose header tells the truth.
  private static func woff(_ repetitions: Int) -> [UInt8] {
    let (packed, count) = zeros(repetitions)
    let unpackedSize = 12 + 16 + (count + 3) / 4 * 4
    var file: [UInt8] = Array("wOFF".utf8) + [0, 1, 0, 0]
    file.append32(44 + 20 + packed.count)
    for value in [1, 0] { file.append16(value) }
    file.append32(unpackedSize)
    file += [UInt8](repeating: 0, count: 44 - file.count)
    file += Array("glyf".utf8)
    for value in [64, packed.count, count, 0] { file.append32(value) }
    return file + packed
  }

  /// 90 MiB of zeros in 0.6 MB are really unpacked, and all of the process stays under 256 MiB of address space.
  @Test func staysUnder256MiB() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.woff(365_000), to: "bomb.woff")
    let outcome = try LimitedMemory.run(["metrics", path])
    // It was unpacked, for what is missing is a table inside.
    #expect(outcome.exitCode == 65)
    #expect(outcome.signal == nil)
    #expect(outcome.errors.hasPrefix("lineheight: error: \(path): "))
    #expect(!outcome.errors.contains("needs more than"))
  }

  /// Brotli's stream of 90 MiB of zeros, as Google's encoder packs them at its best.
  private static let packedZeros: [UInt8] = [
    0xCF, 0xFF, 0xFF, 0x7F, 0xF8, 0x27, 0x00, 0xE2, 0xB1, 0x40, 0x20, 0xF7, 0xFE, 0x9F, 0xFF, 0xFF, 0xFF, 0xF0,
    0x4F, 0x00, 0xC4, 0x61, 0x01, 0x80, 0xEE, 0xFD, 0x3F, 0xFF, 0xFF, 0xFF, 0xE1, 0x9F, 0x00, 0x88, 0xC3, 0x22,
    0x00, 0xDD, 0xFB, 0x7F, 0xFE, 0xFF, 0xFF, 0xC3, 0x3F, 0x01, 0x10, 0x87, 0x05, 0x00, 0xBA, 0xF7, 0xFF, 0xFC,
    0xFF, 0xFF, 0x87, 0x7F, 0x02, 0x20, 0x0E, 0x0B, 0x00, 0x74, 0xEF, 0xFF, 0xF3, 0xFF, 0xFF, 0x13, 0xFF, 0x04,
    0x40, 0x1C, 0x16, 0x00, 0xE8, 0xDE, 0x7F, 0x02,
  ]

  /// A WOFF2 of one table of zeros, whose header may lie about all of it.
  private static func woff2(claiming size: Int) -> [UInt8] {
    // Flags 63: the tag follows; then the length, seven bits a byte.
    let length = 90 << 20
    let directory: [UInt8] =
      [63] + Array("junk".utf8) + [21, 14, 7].map { UInt8(length >> $0 & 0x7F | 0x80) } + [UInt8(length & 0x7F)]
    var file: [UInt8] = Array("wOF2".utf8) + [0, 1, 0, 0]
    file.append32((48 + directory.count + packedZeros.count + 3) / 4 * 4)
    for value in [1, 0] { file.append16(value) }
    for value in [size, packedZeros.count] { file.append32(value) }
    file += [UInt8](repeating: 0, count: 48 - file.count)
    file += directory + packedZeros
    return file + [UInt8](repeating: 0, count: (4 - file.count % 4) % 4)
  }

  /// 140 bytes: whatever they claim, they are refused in little memory.
  @Test(arguments: [0, 1000, 90 << 20, 96 << 20])
  func woff2StaysUnder256MiB(_ claim: Int) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.woff2(claiming: claim), to: "bomb.woff2")
    let outcome = try LimitedMemory.run(["metrics", path])
    #expect(outcome.exitCode == 65)
    #expect(outcome.signal == nil)
    #expect(outcome.errors.hasPrefix("lineheight: error: \(path): "))
  }

  @Test func tooLargeAClaimIsRefused() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.woff(400_000), to: "bomb.woff")
    #expect(
      try BuiltBinary.run(["metrics", path])
        == .refused(
          "\(path): says that it unpacks to 98 MiB; at most 96 MiB are unpacked, more than any sound font has",
          exitCode: 65))
  }
}
