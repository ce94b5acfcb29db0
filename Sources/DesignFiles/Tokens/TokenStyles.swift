/// Text styles of token files, which differ by format only in what a line height without a unit means.
struct TokenStyles {
  private let tokens: TokenFiles
  private let resolver: TokenResolver
  private let options: DesignFileOptions
  private let bareLineHeight: BareLineHeight

  init(_ files: [SourceFile], _ context: DesignContext, hasSets: Bool, bareLineHeight: BareLineHeight) {
    tokens = TokenFiles(files, hasSets: hasSets)
    resolver = TokenResolver(tokens, context.variables)
    options = context.options
    self.bareLineHeight = bareLineHeight
  }

  /// In the order of the files.
  func styles() -> [FoundStyle] {
    GroupInheritance.items(of: tokens).compactMap { item in
      switch item {
      case .style(let style): found(style)
      case .failure(let path, let place, let problem):
        FoundStyle(
          path.joined(separator: "/"), key: path + ["$extends"], at: place, locate: { _ in place },
          make: { () throws(StyleBuilder.Failure) in throw StyleBuilder.Failure(nil, problem) })
      }
    }
  }

  private func found(_ style: GroupInheritance.Style) -> FoundStyle? {
    let (candidate, file) = (style.candidate, style.file)
    let source = tokens.files[file]
    guard let document = source.document else { return nil }
    let name = style.path.joined(separator: "/")
    let set = tokens.set(of: candidate.path)
    let value: Int
    var bareLineHeight = bareLineHeight
    switch candidate.shape {
    case .composite(let composite, let type):
      value = composite
      if type == .fontStyle { bareLineHeight = .pixels }
    case .alias(let alias):
      value = alias
      guard isTextStyle(TokenFiles.Location(file: file, node: alias), set) else { return nil }
    case .siblings(let members):
      return siblings(members, style, name: name, set: set)
    }
    let builder = StyleBuilder(options: options, bareLineHeight: bareLineHeight)
    let keys = document.members(candidate.node).filter { $0.value == value }.compactMap { document.string($0.key) }
    let valuePath = candidate.path + keys
    return FoundStyle(
      name, key: style.path, at: source.place(of: candidate.node, path: candidate.path),
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
          properties(name: name, set: set) { property in
            target.member(composite.node, property.key).map { TokenFiles.Location(file: composite.file, node: $0) }
          })
      })
  }

  /// Whether an alias without a type stands for a text style.
  private func isTextStyle(_ location: TokenFiles.Location, _ set: String?) -> Bool {
    guard let end = try? resolver.resolve(location, for: nil, in: set).location, let document = tokens.document(end)
    else { return false }
    return document.member(end.node, "fontSize") != nil && document.member(end.node, "fontFamily") != nil
  }

  private func siblings(
    _ members: [StyleProperty: Int], _ style: GroupInheritance.Style, name: String, set: String?
  ) -> FoundStyle {
    let candidate = style.candidate
    let place = tokens.files[style.file].place(of: candidate.node, path: candidate.path)
    let builder = StyleBuilder(options: options, bareLineHeight: bareLineHeight)
    let locations = members.mapValues { TokenFiles.Location(file: style.file, node: $0) }
      .merging(style.overrides.mapValues(\.location)) { _, override in override }
    return FoundStyle(
      name, key: style.path, at: place,
      locate: { property in
        guard let property else { return place }
        if let override = style.overrides[property] {
          return tokens.files[override.location.file].place(of: override.location.node, path: override.path)
        }
        guard let member = members[property] else { return place }
        let source = tokens.files[style.file]
        let key = source.document?.key(ofMember: member) ?? property.rawValue
        return source.place(of: member, path: candidate.path + [key])
      },
      make: { () throws(StyleBuilder.Failure) in
        var properties = try properties(name: name, set: set) { property in
          // `{ "value": 160, "unit": "percent" }` is a value itself.
          guard var location = locations[property], let document = tokens.document(location) else { return nil }
          location.node = TokenShape.value(of: location.node, in: document) ?? location.node
          return location
        }
        if let line = locations[.lineHeight], let document = tokens.document(line),
          TokenShape.scopes(of: line.node, in: document).contains("LINE_HEIGHT")
        {
          properties.lineHeight?.isInPixels = true
        }
        return try builder.style(properties)
      })
  }

  private func properties(
    name: String, set: String?, at location: (StyleProperty) -> TokenFiles.Location?
  ) throws(StyleBuilder.Failure) -> StyleProperties {
    func value(_ property: StyleProperty) throws(StyleBuilder.Failure) -> PropertyValue? {
      guard let location = location(property) else { return nil }
      return try resolver.value(at: location, for: property, in: set)
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
