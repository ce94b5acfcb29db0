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
  public func ascender(at size: Double) -> Double {
    points(triple.ascender, growing: triple.height, at: size)
  }

  /// `UIFont.descender` in points: negative, below the baseline.
  public func descender(at size: Double) -> Double {
    points(triple.descender, at: size)
  }

  /// `UIFont.leading` in points: lineGap scaled. Not part of ``fontLineHeight(at:)`` (rule A1).
  public func leading(at size: Double) -> Double {
    points(triple.lineGap, at: size)
  }

  /// **A1** `UIFont.lineHeight = (ascender - descender) x size / unitsPerEm`, in points, never rounded. lineGap is not
  /// in it.
  ///
  /// Grade A where lineGap is 0 (six devices' values in Fixtures/oracle/uifont_line_heights.csv), B otherwise: UILabel
  /// leaves leading out (https://github.com/facebook/react-native/pull/27195,
  /// https://github.com/linkedin/LayoutKit/pull/38).
  public func fontLineHeight(at size: Double) -> Double {
    points(triple.height, growing: triple.height, at: size)
  }

  /// **A5** The height of a line in UITextView and TextKit, in points: ascender - descender + lineGap, because
  /// `usesFontLeading` adds the leading below every line, the last too. UILabel does not.
  ///
  /// Grade B: https://github.com/facebook/react-native/issues/27137.
  public func textKitLineHeight(at size: Double) -> Double {
    points(triple.height + triple.lineGap, growing: triple.height, at: size)
  }

  /// What a line height has left over for a font's line, lineHeight - fontLineHeight, in points; with the leading, what it
  /// has left over for TextKit's. Subtracted before the division, so that 36 - 28.8 is 7.2 and not 7.199999999999999.
  func remainder(of lineHeight: Double, at size: Double, includingLeading: Bool = false) -> Double {
    let (units, unitsPerEm) = fraction(
      triple.height + (includingLeading ? triple.lineGap : 0), growing: triple.height)
    // The line height may be this very quotient, and rounded; then nothing is left over.
    guard lineHeight != units * size / unitsPerEm else { return 0 }
    let (line, size) = (DecimalFraction(lineHeight), DecimalFraction(size))
    let difference = line.numerator * unitsPerEm * size.denominator - units * size.numerator * line.denominator
    return difference / (unitsPerEm * size.denominator * line.denominator)
  }

  /// The single place where design units become points: `units x size / unitsPerEm`, exact up to its last bit.
  private func points(_ units: Int, growing height: Int = 0, at size: Double) -> Double {
    let (units, unitsPerEm) = fraction(units, growing: height)
    return units * size / unitsPerEm
  }

  /// Design units and how many of them make an em, grown by rule A4 where that fired: sums of whole numbers.
  private func fraction(_ units: Int, growing height: Int) -> (units: Double, unitsPerEm: Double) {
    guard ascenderGrowth != 0, height != 0 else { return (Double(units), Double(unitsPerEm)) }
    return (Double(100 * units + ascenderGrowth * height), Double(100 * unitsPerEm))
  }
}
