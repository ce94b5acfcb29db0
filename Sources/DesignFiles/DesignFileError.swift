/// Why files give no text styles at all: facts, whose sentences the command line makes.
package enum DesignFileError: Error, Hashable, Sendable {
  /// There is no file to read.
  case noFiles
  /// There is nothing in the file.
  case empty(file: String)
  /// The file is larger than ``JSONDocument/maximumSize``. In bytes.
  case tooLarge(file: String, limit: Int)
  /// The file is UTF-16 or UTF-32, as its first bytes say.
  case encoding(file: String, String)
  /// The file is no valid JSON.
  case json(JSONFault, FilePlace)
  /// The file is no valid table.
  case table(TableFault, FilePlace)
  /// The content is none of the kinds that are read.
  case unknownKind(file: String)
  /// The file is not what `--from` says.
  case notOfKind(DesignFileKind, file: String)
  /// Two files are of kinds that do not go together.
  case mixedKinds(file: String, DesignFileKind, other: String, DesignFileKind)
  /// The file holds Figma variables and no styles.
  case onlyVariables(file: String)
  /// The files are sound and hold no text style.
  case noTextStyles(DesignFileKind, files: [String])
}

/// A place in a file, as a person counts.
package struct FilePlace: Hashable, Sendable {
  /// The file's name.
  package var file: String
  /// From 1.
  package var line: Int
  /// In characters (Unicode scalars), from 1.
  package var column: Int
  /// Names of what lies around the place, from the outside in, such as `text`, `h1`, `$value`, `lineHeight`; of a table,
  /// the column's name.
  package var path: [String]

  /// A place.
  package init(file: String, line: Int, column: Int, path: [String]) {
    self.file = file
    self.line = line
    self.column = column
    self.path = path
  }
}

/// What is wrong with JSON, at a place that is told with it (RFC 8259).
package enum JSONFault: Error, Hashable, Sendable {
  /// Something else stands where `expected` should be; `found` is a character, or `nil` at the end of the file.
  case unexpected(found: String?, expected: Expected)
  /// Content after the one value of the file.
  case contentAfterEnd
  /// A number that JSON does not allow, such as `01`, `.5` or `+1`.
  case number(String)
  /// A backslash before something that cannot be escaped.
  case escape
  /// One half of a surrogate pair.
  case loneSurrogate
  /// A control character in a string: U+0000 to U+001F need an escape.
  case controlCharacter(UInt8)
  /// A byte that is not UTF-8.
  case notUTF8(UInt8)
  /// The same key a second time in one object.
  case duplicateKey(String)
  /// Deeper than ``JSONDocument/maximumDepth``.
  case tooDeep(limit: Int)

  /// What JSON would have allowed.
  package enum Expected: Hashable, Sendable {
    case value
    case valueOrEndOfArray
    case key
    case keyOrEndOfObject
    case colon
    case commaOrEndOfArray
    case commaOrEndOfObject
    case endOfString
  }
}

/// What is wrong with a table.
package enum TableFault: Error, Hashable, Sendable {
  /// The header lacks a column that is needed; these are there.
  case missingColumn(String, found: [String])
  /// Two columns mean the same.
  case columnTwice(String)
  /// A quotation mark that is never closed.
  case openQuotation
  /// A byte that is not UTF-8.
  case notUTF8(UInt8)
}
