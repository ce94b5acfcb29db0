import FontReading
import Foundation
import LineHeightCore
import TestSupport
import Testing

/// A font cut at every length is an error or gives the right values; never wrong ones, never a crash.
@Suite struct TruncationTests {
  @Test(arguments: [
    "cff-bit7-no-stat.otf", "sample.ttf", "helvetica.ttf", "sample.woff", "sample.woff2", "collection.ttc",
  ])
  func everyPrefix(_ file: String) throws {
    let bytes = try Repository.bytes(ofFixture: file)
    let whole = try read(bytes, face: .index(0)).get()
    let readings = (0..<bytes.count).map { read(Array(bytes[..<$0]), face: .index(0)) }
    // That tables are missing is said; all else is as in the whole file.
    let wrong = readings.indices.filter { index in
      (try? readings[index].get()).map { $0.with { $0.findings = [] } != whole } == true
    }
    #expect(wrong == [], "lengths with wrong values")
    #expect(readings.prefix(4).map(\.error) == [.empty] + Array(repeating: .notAFont(isText: file.isTagText), count: 3))
  }

  /// The file is opened whole and is shorter when it is read: the same promise, and the reason is named.
  @Test(arguments: [
    "cff-bit7-no-stat.otf", "helvetica.ttf", "no-hhea.ttf", "sample.woff", "sample.woff2", "collection.ttc",
  ])
  func cutShortWhileItIsRead(_ file: String) throws {
    let folder = try TemporaryFolder()
    let bytes = try Repository.bytes(ofFixture: file)
    let whole = try read(bytes, face: .index(0)).get()
    let readings = try (0..<bytes.count).map { length in
      let path = try folder.write(bytes, to: "font")
      let open = try FontBytes(path: path)
      try #require(truncate(path, off_t(length)) == 0)
      return read(open, as: "-", face: .index(0))
    }
    let wrong = readings.indices.filter { readings[$0] != .success(whole) && readings[$0].error != .cutShort }
    #expect(wrong == [], "lengths with wrong values or another error")
    #expect(readings.first?.error == .cutShort)
  }
}

extension String {
  /// Whether the first bytes of the font of this name are letters.
  fileprivate var isTagText: Bool { !["sample.ttf", "helvetica.ttf"].contains(self) }
}
