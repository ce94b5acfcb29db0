import Foundation
import LineHeightCore
import TestSupport
import Testing

@testable import FontReading

/// What a reader does at its limits, and one step beyond them.
struct LimitTests {
  private static func details(_ font: SfntBuilder) throws(FontReadingError) -> FaceDetails {
    try FontReader().details(of: FontBytes(font.bytes), source: "-", face: 0, at: FontLocation())
  }

  private static func error(_ font: SfntBuilder) -> FontReadingError? {
    do throws(FontReadingError) {
      _ = try details(font)
      return nil
    } catch {
      return error
    }
  }

  // MARK: Tables and names

  @Test func tables() {
    let minimal = SfntBuilder.minimal.tables
    func font(_ count: Int) -> [UInt8] {
      SfntBuilder(minimal + (minimal.count..<count).map { _ in (tag: "junk", bytes: [0]) }).bytes
    }
    #expect(read(font(SfntDirectory.maximumTables)).error == nil)
    let count = SfntDirectory.maximumTables + 1
    #expect(read(font(count)).error == .tooManyTables(count, limit: SfntDirectory.maximumTables))
  }

  @Test func nameRecords() throws {
    func font(_ count: Int) -> SfntBuilder {
      let others = [SfntTable.Name](repeating: .init(300, "x"), count: count - 1)
      return SfntBuilder.minimal.with("name", SfntTable.name(others + [.init(1, "Family")]))
    }
    #expect(try Self.details(font(NameTable.maximumRecords)).facts.family == "Family")
    let count = NameTable.maximumRecords + 1
    #expect(Self.error(font(count)) == .tooManyNames(count, limit: NameTable.maximumRecords))
  }

  @Test func lengthOfAName() throws {
    let longest = String(repeating: "n", count: NameTable.maximumLength / 2)
    let font = SfntBuilder.minimal.with("name", SfntTable.name([.init(1, longest), .init(2, longest + "n")]))
    let facts = try Self.details(font).facts
    #expect(facts.family == longest)
    #expect(facts.style == nil)
  }

  private static func families(_ names: [String]) throws -> [String] {
    let strings = names.map { SfntTable.Name(platform: (3, 1, 0x412), 1, $0) }
    let font = SfntBuilder.minimal.with("name", SfntTable.name(strings))
    let reader = try FontReader()
    return try reader.indexEntry(of: FontBytes(font.bytes), face: 0, path: "").face.families
  }

  @Test func familiesOfTheIndex() throws {
    let names = (0...NameTable.maximumFamilies).map { "F\($0)" }
    #expect(try Self.families(names) == Array(names.dropLast()))
    let long = (0..<26).map { String(repeating: Character(Unicode.Scalar(UInt8(65 + $0))), count: 1000) }
    #expect(try Self.families(long) == Array(long.prefix(NameTable.maximumFamilyBytes / 1000)))
  }

  /// Only the index asks for all names of a family; to read them for each face of a collection would cost too much.
  @Test func familiesAreNotKeptElsewhere() throws {
    let font = try SfntBuilder(fixture: "localized-names.ttf")
    let directory = try SfntDirectory(of: FontBytes(font.bytes), at: 0)
    #expect(try NameTable(of: directory).families == [])
    #expect(try NameTable(of: directory, keepsFamilies: true).families.contains("행간 시험"))
  }

  // MARK: Axes and instances

  private static func variable(axes: Int, instances: Int) throws -> SfntBuilder {
    try SfntBuilder(fixture: "variable-synced.ttf").with("fvar", SfntTable.fvar(axes: axes, instances: instances))
      .with("MVAR", nil).with("gvar", Self.gvar(axes: axes))
  }

  /// gvar 1.0 that varies no glyph.
  private static func gvar(axes: Int) -> [UInt8] {
    let glyphs = 7
    var table: [UInt8] = [0, 1, 0, 0]
    for value in [axes, 0] { table.append16(value) }
    table.append32(20 + 2 * (glyphs + 1))
    for value in [glyphs, 0] { table.append16(value) }
    table.append32(20 + 2 * (glyphs + 1))
    return table + [UInt8](repeating: 0, count: 2 * (glyphs + 1))
  }

