/// Which values of a font make its line.
public enum MetricsRule: String, Hashable, Sendable, CaseIterable {
  /// What Core Text takes: rules A2, A3, A4 and A7 as one decision.
  case apple
  /// The hhea table, nothing else.
  case hhea
  /// OS/2 sTypo values, nothing else.
  case typo
  /// OS/2 usWin values, nothing else.
  case win

  /// The line metrics that this rule takes from a face.
  ///
  /// - Parameters:
  ///   - metrics: the tables of the face.
  ///   - postScriptName: name ID 6 of the face, for rule A4.
  /// - Throws: ``MetricsError`` where the font has no values to take.
  public func lineMetrics(
    of metrics: VerticalMetrics, postScriptName: String?
  ) throws(MetricsError) -> LineMetrics {
    switch self {
    case .apple: try Self.appleLineMetrics(of: metrics, postScriptName: postScriptName)
    case .hhea: try Self.chosen(metrics.hhea, .hhea, of: metrics)
    case .typo: try Self.chosen(metrics.os2?.typo, .typo, of: metrics)
    case .win: try Self.chosen(metrics.os2?.win, .win, of: metrics)
    }
  }

  /// The values that Core Text takes, whole triples only, never field by field:
  ///
  /// 1. **A7** Without an hhea table, or with ascender and descender both 0 in it: sTypo, then win, with a warning.
  ///    Grade C: https://github.com/harfbuzz/ttf-parser/issues/53.
  /// 2. **A3** A STAT table and OS/2.fsSelection bit 7 (version 4 on) together: sTypo. Without STAT the bit is ignored:
  ///    Pretendard has the bit and no STAT. Grade B: https://github.com/WebKit/WebKit/pull/17474.
  /// 3. **A2** hhea otherwise. Grade A: https://github.com/w3c/csswg-drafts/issues/5485, a Core Text engineer.
  ///
  /// Then **A4** for fonts of some names; see `GrowingFamily`.
  private static func appleLineMetrics(
    of metrics: VerticalMetrics, postScriptName: String?
  ) throws(MetricsError) -> LineMetrics {
    guard let hhea = metrics.hhea, !hhea.isEmpty else {
      let replacements: [(LineMetrics.Source, VerticalTriple?)] = [
        (.typo, metrics.os2?.typo), (.win, metrics.os2?.win),
      ]
      for case (let source, let triple?) in replacements where !triple.isEmpty {
        return try make(
          triple, source, .a7, of: metrics, findings: [.hheaUnusable(isPresent: metrics.hhea != nil, taken: source)])
      }
      throw .nothingUsable(hasHhea: metrics.hhea != nil, hasOS2: metrics.os2 != nil)
    }
    if metrics.hasSTAT, let os2 = metrics.os2, os2.usesTypoMetrics, let typo = os2.typo, !typo.isEmpty {
      return try make(typo, .typo, .a3, of: metrics, named: postScriptName)
    }
    return try make(hhea, .hhea, .a2, of: metrics, named: postScriptName)
  }

  /// **A4** Core Text adds 15 % of (ascender - descender) to the ascender of the fonts whose PostScript name is
  /// `Helvetica`, `Helvetica-*` or `Times-*`; not of HelveticaNeue, not of TimesNewRoman.
  ///
  /// Grade A for Helvetica (17 pt is 19.55 on a device, https://zhaoxin.pro/technology/15918614844798.html), C for Times.
  private enum GrowingFamily: String, CaseIterable {
    case helvetica = "Helvetica"
    case times = "Times"

    static let percent = 15

    init?(postScriptName: String?) {
      guard let name = postScriptName else { return nil }
      let family = Self.allCases.first { name.utf8.starts(with: "\($0.rawValue)-".utf8) }
      guard let family = name == Self.helvetica.rawValue ? .helvetica : family else { return nil }
      self = family
    }
  }

  private static func chosen(
    _ triple: VerticalTriple?, _ source: LineMetrics.Source, of metrics: VerticalMetrics
  ) throws(MetricsError) -> LineMetrics {
    guard let triple else { throw .absent(source) }
    return try make(triple, source, .chosen, of: metrics)
  }

  private static func make(
    _ triple: VerticalTriple, _ source: LineMetrics.Source, _ rule: Rule, of metrics: VerticalMetrics,
    named postScriptName: String? = nil, findings: [Finding] = []
  ) throws(MetricsError) -> LineMetrics {
    guard let family = GrowingFamily(postScriptName: postScriptName) else {
      return try .checked(
        triple, unitsPerEm: metrics.unitsPerEm, source: source, rule: rule, findings: findings)
    }
    return try .checked(
      triple, unitsPerEm: metrics.unitsPerEm, source: source, rule: .a4, growth: GrowingFamily.percent,
      findings: findings + (family == .times ? [.timesGrowthUnmeasured] : []))
  }
}

extension VerticalTriple {
  /// Ascender and descender both 0: values that nobody filled in.
  var isEmpty: Bool { ascender == 0 && descender == 0 }

  /// The same with a descender above the baseline taken as one below it: some fonts forget the sign.
  var withDescenderBelow: VerticalTriple {
    VerticalTriple(ascender: ascender, descender: descender > 0 ? -descender : descender, lineGap: lineGap)
  }
}

extension LineMetrics {
  /// Corrects the sign of a positive descender, with a warning, and refuses a line without a height.
  static func checked(
    _ raw: VerticalTriple, unitsPerEm: Int, source: Source, rule: Rule, growth: Int = 0, findings: [Finding] = []
  ) throws(MetricsError) -> LineMetrics {
    let triple = raw.withDescenderBelow
    let findings = findings + (triple == raw ? [] : [.positiveDescender(raw.descender, source)])
    guard triple.height > 0 else { throw .noHeight(raw, source) }
    return LineMetrics(
      unitsPerEm: unitsPerEm, triple: triple, source: source, rule: rule, ascenderGrowth: growth, findings: findings)
  }

  /// Line metrics that a person gives instead of a font file, in the hhea table's convention.
  ///
  /// - Throws: ``MetricsError/noHeight(_:_:)`` where ascender - descender is not above 0.
  public static func given(_ triple: VerticalTriple, unitsPerEm: Int) throws(MetricsError) -> LineMetrics {
    try checked(triple, unitsPerEm: unitsPerEm, source: .given, rule: .given)
  }

  /// **A10** The iOS system font, San Francisco: 1950, -494, 0 in 2048 units.
  ///
  /// Grade A, seen on devices from 15 to 128 pt (Fixtures/oracle/uifont_line_heights.csv). The macOS file SFNS has other
  /// values and must not be read in its place.
  public static let systemFont = LineMetrics(
    unitsPerEm: 2048, triple: VerticalTriple(ascender: 1950, descender: -494), source: .systemFont, rule: .a10)

  /// The sizes at which rule A10 was measured, in points.
  public static let systemFontMeasuredSizes = 15.0...128.0
}

/// Why a font gives no line metrics. The payload is what was found.
public enum MetricsError: Error, Hashable, Sendable {
  /// The chosen values are not in the font (or its table ends before them).
  case absent(LineMetrics.Source)
  /// hhea is absent or all 0, and OS/2 holds nothing to take instead.
  case nothingUsable(hasHhea: Bool, hasOS2: Bool)
  /// ascender - descender is 0 or less.
  case noHeight(VerticalTriple, LineMetrics.Source)
  /// AUTO or a baseline of Figma is asked for, and Figma takes no line from the font.
  case noFigmaLine
  /// The text shall be trimmed to its cap height, and the font tells none.
  case noCapHeight
}
