package import LineHeightCore

/// What kinds of file text styles are read from, by the words of `--from`.
package enum DesignFileKind: String, CaseIterable, Hashable, Sendable {
  /// An answer of Figma's REST API: `/v1/files/:key` or `/v1/files/:key/nodes`.
  case figmaREST = "figma-rest"
  /// What a plugin wrote down of `getLocalTextStyles`.
  case figmaStyles = "figma-styles"
  /// Tokens of the Design Tokens Community Group, and Style Dictionary files of that shape.
  case dtcg
  /// Tokens Studio, with `value` or `$value`.
  case tokensStudio = "tokens-studio"
  /// The Design Tokens plugin, its standard and its original format.
  case designTokensPlugin = "design-tokens-plugin"
  /// A table with a header, separated by commas, semicolons or tabs.
  case csv
}

/// One file: its name, as errors shall say it, and what is in it.
package struct DesignFileInput: Sendable {
  /// The path, or what stands for it.
  package var name: String
  /// The content.
  package var bytes: [UInt8]

  /// A file that was read.
  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}

/// What the files themselves do not say.
package struct DesignFileOptions: Sendable {
  /// The kind of all files (`--from`); `nil` finds it out from their content.
  package var kind: DesignFileKind?
  /// What a line height without a unit is counted in (`--line-height-unit`), whatever the format says of it.
  package var lineHeightUnit: LineHeightUnit?
  /// Points in one rem (`--rem`).
  package var remPixels: Double
  /// The family of styles that tell none (`--family`).
  package var family: String?

  /// Options; those left out are what most files need.
  package init(
    kind: DesignFileKind? = nil, lineHeightUnit: LineHeightUnit? = nil, remPixels: Double = 16, family: String? = nil
  ) {
    self.kind = kind
    self.lineHeightUnit = lineHeightUnit
    self.remPixels = remPixels
    self.family = family
  }
}

/// The text styles of some files, and those that could not be made out.
package struct DesignFileReading: Sendable {
  /// What the files are.
  package var kind: DesignFileKind
  /// In the order of the file.
  package var styles: [TextStyle]
  /// Where each of `styles` stands.
  package var places: [FilePlace]
  /// One for each style that could not be made out, in the order of the file.
  package var failures: [StyleFailure]
}

/// Reads all text styles of the files, which are of one kind; a later file's style takes the place of an earlier one's of
/// the same name, and tokens of one file may refer to those of another.
package func read(
  _ inputs: [DesignFileInput], options: DesignFileOptions = DesignFileOptions()
) throws(DesignFileError) -> DesignFileReading {
  var variables = FigmaVariables()
  var files: [SourceFile] = []
  // Twice the same is once.
  for (index, input) in inputs.enumerated() where !inputs[(index + 1)...].contains(where: { $0.name == input.name }) {
    let file = try SourceFile(input)
    if !variables.add(file) { files.append(file) }
  }
  guard let first = inputs.first else { throw .noFiles }
  // Variables alone are no text styles.
  guard !files.isEmpty else { throw .onlyVariables(file: first.name) }
  let kind = try DesignFormats.kind(of: files, wanted: options.kind)
  if kind == .csv {
    for file in files { try CSVStyles.check(file, options) }
  }
  let context = DesignContext(options: options, variables: variables)
  let found = merged(DesignFormats.format(kind).styles(in: files, context))
  guard !found.isEmpty else { throw .noTextStyles(kind, files: inputs.map(\.name)) }
  var reading = DesignFileReading(kind: kind, styles: [], places: [], failures: [])
  for style in found {
    switch style.result {
    case .success(let made):
      reading.styles.append(made)
      reading.places.append(style.place)
    case .failure(let failure): reading.failures.append(failure)
    }
  }
  return reading
}

/// A later file's styles in the places of an earlier one's.
private func merged(_ styles: [FoundStyle]) -> [FoundStyle] {
  guard let first = styles.first, styles.contains(where: { $0.place.file != first.place.file }) else { return styles }
  var result: [FoundStyle] = []
  var indexes: [[String]: Int] = [:]
  for style in styles {
    if let index = indexes[style.key], result[index].place.file != style.place.file {
      result[index] = style
    } else {
      indexes[style.key] = indexes[style.key] ?? result.count
      result.append(style)
    }
  }
  return result
}
