import CFreeType
package import LineHeightCore

/// Reads the facts of fonts: the one door of this module. Not to be shared between threads.
package struct FontReader: ~Copyable {
  let library: FreeTypeLibrary

  /// Most faces that a collection may claim. The largest in use have a few dozen.
  package static let maximumFaces = 4096

  /// Most faces of a WOFF2 collection or dfont, each of which FreeType unpacks anew: the largest dfonts have a dozen.
  package static let maximumPackedFaces = 64

  /// Most bytes of directories, names and axes that all faces of a collection may make us read, each face for itself. An
  /// honest collection of 4096 faces has 4 KiB for each.
  package static let maximumSharedLength = 16 << 20

  /// Most bytes that a WOFF or WOFF2 may say it unpacks to. The largest CJK fonts have some 30 MiB.
  package static let maximumUnpackedSize = 96 << 20

  /// A reader with a FreeType library of its own.
  package init() throws(FontReadingError) {
    library = try FreeTypeLibrary()
  }

  /// The version of the FreeType that is linked, and whether it unpacks WOFF2.
  package var freeTypeVersion: (number: String, hasWOFF2: Bool) {
    (library.version, lineheight_freetype_has_woff2 != 0)
  }

  /// The facts of one face.
  ///
  /// - Parameters:
  ///   - file: the font.
  ///   - source: what the user called it; carried into the facts.
  ///   - selection: which face.
  ///   - location: where on its axes, for a variable font.
  ///   - text: characters to look for.
  package func facts(
    of file: FontBytes, source: String, face selection: FaceSelection = .only,
    at location: FontLocation = FontLocation(),
    text: String? = nil
  ) throws(FontReadingError) -> FontFacts {
    let container = try FontContainer(of: file)
    let index = try faceIndex(selection, in: container)
    return try details(of: container, source: source, index: index, at: location, text: text, listsAxes: false).facts
  }

  /// The faces that a selection means: all of a collection where none is selected.
  package func faces(of file: FontBytes, _ selection: FaceSelection) throws(FontReadingError) -> Range<Int> {
    let container = try FontContainer(of: file)
    guard selection != .only else {
      try container.checkSharing()
      return 0..<(try faceCount(of: container))
    }
    let index = try faceIndex(selection, in: container)
    return index..<index + 1
  }

  /// All that is known of one face.
  package func details(
    of file: FontBytes, source: String, face index: Int, at location: FontLocation, text: String? = nil
  ) throws(FontReadingError) -> FaceDetails {
    try details(
      of: try FontContainer(of: file), source: source, index: index, at: location, text: text, listsAxes: true)
  }

  private func details(
    of container: FontContainer, source: String, index: Int, at location: FontLocation, text: String?, listsAxes: Bool
  ) throws(FontReadingError) -> FaceDetails {
    try withTables(ofFace: index, in: container, varies: !location.isDefault, needsGlyphs: text != nil) {
      (face, findings) throws(FontReadingError) in
      let facts = FontFacts(
        source: source, face: index, names: try NameTable(of: face), metrics: try face.verticalMetrics(),
        findings: findings)
      var details = FaceDetails(facts: facts, hasMVAR: face.length(of: "MVAR") != nil)
      if listsAxes { try details.listAxes(of: face) }
      if !location.isDefault { try details.facts.vary(face, to: location) }
      details.facts.coverage = text.map { face.coverage(of: $0) }
      return details
    } withoutHhea: { (directory, findings) throws(FontReadingError) in
      guard location.isDefault else { throw .notVariable(hasAxes: directory.length(of: "fvar") != nil) }
      let facts = FontFacts(
        source: source, face: index, names: try NameTable(of: directory), metrics: try directory.verticalMetrics(),
        findings: findings + (text == nil ? [] : [.glyphsUnreadable]))
      return FaceDetails(facts: facts, hasMVAR: directory.length(of: "MVAR") != nil)
    }
  }

  /// Checks a face and lends its tables, with what was found on the way: as FreeType sees them to `body`, or as they stand in
  /// the file to `withoutHhea`. FreeType opens no face without hhea; rule A7 has an answer for one.
  func withTables<Result>(
    ofFace index: Int, in container: FontContainer, varies: Bool, needsGlyphs: Bool,
    _ body: (borrowing FreeTypeFace, [Finding]) throws(FontReadingError) -> Result,
    withoutHhea: (SfntDirectory, [Finding]) throws(FontReadingError) -> Result
  ) throws(FontReadingError) -> Result {
    let directory = try container.directory(ofFace: index)
    let findings = try directory?.check(varies: varies) ?? []
    do throws(FontReadingError) {
      let shown = needsGlyphs ? nil : try directory?.withoutGlyphs()
      return try library.withFace(index, of: container.file, withoutGlyphs: shown) { (face) throws(FontReadingError) in
        try body(face, findings)
      }
    } catch .freeType(let code, _) where code == Int(FT_Err_Horiz_Header_Missing) {
      guard let directory else { throw .missingTable(tag: "hhea") }
      return try withoutHhea(directory, findings)
    } catch .freeType where directory?.firstBeyondEnd != nil {
      // FreeType leaves out the tables that are cut off, and then says that it misses one: the cause says more.
      guard let cut = directory?.firstBeyondEnd else { throw .cutShort }
      throw cut
    }
  }

  // MARK: Choosing a face

  /// How many faces a file holds; where its tables are packed, FreeType is asked.
  private func faceCount(of container: FontContainer) throws(FontReadingError) -> Int {
    let count: Int
    if let offsets = container.directoryOffsets {
      count = offsets.count
    } else {
      count = try library.withFace(0, of: container.file) { face in unsafe Int(face.handle.pointee.num_faces) }
    }
    guard count > 0 else { throw .noFaces }
    let limit = container.directoryOffsets == nil ? Self.maximumPackedFaces : Self.maximumFaces
    guard count <= limit else { throw .tooManyFaces(count, limit: limit) }
    return count
  }

  private func faceIndex(_ selection: FaceSelection, in container: FontContainer) throws(FontReadingError) -> Int {
    let count = try faceCount(of: container)
    switch selection {
    case .only where count == 1: return 0
    case .only: throw .faceNotChosen(list(of: container, count))
    case .index(let index):
      guard (0..<count).contains(index) else { throw .noSuchFace(selection, list(of: container, count)) }
      return index
    case .name(let name):
      try container.checkSharing()
      for index in 0..<count {
        let label = label(ofFace: index, in: container)
        if label.postScriptName == name || label.fullName == name { return index }
      }
      throw .noSuchFace(selection, list(of: container, count))
    }
  }

  private func list(of container: FontContainer, _ count: Int) -> FaceList {
    FaceList(count: count, first: (0..<min(count, FaceList.limit)).map { label(ofFace: $0, in: container) })
  }

  /// What tells a face apart. One that cannot be read keeps its number and has no names.
  private func label(ofFace index: Int, in container: FontContainer) -> FaceLabel {
    let names: NameTable? =
      if container.directoryOffsets != nil {
        try? container.directory(ofFace: index).map { directory throws(FontReadingError) in try NameTable(of: directory)
        }
      } else {
        try? library.withFace(index, of: container.file) { face throws(FontReadingError) in try NameTable(of: face) }
      }
    return FaceLabel(index: index, postScriptName: names?[.postScriptName], fullName: names?[.fullName])
  }
}

extension FontFacts {
  /// The facts of a face with these names.
  fileprivate init(
    source: String, face: Int, names: NameTable, metrics: VerticalMetrics, findings: [Finding]
  ) {
    self.init(
      source: source, face: face, postScriptName: names[.postScriptName],
      family: names[.typographicFamily, .family], style: names[.typographicStyle, .style], fullName: names[.fullName],
      version: names.version, metrics: metrics, findings: findings)
  }
}
