import FontReading
import LineHeightCore
import Reports

/// Finds the font of each text style, and reads each font once a run.
struct FontFinder: ~Copyable {
  /// Where fonts are looked for, in this order; last among the installed ones.
  struct Places {
    /// `--font NAME=PATH`: by PostScript name or family, as ``comparable(_:)`` has them.
    var named: [String: String] = [:]
    /// `--fonts DIR`
    var folders: [String] = []
    /// `--system-font`: families that stand for iOS's own are not looked for.
    var usesSystemFont = false

    init(_ arguments: LiteralArguments) throws(UsageError) {
      folders = arguments.all(.fonts)
      usesSystemFont = arguments.has(.systemFont)
      for text in arguments.all(.font) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { throw .notANamedFont(text) }
        named[comparable(parts[0])] = parts[1]
      }
    }
  }

  /// Families that mean the system font, comparable.
  private static let systemFamilies: Set = [
    "-apple-system", "blinkmacsystemfont", "sfpro", "sfprodisplay", "sfprotext", "sanfrancisco", "system", "system-ui",
    "systemfont", ".sfui", ".applesystemuifont",
  ]

  private struct Key: Hashable {
    let path: String
    let face: FaceSelection
    let location: FontLocation
  }

  /// What a style says of its font. A design has thousands of styles and a dozen of these.
  private struct Wanted: Hashable {
    let postScriptName: String?
    let family: String
    let weight: Int
    let isItalic: Bool
  }

  private let places: Places
  private var loader: FontSubject.Loader
  private var index: FontIndex?
  private var installed: [InstalledFace]?
  private var subjects: [Key: Result<FontSubject, Message>] = [:]
  private var found: [Wanted: Result<FontSubject, Message>] = [:]
  /// What could not be read below the folders, to be said once.
  private(set) var folderFailures: [Failure] = []

  init(_ places: Places, rule: MetricsRule, drawn: FontSubject.Drawn?) {
    self.places = places
    loader = FontSubject.Loader(face: .only, location: FontLocation(), text: nil, rule: rule, drawn: drawn)
  }

  /// The font of a style: an exact match or an error.
  mutating func subject(for style: TextStyle) throws(Message) -> FontSubject {
    let wanted = Wanted(
      postScriptName: style.postScriptName, family: style.family, weight: style.weight, isItalic: style.isItalic)
    if let known = found[wanted] { return try known.get() }
    let result: Result<FontSubject, Message>
    do throws(Message) {
      result = .success(try subject(wanted))
    } catch {
      result = .failure(error)
    }
    found[wanted] = result
    return try result.get()
  }

  private mutating func subject(_ wanted: Wanted) throws(Message) -> FontSubject {
    if places.usesSystemFont, Self.systemFamilies.contains(Self.comparable(wanted.family)) {
      return try loader.load(.system)
    }
    let names = [wanted.postScriptName, wanted.family].compactMap { $0 }
    if let path = names.lazy.compactMap({ [places] in places.named[Self.comparable($0)] }).first {
      return try subject(at: path, .only, FontLocation())
    }
    let answer = try find(wanted)
    return try subject(at: answer.path, .index(answer.face), FontLocation(axes: answer.axes))
  }

  private mutating func subject(
    at path: String, _ face: FaceSelection, _ location: FontLocation
  ) throws(Message) -> FontSubject {
    let key = Key(path: path, face: face, location: location)
    if let known = subjects[key] { return try known.get() }
    let result: Result<FontSubject, Message>
    do throws(Message) {
      result = .success(try loader.load(path, face: face, at: location))
    } catch {
      result = .failure(error)
    }
    subjects[key] = result
    return try result.get()
  }

  /// PostScript name, else family, weight and italic, in the folders; then family, weight and italic among the installed.
  private mutating func find(_ wanted: Wanted) throws(Message) -> InstalledFontQuery.Answer {
    if index == nil { try readFolders() }
    let query = InstalledFontQuery(
      family: wanted.family, weight: Double(wanted.weight), isItalic: wanted.isItalic)
    if let name = wanted.postScriptName, let answer = index?.answer(postScriptName: name) { return answer }
    if let answer = try? index?.answer(query) { return answer }
    do throws(FontReadingError) {
      if installed == nil { installed = try InstalledFonts().faces() }
      return try query.answer(among: installed ?? [])
    } catch {
      throw Message(
        error, for: query, in: places.folders, near: index,
        isSystemFont: Self.systemFamilies.contains(Self.comparable(query.family)))
    }
  }

  private mutating func readFolders() throws(Message) {
    var made = FontIndex()
    do throws(FontReadingError) {
      let reader = try FontReader()
      for folder in places.folders {
        for failure in made.add(folder: folder, reader: reader) {
          folderFailures.append(
            Failure(
              source: failure.path, message: Message(failure.error, source: failure.path, face: failure.face)))
        }
      }
    } catch {
      throw Message(error, source: "FreeType")
    }
    index = made
  }

  private static func comparable(_ name: String) -> String { name.filter { !$0.isWhitespace }.lowercased() }
}

extension Message {
  /// The sentence for a style's font that is neither in the folders nor installed.
  ///
  /// - Parameter error: what the installed fonts said; what the folders have of the family is nearer.
  /// - Parameter isSystemFont: whether the family stands for iOS's own, which no folder has.
  init(
    _ error: FontReadingError, for query: InstalledFontQuery, in folders: [String], near index: FontIndex?,
    isSystemFont: Bool
  ) {
    var nearest = error
    do throws(FontReadingError) {
      _ = try index?.answer(query)
    } catch {
      if case .noSuchStyle = error { nearest = error }
    }
    let font = "\(Self.quoted(query.family)) of weight \(NumberFormat.exact(query.weight))"
    let places = Self.list(folders.map(Printable.text) + ["the installed fonts"])
    self.init(
      status: .noInput,
      sentence: "the font \(font)\(query.isItalic ? ", italic," : "") is not among \(places); "
        + (isSystemFont
          ? "give --system-font, which takes the iOS system font as it was measured"
          : "give its folder with --fonts DIR or its file with --font NAME=PATH"),
      details: Message(nearest, source: query.family).details)
  }
}
