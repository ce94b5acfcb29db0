/// A way through a tree, which remembers what tokens and groups on it say.
struct Walk {
  let document: JSONDocument
  var node: Int
  private(set) var isInsideValue = false
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

  /// Enters what the first of some names lead to, together one name with points in it, such as `spacing.1.5`: the count of
  /// those; `nil` where they lead nowhere.
  mutating func enter(_ names: ArraySlice<String>) -> Int? {
    (1...min(names.count, Self.maximumParts)).first { enter(names.prefix($0).joined(separator: ".")) }
  }

  /// Most parts that a name with points in it has: an alias of thousands would be joined thousands of times.
  private static let maximumParts = 16

  mutating func enterValue(_ value: Int) {
    node = value
    isInsideValue = true
  }

  private mutating func note() {
    guard !isInsideValue else { return }
    isInPixels = TokenShape.scopes(of: node, in: document).contains("LINE_HEIGHT")
  }

  func target(in file: Int) -> TokenFiles.Target {
    TokenFiles.Target(
      location: TokenFiles.Location(file: file, node: value ?? node), isInPixels: isInPixels,
      isValue: isInsideValue || isToken || document.kind(node) != .object)
  }
}
