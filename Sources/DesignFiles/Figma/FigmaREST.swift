import LineHeightCore

/// Answers of Figma's REST API (https://github.com/figma/rest-api-spec): a tree of layers, and a table of style names.
///
/// The table does not tell a style's values; a text layer that has the style does, or one some of whose characters have it.
/// The answer for the node of a style itself is a text layer of the style's name.
enum FigmaREST: DesignFormat {
  static let kind = DesignFileKind.figmaREST

  static func recognises(_ file: SourceFile) -> Bool {
    guard let document = file.document else { return false }
    if let nodes = document.member(0, "nodes") {
      return document.members(nodes).contains { document.member($0.value, "document") != nil }
    }
    return document.member(0, "document").map { document.member($0, "children") != nil } ?? false
  }

  static func styles(in files: [SourceFile], _ context: DesignContext) -> [FoundStyle] {
    files.flatMap { file -> [FoundStyle] in
      guard let document = file.document else { return [] }
      var reader = Reader(file: file, document: document, context: context)
      let nodes = document.member(0, "nodes")
      if let nodes {
        for (key, value) in document.members(nodes) {
          reader.read(layersOf: value, path: ["nodes", document.string(key) ?? ""], isNode: true)
        }
      } else {
        reader.read(layersOf: 0, path: [], isNode: false)
      }
      // After all layers: what no whole one has, only some characters may have.
      for answer in nodes.map({ document.members($0).map(\.value) }) ?? [0] { reader.read(tableOf: answer) }
      return reader.styles
    }
  }

  private struct Reader {
    let file: SourceFile
    let document: JSONDocument
    let builder: StyleBuilder
    var styles: [FoundStyle] = []
    private var seen: Set<String> = []
    /// Where characters of a layer have a style, by its id: the first of each, for styles that no whole layer has.
    private var styledCharacters: [String: StyledCharacters] = [:]

    /// Characters of a layer that are set otherwise than the rest of it.
    private struct StyledCharacters {
      let override: Int
      /// The style of the layer, which counts where the override says nothing.
      let base: Int?
      let path: [String]
    }

    init(file: SourceFile, document: JSONDocument, context: DesignContext) {
      self.file = file
      self.document = document
      builder = StyleBuilder(options: context.options, bareLineHeight: .unknown)
    }

    /// - Parameter isNode: the document is the very layer that was asked for, and may stand for a style.
    mutating func read(layersOf answer: Int, path: [String], isNode: Bool) {
      guard let root = document.member(answer, "document") else { return }
      let table = document.member(answer, "styles")
      var path = path + ["document"]
      if isNode, isText(root), reference(root) == nil {
        add(layer: root, name: document.member(root, "name").flatMap(document.string) ?? "", key: nil, path: path)
        noteCharacters(root, path)
      } else {
        visit(root, table, &path)
      }
    }

    /// The styles that no layer has.
    mutating func read(tableOf answer: Int) {
      guard let table = document.member(answer, "styles") else { return }
      for (key, value) in document.members(table) {
        guard let id = document.string(key), !seen.contains(id), let type = document.member(value, "styleType"),
          document.isString(type, "TEXT")
        else { continue }
        let name = document.member(value, "name").flatMap(document.string) ?? id
        let place = file.place(of: key, path: ["styles", id])
        if let characters = styledCharacters[id] {
          add(characters.override, over: characters.base, name: name, key: id, path: characters.path)
          continue
        }
        seen.insert(id)
        styles.append(
          FoundStyle(name, key: [id], at: place, locate: { _ in place }) { () throws(StyleBuilder.Failure) in
            throw StyleBuilder.Failure(nil, .notUsed)
          })
      }
    }

    private func isText(_ node: Int) -> Bool {
      document.member(node, "type").map { document.isString($0, "TEXT") } ?? false
    }

    /// The id of the text style that a layer has.
    private func reference(_ node: Int) -> String? {
      document.member(node, "styles").flatMap { document.member($0, "text") }.flatMap(document.string)
    }

    private mutating func visit(_ node: Int, _ table: Int?, _ path: inout [String]) {
      if isText(node), let id = reference(node), !seen.contains(id) {
        let entry = table.flatMap { document.member($0, named: id) }
        if let name = entry.flatMap({ document.member($0, "name") }).flatMap(document.string) {
          add(layer: node, name: name, key: id, path: path)
        }
      }
      noteCharacters(node, path)
      guard let children = document.member(node, "children") else { return }
      path.append("children")
      for (index, child) in document.elements(children).enumerated() {
        path.append(String(index))
        visit(child, table, &path)
        path.removeLast()
      }
      path.removeLast()
    }

    /// The id of the style of some characters is `inheritTextStyleId`, which the specification leaves out
    /// (https://github.com/figma/rest-api-spec/issues/54). With `isOverrideOverTextStyle` they differ from the style.
    private mutating func noteCharacters(_ node: Int, _ path: [String]) {
      guard isText(node), let overrides = document.member(node, "styleOverrideTable") else { return }
      for (key, override) in document.members(overrides) {
        guard let id = document.member(override, "inheritTextStyleId").flatMap(document.string),
          styledCharacters[id] == nil,
          document.member(override, "isOverrideOverTextStyle").flatMap(document.bool) != true
        else { continue }
        let path = path + ["styleOverrideTable", document.string(key) ?? ""]
        styledCharacters[id] = StyledCharacters(override: override, base: document.member(node, "style"), path: path)
      }
    }

    private mutating func add(layer: Int, name: String, key: String?, path: [String]) {
      add(document.member(layer, "style") ?? layer, name: name, key: key, path: path + ["style"])
    }

