import LineHeightCore

/// The values of Figma variables, from an answer of `/v1/files/:key/variables/local` or a dump of `getLocalVariables`.
struct FigmaVariables {
  private var variables: [String: (file: SourceFile, node: Int)] = [:]
  /// The mode that counts, by collection.
  private var defaultModes: [String: String] = [:]

  /// Whether any file told variables.
  var isEmpty: Bool { variables.isEmpty }

  /// Takes the variables of a file; `false` where it holds none.
  mutating func add(_ file: SourceFile) -> Bool {
    guard let document = file.document else { return false }
    let meta = document.member(0, "meta") ?? 0
    let entries = document.member(meta, "variables") ?? 0
    // Most files are none of this and large, so no list is made of what is in them.
    let found =
      document.kind(entries) == .array
      ? document.elements(entries).filter { document.member($0, "valuesByMode") != nil }
      : document.members(entries).filter { document.member($0.value, "valuesByMode") != nil }.map(\.value)
    guard !found.isEmpty else { return false }
    for node in found {
      guard let id = document.member(node, "id").flatMap(document.string) else { continue }
      variables[id] = (file, node)
    }
    if let collections = document.member(meta, "variableCollections") {
      let nodes =
        document.kind(collections) == .array
        ? Array(document.elements(collections)) : document.members(collections).map(\.value)
      for node in nodes {
        guard let id = document.member(node, "id").flatMap(document.string),
          let mode = document.member(node, "defaultModeId").flatMap(document.string)
        else { continue }
        defaultModes[id] = mode
      }
    }
    return true
  }

  /// The id in a `VARIABLE_ALIAS`; `nil` where a value is none.
  static func alias(_ node: Int, in document: JSONDocument) -> String? {
    guard let type = document.member(node, "type"), document.isString(type, "VARIABLE_ALIAS") else { return nil }
    return document.member(node, "id").flatMap(document.string) ?? ""
  }

  /// The value of a variable in its collection's default mode, aliases followed.
  func value(of id: String, for property: StyleProperty) throws(StyleBuilder.Failure) -> PropertyValue {
    guard !isEmpty else { throw StyleBuilder.Failure(property, .needsVariables(property, id: id)) }
    var chain: [String] = []
    var id = id
    while true {
      guard !chain.contains(id) else {
        throw StyleBuilder.Failure(property, .aliasCycle(property, chain: chain.drop { $0 != id } + [id]))
      }
      chain.append(id)
      guard chain.count <= TokenResolver.maximumChain else {
        throw StyleBuilder.Failure(property, .chainTooLong(property, limit: TokenResolver.maximumChain))
      }
      guard let (file, node) = variables[id], let document = file.document,
        let modes = document.member(node, "valuesByMode")
      else { throw StyleBuilder.Failure(property, .noSuchVariable(property, id: id)) }
      let collection = document.member(node, "variableCollectionId").flatMap(document.string)
      let mode = collection.flatMap { defaultModes[$0] }.flatMap { document.member(modes, named: $0) }
      guard let value = mode ?? document.members(modes).first(where: { _ in true })?.value else {
        throw StyleBuilder.Failure(property, .noSuchVariable(property, id: id))
      }
      guard let next = Self.alias(value, in: document) else {
        return PropertyValue(
          text: document.text(value), measure: document.number(value).map { Measure(value: FigmaNumber.exact($0)) },
          isInPixels: true, isOpaque: document.string(value) == nil && document.number(value) == nil)
      }
      id = next
    }
  }
}

/// Numbers as Figma writes them.
enum FigmaNumber {
  /// Figma computes in 32 bits and writes 16.8 as 16.799999237060547. Designers type two decimals at most: what is nearer
  /// than noise to two decimals is that.
  static func exact(_ value: Double) -> Double {
    let hundredths = (value * 100).rounded() / 100
    return abs(hundredths - value) <= 0.0001 ? hundredths : value
  }
}
