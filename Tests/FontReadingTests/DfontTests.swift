import FontReading
import LineHeightCore
import TestSupport
import Testing

/// Fonts in the data of a Mac resource fork, which FreeType unpacks.
@Suite struct DfontTests {
  /// A fork with one 'sfnt' resource a font: header, data, and the map that lists them
  /// (https://developer.apple.com/library/archive/documentation/mac/pdf/MoreMacintoshToolbox.pdf, "Resource Manager").
  private static func dfont(_ fonts: [[UInt8]]) -> [UInt8] {
    var data: [UInt8] = []
    let offsets = fonts.map { font in
      defer {
        data.append32(font.count)
        data += font
      }
      return data.count
    }
    var header: [UInt8] = []
    let mapLength = 28 + 2 + 8 + 12 * fonts.count
    for field in [256, 256 + data.count, data.count, mapLength] { header.append32(field) }
    var map = header + [UInt8](repeating: 0, count: 8)
    map.append16(28)
    map.append16(mapLength)
    map.append16(0)
    map += "sfnt".utf8
    map.append16(fonts.count - 1)
    map.append16(10)
    for (index, offset) in offsets.enumerated() {
      map.append16(128 + index)
      map.append16(0xFFFF)
      map.append32(offset)
      map.append32(0)
    }
    return header + [UInt8](repeating: 0, count: 240) + data + map
  }

  @Test func oneFace() throws {
    #expect(read(Self.dfont([try Repository.bytes(ofFixture: "sample.ttf")])) == .success(.sample))
  }

  /// Once the first face was taken without a word.
  @Test func severalFaces() throws {
    let bytes = Self.dfont([
      try Repository.bytes(ofFixture: "helvetica.ttf"), try Repository.bytes(ofFixture: "sample.ttf"),
    ])
    guard case .faceNotChosen(let labels) = read(bytes).error else {
      Issue.record("\(read(bytes))")
      return
    }
    #expect(labels.first.map(\.postScriptName) == ["Helvetica", "HaengganSample-Regular"])
    #expect(read(bytes, face: .index(1)) == .success(FontFacts.sample.with { $0.face = 1 }))
    #expect(read(bytes, face: .name("HaengganSample-Regular")) == .success(FontFacts.sample.with { $0.face = 1 }))
  }

  /// Each face is unpacked anew, so that there must not be thousands.
  @Test func manyFaces() throws {
    let sample = try Repository.bytes(ofFixture: "sample.ttf")
    let limit = FontReader.maximumPackedFaces
    func font(_ count: Int) -> [UInt8] { Self.dfont([[UInt8]](repeating: sample, count: count)) }
    let reader = try FontReader()
    #expect(try reader.faces(of: FontBytes(font(limit)), .only).count == limit)
    #expect(read(font(limit + 1), face: .index(0)).error == .tooManyFaces(limit + 1, limit: limit))
  }

  @Test(arguments: [260, 600, 1285])
  func cutOff(_ length: Int) throws {
    let bytes = Self.dfont([try Repository.bytes(ofFixture: "sample.ttf")]).prefix(length)
    #expect(read(Array(bytes)).error != nil)
  }
}
