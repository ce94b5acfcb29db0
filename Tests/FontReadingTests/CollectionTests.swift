import FontReading
import LineHeightCore
import TestSupport
import Testing

/// What came of choosing a face, with the labels as values that a test can make.
enum FaceOutcome: Hashable {
  struct Label: Hashable {
    var index: Int
    var postScriptName: String?
    var fullName: String?
  }

  case face(Int)
  case notChosen([Label])
  case noSuchFace(FaceSelection, [Label])
  case otherError(FontReadingError)

  init(_ reading: Reading) {
    func plain(_ faces: FaceList) -> [Label] {
      faces.first.map { Label(index: $0.index, postScriptName: $0.postScriptName, fullName: $0.fullName) }
    }
    self =
      switch reading {
      case .success(let facts): .face(facts.face)
      case .failure(.faceNotChosen(let labels)): .notChosen(plain(labels))
      case .failure(.noSuchFace(let selection, let labels)): .noSuchFace(selection, plain(labels))
      case .failure(let error): .otherError(error)
      }
  }
}

/// One way to name a face of collection.ttc, and the face that it means.
struct FaceCase: CustomTestStringConvertible {
  let selection: FaceSelection
  let expected: FaceOutcome

  init(_ selection: FaceSelection, _ expected: FaceOutcome) {
    self.selection = selection
    self.expected = expected
  }

  var testDescription: String { "\(selection)" }
}

/// One collection that is not as it should be.
struct BrokenCollectionCase: CustomTestStringConvertible {
  let name: String
  let bytes: [UInt8]
  var face = FaceSelection.index(0)
  let error: FontReadingError

  var testDescription: String { name }
}

@Suite struct CollectionTests {
  static let labels: [FaceOutcome.Label] = [
    .init(
      index: 0, postScriptName: "HaengganCollection-Regular", fullName: "Haenggan Collection Regular"),
    .init(index: 1, postScriptName: "HaengganCollection-Bold", fullName: "Haenggan Collection Bold"),
    .init(index: 2, postScriptName: "HaengganCollection-Italic", fullName: "Haenggan Collection Italic"),
  ]

  @Test(arguments: [
    FaceCase(.only, .notChosen(labels)),
    FaceCase(.index(0), .face(0)),
    FaceCase(.index(2), .face(2)),
    FaceCase(.index(3), .noSuchFace(.index(3), labels)),
    FaceCase(.index(-1), .noSuchFace(.index(-1), labels)),
    FaceCase(.index(.max), .noSuchFace(.index(.max), labels)),
    FaceCase(.name("HaengganCollection-Bold"), .face(1)),
    FaceCase(.name("Haenggan Collection Italic"), .face(2)),
    // A family is not a face: three have it.
    FaceCase(.name("Haenggan Collection"), .noSuchFace(.name("Haenggan Collection"), labels)),
    FaceCase(.name(""), .noSuchFace(.name(""), labels)),
  ])
  func chooses(_ test: FaceCase) {
    let reading = read(path: Repository.fixture("collection.ttc"), face: test.selection)
    #expect(FaceOutcome(reading) == test.expected)
  }

  @Test func aSingleFontIsACollectionOfOne() throws {
    let bytes = try Repository.bytes(ofFixture: "sample.ttf")
    let label = FaceOutcome.Label(
      index: 0, postScriptName: "HaengganSample-Regular", fullName: "Haenggan Sample Regular")
    #expect(read(bytes, face: .index(0)) == .success(.sample))
    #expect(read(bytes, face: .name("HaengganSample-Regular")) == .success(.sample))
    #expect(FaceOutcome(read(bytes, face: .index(1))) == .noSuchFace(.index(1), [label]))
    #expect(FaceOutcome(read(bytes, face: .name("Sample"))) == .noSuchFace(.name("Sample"), [label]))
  }

