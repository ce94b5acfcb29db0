package import LineHeightCore

/// What is in a face, as text for a person at a terminal: at most 80 columns, but for names that are longer.
package struct MetricsText {
  private let places: Int
  private let style: TerminalStyle

  /// A text report with `places` decimal places.
  package init(places: Int, style: TerminalStyle) {
    self.places = places
    self.style = style
  }

  /// One block: names, tables, and the line of each platform.
  package func text(_ details: FaceDetails) -> String {
    [title(details), names(details), axes(details), tables(details), lines(details), verdict(details)]
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private func title(_ details: FaceDetails) -> String {
    let facts = details.facts
    let name = Printable.text(facts.postScriptName ?? facts.fullName ?? facts.family ?? "(no name)")
    let words = [
      name + (facts.variation.map { " (\($0.text))" } ?? ""), Printable.text(facts.source), "face \(facts.face)",
    ]
    return style.bold(DisplayWidth.wrapped(words, separator: "   ")) + "\n"
  }

  private func names(_ details: FaceDetails) -> String {
    let facts = details.facts
    let rows = [
      ("family", facts.family), ("style", facts.style), ("full name", facts.fullName), ("version", facts.version),
    ]
    return rows.compactMap { label, name in
      name.map { DisplayWidth.padded("  " + label, to: 14) + Printable.text($0) + "\n" }
    }.joined()
  }

  private func axes(_ details: FaceDetails) -> String {
    guard !details.axes.isEmpty else { return "" }
    let axes = details.axes.map { axis in
      DisplayWidth.padded("  axis \(Printable.text(axis.tag))", to: 14)
        + "\(NumberFormat.exact(axis.minimum)) to \(NumberFormat.exact(axis.maximum)), "
        + "default \(NumberFormat.exact(axis.defaultValue))\n"
    }
    let rows = details.instances.map { instance in
      [
        "\(instance.index)", Printable.text(instance.name ?? "-"), Printable.text(instance.postScriptName ?? "-"),
        instance.coordinates.map(NumberFormat.exact).joined(separator: " "),
      ]
    }
    let instances = rows.isEmpty ? "" : "  instances\n" + DisplayWidth.columns(rows, indentation: 4, toTheRight: [0])
    return axes.joined() + instances
  }

  private func tables(_ details: FaceDetails) -> String {
    let metrics = details.facts.metrics
    func number(_ value: Int?) -> String { value.map(String.init) ?? "-" }
    func row(_ name: String, _ triple: VerticalTriple?, hasGap: Bool = true) -> [String] {
      [name, number(triple?.ascender), number(triple?.descender), hasGap ? number(triple?.lineGap) : "-"]
    }
    func word(_ flag: Bool?) -> String { flag.map { $0 ? "yes" : "no" } ?? "-" }
    let triples = DisplayWidth.columns(
      [
        ["", "ascender", "descender", "lineGap"], row("hhea", metrics.hhea), row("OS/2 sTypo", metrics.os2?.typo),
        row("OS/2 usWin", metrics.os2?.win, hasGap: false),
      ], indentation: 2, toTheRight: [1, 2, 3])
    let facts = [
      "unitsPerEm \(metrics.unitsPerEm)", "capHeight \(number(metrics.os2?.capHeight))",
      "xHeight \(number(metrics.os2?.xHeight))", "bit 7 \(word(metrics.os2?.usesTypoMetrics))",
      "STAT \(word(metrics.hasSTAT))", "MVAR \(word(details.hasMVAR))",
    ]
    return triples + DisplayWidth.wrapped(["  " + facts[0]] + facts.dropFirst(), separator: "  ") + "\n"
  }

  private func lines(_ details: FaceDetails) -> String {
    let size = FaceDetails.comparedSize
    let header = ["natural line", "per em", "at \(NumberFormat.exact(size)) pt", "rule"]
    let rows = details.lines.flatMap { line -> [[String]] in
      let drawn = line.drawnHeight(at: size)
      let source = "\(line.rule.rawValue)  \(line.metrics.source.tableName)"
      let row = [line.platform.displayName, fixed(line.height(at: 1)), fixed(drawn), source]
      // A6: both answers, because which one SwiftUI gives is not known.
      guard line.platform == .apple, line.metrics.triple.lineGap != 0 else { return [row] }
      let withGap = line.metrics.textKitLineHeight(at: 1)
      return [row, ["  + lineGap", fixed(withGap), fixed(withGap * size), "A6  if SwiftUI adds it: not known"]]
    }
    return DisplayWidth.columns([header] + rows, indentation: 2, toTheRight: [1, 2])
  }

  private func verdict(_ details: FaceDetails) -> String {
    let disagreement = PlatformDisagreement(details.lines, at: FaceDetails.comparedSize)
    let missing = Platform.allCases.count - details.lines.count
    guard disagreement.groups.count > 1 else {
      guard let group = disagreement.groups.first else { return "No platform takes a line from this font.\n" }
      guard missing > 0 else { return "The platforms agree on the line.\n" }
      let names = group.platforms.map(\.displayName).joined(separator: ", ")
      return names + (group.platforms.count == 1 ? " alone takes a line" : " agree on the line; the others take none")
        + ".\n"
    }
    let size = NumberFormat.exact(disagreement.size)
    let groups = disagreement.groups.map { group in
      "\(group.platforms.map(\.displayName).joined(separator: ", ")) \(short(group.height))"
    }
    let sentence =
      "The platforms disagree by \(short(disagreement.difference)) pt at \(size) pt: \(groups.joined(separator: "; "))"
      + (missing == 0 ? "." : "; the others take no line.")
    return DisplayWidth.wrapped(sentence.split(separator: " ").map(String.init)) + "\n"
  }

  private func fixed(_ value: Double) -> String { NumberFormat.fixed(value, places: places) }
  private func short(_ value: Double) -> String { NumberFormat.short(value, places: places) }
}

extension Platform {
  /// The platform in a table or sentence.
  var displayName: String {
    switch self {
    case .apple: "Apple"
    case .figma: "Figma"
    case .web: "web"
    case .android: "Android"
    case .windows: "Windows"
    }
  }
}
