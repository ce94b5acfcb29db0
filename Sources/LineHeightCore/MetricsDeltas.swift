/// What a variable font's MVAR table adds to the values of OS/2 at one place on its axes, in design units
/// (https://learn.microsoft.com/typography/opentype/spec/mvar).
public struct MetricsDeltas: Hashable, Sendable {
  /// `hasc`, `hdsc` and `hlgp`: for sTypoAscender, sTypoDescender and sTypoLineGap.
  public var typo: VerticalTriple
  /// `hcla`: for usWinAscent, which is positive upwards.
  public var winAscent: Int
  /// `hcld`: for usWinDescent, which is positive downwards.
  public var winDescent: Int
  /// `xhgt`
  public var xHeight: Int
  /// `cpht`
  public var capHeight: Int

  /// Deltas as MVAR names them.
  public init(
    typo: VerticalTriple = VerticalTriple(ascender: 0, descender: 0), winAscent: Int = 0, winDescent: Int = 0,
    xHeight: Int = 0, capHeight: Int = 0
  ) {
    self.typo = typo
    self.winAscent = winAscent
    self.winDescent = winDescent
    self.xHeight = xHeight
    self.capHeight = capHeight
  }
}

extension VerticalMetrics {
  /// The metrics at a place on the axes, and what has to be said about them.
  ///
  /// MVAR's `hasc`, `hdsc` and `hlgp` are defined for OS/2. hhea takes the same where its three values equal OS/2's by
  /// default, and stays otherwise: that is what fontTools' instancer writes
  /// (https://github.com/fonttools/fonttools/issues/3297). What Apple does is not published: grade C, so a note says it.
  public func varied(by deltas: MetricsDeltas) -> (metrics: VerticalMetrics, findings: [Finding]) {
    guard let os2 else { return (self, []) }
    var varied = self
    varied.os2?.typo = os2.typo.map { $0 + deltas.typo }
    varied.os2?.win = os2.win.map {
      VerticalTriple(ascender: $0.ascender + deltas.winAscent, descender: $0.descender - deltas.winDescent)
    }
    varied.os2?.xHeight = os2.xHeight.map { $0 + deltas.xHeight }
    varied.os2?.capHeight = os2.capHeight.map { $0 + deltas.capHeight }
    guard let hhea, hhea == os2.typo, deltas.typo != VerticalTriple(ascender: 0, descender: 0) else {
      return (varied, [])
    }
    varied.hhea = hhea + deltas.typo
    return (varied, [.hheaVariedLikeTypo(deltas.typo)])
  }
}

extension VerticalTriple {
  fileprivate static func + (left: VerticalTriple, right: VerticalTriple) -> VerticalTriple {
    VerticalTriple(
      ascender: left.ascender + right.ascender, descender: left.descender + right.descender,
      lineGap: left.lineGap + right.lineGap)
  }
}
