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
      for group in names.map({ tokens.groups(at: $0, in: set) }) ?? [] where type == nil {
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
    // Of two files that let a group take over something, the later one's comes first.
    let files = tokens.files.indices.reversed().map { items(file: $0) }
    return files.reversed().flatMap { $0 }
  }

  private mutating func items(file: Int) -> [Item] {
    let source = tokens.files[file]
    guard let document = source.document else { return [] }
    let survey = types[file].isEmpty ? source.tokenSurvey : TokenSurvey(document, types: types[file])
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
      let taken: Result<[Item], Failure>?
      do throws(Failure) {
        taken = try takeOver(heir, at: heir.path, file: file, after: []).map { .success($0) }
      } catch {
        taken = .failure(error)
      }
      guard let taken else { continue }
      if TokenShape.value(of: heir.node, in: document) != nil { groups.insert(heir.node) }
      add(upTo: heir.position)
      switch taken {
      case .success(let inherited): items += inherited
      case .failure(let failure): items.append(item(failure, of: heir, at: heir.path, file: file))
      }
    }
    add(upTo: survey.candidates.count)
    return items
  }

  private func failure(_ fault: InheritanceFault, _ chain: [Link]) -> Failure {
    Failure(chain: chain.map(\.name), fault: fault)
  }

  private func item(_ failure: Failure, of heir: TokenSurvey.Heir, at path: [String], file: Int) -> Item {
    let place = tokens.files[file].place(of: heir.reference, path: heir.path)
    return .failure(path: path, place, .takesOver(chain: failure.chain, failure.fault))
  }

  /// What a group at a path takes over; `nil` where it is not a group but a token that is another one.
  private mutating func takeOver(
    _ heir: TokenSurvey.Heir, at path: [String], file: Int, after chain: [Link]
  ) throws(Failure) -> [Item]? {
    guard let document = tokens.files[file].document else { return nil }
    let set = tokens.set(of: heir.path)
    let reference = TokenFiles.GroupReference(heir.reference, in: document)
    let link = Link(reference: TokenFiles.Location(file: file, node: heir.reference), name: reference.text)
    let isCycle = chain.contains { $0.reference == link.reference }
    let chain = chain + [link]
    let groups = reference.names.map { tokens.groups(at: $0, in: set) } ?? []
    guard !groups.isEmpty else {
      if TokenShape.value(of: heir.node, in: document) != nil { return nil }
      guard let names = reference.names else { throw failure(.notAName, chain) }
      let isThere = tokens.target(ofAlias: names.joined(separator: "."), in: set) != nil
      throw failure(isThere ? .notAGroup : .dangling, chain)
    }
    guard !isCycle else { throw failure(.cycle, chain) }
    guard chain.count <= TokenResolver.maximumChain else {
      throw failure(.chainTooLong(limit: TokenResolver.maximumChain), chain)
    }
    var items: [Item] = []
    for group in groups { items += try read(group, at: path, for: heir, after: chain) }
    return items
  }

  private mutating func read(
    _ group: TokenFiles.Group, at path: [String], for heir: TokenSurvey.Heir, after chain: [Link]
  ) throws(Failure) -> [Item] {
    guard let document = tokens.document(group.location) else { return [] }
    // The same by several ways is once.
    if layers[path]?.contains(where: { $0.location == group.location }) == true { return [] }
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
    for inner in survey.heirs {
      let innerPath = path + inner.path.dropFirst(group.path.count)
      let taken: [Item]?
      do throws(Failure) {
        taken = try takeOver(inner, at: innerPath, file: file, after: chain)
      } catch {
        // The group's own chain ends here; one of a group inside of it hides nothing of the rest.
        guard innerPath.count > path.count, error.isLocal else { throw error }
        let own = Failure(chain: Array(error.chain.dropFirst(chain.count)), fault: error.fault)
        items.append(item(own, of: inner, at: innerPath, file: file))
        continue
      }
      guard let taken else { continue }
      if TokenShape.value(of: inner.node, in: document) != nil {
        items.removeAll { item in
          if case .style(let style) = item { style.candidate.node == inner.node && style.file == file } else { false }
        }
      }
      items += taken
    }
    return items
  }

  /// A style by another name, unless something hides it there.
  private func visible(
    _ candidate: TokenSurvey.Candidate, by name: [String], file: Int, _ document: JSONDocument
  ) -> Style? {
    var style = Style(candidate: candidate, file: file, path: name)
    guard case .siblings(let members) = candidate.shape else {
      return hidden(candidate.isRoot ? name + ["$root"] : name) == nil ? style : nil
    }
    for (key, member) in document.members(candidate.node) {
      guard let property = members.first(where: { $0.value == member })?.key, let key = document.string(key) else {
        continue
      }
      style.overrides[property] = hidden(name + [key])
    }
    // With both, the group is a style by itself.
    return style.overrides[.size] != nil && style.overrides[.lineHeight] != nil ? nil : style
  }

  /// What stands at a path already, or a token on the way to it.
  private func hidden(_ path: [String]) -> Standing? {
    for count in 0...path.count {
      for layer in layers[Array(path.prefix(count))] ?? [] {
        guard let document = tokens.document(layer.location) else { continue }
        var node = layer.location.node
        var rest = path.dropFirst(count)
        // What is nothing but a `$ref` may be a group.
        func isToken(_ node: Int) -> Bool { TokenShape.value(of: node, in: document).map { $0 != node } ?? false }
        while let name = rest.first, !isToken(node), let member = document.member(node, named: name) {
          node = member
          rest.removeFirst()
        }
        if rest.isEmpty || isToken(node) {
          let location = TokenFiles.Location(file: layer.location.file, node: node)
          return Standing(location: location, path: layer.path + path[count..<path.count - rest.count])
        }
      }
    }
    return nil
  }
}
