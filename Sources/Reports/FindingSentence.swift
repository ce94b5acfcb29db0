package import LineHeightCore

extension Finding {
  /// The finding as one sentence: what was found, what it means, what to do.
  ///
  /// - Parameter places: decimal places of the points in it.
  package func sentence(places: Int) -> String {
    func points(_ value: Double) -> String { NumberFormat.short(value, places: places) }
    func signed(_ value: Int) -> String { value > 0 ? "+\(value)" : "\(value)" }
    switch self {
    case .hheaUnusable(let isPresent, let taken):
      return "\(isPresent ? "hhea has no ascender and descender" : "there is no hhea table"), so the "
        + "\(taken.tableName) values were taken; what Apple does with such a font is not known (A7)"
    case .positiveDescender(let descender, let source):
      return "the \(source.tableName) descender is +\(descender), above the baseline; it was taken as -\(descender)"
    case .platformsWithoutLine(let platforms, let error):
      let names = platforms.map(\.displayName)
      let take = names.count == 1 ? "takes" : "take"
      return "\(Self.list(names)) \(take) no line from this font: \(error.problem)"
    case .hheaVariedLikeTypo(let deltas):
      return "hhea was varied as OS/2's typo values are (ascender \(signed(deltas.ascender)), descender "
        + "\(signed(deltas.descender)), lineGap \(signed(deltas.lineGap)) units), because the two are equal by default; "
        + "what Apple does with MVAR is not known"
    case .charactersMissing(let characters):
      return
        "the font has no glyph for \(Self.list(characters.map(Self.name))): a line with \(characters.count == 1 ? "it" : "them") "
        + "is as tall as the tallest font in it, which these numbers do not know (A8)"
    case .glyphsLeaveLine(let extents, let ascender, let descender):
      let names = extents.map { extent in
        let reach = Double(extent.top) > ascender ? "up to \(extent.top)" : "down to \(extent.bottom)"
        return "\(Self.name(extent.character)) \(reach)"
      }
      return "glyphs leave the line box of \(points(ascender)) and \(points(descender)) units: \(Self.list(names)); "
        + "they may be cut off, or make lines taller in some versions of macOS (A9)"
    case .glyphsUnreadable:
      return "its glyphs cannot be read without an hhea table, so --text was not checked"
    case .nothingToDraw(let absence):
      return "nothing but boxes is drawn: \(Self.reason(absence))"
    case .glyphsBroken(let characters):
      return "the font's outlines of \(Self.list(characters.map(Self.name))) are broken; hatched boxes stand for them"
    case .drawnInLogicalOrder:
      return
        "text that runs from right to left is drawn from left to right, in the order of its characters: nothing here "
        + "shapes text"
    case .axesUnreadable:
      return "its fvar table is broken, so its axes and instances are not known"
    case .tablesBeyondEnd(let tags):
      let names = Self.list(tags.map { "'\(Printable.text($0))'" })
      return
        "\(tags.count == 1 ? "the table \(names) ends" : "the tables \(names) end") after the end of the file: the "
        + "file is incomplete, though its line metrics could be read"
    case .timesGrowthUnmeasured:
      return "the ascender was grown by 15 % because of the font's name, which is measured for Helvetica only (A4)"
    case .lineGapUncertain(let lineGap, let without, let with):
      return
        "whether SwiftUI adds this font's lineGap (\(lineGap) units) is not known (A6): without it, as in UILabel, "
        + "\(Self.answer(without, points)); with it, as in UITextView, \(Self.answer(with, points)) (--include-leading)"
    case .systemFontSizeUnmeasured(let size):
      let measured = LineMetrics.systemFontMeasuredSizes
      return "the iOS system font was measured from \(points(measured.lowerBound)) to \(points(measured.upperBound)) "
        + "pt; \(NumberFormat.exact(size)) pt is a prediction (A10)"
    case .lineHeightBelowFont(let tight):
      return Self.sentence(tight, points)
    case .paddingBelowZero(let answer):
      return "padding top \(points(answer.paddingTop)), bottom \(points(answer.paddingBottom)): below 0, the text "
        + "reaches out of its frame and may overlap or be clipped by what is around it"
    case .paddingTrims(let answer):
      return "padding top \(points(answer.paddingTop)), bottom \(points(answer.paddingBottom)): accents and descenders "
        + "reach out of the trimmed frame, as they do in Figma (F5)"
    case .designerFontReplaced:
      return
        "Figma's server lacked this font and answered with Roboto's metrics (F7): AUTO is taken from the font at hand, "
        + "px and % are right as they are"
    case .designerFontDiffers(let designer, let own):
      return
        "the designer's font has other metrics (F6): ascender - descender + lineGap is \(NumberFormat.fixed(designer, places: 4)) "
        + "em there and \(NumberFormat.fixed(own, places: 4)) here; get the designer's build of the font"
    case .baselineInLaidOutLineUnknown:
      return "where the baseline sits in a line that is rounded up to device pixels is not known (B3): "
        + "padding top + ascender was taken, which can be wrong by less than one device pixel"
    case .pitchRounded(let lineHeight, let pitch, let isTaken):
      return "Figma rounds this line height: \(points(lineHeight)) pt is drawn at \(points(pitch)) (F3)"
        + (isTaken ? ", which was taken" : "; --as-drawn takes what is drawn")
    case .boxRoundedUp(let lines, let pitch, let boxHeight):
      return "Figma rounds its text box up: \(points(pitch)) x \(lines) is \(points(pitch * Double(lines))), the box "
        + "\(points(boxHeight)) (F3); the difference is not padded"
    }
  }

