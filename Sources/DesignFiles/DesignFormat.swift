import LineHeightCore

/// A kind of file: how it is told from the others, and how its text styles are read.
protocol DesignFormat: SendableMetatype {
  static var kind: DesignFileKind { get }
  /// Whether a file looks like one of this kind. Each format is asked in the order of ``DesignFormats/all``.
  static func recognises(_ file: SourceFile) -> Bool
  /// All text styles of some files, in their order, duplicates included.
  static func styles(in files: [SourceFile], _ context: DesignContext) -> [FoundStyle]
}

/// What is known beside the files that hold styles.
struct DesignContext {
  let options: DesignFileOptions
  /// Figma variables out of files that hold nothing else.
  let variables: FigmaVariables
}

/// A text style or why it could not be made out, where it stands, and what a later file's style replaces it by.
struct FoundStyle {
  let place: FilePlace
  let result: Result<TextStyle, StyleFailure>
  /// Styles of several files that have the same key are one style.
  let key: [String]

  /// Makes a style; `locate` is asked only for the place of what is wrong.
  init(
    _ name: String, key: [String], at place: FilePlace, locate: (StyleProperty?) -> FilePlace,
    make: () throws(StyleBuilder.Failure) -> TextStyle
  ) {
    self.place = place
    self.key = key
    do throws(StyleBuilder.Failure) {
      result = .success(try make())
    } catch {
      result = .failure(StyleFailure(style: name, problem: error.problem, place: locate(error.property)))
    }
  }
}

/// All formats.
enum DesignFormats {
  /// The most peculiar first.
  static let all: [any DesignFormat.Type] = [
    FigmaREST.self, FigmaStyles.self, DesignTokensPlugin.self, TokensStudio.self, DTCG.self, CSVStyles.self,
  ]

  static func format(_ kind: DesignFileKind) -> any DesignFormat.Type {
    switch kind {
    case .figmaREST: FigmaREST.self
    case .figmaStyles: FigmaStyles.self
    case .dtcg: DTCG.self
    case .tokensStudio: TokensStudio.self
    case .designTokensPlugin: DesignTokensPlugin.self
    case .csv: CSVStyles.self
    }
  }

  /// Formats of tokens go together, as a file of some tokens may look like any of them: what the most peculiar one is,
  /// all are.
  static let tokens: [DesignFileKind] = [.designTokensPlugin, .tokensStudio, .dtcg]

  /// The kind of all files.
  static func kind(of files: [SourceFile], wanted: DesignFileKind?) throws(DesignFileError) -> DesignFileKind {
    if let wanted {
      for file in files where (file.document == nil) != (wanted == .csv) {
        throw .notOfKind(wanted, file: file.name)
      }
      return wanted
    }
    var found: (kind: DesignFileKind, file: String)?
    for file in files {
      guard let kind = all.first(where: { $0.recognises(file) })?.kind else { throw .unknownKind(file: file.name) }
      guard let (known, other) = found, known != kind else {
        found = found ?? (kind, file.name)
        continue
      }
      guard let first = tokens.firstIndex(of: known), let second = tokens.firstIndex(of: kind) else {
        throw .mixedKinds(file: other, known, other: file.name, kind)
      }
      if second < first { found = (kind, file.name) }
    }
    guard let found else { throw .noFiles }
    return found.kind
  }
}
