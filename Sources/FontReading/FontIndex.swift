import LineHeightCore

/// The faces of font folders, to be found by PostScript name or by family, weight and italic. Each file is read once.
package struct FontIndex {
  private var faces: [InstalledFace] = []
  private var byPostScriptName: [String: InstalledFontQuery.Answer] = [:]

  package init() {}

  /// Adds the fonts below a folder. Files that are no fonts are passed over.
  ///
  /// - Returns: what could not be read.
  package mutating func add(
    folder path: String, reader: borrowing FontReader
  ) -> [(path: String, error: FontReadingError)] {
    var failures: [(path: String, error: FontReadingError)] = []
    var folder = FontFolder()
    for entry in folder.entries(below: path) {
      switch entry {
      case .failed(let path, let error): failures.append((path, error))
      case .file(let path):
        do throws(FontReadingError) {
          try add(file: path, reader: reader)
        } catch {
          if !error.meansNoFont { failures.append((path, error)) }
        }
      }
    }
    return failures
  }

  /// Adds all faces of a file, and the named instances of a variable font.
  private mutating func add(file path: String, reader: borrowing FontReader) throws(FontReadingError) {
    for entry in try reader.indexEntries(of: try FontBytes(path: path), path: path) {
      faces.append(entry.face)
      let place = (path: path, face: entry.face.index)
      // The first of two fonts with one name counts; files come in the order of their names.
      func name(_ name: String?, _ axes: [FontVariation.Setting]) {
        guard let name, byPostScriptName[name] == nil else { return }
        byPostScriptName[name] = InstalledFontQuery.Answer(path: place.path, face: place.face, axes: axes)
      }
      name(entry.postScriptName, [])
      for instance in entry.space.instances {
        let axes = zip(entry.space.axes, instance.coordinates)
        name(instance.postScriptName, axes.map { FontVariation.Setting(tag: $0.tag, value: $1) })
      }
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
}

extension FontReader {
  /// The faces of a font file with all their names, weights and slants.
  func indexEntries(of file: FontBytes, path: String) throws(FontReadingError) -> [FontIndexEntry] {
    var entries: [FontIndexEntry] = []
    let container = try FontContainer(of: file)
    for index in try faces(of: file, .only) {
      let shown = try container.directory(ofFace: index)?.withoutGlyphs()
      let entry = try library.withFace(index, of: file, withoutGlyphs: shown) { (face) throws(FontReadingError) in
        let names = try NameTable(of: face, keepsFamilies: true)
        let space = try face.variationSpace()
        let style = try face.indexStyle()
        let weights = space.axes.first { $0.tag == "wght" }.map { $0.minimum...$0.maximum }
        return FontIndexEntry(
          face: InstalledFace(
            path: path, index: index, families: names.families, weights: weights ?? style.weight...style.weight,
            isItalic: style.isItalic, isNormalWidth: style.isNormalWidth, isVariable: !space.axes.isEmpty),
          postScriptName: names[.postScriptName], space: space)
      }
      entries.append(entry)
    }
    return entries
  }
}

extension FreeTypeFace {
  /// OS/2 usWeightClass, usWidthClass and fsSelection bits 0 and 9; without OS/2, head.macStyle
  /// (https://learn.microsoft.com/typography/opentype/spec/os2).
  fileprivate func indexStyle() throws(FontReadingError) -> (weight: Double, isItalic: Bool, isNormalWidth: Bool) {
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
