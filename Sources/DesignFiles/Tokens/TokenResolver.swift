/// Follows aliases to values: `{a.b}`, `{ "$ref": "#/a/b" }`, in Tokens Studio `$a.b` too, and aliases inside of
/// calculations.
final class TokenResolver {
  /// How many aliases may stand in a row. Design systems have three or four.
  static let maximumChain = 32

  private let tokens: TokenFiles
  private let variables: FigmaVariables
  /// What aliases stood for that were followed before.
  private var known: [Alias: Resolved] = [:]

  private struct Alias: Hashable {
    var text: String
    var set: String?
  }

  /// What a value comes to.
  struct Resolved {
    /// The value at the end of the aliases; `nil` where aliases are only a part of a text.
    var location: TokenFiles.Location?
    /// A text with its aliases replaced.
    var text: String?
    var isInPixels = false
  }

  init(_ tokens: TokenFiles, _ variables: FigmaVariables) {
    self.tokens = tokens
    self.variables = variables
  }

  /// - Parameters:
  ///   - property: what the value is for, which errors say.
  ///   - set: the token set that the value stands in.
  func resolve(
    _ location: TokenFiles.Location, for property: StyleProperty?, in set: String?
  ) throws(StyleBuilder.Failure) -> Resolved {
    var chain: [String] = []
    return try resolve(location, property, set, &chain)
  }

  private func resolve(
    _ location: TokenFiles.Location, _ property: StyleProperty?, _ set: String?, _ chain: inout [String]
  ) throws(StyleBuilder.Failure) -> Resolved {
    guard let document = tokens.document(location) else { return Resolved(location: location) }
    if let reference = document.member(location.node, "$ref").flatMap(document.string) {
      return try follow(reference, isPointer: true, property, set, &chain)
    }
    guard document.kind(location.node) == .string,
      document.mentions(.openBrace, in: location.node)
        || tokens.hasSets && document.mentions(Self.dollar, in: location.node),
      let text = document.string(location.node)
    else { return Resolved(location: location) }
    if let alias = Self.wholeAlias(text) ?? wholeDollarAlias(text) {
      return try follow(alias, isPointer: false, property, set, &chain)
    }
    return Resolved(text: try expanded(text, property, set, &chain))
  }

  /// The path of a text that is an alias and nothing else.
  static func wholeAlias(_ text: String) -> String? {
    let letters = text.utf8
    guard letters.first == .openBrace, letters.last == .closeBrace else { return nil }
    let path = letters.dropFirst().dropLast()
    guard !path.contains(where: { $0 == .openBrace || $0 == .closeBrace }) else { return nil }
    return trimmed(Substring(path))
  }

  // MARK: Aliases with a dollar

  private static let dollar = UInt8(ascii: "$")

  /// The path of a text that is `$a.b` and nothing else.
  private func wholeDollarAlias(_ text: String) -> String? {
    guard tokens.hasSets, text.utf8.first == Self.dollar else { return nil }
    let path = Self.dollarAlias(text.dropFirst())
    return path?.endIndex == text.endIndex ? path.map(String.init) : nil
  }

  /// What follows a dollar up to a blank or a comma, without signs at its end that are no part of a name, as in the aliases
  /// of Tokens Studio before it had braces. Parentheses around them are the calculation's.
  private static func dollarAlias(_ text: Substring) -> Substring? {
    let word = text.prefix { !$0.isWhitespace && !",(){}$".contains($0) }
    return word.lastIndex { $0.isLetter || $0.isNumber || $0 == "_" }.map { word[...$0] }
  }

  /// The first alias of a text, `{a.b}` or `$a.b`.
  ///
  /// - Parameter lastBrace: where the last closing one is, so that nobody looks for it again and again.
  private func firstAlias(
    _ text: Substring, _ lastBrace: String.Index?
  ) -> (range: Range<String.Index>, path: String)? {
    var rest = text
    while let start = rest.utf8.firstIndex(where: { $0 == .openBrace || tokens.hasSets && $0 == Self.dollar }) {
      let isBrace = rest.utf8[start] == .openBrace
      rest = rest[rest.utf8.index(after: start)...]
      if !isBrace {
        if let path = Self.dollarAlias(rest) { return (start..<path.endIndex, String(path)) }
      } else if let lastBrace, start < lastBrace, let end = rest.utf8.firstIndex(of: .closeBrace) {
        return (start..<rest.utf8.index(after: end), Self.trimmed(rest[..<end]))
      }
    }
    return nil
  }

