/// What makes an object a token.
enum TokenShape {
  /// The value of `$value`, or of `value` in older files; the token itself where it is another one by `$ref`; `nil` of a
  /// group, which may have a `$ref` too, beside tokens of its own.
  static func value(of node: Int, in document: JSONDocument) -> Int? {
    if let value = document.member(node, "$value") { return value }
    if let reference = document.member(node, "$ref"), document.kind(reference) == .string {
      return hasMembers(node, in: document) ? nil : node
    }
    guard let value = document.member(node, "value"), document.member(node, "unit") == nil else { return nil }
    // A group may have a token named `value`.
    if document.kind(value) == .object, document.member(node, "type").map({ document.kind($0) != .string }) ?? true,
      self.value(of: value, in: document) != nil
    {
      return nil
    }
    return value
  }

  /// Whether something is a token for sure: what is nothing but a `$ref` may be a group.
  static func isToken(_ node: Int, in document: JSONDocument) -> Bool {
    value(of: node, in: document).map { $0 != node } ?? false
  }

  private static func hasMembers(_ node: Int, in document: JSONDocument) -> Bool {
    document.members(node).contains { document.kind($0.value) == .object && !isMetadata($0.key, in: document) }
  }

  /// Whether a key of a group is none of a token or group in it.
  static func isMetadata(_ key: Int, in document: JSONDocument) -> Bool {
    document.bytes[document.nodes[key].offset + 1] == UInt8(ascii: "$") && !document.isString(key, "$root")
  }

  /// What names the group that another one takes over, by `$extends` or by a `$ref` of its own.
  static func takenOver(by node: Int, in document: JSONDocument) -> Int? {
    document.member(node, "$extends") ?? document.member(node, "$ref")
  }

  /// `$type`, and of tokens in older files `type`.
  static func type(of node: Int, in document: JSONDocument) -> Int? {
    let type =
      document.member(node, "$type") ?? (document.member(node, "value") == nil ? nil : document.member(node, "type"))
    return type.flatMap { document.kind($0) == .string ? $0 : nil }
  }

  /// What a Figma variable is for.
  static func scopes(of node: Int, in document: JSONDocument) -> Set<String> {
    guard let extensions = document.member(node, "$extensions") else { return [] }
    let scopes =
      document.member(extensions, "com.figma").flatMap { document.member($0, "scopes") }
      ?? document.member(extensions, "com.figma.scopes")
    return scopes.map { Set(document.elements($0).compactMap(document.string)) } ?? []
  }
}

/// What `$type` says of a token, as far as it matters to text styles.
enum TokenType {
  case typography
  /// `custom-fontStyle`, a text style of the plugin Design Tokens.
  case fontStyle
  /// A type that Tokens Studio spells otherwise than the Design Tokens format, or alone has.
  case studio
  case other

  /// https://docs.tokens.studio/manage-tokens/token-types
  private static let studioTypes: [StaticString] = [
    "fontFamilies", "fontWeights", "fontSizes", "lineHeights", "letterSpacing", "paragraphSpacing", "textCase",
    "textDecoration", "boxShadow", "borderRadius", "borderWidth", "sizing", "spacing", "composition",
  ]

  init(_ node: Int, in document: JSONDocument) {
    if document.isString(node, "typography") {
      self = .typography
    } else if document.isString(node, "custom-fontStyle") {
      self = .fontStyle
    } else {
      self = Self.studioTypes.contains { document.isString(node, $0) } ? .studio : .other
    }
  }
}