  @Test func aCollectionOfOneFaceNeedsNoChoice() throws {
    let bytes = SfntBuilder.collection([try SfntBuilder(fixture: "sample.ttf")])
    #expect(read(bytes) == .success(.sample))
  }

  /// OTC: a collection's faces may have CFF outlines, and stand beside others.
  @Test func facesWithCFFOutlines() throws {
    let bytes = SfntBuilder.collection([
      try SfntBuilder(fixture: "sample.ttf"), try SfntBuilder(fixture: "cff-bit7-no-stat.otf"),
    ])
    let facts = try read(bytes, face: .name("HaengganBit7-Bold")).get()
    #expect(facts.face == 1)
    #expect(facts.metrics.hhea == VerticalTriple(ascender: 1950, descender: -494))
    #expect(facts.metrics.unitsPerEm == 2048)
  }

  /// A face that cannot be read keeps its number in the list, and the others can be read.
  @Test func aBrokenFaceHidesNoOther() throws {
    let sample = try SfntBuilder(fixture: "sample.ttf")
    let bytes = SfntBuilder.collection([sample.with("head", nil).with("name", length: 3), sample])
    #expect(
      FaceOutcome(read(bytes))
        == .notChosen([
          .init(index: 0),
          .init(index: 1, postScriptName: "HaengganSample-Regular", fullName: "Haenggan Sample Regular"),
        ]))
    #expect(read(bytes, face: .index(0)) == .failure(.missingTable(tag: "head")))
    #expect(read(bytes, face: .index(1)) == .success(FontFacts.sample.with { $0.face = 1 }))
  }

  static func brokenCases() throws -> [BrokenCollectionCase] {
    let sample = try SfntBuilder(fixture: "sample.ttf")
    let size = SfntBuilder.collection([sample]).count
    let limit = FontReader.maximumFaces
    func claiming(_ count: Int) -> [UInt8] { SfntBuilder.collection([sample], claimedCount: count) }
    return [
      BrokenCollectionCase(name: "5000 faces", bytes: claiming(5000), error: .tooManyFaces(5000, limit: limit)),
      BrokenCollectionCase(
        name: "0xFFFFFFFF faces", bytes: claiming(0xFFFF_FFFF), error: .tooManyFaces(0xFFFF_FFFF, limit: limit)),
      BrokenCollectionCase(
        name: "4096 faces, which do not fit", bytes: claiming(4096), error: .directoryBeyondEnd(fileSize: size)),
      BrokenCollectionCase(
        name: "no face, asked by number", bytes: claiming(0), error: .noFaces),
      BrokenCollectionCase(
        name: "no face, none asked", bytes: claiming(0), face: .only, error: .noFaces),
      BrokenCollectionCase(
        name: "a face at 0xFFFFFFFF", bytes: claiming(1).with(uint32: 0xFFFF_FFFF, at: 12),
        error: .directoryBeyondEnd(fileSize: size)),
      BrokenCollectionCase(
        name: "a face at the last byte", bytes: claiming(1).with(uint32: size - 1, at: 12),
        error: .directoryBeyondEnd(fileSize: size)),
      // The collection's own header read as a face: 0 tables.
      BrokenCollectionCase(
        name: "a face that is the collection itself", bytes: claiming(1).with(uint32: 0, at: 12),
        error: .missingTable(tag: "head")),
      BrokenCollectionCase(
        name: "cut within the list of faces", bytes: Array(claiming(1)[..<14]), error: .directoryBeyondEnd(fileSize: 14)
      ),
      BrokenCollectionCase(
        name: "only the tag", bytes: Array("ttcf".utf8), error: .directoryBeyondEnd(fileSize: 4)),
    ]
  }

  @Test(arguments: try brokenCases())
  func refuses(_ test: BrokenCollectionCase) {
    #expect(read(test.bytes, face: test.face).error == test.error)
  }

  @Test func theLimitIs4096() {
    #expect(FontReader.maximumFaces == 4096)
  }
}
