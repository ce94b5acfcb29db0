/// Token files laid over each other: a later file's token hides an earlier one's of the same path.
final class TokenFiles {
  let files: [SourceFile]
  /// Tokens Studio: the first name of a path may be left out, as it is a token set's.
  let hasSets: Bool
  /// Sets by the names of their members, later ones first.
  private lazy var setsByMember: [String: [Location]] = Self.setsByMember(files)

  /// A value in one of the files.
  struct Location: Hashable {
    var file: Int
    var node: Int
  }

  /// What a path leads to.
  struct Target {
    var location: Location
    /// The token is a Figma variable for line heights, so in pixels.
    var isInPixels: Bool
    /// It is a value, not a group of tokens.
    var isValue: Bool
  }

  init(_ files: [SourceFile], hasSets: Bool) {
    self.files = files
    self.hasSets = hasSets
  }

  func document(_ location: Location) -> JSONDocument? { files[location.file].document }

  /// Whether any group takes over another.
  private(set) lazy var haveHeirs = files.contains { !$0.tokenSurvey.heirs.isEmpty }

  // MARK: Paths

  /// What `a.b.c` stands for.
  ///
  /// - Parameter set: the token set that it is said in, which is searched before the other ones.
  func target(ofAlias path: String, in set: String?) -> Target? {
    search(Self.names(ofAlias: path), in: set) { names in
      var group: Target?
      for start in starts(of: names, in: set) {
        guard let target = target(of: names, from: start) else { continue }
        if target.isValue { return target }
        group = group ?? target
      }
      return group
    }
  }

  static func names(ofAlias path: String) -> [String] {
    path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  }

  /// The token set that something stands in.
  func set(of path: [String]) -> String? { hasSets && path.count > 1 ? path.first : nil }

  /// Where a path may begin, in the order in which it is tried: at the top of each file, then in the token sets.
  func starts(of names: [String], in set: String?) -> [Location] {
    var starts = files.indices.reversed().map { Location(file: $0, node: 0) }
    guard hasSets else { return starts }
    if let set {
      for file in files.indices.reversed() {
        if let node = files[file].document?.member(0, named: set) { starts.append(Location(file: file, node: node)) }
      }
    }
    return starts + (names.first.flatMap { setsByMember[$0] } ?? [])
  }

  /// A name as a JSON pointer writes it: per cent for bytes, `~1` for a slash, `~0` for a tilde.
  private static func pointerName(_ text: Substring) -> String {
    let parts = PercentEncoding.decoded(text).split(separator: "~", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(into: String(parts[0])) { name, part in
      let escaped = part.first.flatMap { ["0": "~", "1": "/"][$0] }
      name += escaped.map { $0 + part.dropFirst() } ?? "~" + part
    }
  }

  /// The names of a JSON pointer (RFC 6901), with or without `#`; `nil` for other text.
  static func names(ofPointer pointer: String) -> [String]? {
    let body = pointer.hasPrefix("#") ? pointer.dropFirst() : pointer[...]
    guard body.isEmpty || body.hasPrefix("/") else { return nil }
    return body.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map(pointerName)
  }

  /// What a JSON pointer leads to.
  func target(ofPointer pointer: String) -> Target? {
    Self.names(ofPointer: pointer).flatMap { search($0, in: nil) { self.target(ofPointer: $0) } }
  }

  private func target(ofPointer names: [String]) -> Target? {
    for file in files.indices.reversed() {
      guard let document = files[file].document else { continue }
      var walk = Walk(document)
      let isThere = names.allSatisfy { name in
        if walk.enter(name) { return true }
        guard let index = Int(name), index >= 0,
          let element = document.elements(walk.node).dropFirst(index).first(where: { _ in true })
        else { return false }
        walk.node = element
        return true
      }
      if isThere { return walk.target(in: file) }
    }
    return nil
  }

  private func target(of names: [String], from start: Location) -> Target? {
    guard let document = document(start) else { return nil }
    var walk = Walk(document, from: start.node)
    var next = 0
    while next < names.count {
      if let count = walk.enter(names[next...]) {
        next += count
      } else if let value = walk.value, value != walk.node {
        // The part of a composite token: `{heading.fontSize}`.
        walk.enterValue(value)
      } else if next == names.count - 1, walk.isInsideValue || walk.isToken, ["value", "$value"].contains(names[next]) {
        next += 1
      } else {
        return nil
      }
    }
    return walk.target(in: start.file)
  }

  private static func setsByMember(_ files: [SourceFile]) -> [String: [Location]] {
    var ranked: [(rank: Int, location: Location)] = []
    for (file, source) in files.enumerated() {
      guard let document = source.document else { continue }
      let order = document.member(0, "$metadata").flatMap { document.member($0, "tokenSetOrder") }
      let names = order.map { document.elements($0).compactMap(document.string) } ?? []
      let ranks = Dictionary(zip(names, names.indices)) { _, last in last }
      for (index, member) in document.members(0).enumerated() where document.kind(member.value) == .object {
        let rank = ranks[document.string(member.key) ?? ""] ?? index
        ranked.append((file << 32 | rank, Location(file: file, node: member.value)))
      }
    }
    var result: [String: [Location]] = [:]
    for (_, location) in ranked.sorted(by: { $0.rank > $1.rank }) {
      guard let document = files[location.file].document else { continue }
      for (key, _) in document.members(location.node) {
        result[document.string(key) ?? "", default: []].append(location)
      }
    }
    return result
  }
}

/// `%20` in the pointer of a URI.
private enum PercentEncoding {
  static func decoded(_ text: Substring) -> String {
    guard text.contains("%") else { return String(text) }
    let letters = Array(text.utf8)
    var bytes: [UInt8] = []
    var position = 0
    while position < letters.count {
      if letters[position] == UInt8(ascii: "%"), position + 2 < letters.count,
        let byte = UInt8(String(decoding: letters[position + 1...position + 2], as: UTF8.self), radix: 16)
      {
        bytes.append(byte)
        position += 3
      } else {
        bytes.append(letters[position])
        position += 1
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
