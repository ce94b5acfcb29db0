import FontReading
import LineHeightCore

/// What came of reading a font, as a value that can be compared whole.
typealias Reading = Result<FontFacts, FontReadingError>

/// Reads one face of a font in memory, as `-` does.
func read(_ bytes: [UInt8], face: FaceSelection = .only, text: String? = nil) -> Reading {
  read(FontBytes(bytes), as: "-", face: face, text: text)
}

/// Reads one face of a file.
func read(
  path: String, as source: String = "file", face: FaceSelection = .only, text: String? = nil
) -> Reading {
  do throws(FontReadingError) {
    return read(try FontBytes(path: path), as: source, face: face, text: text)
  } catch {
    return .failure(error)
  }
}

/// Reads one face of a font that is open.
func read(_ file: FontBytes, as source: String, face: FaceSelection = .only, text: String? = nil) -> Reading {
  do throws(FontReadingError) {
    let reader = try FontReader()
    return .success(try reader.facts(of: file, source: source, face: face, text: text))
  } catch {
    return .failure(error)
  }
}

extension Reading {
  /// Why the font could not be read; `nil` where it could.
  var error: FontReadingError? {
    guard case .failure(let error) = self else { return nil }
    return error
  }
}

extension FontFacts {
  /// Fixtures/fonts/sample.ttf, which most broken fonts are made from.
  static let sample = FontFacts(
    source: "-", postScriptName: "HaengganSample-Regular", family: "Haenggan Sample", style: "Regular",
    fullName: "Haenggan Sample Regular", version: "1.000",
    metrics: VerticalMetrics(
      unitsPerEm: 1000, hhea: VerticalTriple(ascender: 950, descender: -250),
      os2: OS2Metrics(
        version: 4, fsSelection: 0x40, typo: VerticalTriple(ascender: 950, descender: -250),
        win: VerticalTriple(ascender: 950, descender: -250), xHeight: 500, capHeight: 700)))

  /// The same facts but for some of them.
  func with(_ change: (inout FontFacts) -> Void) -> FontFacts {
    var copy = self
    change(&copy)
    return copy
  }
}
