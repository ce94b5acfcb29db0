/// Token files laid over each other: a later file's token hides an earlier one's of the same path.
final class TokenFiles {
  let files: [SourceFile]
  /// Tokens Studio: the first name of a path may be left out, as it is a token set's.
  private let hasSets: Bool
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
    /// The value of `$type` on the token or the nearest group around it.
    var type: Location?
  }

  init(_ files: [SourceFile], hasSets: Bool) {
    self.files = files
    self.hasSets = hasSets
  }

  func document(_ location: Location) -> JSONDocument? { files[location.file].document }

  // MARK: Paths

  /// The names of a group that `{a.b}` or `#/a/b` leads to; `nil` for other text.
  static func names(ofGroup text: String) -> [String]? {
    if text.hasPrefix("#/") {
      return text.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false).map(pointerName)
    }
    return TokenResolver.wholeAlias(text)?.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  }

  /// What `a.b.c` stands for.
  ///
  /// - Parameter set: the token set that it is said in, which is searched before the other ones.
  func target(ofAlias path: String, in set: String?) -> Target? {
    let names = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    var group: Target?
    func found(_ start: Location) -> Target? {
      guard let target = target(of: names, from: start) else { return nil }
      if target.isValue { return target }
      group = group ?? target
      return nil
    }
    for file in files.indices.reversed() {
      if let target = found(Location(file: file, node: 0)) { return target }
    }
    if hasSets {
      if let set {
        for (file, source) in files.enumerated().reversed() {
          guard let node = source.document?.member(0, named: set) else { continue }
          if let target = found(Location(file: file, node: node)) { return target }
        }
      }
      for start in setsByMember[names[0]] ?? [] {
        if let target = found(start) { return target }
      }
    }
    return group
  }

  /// A name as a JSON pointer writes it: per cent for bytes, `~1` for a slash, `~0` for a tilde.
  private static func pointerName(_ text: Substring) -> String {
    let parts = PercentEncoding.decoded(text).split(separator: "~", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(into: String(parts[0])) { name, part in
      let escaped = part.first.flatMap { ["0": "~", "1": "/"][$0] }
      name += escaped.map { $0 + part.dropFirst() } ?? "~" + part
    }
  }

  /// What a JSON pointer leads to (RFC 6901), with or without `#`.
  func target(ofPointer pointer: String) -> Target? {
    let body = pointer.hasPrefix("#") ? pointer.dropFirst() : pointer[...]
    guard body.isEmpty || body.hasPrefix("/") else { return nil }
    let names = body.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map(Self.pointerName)
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
      // A name may have points in it: `spacing.1.5`.
      let count = (1...names.count - next).first { walk.enter(names[next..<next + $0].joined(separator: ".")) }
      if let count {
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

/// A way through a tree, which remembers what tokens and groups on it say.
private struct Walk {
  let document: JSONDocument
  var node: Int
  private(set) var isInsideValue = false
  private var type: Int?
  private var isInPixels = false

  init(_ document: JSONDocument, from node: Int = 0) {
    self.document = document
    self.node = node
    note()
  }

  var value: Int? { isInsideValue ? nil : TokenShape.value(of: node, in: document) }
  var isToken: Bool { value != nil }

  mutating func enter(_ name: String) -> Bool {
    guard let member = document.member(node, named: name) else { return false }
    if let value, value == member {
      enterValue(member)
    } else {
      node = member
      note()
    }
    return true
  }

  mutating func enterValue(_ value: Int) {
    node = value
    isInsideValue = true
  }

  private mutating func note() {
    guard !isInsideValue else { return }
    type = TokenShape.type(of: node, in: document) ?? type
    isInPixels = TokenShape.scopes(of: node, in: document).contains("LINE_HEIGHT")
  }

  func target(in file: Int) -> TokenFiles.Target {
    TokenFiles.Target(
      location: TokenFiles.Location(file: file, node: value ?? node), isInPixels: isInPixels,
      isValue: isInsideValue || isToken || document.kind(node) != .object,
      type: type.map { TokenFiles.Location(file: file, node: $0) })
  }
}

/// What makes an object a token.
enum TokenShape {
  /// The value of `$value`, or of `value` in older files; the token itself where it is another one by `$ref`; `nil` of a
  /// group.
  static func value(of node: Int, in document: JSONDocument) -> Int? {
    if let value = document.member(node, "$value") { return value }
    if let reference = document.member(node, "$ref"), document.kind(reference) == .string { return node }
    guard let value = document.member(node, "value"), document.member(node, "unit") == nil else { return nil }
    // A group may have a token named `value`.
    if document.kind(value) == .object, document.member(node, "type").map({ document.kind($0) != .string }) ?? true,
      self.value(of: value, in: document) != nil
    {
      return nil
    }
    return value
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
