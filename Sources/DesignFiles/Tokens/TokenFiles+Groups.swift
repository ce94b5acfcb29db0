/// Groups that take over others, seen from the paths that lead through them.
extension TokenFiles {
  /// Most ways that are tried through groups that take over others, all together: each of them may lead on to several.
  static let maximumDetours = 32

  /// A group that a path leads to.
  struct Group {
    let location: Location
    /// Its names in the file, from the outside in.
    let path: [String]
    /// The type of tokens in the groups around it.
    let type: TokenType?
  }

  /// What names a group: `{a.b}`, `#/a/b` or `{ "$ref": "#/a/b" }`.
  struct GroupReference {
    /// As it stands in the file.
    let text: String
    /// `nil` where it is no name of a group.
    let names: [String]?

    init(_ node: Int, in document: JSONDocument) {
      text = document.text(document.member(node, "$ref") ?? node)
      if let alias = TokenResolver.wholeAlias(text) {
        names = alias.isEmpty ? nil : TokenFiles.names(ofAlias: alias)
      } else {
        names = text.hasPrefix("#") ? TokenFiles.names(ofPointer: text) : nil
      }
    }
  }

  /// What a path leads to, by `direct`, or else in the groups that those on its way take over.
  func search(_ names: [String], in set: String?, direct: ([String]) -> Target?) -> Target? {
    var left = Self.maximumDetours
    return search(names, in: set, &left, direct)
  }

  private func search(
    _ names: [String], in set: String?, _ left: inout Int, _ direct: ([String]) -> Target?
  ) -> Target? {
    let target = direct(names)
    guard haveHeirs, target?.isValue != true else { return target }
    for detour in detours(names, in: set) {
      guard left > 0 else { break }
      left -= 1
      if let found = search(detour, in: set, &left, direct), found.isValue { return found }
    }
    return target
  }

  /// The groups that make up what a path leads to, but not what they take over themselves: those that stand there, a later
  /// file's first, and then by each way through what groups around them take over.
  func groups(at names: [String], in set: String?) -> [[Group]] {
    var left = Self.maximumDetours
    return groups(at: names, in: set, &left)
  }

  private func groups(at names: [String], in set: String?, _ left: inout Int) -> [[Group]] {
    var groups: [Group] = []
    for start in starts(of: names, in: set) {
      if let group = group(at: names, from: start, in: set, &left) { groups.append(group) }
    }
    var levels = groups.isEmpty ? [] : [groups]
    for detour in detours(names, in: set) {
      guard left > 0 else { break }
      left -= 1
      levels += self.groups(at: detour, in: set, &left)
    }
    return levels
  }

  private func group(at names: [String], from start: Location, in set: String?, _ left: inout Int) -> Group? {
    guard let document = document(start) else { return nil }
    let member = start.node == 0 ? nil : document.members(0).first { $0.value == start.node }
    var path = member.flatMap { document.string($0.key) }.map { [$0] } ?? []
    var type: TokenType?
    var walk = Walk(document, from: start.node)
    var next = 0
    while next < names.count {
      type = TokenShape.type(of: walk.node, in: document).map { TokenType($0, in: document) } ?? type
      guard !walk.isToken, let count = walk.enter(names[next...]) else { return nil }
      path.append(names[next..<next + count].joined(separator: "."))
      next += count
    }
    guard document.kind(walk.node) == .object else { return nil }
    if let value = TokenShape.value(of: walk.node, in: document) {
      // What is nothing but a `$ref` is what that names.
      guard value == walk.node, left > 0, let reference = TokenShape.takenOver(by: value, in: document),
        let names = GroupReference(reference, in: document).names
      else { return nil }
      left -= 1
      if groups(at: names, in: set, &left).isEmpty { return nil }
    }
    return Group(location: Location(file: start.file, node: walk.node), path: path, type: type)
  }

  /// Paths that lead on from what groups on the way take over: of inner groups first, and of these the later files'. A token
  /// on the way hides them all.
  private func detours(_ names: [String], in set: String?) -> [[String]] {
    var found: [(depth: Int, path: [String])] = []
    for start in starts(of: names, in: set) {
      guard let document = document(start) else { continue }
      var walk = Walk(document, from: start.node)
      var next = 0
      while true {
        if TokenShape.isToken(walk.node, in: document) { return [] }
        guard next < names.count else { break }
        if let reference = TokenShape.takenOver(by: walk.node, in: document),
          let taken = GroupReference(reference, in: document).names
        {
          found.append((next, taken + names[next...]))
        }
        guard let count = walk.enter(names[next...]) else { break }
        next += count
      }
    }
    return found.enumerated().sorted { ($1.element.depth, $0.offset) < ($0.element.depth, $1.offset) }.map(
      \.element.path)
  }
}
