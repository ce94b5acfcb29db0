/// Text styles of token files, which differ by format only in what a line height without a unit means.
struct TokenStyles {
  private let tokens: TokenFiles
  private let resolver: TokenResolver
  private let options: DesignFileOptions
  private let bareLineHeight: BareLineHeight
  private let hasSets: Bool

  init(_ files: [SourceFile], _ context: DesignContext, hasSets: Bool, bareLineHeight: BareLineHeight) {
    tokens = TokenFiles(files, hasSets: hasSets)
    resolver = TokenResolver(tokens, context.variables)
    options = context.options
    self.bareLineHeight = bareLineHeight
    self.hasSets = hasSets
  }

  /// In the order of the files.
  func styles() -> [FoundStyle] {
    tokens.files.enumerated().flatMap { file, source in
      source.tokenSurvey.candidates.compactMap { style($0, file: file, source: source) } + heirs(in: source)
    }
  }

  /// Groups that take over text styles of others (https://www.designtokens.org/tr/2025.10/format/#extending-groups): said,
  /// not followed.
  private func heirs(in source: SourceFile) -> [FoundStyle] {
    let heirs = source.tokenSurvey.heirs
    guard !heirs.isEmpty, let document = source.document else { return [] }
    var groups: Set<[String]> = []
    for candidate in tokens.files.flatMap(\.tokenSurvey.candidates) {
      for count in candidate.path.indices { groups.insert(Array(candidate.path.prefix(count))) }
    }
    return heirs.compactMap { heir in
      let node = document.member(heir.reference, "$ref") ?? heir.reference
      guard let text = document.string(node), let names = TokenFiles.names(ofGroup: text), groups.contains(names)
      else { return nil }
      let place = source.place(of: heir.reference, path: heir.path)
      return FoundStyle(
        heir.path.joined(separator: "/"), key: heir.path + ["$extends"], at: place, locate: { _ in place },
        make: { () throws(StyleBuilder.Failure) in throw StyleBuilder.Failure(nil, .takesOver(text)) })
    }
  }

  private func style(_ candidate: TokenSurvey.Candidate, file: Int, source: SourceFile) -> FoundStyle? {
    guard let document = source.document else { return nil }
    let name = candidate.path.joined(separator: "/")
    let set = hasSets && candidate.path.count > 1 ? candidate.path.first : nil
    let value: Int
    var bareLineHeight = bareLineHeight
    switch candidate.shape {
    case .composite(let composite, let type):
      value = composite
      if let type, document.isString(type, "custom-fontStyle") { bareLineHeight = .pixels }
    case .alias(let alias):
      value = alias
      guard isTextStyle(TokenFiles.Location(file: file, node: alias), set) else { return nil }
    case .siblings(let members):
      return siblings(members, candidate, file: file, source: source, document, name: name, set: set)
    }
    let builder = StyleBuilder(options: options, bareLineHeight: bareLineHeight)
    let keys = document.members(candidate.node).filter { $0.value == value }.compactMap { document.string($0.key) }
    let valuePath = candidate.path + keys
    return FoundStyle(
      name, key: candidate.path, at: source.place(of: candidate.node, path: candidate.path),
      locate: { property in
        guard let property, let member = document.member(value, named: property.rawValue) else {
          return source.place(of: value, path: valuePath)
        }
        return source.place(of: member, path: valuePath + [property.rawValue])
      },
      make: { () throws(StyleBuilder.Failure) in
        let resolved = try resolver.resolve(TokenFiles.Location(file: file, node: value), for: nil, in: set)
        guard let composite = resolved.location, let target = tokens.document(composite),
          target.kind(composite.node) == .object
        else { throw StyleBuilder.Failure(nil, .notAStyle(value: resolver.value(resolved).text)) }
        return try builder.style(
          properties(name: name, set: set, file: composite.file) { target.member(composite.node, $0.key) })
      })
  }

  /// Whether an alias without a type stands for a text style.
  private func isTextStyle(_ location: TokenFiles.Location, _ set: String?) -> Bool {
    guard let end = try? resolver.resolve(location, for: nil, in: set).location, let document = tokens.document(end)
    else { return false }
    return document.member(end.node, "fontSize") != nil && document.member(end.node, "fontFamily") != nil
  }

  private func siblings(
    _ members: [StyleProperty: Int], _ candidate: TokenSurvey.Candidate, file: Int, source: SourceFile,
    _ document: JSONDocument, name: String, set: String?
  ) -> FoundStyle {
    let builder = StyleBuilder(options: options, bareLineHeight: bareLineHeight)
    return FoundStyle(
      name, key: candidate.path, at: source.place(of: candidate.node, path: candidate.path),
      locate: { property in
        guard let property, let member = members[property] else {
          return source.place(of: candidate.node, path: candidate.path)
        }
        let key = document.members(candidate.node).first { $0.value == member }.flatMap { document.string($0.key) }
        return source.place(of: member, path: candidate.path + [key ?? property.rawValue])
      },
      make: { () throws(StyleBuilder.Failure) in
        var properties = try properties(name: name, set: set, file: file) { property in
          // `{ "value": 160, "unit": "percent" }` is a value itself.
          members[property].map { TokenShape.value(of: $0, in: document) ?? $0 }
        }
        if let line = members[.lineHeight], TokenShape.scopes(of: line, in: document).contains("LINE_HEIGHT") {
          properties.lineHeight?.isInPixels = true
        }
        return try builder.style(properties)
      })
  }

  private func properties(
    name: String, set: String?, file: Int, member: (StyleProperty) -> Int?
  ) throws(StyleBuilder.Failure) -> StyleProperties {
    func value(_ property: StyleProperty) throws(StyleBuilder.Failure) -> PropertyValue? {
      guard let node = member(property) else { return nil }
      return try resolver.value(at: TokenFiles.Location(file: file, node: node), for: property, in: set)
    }
    var properties = StyleProperties(name: name)
    properties.family = try value(.family)
    properties.weight = try value(.weight)
    properties.style = try value(.style)
    properties.size = try value(.size)
    properties.lineHeight = try value(.lineHeight)
    properties.letterSpacing = try value(.letterSpacing)
    return properties
  }
}
