import FontReading
import LineHeightCore

/// What `metrics` is asked to do, understood and checked.
struct MetricsRequest {
  let inputs: [Input]
  /// More fonts, named in a file.
  let list: FileList?
  let isRecursive: Bool
  let face: FaceSelection
  let location: FontLocation
  let text: String?
  let format: Format
  /// How many threads read fonts; 1 for one font.
  let threads: Int

  /// More would only wait for each other.
  static let maximumThreads = 64
  /// What is taken where nobody says how many: beyond it the file system is what is waited for.
  private static let usualThreads = 8

  /// Where fonts come from.
  enum Input {
    /// A font, or a folder of them; `-` is standard input.
    case path(String)
    case installed(InstalledFontQuery)

    /// What the user called it.
    var source: String {
      switch self {
      case .path(let path): path
      case .installed(let query): "\(Option.family.spelling) \(query.family)"
      }
    }
  }

  /// A file with paths in it.
  struct FileList {
    let path: String
    let separator: UInt8
  }

  /// How the answer is written.
  enum Format: String, CaseIterable {
    case text, json, ndjson, csv
  }

  init(_ arguments: LiteralArguments) throws(UsageError) {
    list = arguments[.filesFrom].map {
      FileList(path: $0, separator: arguments.has(.null) ? 0 : UInt8(ascii: "\n"))
    }
    if let query = try FontSpelling.installedFont(arguments) {
      guard arguments.operands.isEmpty else { throw .fontsAndOption(arguments.operands, .family) }
      inputs = [.installed(query)]
    } else {
      guard !arguments.operands.isEmpty || list != nil else { throw .nothingToRead }
      inputs = arguments.operands.map(Input.path)
    }
    guard (arguments.operands + [list?.path].compactMap { $0 }).filter({ $0 == "-" }).count <= 1 else {
      throw .standardInputTwice
    }
    isRecursive = arguments.has(.recursive)
    face = FontSpelling.face(arguments[.face])
    location = try FontSpelling.location(arguments)
    text = arguments[.text]
    let name = arguments[.format] ?? Format.text.rawValue
    guard let format = Format(rawValue: name) else {
      throw .notAFormat(name, .metrics, Format.allCases.map(\.rawValue))
    }
    self.format = format
    let isOne = inputs.count == 1 && list == nil && !isRecursive
    let wanted = try Self.threads(arguments) ?? min(Thread.processors, Self.usualThreads)
    threads = isOne ? 1 : wanted
  }

  private static func threads(_ arguments: LiteralArguments) throws(UsageError) -> Int? {
    guard let text = arguments[.jobs] else { return nil }
    guard let count = Spelling.integer(text), (1...maximumThreads).contains(count) else {
      throw .outOfRange(.jobs, text, allowed: "the number of threads is 1 to \(maximumThreads)")
    }
    return count
  }
}
