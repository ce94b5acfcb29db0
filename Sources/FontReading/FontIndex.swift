import LineHeightCore

/// The faces of font folders, to be found by PostScript name or by family, weight and italic. Each file is read once.
package struct FontIndex {
  private var faces: [InstalledFace] = []
  private var byPostScriptName: [String: InstalledFontQuery.Answer] = [:]

  package init() {}

  /// What could not be read: a file or folder, or the first such face of a collection.
  package struct Failure {
    package let path: String
    package var face: Int?
    package let error: FontReadingError
  }

  /// Adds the fonts below a folder. Files that are no fonts are passed over, and so are faces that give no metrics: a
  /// broken font does not stand before a sound one of its name.
  ///
  /// - Returns: what could not be read.
  package mutating func add(folder path: String, reader: borrowing FontReader) -> [Failure] {
    var failures: [Failure] = []
    var folder = FontFolder()
    for entry in folder.entries(below: path) {
      switch entry {
      case .failed(let path, let error): failures.append(Failure(path: path, error: error))
      case .file(let path):
        do throws(FontReadingError) {
          if let failure = try add(file: path, reader: reader) { failures.append(failure) }
        } catch {
          if !error.meansNoFont { failures.append(Failure(path: path, error: error)) }
        }
      }
    }
    return failures
  }

  /// Adds all faces of a file, and the named instances of a variable font.
  private mutating func add(file path: String, reader: borrowing FontReader) throws(FontReadingError) -> Failure? {
    let file = try FontBytes(path: path)
    let indices = try reader.faces(of: file, .only)
    var failure: Failure?
    for index in indices {
      do throws(FontReadingError) {
        add(try reader.indexEntry(of: file, face: index, path: path))
      } catch {
        failure = failure ?? Failure(path: path, face: indices.count > 1 ? index : nil, error: error)
      }
    }
    return failure
  }

  private mutating func add(_ entry: FontIndexEntry) {
    faces.append(entry.face)
    // The first of two fonts with one name counts; files come in the order of their names.
    func name(_ name: String?, _ axes: [FontVariation.Setting]) {
      guard let name, byPostScriptName[name] == nil else { return }
      byPostScriptName[name] = InstalledFontQuery.Answer(path: entry.face.path, face: entry.face.index, axes: axes)
    }
    name(entry.postScriptName, [])
    for instance in entry.space.instances {
      let axes = zip(entry.space.axes, instance.coordinates)
      name(instance.postScriptName, axes.map { FontVariation.Setting(tag: $0.tag, value: $1) })
    }
  }

  /// The face, or the instance of a variable font, with this PostScript name.
  package func answer(postScriptName: String) -> InstalledFontQuery.Answer? { byPostScriptName[postScriptName] }

  /// The face that a family, weight and italic mean.
  ///
  /// - Throws: ``FontReadingError/noSuchFamily(_:installed:)`` and ``FontReadingError/noSuchStyle(_:available:)``.
  package func answer(_ query: InstalledFontQuery) throws(FontReadingError) -> InstalledFontQuery.Answer {
    try query.answer(among: faces)
  }
}

/// What the index keeps of a face.
struct FontIndexEntry {
  let face: InstalledFace
  let postScriptName: String?
  let space: VariationSpace

  fileprivate init(
    of tables: borrowing some SfntTables & ~Copyable, _ space: VariationSpace, path: String, index: Int
  ) throws(FontReadingError) {
    let names = try NameTable(of: tables, keepsFamilies: true)
    let style = try tables.style()
    let weights = space.axes.first { $0.tag == "wght" }.map { $0.minimum...$0.maximum }
    face = InstalledFace(
      path: path, index: index, families: names.families, weights: weights ?? style.weight...style.weight,
      isItalic: style.isItalic, isNormalWidth: style.isNormalWidth, isVariable: !space.axes.isEmpty)
    postScriptName = names[.postScriptName]
    self.space = space
  }
}

extension FontReader {
  /// A face with all its names, weights and slants.
  func indexEntry(of file: FontBytes, face index: Int, path: String) throws(FontReadingError) -> FontIndexEntry {
    try withTables(ofFace: index, in: try FontContainer(of: file), varies: false, needsGlyphs: false) {
      (face, _) throws(FontReadingError) in
      try FontIndexEntry(of: face, try face.variationSpace(), path: path, index: index)
    } withoutHhea: { (directory, _) throws(FontReadingError) in
      try FontIndexEntry(of: directory, VariationSpace(), path: path, index: index)
    }
  }
}

extension SfntTables where Self: ~Copyable {
  /// OS/2 usWeightClass, usWidthClass and fsSelection bits 0 and 9; without OS/2, head.macStyle
  /// (https://learn.microsoft.com/typography/opentype/spec/os2).
  fileprivate func style() throws(FontReadingError) -> (weight: Double, isItalic: Bool, isNormalWidth: Bool) {
    guard let length = length(of: "OS/2"), length >= 64 else {
      guard let length = self.length(of: "head"), length >= 46 else { return (400, false, true) }
      let style = BigEndianBytes(try bytes(of: "head", count: 46)).unsigned(at: 44)
      return (style & 1 != 0 ? 700 : 400, style & 2 != 0, true)
    }
    let os2 = BigEndianBytes(try bytes(of: "OS/2", count: 64))
    let selection = os2.unsigned(at: 62)
    return (Double(os2.unsigned(at: 4)), selection & (1 << 0 | 1 << 9) != 0, os2.unsigned(at: 6) == 5)
  }
}

extension FontReadingError {
  /// Whether the file is something else than a font, or a kind of font that has no line metrics to report.
  package var meansNoFont: Bool {
    switch self {
    case .empty, .notAFont, .unsupported: true
    default: false
    }
  }
}
