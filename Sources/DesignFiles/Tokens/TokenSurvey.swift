/// One pass over a token file: which of its tokens are text styles, and which formats it looks like.
struct TokenSurvey {
  /// A text style, or what may turn out to be one.
  struct Candidate {
    let path: [String]
    /// The token, or the group of tokens.
    let node: Int
    let shape: Shape
  }

  enum Shape {
    /// A token whose value has all properties, or is the alias of such a token.
    case composite(value: Int, type: Int?)
    /// An alias without a type: what it stands for decides.
    case alias(value: Int)
    /// Tokens side by side, each for one property: variables by their scopes, or an original Design Tokens file.
    case siblings([StyleProperty: Int])
  }

  private(set) var candidates: [Candidate] = []
  /// Groups that take over another one, by `$extends` or a `$ref` of their own: the group, and what names the other.
  private(set) var heirs: [(path: [String], reference: Int)] = []
  private(set) var hasTokens = false
  /// Types that only Tokens Studio has, or typography without the `$`.
  private(set) var isTokensStudio = false
  private(set) var isDesignTokensPlugin = false

  private let document: JSONDocument
  private var path: [Int] = []

  init(_ document: JSONDocument) {
    self.document = document
    if document.member(0, "$themes") != nil || document.member(0, "$metadata") != nil { isTokensStudio = true }
    visit(0, type: nil)
  }

  private mutating func visit(_ node: Int, type inherited: Int?) {
    guard document.kind(node) == .object else { return }
    let type = TokenShape.type(of: node, in: document) ?? inherited
    if let reference = document.member(node, "$extends") ?? document.member(node, "$ref") {
      heirs.append((path.compactMap(document.string), reference))
    }
    if let value = TokenShape.value(of: node, in: document) {
      token(node, value: value, type: type)
      return
    }
    var scoped: [StyleProperty: [Int]] = [:]
    for (key, value) in document.members(node) where document.kind(value) == .object {
      if let property = scopedProperty(value) { scoped[property, default: []].append(value) }
      if isMetadata(key) { continue }
      path.append(key)
      visit(value, type: type)
      path.removeLast()
    }
    siblings(node, scoped)
  }

  private func isMetadata(_ key: Int) -> Bool {
    document.bytes[document.nodes[key].offset + 1] == UInt8(ascii: "$") && !document.isString(key, "$root")
  }

  private mutating func token(_ node: Int, value: Int, type: Int?) {
    hasTokens = true
    let isLegacy = document.member(node, "value") == value
    if let type {
      if document.isString(type, "custom-fontStyle") { isDesignTokensPlugin = true }
      if isLegacy, document.isString(type, "typography") { isTokensStudio = true }
      if Self.studioTypes.contains(where: { document.isString(type, $0) }) { isTokensStudio = true }
    }
    if let extensions = document.member(node, "$extensions") ?? document.member(node, "extensions") {
      if document.member(extensions, "studio.tokens") != nil { isTokensStudio = true }
      if document.member(extensions, "org.lukasoppermann.figmaDesignTokens") != nil { isDesignTokensPlugin = true }
    }
    if let type, document.isString(type, "typography") || document.isString(type, "custom-fontStyle") {
      add(node, .composite(value: value, type: type))
    } else if document.member(value, "fontSize") != nil, document.member(value, "fontFamily") != nil {
      add(node, .composite(value: value, type: type))
    } else if type == nil, document.member(value, "$ref") != nil || isWholeAlias(value) {
      add(node, .alias(value: value))
    }
  }

  private func isWholeAlias(_ value: Int) -> Bool {
    guard document.kind(value) == .string, document.mentions(.openBrace, in: value) else { return false }
    return document.string(value).flatMap(TokenResolver.wholeAlias) != nil
  }

  private mutating func add(_ node: Int, _ shape: Shape) {
    var names = path.compactMap(document.string)
    if names.last == "$root" { names.removeLast() }
    candidates.append(Candidate(path: names, node: node, shape: shape))
  }

  /// The types of Tokens Studio that the Design Tokens format spells otherwise or does not have
  /// (https://docs.tokens.studio/manage-tokens/token-types).
  private static let studioTypes: [StaticString] = [
    "fontFamilies", "fontWeights", "fontSizes", "lineHeights", "letterSpacing", "paragraphSpacing", "textCase",
    "textDecoration", "boxShadow", "borderRadius", "borderWidth", "sizing", "spacing", "composition",
  ]

  // MARK: Siblings

  /// What a Figma variable is for, where it is for one thing that a text style has.
  private func scopedProperty(_ node: Int) -> StyleProperty? {
    guard document.member(node, "$extensions") != nil else { return nil }
    let found = TokenShape.scopes(of: node, in: document).compactMap { scope -> StyleProperty? in
      switch scope {
      case "FONT_FAMILY": .family
      case "FONT_WEIGHT", "FONT_STYLE": .weight
      case "FONT_SIZE": .size
      case "LINE_HEIGHT": .lineHeight
      case "LETTER_SPACING": .letterSpacing
      default: nil
      }
    }
    return Set(found).count == 1 ? found.first : nil
  }

  private mutating func siblings(_ node: Int, _ scoped: [StyleProperty: [Int]]) {
    // Several sizes are a scale, not a style.
    if scoped[.size]?.count == 1, scoped[.lineHeight]?.count == 1 {
      add(node, .siblings(scoped.compactMapValues { $0.count == 1 ? $0[0] : nil }))
      return
    }
    guard let size = document.member(node, "fontSize"), let family = document.member(node, "fontFamily"),
      document.member(size, "value") != nil, document.member(family, "value") != nil,
      document.member(node, "category").map({ document.isString($0, "font") }) ?? false
        || document.member(size, "unit") != nil
    else { return }
    isDesignTokensPlugin = true
    hasTokens = true
    var members = [StyleProperty.size: size, .family: family]
    members[.weight] = document.member(node, "fontWeight")
    members[.style] = document.member(node, "fontStyle")
    members[.lineHeight] = document.member(node, "lineHeight")
    members[.letterSpacing] = document.member(node, "letterSpacing")
    add(node, .siblings(members))
  }
}