  private static func reason(_ absence: OutlinedText.Absence) -> String {
    switch absence {
    case .onlyBitmaps: "the font has bitmaps only, no outlines"
    case .noAdvances: "a font without an hhea table does not say how wide its glyphs are"
    case .noFile: "these numbers come without a font file"
    }
  }

  private static func answer(_ answer: SpacingAnswer, _ points: (Double) -> String) -> String {
    let lineSpacing = "lineSpacing \(points(answer.lineSpacing))"
    if let padding = answer.padding { return "\(lineSpacing) and padding \(points(padding))" }
    return "\(lineSpacing), padding top \(points(answer.paddingTop)) and bottom \(points(answer.paddingBottom))"
  }

  private static func sentence(_ tight: TightLines, _ points: (Double) -> String) -> String {
    let further =
      tight.lines == 1
      ? "each further line is \(points(tight.laidOutLineHeight - tight.lineHeight)) pt too tall"
      : "\(tight.lines) lines will measure \(points(tight.measuredHeight)) pt instead of \(points(tight.wantedHeight))"
    let height = points(tight.lineHeight)
    let device = tight.isTextKit ? "a paragraph" : "SwiftUI"
    let newCall = tight.isTextKit ? "" : ".lineHeight(.exact(points: \(height))) alone on iOS 26, or in UIKit "
    return
      "the line height \(height) pt is below the font's line of \(points(tight.laidOutLineHeight)) pt, and \(device) has "
      + "no negative lineSpacing (B2): one line is right with the negative padding, \(further); use \(newCall)"
      + "minimumLineHeight = maximumLineHeight = \(height) with baselineOffset "
      + "\(points(tight.uiKit.baselineOffset)) (before iOS 16.4 \(points(tight.uiKit.earlierBaselineOffset)))"
  }
}

extension ReportValue {
  /// The findings of one weight as a record's sentences. Their points have three places, whatever `--precision` says: a
  /// record is the same for everybody.
  static func sentences(of findings: [Finding], _ severity: Finding.Severity) -> ReportValue {
    .array(findings.filter { $0.severity == severity }.map { .string($0.sentence(places: 3)) })
  }
}

extension MetricsError {
  /// What is wrong, as half a sentence; what to do about it depends on what was asked.
  package var problem: String {
    switch self {
    case .absent(let table): "the font has no \(table.tableName) values"
    case .nothingUsable(let hasHhea, let hasOS2):
      "\(hasHhea ? "hhea holds no ascender and descender" : "there is no hhea table"), and "
        + "\(hasOS2 ? "OS/2 has none either" : "there is no OS/2 table")"
    case .noHeight(let triple, let table):
      "the \(table.tableName) values make a line without height: ascender \(triple.ascender), descender "
        + "\(triple.descender)"
    case .noFigmaLine: "Figma takes no line from the font"
    case .noCapHeight: "the font tells no cap height (OS/2 sCapHeight)"
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

extension Finding {
  /// Most characters that a sentence names.
  private static let namedLimit = 8

  /// `'À' (U+00C0)`
  fileprivate static func name(_ scalar: Unicode.Scalar) -> String {
    let shown = FileName.shown(String(scalar))
    // A byte of the command line that is no UTF-8 stands as a scalar that nobody typed.
    if shown != String(scalar) { return "'\(shown)' (not UTF-8)" }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "'\(Printable.text(String(scalar)))' (U+\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits))"
  }

  /// The first few, and how many more there are.
  fileprivate static func list(_ names: [String]) -> String {
    let more = names.count - namedLimit
    return names.prefix(namedLimit).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }
}
