import FontReading
import LineHeightCore
import Reports

extension Message {
  /// The sentence for a font that cannot be read.
  ///
  /// - Parameters:
  ///   - face: which face of it, where others are read.
  ///   - use: what the path was given as.
  init(_ error: FontReadingError, source: String, face: Int? = nil, given use: PathUse = .to(.spacing)) {
    let name = Self.name(of: source) + (face.map { ", face \($0)" } ?? "")
    self.init(
      status: Self.status(error), sentence: "\(name): \(Self.sentence(error, name: name, use))",
      details: Self.details(error))
  }

  /// What a path on the command line stands for.
  enum PathUse {
    /// What a command reads.
    case to(Command)
    /// `--files-from`
    case list
  }

  /// A folder in which nothing is a font.
  init(emptyFolder path: String) {
    self.init(
      status: .badData,
      sentence: "\(Self.name(of: path)): holds no font with line metrics; give a folder of TTF or OTF fonts")
  }

  /// A list without a path in it.
  init(emptyList path: String) {
    self.init(status: .badData, sentence: "\(Self.name(of: path)): names no font; \(Self.listHint)")
  }

  /// What is left to say of a file with many faces that cannot be read.
  init(moreFaces count: Int, source: String) {
    self.init(status: .badData, sentence: "\(Self.name(of: source)): \(count) more faces cannot be read")
  }

  private static let listHint =
    "\(Option.filesFrom.spelling) takes the paths of fonts, one a line, or with -0 between NULs"
  private static let standardInput = "standard input"

  private static func name(of source: String) -> String {
    switch source {
    case "-": standardInput
    case "": "''"
    default: Printable.text(source)
    }
  }

  private static func status(_ error: FontReadingError) -> ExitStatus {
    switch error {
    case .cannotOpen, .cannotRead, .noFontConfiguration, .fontconfigFailed, .noSuchFamily, .noSuchStyle: .noInput
    case .faceNotChosen, .noSuchFace, .notVariable, .noSuchInstance, .noSuchAxis, .axisOutOfRange: .usage
    default: .badData
    }
  }

