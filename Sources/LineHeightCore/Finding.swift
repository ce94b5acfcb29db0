/// Something that has to be said about a result: a fact with its numbers. Its sentence is made in Reports.
public enum Finding: Hashable, Sendable {
  /// How much a finding weighs.
  public enum Severity: String, Hashable, Sendable {
    /// Good to know; never fails a run.
    case note
    /// Something is off; fails the run under `--strict`.
    case warning
  }

  /// hhea is absent, or its ascender and descender are both 0, and other values were taken (A7).
  case hheaUnusable(isPresent: Bool, taken: LineMetrics.Source)
  /// A descender above 0 was taken as negative. In design units.
  case positiveDescender(Int, LineMetrics.Source)
  /// A table that nothing here needs ends after the end of the file.
  case tableBeyondEnd(tag: String)
  /// The 15 % of rule A4 is measured for Helvetica only; this font is a Times.
  case timesGrowthUnmeasured
  /// A lineGap that SwiftUI may or may not add (A6): both answers. In design units and points.
  case lineGapUncertain(lineGap: Int, without: SpacingAnswer, with: SpacingAnswer)
  /// The size lies outside those at which the system font was measured (A10). In points.
  case systemFontSizeUnmeasured(Double)
  /// The line height is below font.lineHeight (B2). In points.
  case lineHeightBelowFont(lineHeight: Double, fontLineHeight: Double)

  /// Note or warning.
  public var severity: Severity {
    switch self {
    case .hheaUnusable, .positiveDescender, .tableBeyondEnd, .lineHeightBelowFont: .warning
    case .timesGrowthUnmeasured, .lineGapUncertain, .systemFontSizeUnmeasured: .note
    }
  }

  /// The rule that the finding is about, if it is one of the domain's.
  public var rule: Rule? {
    switch self {
    case .hheaUnusable: .a7
    case .positiveDescender, .tableBeyondEnd: nil
    case .timesGrowthUnmeasured: .a4
    case .lineGapUncertain: .a6
    case .systemFontSizeUnmeasured: .a10
    case .lineHeightBelowFont: .b2
    }
  }
}
