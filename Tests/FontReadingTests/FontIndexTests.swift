import Foundation
import LineHeightCore
import TestSupport
import Testing

@testable import FontReading

/// One thing looked for in the fixtures, and the file and face that it means.
struct IndexCase: CustomTestStringConvertible {
  let name: String
  let query: InstalledFontQuery
  let file: String
  var face = 0
  var axes: [FontVariation.Setting] = []

  var testDescription: String { name }
}

@Suite struct FontIndexTests {
  private static func index() throws -> FontIndex {
    var index = FontIndex()
    let failures = index.add(folder: Repository.fonts.path, reader: try FontReader())
    #expect(failures.map(\.path) == [])
    return index
  }

  private static func setting(_ value: Double) -> [FontVariation.Setting] { [.init(tag: "wght", value: value)] }

  @Test(arguments: [
    IndexCase(
      name: "a family", query: InstalledFontQuery(family: "Haenggan Sample"), file: "sample.ttf"),
    IndexCase(
      name: "blanks and case", query: InstalledFontQuery(family: "haenggansample"), file: "sample.ttf"),
    IndexCase(
      name: "a Korean name", query: InstalledFontQuery(family: "행간 시험"), file: "localized-names.ttf"),
    IndexCase(
      name: "a weight of a collection", query: InstalledFontQuery(family: "Haenggan Collection", weight: 700),
      file: "collection.ttc", face: 1),
    IndexCase(
      name: "an italic of a collection", query: InstalledFontQuery(family: "Haenggan Collection", isItalic: true),
      file: "collection.ttc", face: 2),
    IndexCase(
      name: "a weight on an axis", query: InstalledFontQuery(family: "Haenggan Variable Typo", weight: 650),
      file: "variable-typo.ttf", axes: setting(650)),
  ])
  func family(_ given: IndexCase) throws {
    let answer = try Self.index().answer(given.query)
    #expect(answer.path == "\(Repository.fonts.path)/\(given.file)")
    #expect(answer.face == given.face)
    #expect(answer.axes == given.axes)
  }

  @Test func postScriptNames() throws {
    let index = try Self.index()
    #expect(index.answer(postScriptName: "HaengganCollection-Italic")?.face == 2)
    #expect(index.answer(postScriptName: "HaengganVariableTypo-Bold")?.axes == Self.setting(700))
    #expect(index.answer(postScriptName: "HaengganVariableTypo-Heavy") == nil)
  }

  /// A face or a file that is broken hides no other, whatever its name.
  @Test func brokenOnes() throws {
    let folder = try TemporaryFolder()
    let sample = try SfntBuilder(fixture: "sample.ttf")
    let broken = sample.with("OS/2", length: 96).with("hhea", length: 35)
    _ = try folder.write(broken.bytes, to: "a.ttf")
    let collection = try folder.write(SfntBuilder.collection([broken, sample]), to: "b.ttc")
    var index = FontIndex()
    let failures = index.add(folder: folder.url.path, reader: try FontReader())
    #expect(failures.map(\.face) == [nil, 0])
    #expect(failures.map(\.error) == Array(repeating: .tableTooShort(tag: "hhea", length: 35, needed: 36), count: 2))
    let answer = try #require(index.answer(postScriptName: "HaengganSample-Regular"))
    #expect(answer.path == collection)
    #expect(answer.face == 1)
  }

  /// A font that rule A7 has an answer for is found too.
  @Test func withoutHhea() throws {
    let index = try Self.index()
    #expect(index.answer(postScriptName: "HaengganNoHhea-Regular")?.path.hasSuffix("/no-hhea.ttf") == true)
  }

  @Test func absent() throws {
    let index = try Self.index()
    #expect(throws: FontReadingError.self) { try index.answer(InstalledFontQuery(family: "Haenggan")) }
    let query = InstalledFontQuery(family: "Haenggan Collection", weight: 300)
    #expect {
      try index.answer(query)
    } throws: { error in
      guard case .noSuchStyle(query, let faces) = error as? FontReadingError else { return false }
      return faces.count == 3
    }
  }

  /// A link to the folder itself ends; a text file is passed over, a broken font is reported.
  @Test func folders() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(Array("hello".utf8), to: "notes.txt")
    _ = try folder.write(Array(Repository.bytes(ofFixture: "sample.ttf").prefix(300)), to: "cut.ttf")
    _ = try folder.write(Repository.bytes(ofFixture: "sample.ttf"), to: "whole.ttf")
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "loop"), withDestinationURL: folder.url)
    var index = FontIndex()
    let failures = index.add(folder: folder.url.path, reader: try FontReader())
    #expect(failures.map(\.path) == ["\(folder.url.path)/cut.ttf"])
    #expect(index.answer(postScriptName: "HaengganSample-Regular")?.path.hasSuffix("whole.ttf") == true)
  }
}
