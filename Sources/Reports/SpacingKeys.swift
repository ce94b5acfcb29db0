import LineHeightCore

/// The keys that a result of the main job has, and what can stand at them.
package struct SpacingKeys {
  /// A record in which nothing is missing, and one in which everything is that can be.
  private let full: ReportValue
  private let bare: ReportValue

  /// The keys of results for texts of so many lines.
  package init(lines: Int) {
    full = Self.record(lines: lines, isFull: true)
    bare = Self.record(lines: lines, isFull: false)
  }

  /// Every key that each result has.
  package var all: [String] { full.leaves.map(\.key) }

  /// A value such as a result may have at a key: one of ``all``, an element of an array, a part of `font.variation`. `nil`
  /// where no result has the key.
  package func example(at key: String) -> ReportValue? {
    if let value = full.value(at: key) {
      if case .object = value { return nil }
      return value
    }
    let parts = key.split(separator: ".", omittingEmptySubsequences: false)
    let last = String(parts.last ?? "")
    switch parts.dropLast().joined(separator: ".") {
    // How many there are is only known of a result.
    case "notes", "warnings": return ReportValue.index(last) == nil ? nil : .string("")
    // A tag has four characters, whichever axes a font has.
    case "font.variation.axes": return last.unicodeScalars.count == 4 ? .number(0) : nil
    default: return nil
    }
  }

  /// Whether some results have nothing at a key that others have.
  package func mayBeNull(_ key: String) -> Bool { bare.value(at: key).map { $0 == .null } ?? true }

  private static func record(lines: Int, isFull: Bool) -> ReportValue {
    let triple = VerticalTriple(ascender: 1950, descender: -494)
    let os2 = isFull ? OS2Metrics(version: 4, typo: triple, win: triple, xHeight: 1086, capHeight: 1448) : nil
    let metrics = VerticalMetrics(unitsPerEm: 2048, hhea: triple, os2: os2)
    let variation = FontVariation(
      instance: NamedInstance(
        index: 0, name: "", postScriptName: "", ownsPostScriptName: true, coordinates: [400]),
      axes: [FontVariation.Setting(tag: "wght", value: 400)], isDefault: true, openedPostScriptName: "")
    let name = isFull ? "" : nil
    let options = LayoutOptions(lines: lines, placement: isFull ? .centred : .figmaBaseline)
    guard let figma = try? FigmaText(metrics: metrics),
      let spacing = try? TextSpacing(
        metrics: .systemFont, figma: figma, size: 17, lineHeight: .points(24), options: options)
    else { return .null }
    let font = FontFacts(
      source: "", postScriptName: name, family: name, style: name, version: name,
      variation: isFull ? variation : nil, metrics: metrics)
    return SpacingResult(font: font, givenLineHeight: "", unit: .pixels, spacing: spacing).record
  }
}
