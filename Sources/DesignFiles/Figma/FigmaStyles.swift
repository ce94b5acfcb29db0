/// A list of text styles as a plugin gets them from `figma.getLocalTextStyles()`
/// (https://www.figma.com/plugin-docs/api/TextStyle/), bare or as a member of an object.
enum FigmaStyles: DesignFormat {
  static let kind = DesignFileKind.figmaStyles

  static func recognises(_ file: SourceFile) -> Bool {
    file.document.map { list(in: $0) != nil } ?? false
  }

  /// The array, and the names that lead to it.
  private static func list(in document: JSONDocument) -> (node: Int, path: [String])? {
    if document.elements(0).contains(where: { isTextStyle($0, document) }) { return (0, []) }
    for (key, value) in document.members(0)
    where document.elements(value).contains(where: { isTextStyle($0, document) }) {
      return (value, [document.string(key) ?? ""])
    }
    return nil
  }

  private static func isTextStyle(_ node: Int, _ document: JSONDocument) -> Bool {
    guard document.member(node, "name") != nil else { return false }
    if let type = document.member(node, "type") { return document.isString(type, "TEXT") }
    return document.member(node, "fontSize") != nil && document.member(node, "fontName") != nil
  }

  static func styles(in files: [SourceFile], _ context: DesignContext) -> [FoundStyle] {
    let builder = StyleBuilder(options: context.options, bareLineHeight: .unknown)
    return files.flatMap { file -> [FoundStyle] in
      guard let document = file.document, let list = list(in: document) else { return [] }
      return document.elements(list.node).enumerated().compactMap { index, node in
        guard isTextStyle(node, document) else { return nil }
        let name = document.member(node, "name").flatMap(document.string) ?? ""
        let path = list.path + [String(index)]
        return FoundStyle(
          name, key: [name], at: file.place(of: node, path: path),
          locate: { property in
            let key = property?.rawValue ?? "name"
            let member = document.member(node, named: key) ?? document.member(node, "fontName") ?? node
            return file.place(of: member, path: path + (member == node ? [] : [key]))
          },
          make: { () throws(StyleBuilder.Failure) in
            try builder.style(try properties(of: node, name: name, document, context.variables))
          })
      }
    }
  }

  private static func properties(
    of node: Int, name: String, _ document: JSONDocument, _ variables: FigmaVariables
  ) throws(StyleBuilder.Failure) -> StyleProperties {
    func value(_ parent: Int?, _ key: StaticString, _ property: StyleProperty) throws(StyleBuilder.Failure)
      -> PropertyValue?
    {
      guard let value = parent.flatMap({ document.member($0, key) }), document.kind(value) != .null else { return nil }
      guard let id = FigmaVariables.alias(value, in: document) else { return PropertyValue(figma: value, in: document) }
      return try variables.value(of: id, for: property)
    }
    let fontName = document.member(node, "fontName")
    var properties = StyleProperties(name: name)
    properties.family = try value(node, "fontFamily", .family)
    if properties.family == nil { properties.family = try value(fontName, "family", .family) }
    properties.weight = try value(node, "fontWeight", .weight)
    properties.style = try value(node, "fontStyle", .style)
    if properties.style == nil { properties.style = try value(fontName, "style", .style) }
    properties.size = try value(node, "fontSize", .size)
    properties.lineHeight = try value(node, "lineHeight", .lineHeight)
    properties.letterSpacing = try value(node, "letterSpacing", .letterSpacing)
    return properties
  }
}
