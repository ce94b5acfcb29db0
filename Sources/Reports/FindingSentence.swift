package import LineHeightCore

extension Finding {
  /// The finding as one sentence: what was found, what it means, what to do.
  ///
  /// - Parameter places: decimal places of the points in it.
  package func sentence(places: Int) -> String {
    func points(_ value: Double) -> String { NumberFormat.short(value, places: places) }
    switch self {
    case .hheaUnusable(let isPresent, let taken):
      return "\(isPresent ? "hhea has no ascender and descender" : "there is no hhea table"), so the "
        + "\(taken.tableName) values were taken; what Apple does with such a font is not known (A7)"
    case .positiveDescender(let descender, let source):
      return "the \(source.tableName) descender is +\(descender), above the baseline; it was taken as -\(descender)"
    case .tableBeyondEnd(let tag):
      return "the table '\(Printable.text(tag))' ends after the end of the file: the file is incomplete, "
        + "though its line metrics could be read"
    case .timesGrowthUnmeasured:
      return "the ascender was grown by 15 % because of the font's name, which is measured for Helvetica only (A4)"
    case .lineGapUncertain(let lineGap, let without, let with):
      return
        "whether SwiftUI adds this font's lineGap (\(lineGap) units) is not known (A6): the numbers are without it, "
        + "as in UILabel; with it, as in UITextView, they are lineSpacing \(points(with.lineSpacing)), padding top "
        + "\(points(with.paddingTop)) and bottom \(points(with.paddingBottom)) "
        + "instead of \(points(without.lineSpacing)), \(points(without.paddingTop)) and \(points(without.paddingBottom))"
    case .systemFontSizeUnmeasured(let size):
      let measured = LineMetrics.systemFontMeasuredSizes
      return
        "the iOS system font was measured from \(points(measured.lowerBound)) to \(points(measured.upperBound)) pt; "
        + "\(NumberFormat.exact(size)) pt is a prediction (A10)"
    case .lineHeightBelowFont(let lineHeight, let fontLineHeight):
      let excess = points(fontLineHeight - lineHeight)
      return
        "the line height \(points(lineHeight)) pt is below font.lineHeight \(points(fontLineHeight)) pt, and SwiftUI "
        + "counts a negative lineSpacing as 0 (B2): one line is right with the negative padding, each further line is "
        + "\(excess) pt too tall; on iOS 26 use .lineHeight(.exact(points: \(points(lineHeight)))) instead of both"
    }
  }
}

extension LineMetrics.Source {
  /// The source in a sentence.
  package var tableName: String {
    switch self {
    case .hhea: "hhea"
    case .typo: "OS/2 sTypo"
    case .win: "OS/2 usWin"
    case .systemFont: "iOS system font"
    case .given: "given"
    }
  }
}
