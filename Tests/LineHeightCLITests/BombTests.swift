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
  @Test(.enabled(if: !BuiltBinary.isSanitized, "AddressSanitizer takes terabytes of address space"))
  func staysUnder256MiB() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.woff(365_000), to: "bomb.woff")
    let outcome = try BuiltBinary.shell("ulimit -v 262144; exec \"$0\" metrics \"$1\"", [path])
    // It was unpacked, for what is missing is a table inside.
    #expect(outcome.exitCode == 65)
    #expect(outcome.signal == nil)
    #expect(outcome.errors.hasPrefix("lineheight: error: \(path): "))
    #expect(!outcome.errors.contains("needs more than"))
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
