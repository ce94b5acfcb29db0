package import LineHeightCore

extension FaceDetails {
  /// The size at which platforms are compared, in points.
  package static let comparedSize = 16.0

  /// The face as a tree: always the same keys, `null` for what is not there.
  ///
  /// - Parameter findings: ``FaceDetails/findings``, which whoever says them has worked out already.
  package func record(_ findings: [Finding]) -> ReportValue {
    let (metrics, lines) = (facts.metrics, lines)
    return .object([
      .init("font", fontRecord),
      .init("unitsPerEm", .number(Double(metrics.unitsPerEm))),
      .init("hhea", Self.record(metrics.hhea)),
      .init("typo", Self.record(metrics.os2?.typo)),
      .init(
        "win",
        .object([
          .init("ascent", .number(orNull: metrics.os2?.win?.ascender)),
          .init("descent", .number(orNull: metrics.os2?.win.map { -$0.descender })),
        ])),
      .init("os2Version", .number(orNull: metrics.os2?.version)),
      .init("fsSelection", .number(orNull: metrics.os2?.fsSelection)),
      .init("useTypoMetrics", metrics.os2.map { .bool($0.usesTypoMetrics) } ?? .null),
      .init("stat", .bool(metrics.hasSTAT)),
      .init("mvar", .bool(hasMVAR)),
      .init("xHeight", .number(orNull: metrics.os2?.xHeight)),
      .init("capHeight", .number(orNull: metrics.os2?.capHeight)),
      .init(
        "lines",
        .object(
          Platform.allCases.map { platform in
            .init(platform.rawValue, Self.record(of: lines.first { $0.platform == platform }))
          })),
      .init(
        "disagreement",
        .object([
          .init("size", .number(Self.comparedSize)),
          .init("points", .number(PlatformDisagreement(lines, at: Self.comparedSize).difference)),
        ])),
      .init("notes", .sentences(of: findings, .note)),
      .init("warnings", .sentences(of: findings, .warning)),
    ])
  }

  private var fontRecord: ReportValue {
    .object([
      .init("source", .string(FileName.shown(facts.source))),
      .init("face", .number(Double(facts.face))),
      .init("postScriptName", .string(orNull: facts.postScriptName)),
      .init("family", .string(orNull: facts.family)),
      .init("style", .string(orNull: facts.style)),
      .init("fullName", .string(orNull: facts.fullName)),
      .init("version", .string(orNull: facts.version)),
      .init("variation", facts.variation?.record ?? .null),
      .init("axes", axesRecord),
      .init("instances", instancesRecord),
    ])
  }

  private var axesRecord: ReportValue {
    .described(
      .array(
        axes.map {
          .object([
            .init("tag", .string($0.tag)), .init("minimum", .number($0.minimum)),
            .init("default", .number($0.defaultValue)), .init("maximum", .number($0.maximum)),
          ])
        }), text: axes.map(\.text).joined(separator: " "))
  }

  private var instancesRecord: ReportValue {
    .described(
      .array(
        instances.map { instance in
          .object([
            .init("name", .string(orNull: instance.name)),
            .init("postScriptName", .string(orNull: instance.postScriptName)),
            .init("axes", .object(zip(axes, instance.coordinates).map { .init($0.tag, .number($1)) })),
          ])
        }), text: Printable.text(instances.map { $0.name ?? "" }.joined(separator: "; ")))
  }

  private static func record(_ triple: VerticalTriple?) -> ReportValue {
    .object([
      .init("ascender", .number(orNull: triple?.ascender)), .init("descender", .number(orNull: triple?.descender)),
      .init("lineGap", .number(orNull: triple?.lineGap)),
    ])
  }

  /// `perEm` and `height` are before, `drawnHeight` after the platform's rounding.
  private static func record(of line: PlatformLine?) -> ReportValue {
    .object([
      .init("perEm", .number(orNull: line?.height(at: 1))),
      .init("height", .number(orNull: line?.height(at: Self.comparedSize))),
      .init("drawnHeight", .number(orNull: line?.drawnHeight(at: Self.comparedSize))),
      .init("metricsFrom", .string(orNull: line?.metrics.source.rawValue)),
      .init("rule", .string(orNull: line?.rule.rawValue)),
    ])
  }
}

extension VariationAxis {
  /// `wght=100..400..900`: lowest, default and highest value.
  var text: String {
    let values = [minimum, defaultValue, maximum].map(NumberFormat.exact)
    return "\(Printable.text(tag))=\(values.joined(separator: ".."))"
  }
}
