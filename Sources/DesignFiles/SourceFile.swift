/// A file whose content was read: as a tree or as a table.
final class SourceFile {
  let name: String
  let content: Content
  /// Which of its tokens are text styles; of a tree only.
  private(set) lazy var tokenSurvey = TokenSurvey(document ?? .empty)

  enum Content {
    case json(JSONDocument)
    case table(Table)
  }

  init(_ input: DesignFileInput) throws(DesignFileError) {
    name = input.name
    let bytes = input.bytes
    guard bytes.count <= JSONDocument.maximumSize else {
      throw .tooLarge(file: name, limit: JSONDocument.maximumSize)
    }
    if let encoding = UTF8Text.otherEncoding(bytes) { throw .encoding(file: name, encoding) }
    let start = UTF8Text.lengthOfByteOrderMark(bytes)
    guard let first = bytes[start...].first(where: { !($0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D) }) else {
      throw .empty(file: name)
    }
    guard first == .openBrace || first == .openBracket else {
      content = .table(try Self.table(bytes, name: name))
      return
    }
    do {
      content = .json(try JSONDocument(bytes))
    } catch {
      let place = FilePlace(file: name, line: error.line, column: error.column, path: [])
      throw .json(error.fault, place)
    }
  }

  private static func table(_ bytes: [UInt8], name: String) throws(DesignFileError) -> Table {
    do {
      guard let table = try Table(bytes) else { throw DesignFileError.unknownKind(file: name) }
      return table
    } catch let error as Table.Failure {
      throw .table(error.fault, FilePlace(file: name, line: error.line, column: error.column, path: []))
    } catch {
      throw .unknownKind(file: name)
    }
  }

  /// The tree; `nil` of a table.
  var document: JSONDocument? {
    if case .json(let document) = content { document } else { nil }
  }

  /// Where a value of the tree stands.
  func place(of node: Int, path: [String]) -> FilePlace {
    let (line, column) = document?.place(of: node) ?? (1, 1)
    return FilePlace(file: name, line: line, column: column, path: path)
  }
}
