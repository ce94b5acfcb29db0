package import LineHeightCore

extension SpacingResult {
  /// All keys of a record, dotted; they are the same for every result.
  package static let keys: [String] = {
    let systemFont = LineMetrics.systemFont
    let facts = FontFacts(source: "", metrics: VerticalMetrics(unitsPerEm: systemFont.unitsPerEm, hhea: nil))
    let spacing = TextSpacing(
      metrics: systemFont, figma: FigmaText(hhea: systemFont), size: 17, lineHeight: .points(24))
    return SpacingResult(font: facts, givenLineHeight: "", unit: .pixels, spacing: spacing).record.leaves.map(\.key)
  }()

  /// The result as the tree that docs/json.md describes: always the same keys, `null` for what is not there.
  package var record: ReportValue {
    let answer = spacing.answer
    return .object([
      .init("font", font.record(lineMetrics: spacing.metrics)),
      .init("size", .number(spacing.size)),
      .init(
        "lineHeight",
        .object([
          .init("given", .string(givenLineHeight)), .init("unit", .string(unit.rawValue)),
          .init("points", .number(spacing.lineHeight)),
        ])),
      .init("ascender", .number(spacing.metrics.ascender(at: spacing.size))),
      .init("descender", .number(spacing.metrics.descender(at: spacing.size))),
      .init("leading", .number(spacing.metrics.leading(at: spacing.size))),
      .init("fontLineHeight", .number(spacing.fontLineHeight)),
      .init("lineSpacing", .number(answer.lineSpacing)),
      .init("padding", .number(orNull: answer.padding)),
      .init("paddingTop", .number(answer.paddingTop)),
      .init("paddingBottom", .number(answer.paddingBottom)),
      .init("fits", .bool(spacing.fits)),
      .init("notes", .array(sentences(.note))),
      .init("warnings", .array(sentences(.warning))),
    ])
  }

  /// Sentences in a record are for machines that show them on, so their numbers are not cut to a chosen precision.
  private func sentences(_ severity: Finding.Severity) -> [ReportValue] {
    findings.filter { $0.severity == severity }.map { .string($0.sentence(places: 3)) }
  }
}

extension FontFacts {
  /// The face as a tree; ascender, descender and lineGap are those of the chosen table, in design units.
  fileprivate func record(lineMetrics: LineMetrics) -> ReportValue {
    .object([
      .init("source", .string(source)),
      .init("face", .number(Double(face))),
      .init("postScriptName", .string(orNull: postScriptName)),
      .init("family", .string(orNull: family)),
      .init("style", .string(orNull: style)),
      .init("version", .string(orNull: version)),
      .init("variation", .null),
      .init("unitsPerEm", .number(Double(lineMetrics.unitsPerEm))),
      .init("ascender", .number(Double(lineMetrics.triple.ascender))),
      .init("descender", .number(Double(lineMetrics.triple.descender))),
      .init("lineGap", .number(Double(lineMetrics.triple.lineGap))),
      .init("capHeight", .number(orNull: metrics.os2?.capHeight)),
      .init("xHeight", .number(orNull: metrics.os2?.xHeight)),
      .init("metricsFrom", .string(lineMetrics.source.rawValue)),
      .init("rule", .string(lineMetrics.rule.rawValue)),
    ])
  }
}
