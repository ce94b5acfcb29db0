import Foundation
import TestSupport
import Testing

/// Small files that ask for much work: each run has 256 MiB and a bounded output.
struct HostileCostTests {
  /// Names, each of so many letters, of a face that looks all right.
  private static func face(lettersOfNames count: Int) throws -> SfntBuilder {
    let names = [1, 2, 4, 5, 6, 16, 17].map { SfntTable.Name($0, String(repeating: "n", count: count)) }
    return try SfntBuilder(fixture: "sample.ttf").with("name", SfntTable.name(names))
  }

  private static func run(_ bytes: [UInt8], _ arguments: [String]) throws -> BuiltBinary.Outcome {
    let folder = try TemporaryFolder()
    let path = try folder.write(bytes, to: "hostile.ttc")
    let outcome = try LimitedMemory.run(arguments.map { $0 == "FONT" ? path : $0 })
    return BuiltBinary.Outcome(
      output: outcome.output, errors: outcome.errors.replacingOccurrences(of: path, with: "FONT"),
      exitCode: outcome.exitCode, signal: outcome.signal)
  }

  private static let question = ["FONT"] + Arguments.question
  private static let shares =
    "FONT: has faces that share more than 16 MiB of names, axes and lists of tables, which no sound collection does; "
    + "choose one with --face N"

  /// 4096 faces that are one, each with names as long as they are read: 140 KB that once made 25 MB of messages.
  @Test func longNames() throws {
    let font = try Self.face(lettersOfNames: 1024).collection(of: 4096)
    let listed = try Self.run(font, Self.question)
    #expect(listed.exitCode == 64)
    #expect(listed.errors.hasPrefix("lineheight: error: FONT: holds 4096 faces; choose one with --face N"))
    #expect(listed.errors.hasSuffix("…\n  and 4076 more\n"))
    #expect(listed.errors.utf8.count < 8000)
    #expect(try Self.run(font, Self.question + ["--face", "No"]) == .refused(Self.shares, exitCode: 65))
    #expect(try Self.run(font, ["metrics", "FONT"]) == .refused(Self.shares, exitCode: 65))
    #expect(try Self.run(font, Self.question + ["--face", "4095", "--print", "size"]) == .done("24\n"))
  }

  /// As many faces as there may be, all sound: done, one after the other, without being kept.
  @Test(arguments: ["text", "json"])
  func manySoundFaces(_ format: String) throws {
    // AddressSanitizer makes each face some ten times slower, and has no limit of memory to keep.
    let count = BuiltBinary.isSanitized ? 256 : 4096
    let font = try Self.face(lettersOfNames: 120).collection(of: count)
    let outcome = try Self.run(font, ["metrics", "FONT", "--format", format])
    #expect(outcome.errors == "")
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.split(separator: "\n").count >= count)
  }

  @Test func faceByName() throws {
    let font = try Self.face(lettersOfNames: 120).collection(of: 4096)
    let outcome = try Self.run(font, Self.question + ["--face", "No"])
    #expect(outcome.exitCode == 64)
    #expect(outcome.errors.hasSuffix("\n  and 4076 more\n"))
  }

  /// 4096 faces that cannot be read are told by twenty.
  @Test func brokenFaces() throws {
    let font = try Self.face(lettersOfNames: 10).with("head", nil).collection(of: 4096)
    let outcome = try Self.run(font, ["metrics", "FONT", "--format", "json"])
    #expect(outcome.exitCode == 1)
    #expect(outcome.errors.split(separator: "\n").count == 21)
    #expect(outcome.errors.hasSuffix("lineheight: error: FONT: 4076 more faces cannot be read\n"))
    let document = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    #expect((document?["errors"] as? [Any])?.count == 21)
  }

  /// 12 MB that took 350 MB to list.
  @Test func instancesAndAxes() throws {
    let font = try SfntBuilder(fixture: "variable-synced.ttf")
      .with("fvar", SfntTable.fvar(axes: 200, instances: 15_000)).bytes
    #expect(
      try Self.run(font, ["metrics", "FONT", "--format", "json"]).errors
        == "lineheight: error: FONT: has 15000 named instances on 200 axes; at most 32 KiB of them are read, more than "
        + "any sound font has\n")
  }

  /// As many instances as there may be, with names as long as they may be; a message names twenty of them.
  @Test func longInstanceNames() throws {
    let instances = 3200
    let names = [SfntTable.Name(1, "Family"), .init(256, String(repeating: "n", count: 1024))]
    let font = try SfntBuilder(fixture: "variable-synced.ttf").with("name", SfntTable.name(names))
      .with("fvar", SfntTable.fvar(axes: 1, instances: instances)).with("MVAR", nil).bytes
    let outcome = try Self.run(font, ["metrics", "FONT", "--format", "json"])
    #expect(outcome.exitCode == 0)
    let unknown = try Self.run(font, Self.question + ["--instance", "No"])
    #expect(unknown.exitCode == 64)
    #expect(unknown.errors.hasSuffix("\n  and \(instances - 20) more\n"))
    #expect(unknown.errors.utf8.count < 8000)
  }

  @Test(arguments: [
    ("a list of too many tables", "lists 4097 tables; at most 4096 are read"),
    ("too many names", "has 5461 records in its name table; at most 5460 are read"),
  ])
  func isNamed(_ name: String, _ sentence: String) throws {
    let font =
      name == "too many names"
      ? SfntBuilder.minimal.with("name", SfntTable.name([SfntTable.Name](repeating: .init(1, "n"), count: 5461)))
      : SfntBuilder(SfntBuilder.minimal.tables + (6..<4097).map { _ in (tag: "junk", bytes: [0]) })
    #expect(try Self.run(font.bytes, Self.question) == .refused("FONT: \(sentence)", exitCode: 65))
  }
}
