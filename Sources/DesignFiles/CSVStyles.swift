/// What the columns of a table hold.
enum CSVColumn: String, CaseIterable {
  case name, font, family, weight, italic, style, size, lineHeight, letterSpacing, postScriptName

  /// A column by its title; case, blanks, `-` and `_` do not count.
  init?(header: String) {
    let letters = header.lowercased().filter { $0.isLetter }
    switch letters {
    case "name", "stylename", "textstyle": self = .name
    case "font", "fontname": self = .font
    case "family", "fontfamily": self = .family
    case "weight", "fontweight": self = .weight
    case "italic", "isitalic": self = .italic
    case "style", "fontstyle": self = .style
    case "size", "fontsize": self = .size
    case "lineheight": self = .lineHeight
    case "letterspacing", "tracking": self = .letterSpacing
    case "postscript", "postscriptname", "fontpostscriptname": self = .postScriptName
    default: return nil
    }
  }
}

/// A table of styles: a header, then a line for each.
enum CSVStyles: DesignFormat {
  static let kind = DesignFileKind.csv

  static func recognises(_ file: SourceFile) -> Bool { file.document == nil }

  /// What the header must have, and no column twice.
  static func check(_ file: SourceFile, _ options: DesignFileOptions) throws(DesignFileError) {
    guard case .table(let table) = file.content else { return }
    let start = table.header.first.map(table.place) ?? (line: 1, column: 1)
    let place = FilePlace(file: file.name, line: start.line, column: start.column, path: [])
    var found: Set<CSVColumn> = []
    for cell in table.header {
      guard let column = CSVColumn(header: cell.text) else { continue }
      guard found.insert(column).inserted else {
        let (line, position) = table.place(of: cell)
        throw .table(
          .columnTwice(cell.text), FilePlace(file: file.name, line: line, column: position, path: [cell.text]))
      }
    }
    let titles = table.header.map(\.text)
    for needed in [CSVColumn.name, .size] where !found.contains(needed) {
      throw .table(.missingColumn(needed.rawValue, found: titles), place)
    }
    guard found.contains(.font) || found.contains(.family) || options.family != nil else {
      throw .table(.missingColumn("family", found: titles), place)
    }
  }

  static func styles(in files: [SourceFile], _ context: DesignContext) -> [FoundStyle] {
    let builder = StyleBuilder(options: context.options, bareLineHeight: .unknown)
    return files.flatMap { file -> [FoundStyle] in
      guard case .table(let table) = file.content else { return [] }
      let columns = table.header.map { CSVColumn(header: $0.text) }
      var linesByName: [String: Int] = [:]
      return table.rows.map { row in
        var cells: [CSVColumn: Table.Cell] = [:]
        for (column, cell) in zip(columns, row) where !cell.text.isEmpty {
          if let column { cells[column] = cell }
        }
        let name = cells[.name]?.text ?? ""
        let position = table.place(of: row[0])
        let place = FilePlace(file: file.name, line: position.line, column: position.column, path: [])
        let earlier = linesByName[name]
        if earlier == nil { linesByName[name] = position.line }
        return FoundStyle(
          name, key: [name], at: place,
          locate: { property in
            guard let column = property.map(column), let cell = cells[column] else { return place }
            let (line, position) = table.place(of: cell)
            return FilePlace(file: file.name, line: line, column: position, path: [column.rawValue])
          },
          make: { () throws(StyleBuilder.Failure) in
            if let earlier { throw StyleBuilder.Failure(nil, .duplicateName(line: earlier)) }
            return try builder.style(properties(cells, name: name))
          })
      }
    }
  }

  private static func column(_ property: StyleProperty) -> CSVColumn {
    switch property {
    case .family: .family
    case .weight: .weight
    case .style: .style
    case .size: .size
    case .lineHeight: .lineHeight
    case .letterSpacing: .letterSpacing
    }
  }

  private static func properties(
    _ cells: [CSVColumn: Table.Cell], name: String
  ) throws(StyleBuilder.Failure) -> StyleProperties {
    func value(_ column: CSVColumn) -> PropertyValue? { cells[column].map { PropertyValue(text: $0.text) } }
    var properties = StyleProperties(name: name)
    properties.family = value(.family)
    properties.postScriptName = cells[.postScriptName]?.text
    properties.weight = value(.weight)
    properties.style = value(.style)
    properties.size = value(.size)
    properties.lineHeight = value(.lineHeight)
    properties.letterSpacing = value(.letterSpacing)
    if let font = cells[.font]?.text {
      let (family, style) = FontStyleName.split(font)
      properties.family = properties.family ?? PropertyValue(text: family)
      if properties.weight == nil, let style { properties.weight = PropertyValue(text: String(style.weight)) }
      if properties.style == nil, style?.isItalic == true { properties.style = PropertyValue(text: "italic") }
      if properties.postScriptName == nil, font.contains("-"), !font.contains(" ") { properties.postScriptName = font }
    }
    if let italic = cells[.italic]?.text {
      switch italic.lowercased() {
      case "true", "yes", "1", "x", "italic", "oblique": properties.style = PropertyValue(text: "italic")
      case "false", "no", "0", "normal", "roman", "upright": break
      default: throw StyleBuilder.Failure(.style, .unusable(.style, value: italic))
      }
    }
    return properties
  }
}
