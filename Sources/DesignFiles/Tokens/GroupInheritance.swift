/// Text styles of token files, those included that groups take over from others: `$extends`, and `$ref` on a group
/// (https://www.designtokens.org/tr/2025.10/format/#extending-groups).
///
/// What a group takes over is read as if it stood in it, below what does: a token or group there hides that of the same
/// path. Of two groups that take over others the inner one's comes first.
package struct GroupInheritance {
  /// How many groups and tokens all groups together may take over: each of a chain may take over the one before twice. A
  /// text style, and reading a group anew, cost as much as ``costOfAStyle`` other tokens, and one more for each name.
  package static let maximumCost = 1_000_000
  private static let costOfAStyle = 10

  /// A text style, where it is written down, and by what name it goes.
  struct Style {
    let candidate: TokenSurvey.Candidate
    let file: Int
    let path: [String]
    /// What stands in the group itself instead of some of the candidate's siblings.
    var overrides: [StyleProperty: Standing] = [:]
  }

  /// Something in a file, and its names there from the outside in.
  struct Standing {
    let location: TokenFiles.Location
    let path: [String]
  }

  enum Item {
    case style(Style)
    case failure(path: [String], FilePlace, StyleProblem)
  }

  private let tokens: TokenFiles
  /// The types that groups get from those they take over, of each file.
  private var types: [[Int: TokenType]] = []
  /// What hides something at a path: groups that were read there. The files themselves are at the top.
  private var layers: [[String]: [Standing]] = [:]
  private var budget = GroupInheritance.maximumCost

  private struct Failure: Error {
    let chain: [String]
    let fault: InheritanceFault

    /// Whether it lies in one group, and the rest of what is around that can be taken over.
    var isLocal: Bool { fault != .cycle && fault != .tooMuch }
  }

  /// A group on the way from one that takes over another to what that comes to.
  private struct Link {
    let reference: TokenFiles.Location
    let name: String
  }

  /// All styles, in the order of the files; what a group takes over stands at its end.
  static func items(of tokens: TokenFiles) -> [Item] {
    guard tokens.haveHeirs else {
      return tokens.files.enumerated().flatMap { file, source in
        source.tokenSurvey.candidates.map { .style(Style(candidate: $0, file: file, path: $0.path)) }
      }
    }
    var inheritance = GroupInheritance(tokens)
    return inheritance.items()
  }

  private init(_ tokens: TokenFiles) {
    self.tokens = tokens
    var known: [TokenFiles.Location: TokenType?] = [:]
    types = tokens.files.indices.map { inheritedTypes(file: $0, &known) }
    layers[[]] = tokens.files.indices.reversed().map {
      Standing(location: TokenFiles.Location(file: $0, node: 0), path: [])
    }
  }

  // MARK: Types

  private func inheritedTypes(
    file: Int, _ known: inout [TokenFiles.Location: TokenType?]
  ) -> [Int: TokenType] {
    guard let document = tokens.files[file].document else { return [:] }
    var types: [Int: TokenType] = [:]
    for heir in tokens.files[file].tokenSurvey.heirs where TokenShape.type(of: heir.node, in: document) == nil {
      let reference = TokenFiles.Location(file: file, node: heir.reference)
      types[heir.node] = type(from: reference, in: tokens.set(of: heir.path), &known)
    }
    return types
  }

  /// The type of the first group in a chain that tells one.
  ///
  /// - Parameter known: what was found out for other chains; those that lead back to themselves have none.
  private func type(
    from reference: TokenFiles.Location, in set: String?, _ known: inout [TokenFiles.Location: TokenType?]
  ) -> TokenType? {
    var way: [TokenFiles.Location] = []
    var next: TokenFiles.Location? = reference
    var type: TokenType?
    while type == nil, let reference = next, let document = tokens.document(reference) {
      if let end = known[reference] {
        type = end
        break
      }
      known[reference] = .some(nil)
      way.append(reference)
      next = nil
      let names = TokenFiles.GroupReference(reference.node, in: document).names
      for group in names.map({ tokens.groups(at: $0, in: set).flatMap { $0 } }) ?? [] where type == nil {
        guard let document = tokens.document(group.location) else { continue }
        let node = group.location.node
        type = TokenShape.type(of: node, in: document).map { TokenType($0, in: document) }
        let taken = TokenShape.takenOver(by: node, in: document)
        next = next ?? taken.map { TokenFiles.Location(file: group.location.file, node: $0) }
      }
    }
    for reference in way { known[reference] = .some(type) }
    return type
  }

  // MARK: Styles

  private mutating func items() -> [Item] {
    let surveys = tokens.files.indices.map { file -> TokenSurvey in
      guard let document = tokens.files[file].document, !types[file].isEmpty else {
        return tokens.files[file].tokenSurvey
      }
      return TokenSurvey(document, types: types[file])
    }
    var taken: [TokenFiles.Location: [Item]] = [:]
    for heir in inOrder(surveys.enumerated().flatMap { file, survey in survey.heirs.map { PlacedHeir($0, file) } }) {
      do throws(Failure) {
        taken[heir.location] = try takeOver(heir, after: [])
      } catch {
        taken[heir.location] = [item(error, of: heir)]
      }
    }
    return surveys.enumerated().flatMap { file, survey in items(of: survey, file: file, taken) }
  }

  /// The styles of a file, and at the end of each group what it takes over.
  private func items(of survey: TokenSurvey, file: Int, _ taken: [TokenFiles.Location: [Item]]) -> [Item] {
    var items: [Item] = []
    var done = 0
    // Groups that look like tokens.
    var groups: Set<Int> = []
    func add(upTo end: Int) {
      for candidate in survey.candidates[done..<end] where !groups.contains(candidate.node) {
        items.append(.style(Style(candidate: candidate, file: file, path: candidate.path)))
      }
      done = end
    }
    for heir in survey.heirs {
      let location = TokenFiles.Location(file: file, node: heir.node)
      guard let inherited = taken[location] else { continue }
      if looksLikeToken(location) { groups.insert(heir.node) }
      add(upTo: heir.position)
      items += inherited
    }
    add(upTo: survey.candidates.count)
    return items
  }

  // MARK: Groups

  /// A group that takes over another one, at the path by which it goes.
  private struct PlacedHeir {
    let heir: TokenSurvey.Heir
    let location: TokenFiles.Location
    var path: [String]

    init(_ heir: TokenSurvey.Heir, _ file: Int) {
      self.heir = heir
      location = TokenFiles.Location(file: file, node: heir.node)
      path = heir.path
    }
  }

  /// Inner groups before those around them, as theirs hides what comes from further out; of one group in several files the
  /// last one's alone, and none where a token stands.
  private func inOrder(_ heirs: [PlacedHeir]) -> [PlacedHeir] {
    var known: Set<[[String]]> = []
    let ordered = heirs.enumerated().sorted { left, right in
      (-left.element.path.count, -left.element.location.file, left.offset)
        < (-right.element.path.count, -right.element.location.file, right.offset)
    }
    return ordered.map(\.element).filter {
      known.insert([$0.path, $0.heir.path]).inserted && !isHiddenByToken($0.path)
    }
  }

  private func isHiddenByToken(_ path: [String]) -> Bool {
    guard let standing = standing(at: path), let document = tokens.document(standing.location) else { return false }
    return TokenShape.isToken(standing.location.node, in: document)
  }

  /// Whether a group is nothing but a `$ref`, as a token may be.
  private func looksLikeToken(_ location: TokenFiles.Location) -> Bool {
    tokens.document(location).map { TokenShape.value(of: location.node, in: $0) != nil } ?? false
  }

  private func failure(_ fault: InheritanceFault, _ chain: [Link]) -> Failure {
    Failure(chain: chain.map(\.name), fault: fault)
  }

  private func item(_ failure: Failure, of heir: PlacedHeir) -> Item {
    let place = tokens.files[heir.location.file].place(of: heir.heir.reference, path: heir.heir.path)
    return .failure(path: heir.path, place, .takesOver(chain: failure.chain, failure.fault))
  }

  /// What a group takes over; `nil` where it is not a group but a token that is another one.
  private mutating func takeOver(_ placed: PlacedHeir, after chain: [Link]) throws(Failure) -> [Item]? {
    let heir = placed.heir
    guard let document = tokens.document(placed.location) else { return nil }
    let set = tokens.set(of: heir.path)
    let reference = TokenFiles.GroupReference(heir.reference, in: document)
    let link = Link(
      reference: TokenFiles.Location(file: placed.location.file, node: heir.reference), name: reference.text)
    let isCycle = chain.contains { $0.reference == link.reference }
    let chain = chain + [link]
    let groups = reference.names.map { tokens.groups(at: $0, in: set) } ?? []
    guard !groups.isEmpty else {
      if looksLikeToken(placed.location) { return nil }
      guard let names = reference.names else { throw failure(.notAName, chain) }
      let isThere = tokens.target(ofAlias: names.joined(separator: "."), in: set) != nil
      throw failure(isThere ? .notAGroup : .dangling, chain)
    }
    guard !isCycle else { throw failure(.cycle, chain) }
    guard chain.count <= TokenResolver.maximumChain else {
      throw failure(.chainTooLong(limit: TokenResolver.maximumChain), chain)
    }
    var items: [Item] = []
    for level in groups { items += try read(level, at: placed.path, for: heir, after: chain) }
    return items
  }

  /// What groups of one path in several files have themselves, which hides what they take over, and that too.
  private mutating func read(
    _ groups: [TokenFiles.Group], at path: [String], for heir: TokenSurvey.Heir, after chain: [Link]
  ) throws(Failure) -> [Item] {
    var items: [Item] = []
    var inner: [PlacedHeir] = []
    for group in groups {
      let (own, heirs) = try read(group, at: path, for: heir, after: chain)
      items += own
      inner += heirs
    }
    for heir in inOrder(inner) {
      let taken: [Item]?
      do throws(Failure) {
        taken = try takeOver(heir, after: chain)
      } catch {
        // The group's own chain ends here; one of a group inside of it hides nothing of the rest.
        guard heir.path.count > path.count, error.isLocal else { throw error }
        taken = [item(Failure(chain: Array(error.chain.dropFirst(chain.count)), fault: error.fault), of: heir)]
      }
      guard let taken else { continue }
      if looksLikeToken(heir.location) {
        items.removeAll { item in
          guard case .style(let style) = item else { return false }
          return style.candidate.node == heir.location.node && style.file == heir.location.file
        }
      }
      items += taken
    }
    return items
  }

  /// What a group has itself, by another path, and which of its groups take over others.
  private mutating func read(
    _ group: TokenFiles.Group, at path: [String], for heir: TokenSurvey.Heir, after chain: [Link]
  ) throws(Failure) -> (own: [Item], heirs: [PlacedHeir]) {
    guard let document = tokens.document(group.location) else { return ([], []) }
    // The same by several ways is once.
    if layers[path]?.contains(where: { $0.location == group.location }) == true { return ([], []) }
    let file = group.location.file
    budget -= Self.costOfAStyle + path.count
    let survey = TokenSurvey(
      document, group: group.location.node, path: group.path, type: heir.type ?? group.type, types: types[file],
      budget: budget)
    budget = survey.budget
    var items: [Item] = []
    for candidate in survey.candidates {
      let name = path + candidate.path.dropFirst(group.path.count)
      budget -= Self.costOfAStyle + name.count
      guard budget > 0 else { throw failure(.tooMuch, chain) }
      if let style = visible(candidate, by: name, file: file, document) { items.append(.style(style)) }
    }
    guard budget > 0, path.count <= JSONDocument.maximumDepth else { throw failure(.tooMuch, chain) }
    layers[path, default: []].append(Standing(location: group.location, path: group.path))
    let heirs = survey.heirs.map { heir -> PlacedHeir in
      var placed = PlacedHeir(heir, file)
      placed.path = path + heir.path.dropFirst(group.path.count)
      return placed
    }
    return (items, heirs)
  }

  /// A style by another name, unless something hides it there.
  private func visible(
    _ candidate: TokenSurvey.Candidate, by name: [String], file: Int, _ document: JSONDocument
  ) -> Style? {
    var style = Style(candidate: candidate, file: file, path: name)
    guard case .siblings(let members) = candidate.shape else {
      return standing(at: candidate.isRoot ? name + ["$root"] : name) == nil ? style : nil
    }
    for (property, member) in members {
      guard let key = document.key(ofMember: member) else { continue }
      style.overrides[property] = standing(at: name + [key])
    }
    // What the group has beside those.
    if let group = standing(at: name), let document = tokens.document(group.location) {
      for (property, member) in TokenSurvey.variables(of: group.location.node, in: document)
      where members[property] == nil {
        guard let key = document.key(ofMember: member) else { continue }
        style.overrides[property] = Standing(
          location: TokenFiles.Location(file: group.location.file, node: member), path: group.path + [key])
      }
    }
    // With both, the group is a style by itself.
    return style.overrides[.size] != nil && style.overrides[.lineHeight] != nil ? nil : style
  }

  /// What stands at a path already, or a token on the way to it.
  private func standing(at path: [String]) -> Standing? {
    for count in 0...path.count {
      for layer in layers[Array(path.prefix(count))] ?? [] {
        guard let document = tokens.document(layer.location) else { continue }
        var node = layer.location.node
        var rest = path.dropFirst(count)
        while let name = rest.first, !TokenShape.isToken(node, in: document),
          let member = document.member(node, named: name)
        {
          node = member
          rest.removeFirst()
        }
        if rest.isEmpty || TokenShape.isToken(node, in: document) {
          let location = TokenFiles.Location(file: layer.location.file, node: node)
          return Standing(location: location, path: layer.path + path[count..<path.count - rest.count])
        }
      }
    }
    return nil
  }
}
