import FontReading
import LineHeightCore
import Reports

extension Message {
  /// The sentence for a font that cannot be read.
  ///
  /// - Parameter face: which face of it, where others are read.
  init(_ error: FontReadingError, source: String, face: Int? = nil) {
    let name = Self.name(of: source) + (face.map { ", face \($0)" } ?? "")
    self.init(
      status: Self.status(error), sentence: "\(name): \(Self.sentence(error, name: name))",
      details: Self.details(error))
  }

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

  private static func sentence(_ error: FontReadingError, name: String) -> String {
    switch error {
    case .cannotOpen(let failure): return sentence(failure, name: name)
    case .cannotRead(let code): return "cannot be read: \(system(code))"
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
    let faces: [FaceLabel]
    switch error {
    case .faceNotChosen(let labels), .noSuchFace(.name, let labels): faces = labels
    case .noSuchFace(_, let labels) where labels.count > 1: faces = labels
    case .noSuchInstance(_, let instances): return VariationMessage.list(instances)
    case .noSuchAxis(_, let axes): return VariationMessage.list(axes)
    case .noSuchFamily(let family, let installed): return InstalledFontMessage.near(family, installed)
    case .noSuchStyle(_, let available): return InstalledFontMessage.styles(available)
    default: return []
    }
    return faces.map { face in
      let names = [face.postScriptName, face.fullName].compactMap { $0 }.map(Printable.text)
      return "--face \(face.index)   \(names.isEmpty ? "(no name can be read)" : names.joined(separator: "   "))"
    }
  }

  private static func sentence(_ failure: OpenFailure, name: String) -> String {
    switch failure {
    case .noSuchFile: "no such file"
    case .noPermission: "no permission to read it"
    case .folder where name == standardInput: "is a folder; give the path of a font file instead"
    case .folder: "is a folder; give the font files in it, such as \(name)\(name.hasSuffix("/") ? "" : "/")NAME.otf"
    case .pipe: "is a pipe; use - to read a pipe, as in: cat FONT | lineheight - --size 24 --line-height 36"
    case .device: "is a device, not a font file; use - to read a pipe"
    case .socket: "is a socket, not a font file; use - to read a pipe"
    case .other(let code): "cannot be opened: \(system(code))"
    }
  }

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