    private mutating func add(_ style: Int, over base: Int? = nil, name: String, key: String?, path: [String]) {
      if let key { seen.insert(key) }
      let place = file.place(of: style, path: path)
      styles.append(
        FoundStyle(
          name, key: [name], at: place,
          locate: { property in
            let member = property.flatMap { document.member(style, named: Self.spelling($0)) }
            return member.map { file.place(of: $0, path: path + [property.map(Self.spelling) ?? ""]) } ?? place
          },
          make: { () throws(StyleBuilder.Failure) in
            try builder.style(properties(of: style, over: base, name: name))
          }))
    }

    private static func spelling(_ property: StyleProperty) -> String {
      property == .lineHeight ? "lineHeightUnit" : property.rawValue
    }

    /// - Parameter base: what counts where the style says nothing.
    private func properties(of style: Int, over base: Int?, name: String) -> StyleProperties {
      func member(_ key: StaticString) -> Int? {
        document.member(style, key) ?? base.flatMap { document.member($0, key) }
      }
      /// What tells things that belong together, such as a font, which does not say that it is not italic.
      func teller(_ keys: StaticString...) -> Int {
        keys.contains { document.member(style, $0) != nil } ? style : base ?? style
      }
      let font = teller("fontPostScriptName", "fontFamily", "fontWeight")
      let line = teller("lineHeightUnit", "lineHeightPx")
      func number(_ key: StaticString) -> Double? { document.member(line, key).flatMap(document.number) }
      var properties = StyleProperties(name: name)
      properties.family = member("fontFamily").map { PropertyValue(json: $0, in: document) }
      properties.postScriptName = document.member(font, "fontPostScriptName").flatMap(document.string)
      properties.weight = member("fontWeight").map { PropertyValue(json: $0, in: document) }
      if let isItalic = document.member(font, "italic").flatMap(document.bool), isItalic {
        properties.style = PropertyValue(text: "italic")
      } else {
        properties.style = document.member(font, "fontStyle").flatMap(document.string).map { PropertyValue(text: $0) }
      }
      properties.size = member("fontSize").map { PropertyValue(figma: $0, in: document) }
      properties.letterSpacing = member("letterSpacing").map { PropertyValue(figma: $0, in: document) }
      if line == style, let pixels = number("lineHeightPx"), let percent = number("lineHeightPercent") {
        properties.designerLine = TextStyle.DesignerLine(pixels: pixels, percentOfAuto: percent)
      }
      guard let unit = document.member(line, "lineHeightUnit") else {
        // Answers from before there was a unit are of pixels.
        if let pixels = number("lineHeightPx") {
          properties.lineHeight = PropertyValue(Measure(value: FigmaNumber.exact(pixels), unit: .pixels))
        }
        return properties
      }
      switch document.string(unit) {
      case "PIXELS":
        properties.lineHeight = number("lineHeightPx").map {
          PropertyValue(Measure(value: FigmaNumber.exact($0), unit: .pixels))
        }
      case "FONT_SIZE_%":
        properties.lineHeight = number("lineHeightPercentFontSize").map {
          PropertyValue(Measure(value: FigmaNumber.exact($0), unit: .percent))
        }
      case "INTRINSIC_%":
        let percent = number("lineHeightPercent").map(FigmaNumber.exact) ?? 100
        if percent != 100 { properties.percentOfAuto = percent }
        return properties
      default: break
      }
      if properties.lineHeight == nil {
        properties.lineHeight = PropertyValue(text: document.text(unit), isOpaque: true)
      }
      return properties
    }
  }
}

extension PropertyValue {
  init(_ measure: Measure) { self.init(text: measure.text, measure: measure) }

  /// A value as it stands in a tree; `null` is of no use.
  init(json node: Int, in document: JSONDocument) {
    switch document.kind(node) {
    case .number:
      self.init(text: document.text(node), measure: document.number(node).map { Measure(value: $0) })
      isOpaque = measure == nil
    case .string: self.init(text: document.string(node) ?? "")
    case .object:
      if let value = document.member(node, "value"), let unit = document.member(node, "unit"),
        let measure = Measure(valueAndUnit: value, unit, in: document)
      {
        let text = measure.unit == .auto ? "auto" : document.text(value) + (measure.unit?.rawValue ?? "")
        self.init(text: text, measure: measure)
      } else if let unit = document.member(node, "unit"),
        document.string(unit).flatMap(Measure.Unit.init(name:)) == .auto
      {
        self.init(Measure(value: 0, unit: .auto))
      } else {
        self.init(text: document.text(node), isOpaque: true)
      }
    default: self.init(text: document.text(node), isOpaque: true)
    }
  }

  /// The same, with Figma's noise taken off.
  init(figma node: Int, in document: JSONDocument) {
    self.init(json: node, in: document)
    guard let measure, FigmaNumber.exact(measure.value) != measure.value else { return }
    self.init(Measure(value: FigmaNumber.exact(measure.value), unit: measure.unit))
  }
}

extension Measure {
  /// `{ "value": 1.5, "unit": "rem" }`.
  fileprivate init?(valueAndUnit value: Int, _ unit: Int, in document: JSONDocument) {
    guard let unit = document.string(unit).flatMap(Unit.init(name:)) else { return nil }
    guard unit != .auto else {
      self.init(value: 0, unit: .auto)
      return
    }
    if let number = document.number(value) {
      self.init(value: number, unit: unit)
    } else if let text = document.string(value), let measure = Measure(text),
      measure.unit == nil || measure.unit == unit
    {
      self.init(value: measure.value, unit: unit)
    } else {
      return nil
    }
  }
}
