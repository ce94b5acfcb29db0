/// The three values that make a font's line, and how they were found.
///
/// Design units; scaled to points only in the functions below, each with one multiplication and one division.
public struct LineMetrics: Hashable, Sendable {
  /// Where the values stand in the font.
  public enum Source: String, Hashable, Sendable {
    /// The hhea table.
    case hhea
    /// OS/2 sTypoAscender, sTypoDescender, sTypoLineGap.
    case typo
    /// OS/2 usWinAscent, usWinDescent.
    case win
    /// The numbers of the iOS system font, measured on devices (rule A10).
    case systemFont = "system"
    /// The user's own numbers.
    case given
  }

  /// Design units in one em.
  public let unitsPerEm: Int
  /// Ascender, descender (negative is down) and lineGap, in design units, with the sign of the descender corrected.
  public let triple: VerticalTriple
  /// Where `triple` stands in the font.
  public let source: Source
  /// The rule that chose `source`.
  public let rule: Rule
  /// Hundredths of (ascender - descender) by which the ascender grows: 15 where rule A4 fires, else 0.
  public let ascenderGrowth: Int
  /// What has to be said about the choice.
  public let findings: [Finding]

  init(
    unitsPerEm: Int, triple: VerticalTriple, source: Source, rule: Rule, ascenderGrowth: Int = 0,
    findings: [Finding] = []
  ) {
    self.unitsPerEm = unitsPerEm
    self.triple = triple
    self.source = source
    self.rule = rule
    self.ascenderGrowth = ascenderGrowth
    self.findings = findings
  }

  /// `UIFont.ascender` in points: positive, above the baseline.
  public func ascender(at size: Double) -> Double { exactAscender(at: size).value }

  /// `UIFont.descender` in points: negative, below the baseline.
  public func descender(at size: Double) -> Double { points(triple.descender, at: size).value }

  /// `UIFont.leading` in points: lineGap scaled. Not part of ``fontLineHeight(at:)`` (rule A1).
  public func leading(at size: Double) -> Double { exactLeading(at: size).value }

  /// **A1** `UIFont.lineHeight = (ascender - descender) x size / unitsPerEm`, in points, never rounded. lineGap is not
  /// in it.
  ///
  /// Grade A where lineGap is 0 (six devices' values in Fixtures/oracle/uifont_line_heights.csv), B otherwise: UILabel
  /// leaves leading out (https://github.com/react/react-native/pull/27195,
  /// https://github.com/LinkedInAttic/LayoutKit/pull/38).
  public func fontLineHeight(at size: Double) -> Double { exactLine(at: size).value }

  /// **A5** The height of a line in UITextView and TextKit, in points: ascender - descender + lineGap, because
  /// `usesFontLeading` adds the leading below every line, the last too. UILabel does not.
  ///
  /// Grade B: https://github.com/react/react-native/issues/27137.
  public func textKitLineHeight(at size: Double) -> Double { exactLine(at: size, includingLeading: true).value }

  func exactAscender(at size: Double) -> ExactLength { points(triple.ascender, growing: triple.height, at: size) }

  func exactLeading(at size: Double) -> ExactLength { points(triple.lineGap, at: size) }

  /// A font's line, or with the leading TextKit's.
  func exactLine(at size: Double, includingLeading: Bool = false) -> ExactLength {
    points(triple.height + (includingLeading ? triple.lineGap : 0), growing: triple.height, at: size)
  }

  /// What a line height has left over for that line.
  func remainder(of lineHeight: ExactLength, at size: Double, includingLeading: Bool = false) -> ExactLength {
    let line = exactLine(at: size, includingLeading: includingLeading)
    // The line height may be this very quotient, and rounded; then nothing is left over.
    return lineHeight == line ? ExactLength(0) : lineHeight - line
  }

  /// The single place where design units become points: `units x size / unitsPerEm`. Where rule A4 fired, hundredths of a
  /// unit are summed, which are whole numbers too.
  private func points(_ units: Int, growing height: Int = 0, at size: Double) -> ExactLength {
    ExactLength(100 * units + ascenderGrowth * height) * ExactLength(decimal: size) / (100 * unitsPerEm)
  }
}