  private static func sentence(_ error: FontReadingError, name: String, _ use: PathUse) -> String {
    switch error {
    case .cannotOpen(let failure): return sentence(failure, name: name, use)
    case .cannotRead(let code): return "cannot be read: \(system(code))"
    case .cancelled: return "was not read to its end"
    case .cutShort: return "became shorter while it was read; try again when it is written completely"
    case .inputTooLarge(let limit):
      return "holds more than \(limit >> 20) MiB; give the path of a font file instead"
    case .empty: return "is empty; expected a TTF or OTF font"
    case .notAFont(let isText):
      return "is \(isText ? "text, not a font" : "not a font"); expected a TTF, OTF, TTC, WOFF or WOFF2 file"
    case .unsupported(let format): return sentence(format)
    case .tableBeyondEnd(let tag, let end, let fileSize):
      return "is incomplete: its table '\(Printable.text(tag))' ends at byte \(end), the file at byte \(fileSize); "
        + "get the whole file"
    case .tableTooShort(let tag, let length, let needed):
      return "has a broken table '\(Printable.text(tag))': \(length) bytes where \(needed) are needed"
    case .directoryBeyondEnd(let fileSize):
      return "is incomplete: its list of tables ends after the end of the file at byte \(fileSize); get the whole file"
    case .missingTable(let tag): return "has no table '\(Printable.text(tag))', without which there are no metrics"
    case .noVerticalMetrics:
      return "has neither an hhea table nor line metrics in OS/2; give the numbers with --font-metrics"
    case .unitsPerEmOutOfRange(let value):
      return "has unitsPerEm \(value) in its head table; 16 to 16384 are allowed"
    case .tooManyTables(let count, let limit): return "lists \(count) tables; at most \(limit) are read"
    case .tooManyNames(let count, let limit): return "has \(count) records in its name table; at most \(limit) are read"
    case .tooManyInstances(let count, let axes, let limit):
      return "has \(count) named instances on \(axes) axes; at most \(limit >> 10) KiB of them are read, more than any "
        + "sound font has"
    case .sharesTooMuch(let limit):
      return "has faces that share more than \(limit >> 20) MiB of names, axes and lists of tables, which no sound "
        + "collection does; choose one with --face N"
    case .noFaces: return "is a collection without any face"
    case .tooManyFaces(let count, let limit):
      return "claims to hold \(count) faces; at most \(limit) are read"
    case .faceNotChosen(let faces):
      return "holds \(faces.count) faces; choose one with --face N or --face NAME"
    case .noSuchFace(.index(let index), let faces):
      return "has no face \(index); it holds \(faces.count == 1 ? "face 0 only" : "faces 0 to \(faces.count - 1)")"
    case .noSuchFace(.name(let name), _): return "has no face named \(quoted(name)); it holds"
    case .noSuchFace(.only, _): return "has no face"
    case .notVariable(let hasAxes): return VariationMessage.notVariable(hasAxes: hasAxes)
    case .noSuchInstance(let instance, let known): return VariationMessage.noSuchInstance(instance, known)
    case .noSuchAxis(let tag, let axes): return VariationMessage.noSuchAxis(tag, axes)
    case .axisOutOfRange(let axis, let value): return VariationMessage.outOfRange(axis, value)
    case .foldersTooDeep(let limit): return "has folders nested more than \(limit) deep; give a folder further in"
    case .tooManyFiles(let limit): return "holds more than \(limit) files; give a smaller folder"
    case .noFontConfiguration(let file): return InstalledFontMessage.noConfiguration(file)
    case .fontconfigFailed:
      return "fontconfig gave no list of the installed fonts; give the path of a font file instead"
    case .noSuchFamily(let family, let installed): return InstalledFontMessage.noSuchFamily(family, installed)
    case .noSuchStyle(let query, _): return InstalledFontMessage.noSuchStyle(query)
    case .claimsTooLarge(let size, let limit):
      return
        "says that it unpacks to \(size >> 20) MiB; at most \(limit >> 20) MiB are unpacked, more than any sound font has"
    case .outlinesTooLarge(let limit):
      return "needs more than \(limit) points to draw this text, which no sound font does; give a shorter --text"
    case .needsTooMuchMemory(let limit):
      return "needs more than \(limit >> 20) MiB to be unpacked, which no sound font does"
    case .freeType(let code, let text):
      return "cannot be read: FreeType says \(text.map { "\"\($0)\"" } ?? "error") (\(code))"
    }
  }

  private static func details(_ error: FontReadingError) -> [String] {
    switch error {
    case .faceNotChosen(let faces), .noSuchFace(.name, let faces): return list(faces)
    case .noSuchFace(_, let faces) where faces.count > 1: return list(faces)
    case .noSuchInstance(_, let instances): return VariationMessage.list(instances)
    case .noSuchAxis(_, let axes): return VariationMessage.list(axes)
    case .noSuchFamily(let family, let installed): return InstalledFontMessage.near(family, installed)
    case .noSuchStyle(_, let available): return InstalledFontMessage.styles(available)
    default: return []
    }
  }

  private static func list(_ faces: FaceList) -> [String] {
    list(faces.first, of: faces.count) { face in
      "--face \(face.index)   \(names([face.postScriptName, face.fullName]) ?? "(no name can be read)")"
    }
  }

  /// Most things that a message lists.
  private static let listLimit = FaceList.limit
  /// Most characters of a name in a list: the number beside it can be typed instead.
  private static let nameLimit = 100

  /// One line for each, the first few of many.
  ///
  /// - Parameter count: how many there are, where `elements` are not all.
  static func list<Element>(
    _ elements: some Collection<Element>, of count: Int? = nil, line: (Element) -> String
  ) -> [String] {
    let more = (count ?? elements.count) - min(elements.count, listLimit)
    return elements.prefix(listLimit).map(line) + (more > 0 ? ["and \(more) more"] : [])
  }

  /// Names beside each other, made harmless; `nil` where there are none.
  static func names(_ names: [String?]) -> String? {
    let shown = names.compactMap { $0 }.map { name in
      Printable.text(String(name.prefix(nameLimit))) + (name.dropFirst(nameLimit).isEmpty ? "" : "…")
    }
    return shown.isEmpty ? nil : shown.joined(separator: "   ")
  }

  private static func sentence(_ failure: OpenFailure, name: String, _ use: PathUse) -> String {
    switch (failure, use) {
    case (.noSuchFile, _): "no such file"
    case (.noPermission, _): "no permission to read it"
    case (.folder, .list): "is a folder; \(listHint)"
    case (.folder, _) where name == standardInput: "is a folder; give the path of a font file instead"
    case (.folder, .to(.metrics)): "is a folder; add \(Option.recursive.spelling) to read all fonts below it"
    case (.folder, .to(.styles)): "is a folder; give the design files in it"
    case (.folder, .to(.spacing)), (.folder, .to(.preview)), (.folder, .to(.generate)):
      "is a folder; give the font files in it, such as \(name)\(name.hasSuffix("/") ? "" : "/")NAME.otf"
    case (.pipe, .to(let command)):
      "is a pipe; use - to read a pipe, as in: cat \(command == .styles ? "FILE" : "FONT") | \(command.pipeExample)"
    case (.pipe, .list): "is a pipe; use - to read a pipe"
    case (.device, .list), (.socket, .list): "is no file of paths; \(listHint)"
    case (.device, .to(let command)): "is a device, not a \(fileKind(command)); use - to read a pipe"
    case (.socket, .to(let command)): "is a socket, not a \(fileKind(command)); use - to read a pipe"
    case (.other(let code), _): "cannot be opened: \(system(code))"
    }
  }

  private static func fileKind(_ command: Command) -> String { command == .styles ? "design file" : "font file" }

  private static func sentence(_ format: FontFormat) -> String {
    let name =
      switch format {
      case .type1: "a Type 1 font"
      case .pcf: "a PCF bitmap font"
      case .bdf: "a BDF bitmap font"
      case .windowsFON: "a Windows FON or program file"
      case .bareCFF: "a bare CFF font"
      case .svg: "an SVG file"
      case .embeddedOpenType: "an Embedded OpenType (EOT) font"
      case .gzip: "compressed with gzip"
      case .sfnt, .collection, .woff, .woff2, .dfont: "a font"
      }
    return "is \(name), which has no hhea table that line metrics could come from; "
      + (format == .gzip ? "unpack it first" : "get the font as TTF or OTF")
  }
}