  @Test func instances() throws {
    // 20 bytes an axis, and 4 for each axis and 6 in each instance.
    let most = (VariationSpace.maximumLength - 20) / 10
    #expect(try Self.details(Self.variable(axes: 1, instances: most)).instances.count == most)
    #expect(
      Self.error(try Self.variable(axes: 1, instances: most + 1))
        == .tooManyInstances(most + 1, axes: 1, limit: VariationSpace.maximumLength))
  }

  /// 12 MB that took 350 MB to list.
  @Test func axesTimesInstances() throws {
    let font = try Self.variable(axes: 200, instances: 15_000)
    let error = FontReadingError.tooManyInstances(15_000, axes: 200, limit: VariationSpace.maximumLength)
    #expect(Self.error(font) == error)
    let reader = try FontReader()
    #expect(throws: error) {
      try reader.facts(of: FontBytes(font.bytes), source: "-", at: FontLocation(instance: .index(0)))
    }
    #expect(throws: error) { try reader.indexEntry(of: FontBytes(font.bytes), face: 0, path: "") }
    // Nobody asked for its axes.
    #expect(read(font.bytes).error == nil)
  }

  // MARK: Collections

  private static func collection(nameLength: Int, faces: Int) throws -> FontBytes {
    let name = [SfntTable.Name(1, "Family"), .init(300, String(repeating: "n", count: nameLength / 2))]
    return FontBytes(SfntBuilder.minimal.with("name", SfntTable.name(name)).collection(of: faces))
  }

  /// Faces may share tables; what is read for each of them is counted for each of them.
  @Test func sharing() throws {
    let reader = try FontReader()
    let limit = FontReader.maximumSharedLength
    let small = try Self.collection(nameLength: 2000, faces: 4096)
    #expect(try reader.faces(of: small, .only).count == 4096)
    let large = try Self.collection(nameLength: 8000, faces: 4096)
    #expect(throws: FontReadingError.sharesTooMuch(limit: limit)) { try reader.faces(of: large, .only) }
    #expect(throws: FontReadingError.sharesTooMuch(limit: limit)) { try reader.faces(of: large, .name("Family")) }
    #expect(try reader.facts(of: large, source: "-", face: .index(4095)).family == "Family")
    // Named instances weigh more: they are made into names and values.
    let variable = try Self.variable(axes: 1, instances: 100).collection(of: 1000)
    #expect(throws: FontReadingError.sharesTooMuch(limit: limit)) {
      try reader.faces(of: FontBytes(variable), .only)
    }
  }

  /// No more faces are told apart than a message lists.
  @Test func listedFaces() throws {
    let file = try Self.collection(nameLength: 100, faces: 50)
    guard case .failure(.faceNotChosen(let faces)) = read(file, as: "-") else {
      Issue.record("not refused")
      return
    }
    #expect(faces.count == 50)
    #expect(faces.first.map(\.index) == Array(0..<FaceList.limit))
  }

  // MARK: Memory

  /// A file that takes no space claims a font program longer than FreeType may have memory.
  @Test func memory() throws {
    let folder = try TemporaryFolder()
    let font = try SfntBuilder(fixture: "sample.ttf").with("fpgm", [0, 0, 0, 0]).bytes
    let length = FreeTypeLibrary.memoryLimit + 1
    let path = try folder.write(font.withRecord(of: "fpgm", offset: font.count, length: length), to: "large.ttf")
    let file = try FileHandle(forWritingTo: URL(filePath: path))
    try file.truncate(atOffset: UInt64(font.count + length))
    try file.close()
    #expect(read(path: path, text: "A").error == .needsTooMuchMemory(limit: FreeTypeLibrary.memoryLimit))
    // Lines do not depend on it.
    #expect(read(path: path).error == nil)
  }

  // MARK: Folders

  @Test func deepFolders() throws {
    let folder = try TemporaryFolder()
    let names = (0..<FontFolder.maximumDepth).map { _ in "d" }
    let inside = folder.url.appending(path: names.dropLast().joined(separator: "/"))
    let below = folder.url.appending(path: names.joined(separator: "/"))
    try FileManager.default.createDirectory(at: below, withIntermediateDirectories: true)
    for place in [inside, below] { try Data([1]).write(to: place.appending(path: "a.ttf")) }
    var walk = FontFolder()
    #expect(
      walk.entries(below: folder.url.path)
        == [
          .file(inside.path + "/a.ttf"),
          .failed(below.path, .foldersTooDeep(limit: FontFolder.maximumDepth)),
        ])
  }

  @Test func manyFiles() throws {
    let folder = try TemporaryFolder()
    let paths = try ["a", "b", "c"].map { try folder.write([1], to: $0) }
    let path = folder.url.path
    var walk = FontFolder(entryLimit: 3)
    #expect(walk.entries(below: path) == paths.map(FontFolder.Entry.file))
    walk = FontFolder(entryLimit: 2)
    #expect(
      walk.entries(below: path) == paths.prefix(2).map(FontFolder.Entry.file) + [.failed(path, .tooManyFiles(limit: 2))]
    )
    #expect(FontFolder.maximumEntries == 1_000_000)
  }
}
