package import LineHeightCore

extension SpacingResult {
  /// The result as the tree that docs/result.schema.json describes: always the same keys, `null` for what is not there.
  package var record: ReportValue { .object(members(findings)) }

  /// What the record has, with all that there is to say.
  func members(_ findings: [Finding]) -> [ReportValue.Member] {
    let answer = spacing.answer
    return [
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
      .init("laidOutLineHeight", .number(spacing.laidOutLineHeight)),
      .init("lineSpacing", .number(answer.lineSpacing)),
      .init("padding", .number(orNull: answer.padding)),
      .init("paddingTop", .number(answer.paddingTop)),
      .init("paddingBottom", .number(answer.paddingBottom)),
      .init("fits", .bool(spacing.fits)),
      .init("swiftUI", swiftUI),
      .init("figma", figma),
      .init("notes", .sentences(of: findings, .note)),
      .init("warnings", .sentences(of: findings, .warning)),
    ]
  }

  private var swiftUI: ReportValue {
    .object([
      .init("lines", .number(Double(spacing.options.lines))),
      .init("naturalHeight", .number(spacing.naturalHeight)),
      .init("height", .number(spacing.height(lines: spacing.options.lines))),
      .init("baselines", .array(spacing.baselines.map(ReportValue.number))),
    ])
  }

  private var figma: ReportValue {
    .object([
      .init("pitch", .number(spacing.figmaPitch)),
      .init("auto", .number(orNull: spacing.figma?.auto(at: spacing.size))),
      .init("boxHeight", .number(spacing.figmaBoxHeight)),
      .init("baselines", .array(spacing.figmaBaselines.map(ReportValue.number))),
      .init("capTrimHeight", .number(orNull: spacing.figma?.capTrimHeight(at: spacing.size))),
    ])
  }
}

extension FontFacts {
  /// The face as a tree; ascender, descender and lineGap are those of the chosen table, in design units.
  fileprivate func record(lineMetrics: LineMetrics) -> ReportValue {
    .object([
      .init("source", .string(FileName.shown(source))),
      .init("face", .number(Double(face))),
      .init("postScriptName", .string(orNull: postScriptName)),
      .init("family", .string(orNull: family)),
      .init("style", .string(orNull: style)),
      .init("version", .string(orNull: version)),
      .init("variation", variation?.record ?? .null),
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
