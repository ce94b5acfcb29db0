/// How Figma sets text in one font: its lines come from hhea, whatever rule the device side follows.
public struct FigmaText: Hashable, Sendable {
  /// The hhea values, with their sign corrected.
  public let metrics: LineMetrics
  /// OS/2 sCapHeight in design units; `nil` where the font has none.
  public let capHeight: Int?

  /// The metrics that Figma takes from a face: hhea; where that is unusable, what rule A7 takes.
  ///
  /// - Throws: ``MetricsError`` where the font has no values to take.
  public init(metrics: VerticalMetrics) throws(MetricsError) {
    let rule: MetricsRule = metrics.hhea.map { !$0.isEmpty } == true ? .hhea : .apple
    self.metrics = try rule.lineMetrics(of: metrics, postScriptName: nil)
    capHeight = metrics.os2?.capHeight
  }

  /// Figma with numbers that did not come from a file.
  public init(hhea metrics: LineMetrics) {
    self.metrics = metrics
    capHeight = nil
  }

  /// **F2** AUTO = (ascender - descender + lineGap) x size / unitsPerEm, in points, as unrounded as in the REST answer.
  ///
  /// Grade A: 198 of 198 rows of Fixtures/oracle/figma_auto_line_heights.csv whose family is in font_metrics.csv.
  public func auto(at size: Double) -> Double {
    exactAuto(at: size).value
  }

  func exactAuto(at size: Double) -> ExactLength { metrics.exactLine(at: size, includingLeading: true) }

  /// **F3** The distance of drawn baselines, in pixels: AUTO and percentages are rounded, pixels are not.
  ///
  /// Grade A: Fixtures/oracle/figma_text_boxes.csv, figma_multiline_boxes.csv.
  static func pitch(_ lineHeight: DesignLineHeight, points: ExactLength) -> ExactLength {
    switch lineHeight {
    case .points, .timesFontLineHeight: points
    case .percentOfSize, .auto, .percentOfAuto: Rounding.roundHalfUp(points)
    }
  }

  /// **F3** The height of the text box around `lines` lines, in pixels: always a whole number. Grade A.
  static func boxHeight(lines: Int, pitch: ExactLength) -> Double {
    Rounding.ceil(pitch * lines).value
  }

  /// **F4** How far the baseline of a line (0, 1, ...) lies below the top of the box: always a whole pixel.
  ///
  /// roundHalfUp(k x P + (P - (a + d)) / 2 + a), where a and d are the scaled ascender and -descender: half of what the
  /// pitch adds to the font's line lies above the line. Pretendard-Bold at 24/36: 27, not 26.53. Grade A for the first line
  /// (203 of 203 rows of figma_text_boxes.csv), B for the others (124 of 129 seen).
  func baseline(ofLine line: Int, pitch: ExactLength, size: Double) -> ExactLength {
    let halfLeading = (pitch - metrics.exactLine(at: size)) / 2
    return Rounding.roundHalfUp(pitch * line + halfLeading + metrics.exactAscender(at: size))
  }

  /// **F5** The height of a line with `leadingTrim: CAP_HEIGHT`, in pixels: roundHalfUp(capHeight x size), with the baseline
  /// on its bottom edge. `nil` where the font has no cap height.
  ///
  /// Grade A: Fixtures/oracle/figma_cap_trim_boxes.csv.
  public func capTrimHeight(at size: Double) -> Double? { exactCapTrimHeight(at: size)?.value }

  func exactCapTrimHeight(at size: Double) -> ExactLength? {
    capHeight.map { Rounding.roundHalfUp(ExactLength($0) * ExactLength(decimal: size) / metrics.unitsPerEm) }
  }
}

/// What a REST TypeStyle tells about the build of the font that the designer had.
public enum DesignerFont: Hashable, Sendable {
  /// The font at hand has the same line.
  case same
  /// Figma's server lacked the font and answered with Roboto's metrics; px and % stay valid, AUTO does not.
  case replacedByRoboto
  /// The designer's font has another line: (ascender - descender + lineGap) / unitsPerEm was this.
  case otherMetrics(ratio: Double)

  /// How far two ratios may differ and still be the same font's. Figma answers with about six digits.
  static let tolerance = 0.0005
  /// Roboto's (ascender - descender + lineGap) / unitsPerEm.
  static let robotoRatio = 75.0 / 64

  /// **F6** lineHeightPx / (lineHeightPercent / 100) / fontSize is (ascender - descender + lineGap) / unitsPerEm of the
  /// font that Figma's server had, whatever the unit of the style. Grade A, from REST answers.
  ///
  /// - Parameters:
  ///   - lineHeightPx: the style's `lineHeightPx`.
  ///   - lineHeightPercent: the style's `lineHeightPercent`, per cent of AUTO.
  ///   - fontSize: the style's `fontSize`.
  static func ratio(lineHeightPx: Double, lineHeightPercent: Double, fontSize: Double) -> Double {
    lineHeightPx / (lineHeightPercent / 100) / fontSize
  }

  /// **F7** Where that ratio is 75/64 while the font at hand is not within 0.0005 of it, the server lacked the font and
  /// answered for Roboto. Asked first; only then a ratio that is off by more than 0.0005 means another build of the font.
  /// Grade A, seen with 18 families.
  ///
  /// - Parameters:
  ///   - lineHeightPx: the style's `lineHeightPx`.
  ///   - lineHeightPercent: the style's `lineHeightPercent`, per cent of AUTO.
  ///   - fontSize: the style's `fontSize`.
  ///   - figma: the font at hand.
  public init(lineHeightPx: Double, lineHeightPercent: Double, fontSize: Double, figma: FigmaText) {
    let ratio = Self.ratio(lineHeightPx: lineHeightPx, lineHeightPercent: lineHeightPercent, fontSize: fontSize)
    let own = figma.auto(at: 1)
    if abs(ratio - Self.robotoRatio) <= Self.tolerance, abs(own - Self.robotoRatio) > Self.tolerance {
      self = .replacedByRoboto
    } else if abs(ratio - own) <= Self.tolerance {
      self = .same
    } else {
      self = .otherMetrics(ratio: ratio)
    }
  }
}