  private static func trimmed(_ text: Substring) -> String {
    let start = text.utf8.drop { $0 == 0x20 }
    return start.lastIndex { $0 != 0x20 }.map { String(Substring(start[...$0])) } ?? ""
  }

  private func follow(
    _ alias: String, isPointer: Bool, _ property: StyleProperty?, _ set: String?, _ chain: inout [String]
  ) throws(StyleBuilder.Failure) -> Resolved {
    if let resolved = known[Alias(text: alias, set: set)] { return resolved }
    if let first = chain.firstIndex(of: alias) {
      throw StyleBuilder.Failure(property, .aliasCycle(property, chain: Array(chain[first...]) + [alias]))
    }
    chain.append(alias)
    defer { chain.removeLast() }
    guard chain.count <= Self.maximumChain else {
      throw StyleBuilder.Failure(property, .chainTooLong(property, limit: Self.maximumChain))
    }
    guard let target = isPointer ? tokens.target(ofPointer: alias) : tokens.target(ofAlias: alias, in: set) else {
      throw StyleBuilder.Failure(property, .danglingAlias(property, chain: chain))
    }
    guard target.isValue else { throw StyleBuilder.Failure(property, .aliasOfGroup(property, chain: chain)) }
    var resolved = try resolve(target.location, property, set, &chain)
    resolved.isInPixels = resolved.isInPixels || target.isInPixels
    known[Alias(text: alias, set: set)] = resolved
    return resolved
  }

  /// A text with each alias in it replaced by what that stands for.
  private func expanded(
    _ text: String, _ property: StyleProperty?, _ set: String?, _ chain: inout [String]
  ) throws(StyleBuilder.Failure) -> String {
    var result = ""
    var rest = text[...]
    let lastBrace = text.utf8.lastIndex(of: .closeBrace)
    while let alias = firstAlias(rest, lastBrace) {
      result += rest[..<alias.range.lowerBound]
      let resolved = try follow(alias.path, isPointer: false, property, set, &chain)
      let value = value(resolved).text
      // What was calculated is one operand.
      let isOperand = value.utf8.contains { "*/+^ ".utf8.contains($0) } || value.dropFirst().contains("-")
      let isNumber = isOperand && (try? Arithmetic.evaluate(value)) != nil
      result += isNumber ? "(\(value))" : value
      guard result.utf8.count <= Arithmetic.maximumLength else {
        throw StyleBuilder.Failure(property, .arithmetic(property ?? .lineHeight, expression: text, .tooLong))
      }
      rest = rest[alias.range.upperBound...]
    }
    return result + rest
  }

  /// A property's value.
  func value(_ resolved: Resolved) -> PropertyValue {
    var value: PropertyValue
    if let text = resolved.text {
      value = PropertyValue(text: text)
    } else if let location = resolved.location, let document = tokens.document(location) {
      value = PropertyValue(json: location.node, in: document)
    } else {
      value = PropertyValue(text: "", isOpaque: true)
    }
    value.isInPixels = resolved.isInPixels
    return value
  }

  /// A property's value; of a list its first entry.
  func value(
    at location: TokenFiles.Location, for property: StyleProperty, in set: String?
  ) throws(StyleBuilder.Failure) -> PropertyValue? {
    guard let document = tokens.document(location), document.kind(location.node) != .null else { return nil }
    if let id = FigmaVariables.alias(location.node, in: document) { return try variables.value(of: id, for: property) }
    let resolved = try resolve(location, for: property, in: set)
    guard let end = resolved.location, let document = tokens.document(end) else { return value(resolved) }
    if let id = FigmaVariables.alias(end.node, in: document) { return try variables.value(of: id, for: property) }
    guard property == .family, let first = document.elements(end.node).first(where: { _ in true }) else {
      return value(resolved)
    }
    return value(try resolve(TokenFiles.Location(file: end.file, node: first), for: property, in: set))
  }
}

extension JSONDocument {
  /// Whether a string holds a byte.
  func mentions(_ wanted: UInt8, in node: Int) -> Bool {
    var position = nodes[node].offset + 1
    while bytes[position] != .quote {
      if bytes[position] == wanted { return true }
      position += bytes[position] == .backslash ? 2 : 1
    }
    return nodes[node].kind == .escapedString && string(node)?.utf8.contains(wanted) == true
  }
}
