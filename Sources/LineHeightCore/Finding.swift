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
  /// Platforms that take no line from the font, and why.
  case platformsWithoutLine([Platform], MetricsError)
  /// hhea was varied by these MVAR deltas, in design units, because it equals OS/2's typo values by default.
  case hheaVariedLikeTypo(VerticalTriple)
  /// Characters of the text that the font has no glyph for (A8).
  case charactersMissing([Unicode.Scalar])
  /// The face has no hhea, so that its glyphs cannot be looked at, though a text was asked about.
  case glyphsUnreadable
  /// Characters of the text whose glyphs leave the line box (A9). In design units; the ascender is grown where A4 grew it.
  case glyphsLeaveLine([TextCoverage.Extent], ascender: Double, descender: Double)
  /// The text has no outlines to draw.
  case nothingToDraw(OutlinedText.Absence)
  /// Characters of the text whose outlines are broken.
  case glyphsBroken([Unicode.Scalar])
  /// Text that runs from right to left, drawn in the order of its characters from left to right.
  case drawnInLogicalOrder
  /// The fvar table could not be read, so that the font's axes are not known.
  case axesUnreadable
  /// Tables that nothing here needs end after the end of the file.
  case tablesBeyondEnd([String])
  /// The 15 % of rule A4 is measured for Helvetica only; this font is a Times.
  case timesGrowthUnmeasured
  /// A lineGap that SwiftUI may or may not add (A6): both answers. In design units and points.
  case lineGapUncertain(lineGap: Int, without: SpacingAnswer, with: SpacingAnswer)
  /// The size lies outside those at which the system font was measured (A10). In points.
  case systemFontSizeUnmeasured(Double)
  /// The line height is below the font's own line (B2).
  case lineHeightBelowFont(TightLines)
  /// A padding that was not asked to be negative is (SwiftUI then lets the text overlap its surroundings). In points.
  case paddingBelowZero(SpacingAnswer)
  /// The paddings cut the text down to its cap height, as asked (F5). In points.
  case paddingTrims(SpacingAnswer)
  /// Figma's server lacked the designer's font and answered with Roboto's metrics (F7).
  case designerFontReplaced
  /// The designer's font has another line than the font at hand (F6): (ascender - descender + lineGap) / unitsPerEm of both.
  case designerFontDiffers(designer: Double, own: Double)
  /// Where the baseline sits in a line that was rounded up to device pixels is not known (B3).
  case baselineInLaidOutLineUnknown
  /// Figma draws AUTO and percentages at whole pixels (F3), which were taken or not.
  case pitchRounded(lineHeight: Double, pitch: Double, isTaken: Bool)
  /// Figma makes the text box a whole number of pixels, which no padding here makes up for (F3).
  case boxRoundedUp(lines: Int, pitch: Double, boxHeight: Double)

  /// Note or warning.
  public var severity: Severity {
    switch self {
    case .hheaUnusable, .positiveDescender, .platformsWithoutLine, .tablesBeyondEnd, .axesUnreadable,
      .charactersMissing,
      .glyphsUnreadable, .glyphsBroken, .lineHeightBelowFont, .paddingBelowZero, .designerFontDiffers:
      .warning
    case .timesGrowthUnmeasured, .lineGapUncertain, .systemFontSizeUnmeasured, .paddingTrims,
      .baselineInLaidOutLineUnknown, .pitchRounded, .boxRoundedUp, .hheaVariedLikeTypo, .glyphsLeaveLine,
      .designerFontReplaced, .nothingToDraw, .drawnInLogicalOrder:
      .note
    }
  }
}

/// Lines that are too tight for a lineSpacing (B2). Lengths in points.
public struct TightLines: Hashable, Sendable {
  /// What a line shall measure.
  public let lineHeight: Double
  /// What a line measures on the device.
  public let laidOutLineHeight: Double
  /// How many lines the text has.
  public let lines: Int
  /// What that many lines shall measure, and what they will.
  public let wantedHeight: Double, measuredHeight: Double
  /// Whether the text is UITextView's (A5).
  public let isTextKit: Bool
  /// The way out in UIKit (B5).
  public let uiKit: UIKitText
}
