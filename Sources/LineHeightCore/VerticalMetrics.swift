/// The vertical metrics of one face exactly as its tables hold them: nothing corrected, nothing chosen.
///
/// All lengths are in design units, `unitsPerEm` of which make one em. What a table does not hold is `nil`, never 0.
public struct VerticalMetrics: Hashable, Sendable {
  /// Design units in one em, from head.unitsPerEm: 16 ... 16384.
  public var unitsPerEm: Int
  /// hhea.ascender, hhea.descender, hhea.lineGap; `nil` without an hhea table.
  public var hhea: VerticalTriple?
  /// What is used of the OS/2 table; `nil` without one.
  public var os2: OS2Metrics?
  /// Whether the face has a STAT table. Apple heeds OS/2's bit 7 only then (rule A3).
  public var hasSTAT: Bool

  /// Raw metrics from the tables of one face.
  public init(unitsPerEm: Int, hhea: VerticalTriple?, os2: OS2Metrics? = nil, hasSTAT: Bool = false) {
    self.unitsPerEm = unitsPerEm
    self.hhea = hhea
    self.os2 = os2
    self.hasSTAT = hasSTAT
  }

  /// OS/2 sCapHeight in points; `nil` where the font has none.
  public func capHeight(at size: Double) -> Double? { points(os2?.capHeight, at: size) }

  /// OS/2 sxHeight in points; `nil` where the font has none.
  public func xHeight(at size: Double) -> Double? { points(os2?.xHeight, at: size) }

  private func points(_ units: Int?, at size: Double) -> Double? {
    units.map { Double($0) * size / Double(unitsPerEm) }
  }
}

/// Ascender, descender and lineGap of one table, in design units.
public struct VerticalTriple: Hashable, Sendable {
  /// Distance from the baseline up to the top of the line; positive is up.
  public var ascender: Int
  /// Distance from the baseline to the bottom of the line; negative is down.
  public var descender: Int
  /// Extra distance to the next line. May be negative in odd fonts.
  public var lineGap: Int

  /// A triple in the sign convention of the hhea table.
  public init(ascender: Int, descender: Int, lineGap: Int = 0) {
    self.ascender = ascender
    self.descender = descender
    self.lineGap = lineGap
  }

  /// Height of the line box, ascender - descender, in design units.
  public var height: Int { ascender - descender }
}

/// What is used of the OS/2 table, in design units.
public struct OS2Metrics: Hashable, Sendable {
  /// OS/2.version.
  public var version: Int
  /// OS/2.fsSelection, all 16 bits.
  public var fsSelection: Int
  /// sTypoAscender, sTypoDescender, sTypoLineGap; `nil` where the table ends before them.
  public var typo: VerticalTriple?
  /// usWinAscent and usWinDescent as a triple: the descent is positive in the table and negative here, and there is
  /// no gap. `nil` where the table ends before them.
  public var win: VerticalTriple?
  /// sxHeight; `nil` before version 2 or in a short table.
  public var xHeight: Int?
  /// sCapHeight; `nil` before version 2 or in a short table.
  public var capHeight: Int?

  /// The used part of an OS/2 table.
  public init(
    version: Int, fsSelection: Int = 0, typo: VerticalTriple?, win: VerticalTriple?, xHeight: Int? = nil,
    capHeight: Int? = nil
  ) {
    self.version = version
    self.fsSelection = fsSelection
    self.typo = typo
    self.win = win
    self.xHeight = xHeight
    self.capHeight = capHeight
  }

  /// USE_TYPO_METRICS: fsSelection bit 7, defined from version 4 on
  /// (https://learn.microsoft.com/typography/opentype/spec/os2#fsselection).
  public var usesTypoMetrics: Bool { version >= 4 && hasTypoBit }

  /// fsSelection bit 7, whether it is defined in this version or not.
  var hasTypoBit: Bool { fsSelection & 1 << 7 != 0 }
}
