/// One pass over a token file, or a group of it: which of its tokens are text styles, and which formats it looks like.
struct TokenSurvey {
  /// A text style, or what may turn out to be one.
  struct Candidate {
    /// Names from the outside in, without `$root`.
    let path: [String]
    /// The token, or the group of tokens.
    let node: Int
    let shape: Shape
    /// The token has the name `$root`, so it goes by its group's.
    var isRoot = false
  }

  enum Shape {
    /// A token whose value has all properties, or is the alias of such a token.
    case composite(value: Int, type: TokenType?)
    /// An alias without a type: what it stands for decides.
    case alias(value: Int)
    /// Tokens side by side, each for one property: variables by their scopes, or an original Design Tokens file.
    case siblings([StyleProperty: Int])
  }

  /// A group that takes over another one, or a token that looks like it: `"b": { "$ref": "#/a" }` is what `a` is.
  struct Heir {
    let path: [String]
    let node: Int
    /// What names the other one.
    let reference: Int
    /// The type of its tokens that tell none.
    let type: TokenType?
    /// How many candidates stand before the end of the group.
    let position: Int
  }

  private(set) var candidates: [Candidate] = []
  /// Inner groups before those around them.
  private(set) var heirs: [Heir] = []
  private(set) var hasTokens = false
  /// Types that only Tokens Studio has, or typography without the `$`.
  private(set) var isTokensStudio = false
  private(set) var isDesignTokensPlugin = false

  private let document: JSONDocument
  /// Types that groups take over with other ones.
  private let types: [Int: TokenType]
  /// How many more members of groups are looked at.
  private(set) var budget: Int
  /// The names of what is surveyed, and the keys from there on.
  private let root: [String]
  private var path: [Int] = []

  /// - Parameter types: those that groups take over with other ones, by the groups' nodes.
  init(_ document: JSONDocument, types: [Int: TokenType] = [:]) {
    self.init(document, group: 0, path: [], type: nil, types: types, budget: .max)
    if document.member(0, "$themes") != nil || document.member(0, "$metadata") != nil { isTokensStudio = true }
  }

  /// - Parameters:
  ///   - type: the type of tokens in the group, where neither they nor it tell one.
  ///   - budget: how many members are looked at; none is left where the group has more.
  init(
    _ document: JSONDocument, group: Int, path: [String], type: TokenType?, types: [Int: TokenType], budget: Int
  ) {
    self.document = document
    self.types = types
    self.budget = budget
    root = path
    visit(group, type: type)
  }

  private mutating func visit(_ node: Int, type inherited: TokenType?) {
    guard document.kind(node) == .object else { return }
    let type = TokenShape.type(of: node, in: document).map { TokenType($0, in: document) } ?? types[node] ?? inherited
    if let value = TokenShape.value(of: node, in: document) {
      token(node, value: value, type: type)
      if value == node { noteHeir(node, type) }
      return
    }
    for (key, value) in document.members(node) where document.kind(value) == .object {
      guard budget > 0 else { return }
      budget -= 1
      if TokenShape.isMetadata(key, in: document) { continue }
      path.append(key)
      visit(value, type: type)
      path.removeLast()
    }
    siblings(node)
    noteHeir(node, type)
  }

  private mutating func noteHeir(_ node: Int, _ type: TokenType?) {
    guard let reference = TokenShape.takenOver(by: node, in: document) else { return }
    // All its tokens may be in another file.
    if document.member(node, "$extends") != nil { hasTokens = true }
    heirs.append(
      Heir(path: names, node: node, reference: reference, type: type, position: candidates.count))
  }

  private var names: [String] { root + path.compactMap(document.string) }

  private mutating func token(_ node: Int, value: Int, type: TokenType?) {
    hasTokens = true
    switch type {
    case .fontStyle: isDesignTokensPlugin = true
    case .studio: isTokensStudio = true
    case .typography where document.member(node, "value") == value: isTokensStudio = true
    default: break
    }
    if let extensions = document.member(node, "$extensions") ?? document.member(node, "extensions") {
      if document.member(extensions, "studio.tokens") != nil { isTokensStudio = true }
      if document.member(extensions, "org.lukasoppermann.figmaDesignTokens") != nil { isDesignTokensPlugin = true }
    }
    if type == .typography || type == .fontStyle {
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
    var candidate = Candidate(path: names, node: node, shape: shape)
    if let last = path.last, document.isString(last, "$root") {
      candidate = Candidate(path: candidate.path.dropLast(), node: node, shape: shape, isRoot: true)
    }
    candidates.append(candidate)
  }

  // MARK: Siblings

  /// What a Figma variable is for, where it is for one thing that a text style has.
  private static func scopedProperty(_ node: Int, in document: JSONDocument) -> StyleProperty? {
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

  /// The variables of a group that are the only ones for their property.
  static func variables(of group: Int, in document: JSONDocument) -> [StyleProperty: Int] {
    var scoped: [StyleProperty: [Int]] = [:]
    for (_, value) in document.members(group) where document.kind(value) == .object {
      if let property = scopedProperty(value, in: document) { scoped[property, default: []].append(value) }
    }
    return scoped.compactMapValues { $0.count == 1 ? $0[0] : nil }
  }

  private mutating func siblings(_ node: Int) {
    // Several sizes are a scale, not a style.
    let variables = Self.variables(of: node, in: document)
    if variables[.size] != nil, variables[.lineHeight] != nil {
      add(node, .siblings(variables))
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
