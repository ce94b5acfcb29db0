import LineHeightCore

/// Names from a design as Swift identifiers.
enum SwiftIdentifier {
  /// Longer names are cut: nobody reads on, and the compiler need not.
  private static let longest = 64

  /// A name in lowerCamelCase: `heading/large` is `headingLarge`. What Swift does not allow in an identifier, and what
  /// could not be seen in one, only separates words.
  ///
  /// Always an identifier, though possibly a keyword: see ``declared(_:)``.
  static func lowerCamelCase(_ name: String) -> String {
    // A little more than is kept, so that a huge name costs nothing.
    let scalars = name.unicodeScalars.prefix(16 * longest)
    var identifier = ""
    for word in scalars.split(whereSeparator: { !isPart($0) }) {
      if identifier.isEmpty {
        identifier = lowercasedStart(of: word)
        continue
      }
      // "16/24" is not 1624.
      if isDigit(identifier.unicodeScalars.last), isDigit(word.first) { identifier += "_" }
      identifier.unicodeScalars.append(titlecased(word[word.startIndex]))
      identifier += Substring(word.dropFirst())
    }
    if identifier.unicodeScalars.first.map({ !$0.properties.isXIDStart }) ?? true {
      identifier = "style" + identifier
    }
    let text = String(identifier.unicodeScalars.prefix(longest))
    return taken.contains(text) ? text + "Style" : text
  }

  /// An identifier as a declaration writes it: a keyword stands in backticks. After a dot it needs none.
  static func declared(_ identifier: String) -> String {
    keywords.contains(identifier) ? "`\(identifier)`" : identifier
  }

  /// Whether a text is an identifier as it stands, keywords included.
  static func isIdentifier(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    guard let first = scalars.first, scalars.count <= longest else { return false }
    return (first == "_" || isPart(first) && first.properties.isXIDStart)
      && scalars.dropFirst().allSatisfy { $0 == "_" || isPart($0) }
  }

  /// Makes names unique: the first to come keeps its name, the others are numbered from 2. A number never takes a name
  /// that another one has by itself.
  static func unique(_ names: [String]) -> [String] {
    var used = Set(names)
    var seen: Set<String> = []
    var next: [String: Int] = [:]
    return names.map { name in
      if seen.insert(name).inserted { return name }
      var number = next[name] ?? 2
      defer { next[name] = number + 1 }
      // "body2" again is not "body22".
      let base = isDigit(name.unicodeScalars.last) ? name + "_" : name
      while !used.insert("\(base)\(number)").inserted { number += 1 }
      return "\(base)\(number)"
    }
  }

  // MARK: Scalars

  /// What an identifier may contain: every Unicode letter, mark and digit that Swift takes and that can be seen.
  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    guard !scalar.isASCII else {
      return scalar.properties.isAlphabetic || isDigit(scalar)
    }
    let properties = scalar.properties
    return properties.isXIDContinue && !properties.isDefaultIgnorableCodePoint
      && properties.generalCategory != .connectorPunctuation && !Printable.isSteering(scalar)
  }

  private static func isDigit(_ scalar: Unicode.Scalar?) -> Bool { scalar.map { ("0"..."9").contains($0) } ?? false }

  /// A first word: `Body` is `body`, `H1` is `h1`, `XL` is `xl`, `XLarge` is `xLarge`.
  private static func lowercasedStart(of word: Substring.UnicodeScalarView) -> String {
    let capitals = word.prefix { $0.properties.isUppercase }
    let rest = word.dropFirst(capitals.count)
    let startsNextWord = capitals.count > 1 && rest.first?.properties.isLowercase == true
    let lowered = startsNextWord ? capitals.dropLast() : capitals
    var start = ""
    for scalar in lowered { start.unicodeScalars.append(mapped(scalar, to: scalar.properties.lowercaseMapping)) }
    return start + Substring(word.dropFirst(lowered.count))
  }

  private static func titlecased(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    mapped(scalar, to: scalar.properties.titlecaseMapping)
  }

  /// The other case of a scalar, where that is one scalar too.
  private static func mapped(_ scalar: Unicode.Scalar, to mapping: String) -> Unicode.Scalar {
    guard mapping.unicodeScalars.count == 1, let other = mapping.unicodeScalars.first, isPart(other) else {
      return scalar
    }
    return other
  }

  // MARK: Words of the language

  /// Names that a case cannot have, or that would be read as something else where it is used.
  private static let taken: Set = ["self", "init", "allCases", "none", "some"]

  private static let keywords: Set = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while", "Any", "Self",
  ]

  static func isKeyword(_ text: String) -> Bool { keywords.contains(text) }
}
