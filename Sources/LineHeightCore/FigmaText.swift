/// How Figma sets a text of one font and size. Its values come from hhea, whatever rule the device side follows.
public struct FigmaText: Hashable, Sendable {
  /// The hhea values, with their sign corrected.
  public let metrics: LineMetrics

  /// The metrics that Figma takes from a face: hhea; where that is unusable, what rule A7 takes.
  ///
  /// - Throws: ``MetricsError`` where the font has no values to take.
  public init(metrics: VerticalMetrics) throws(MetricsError) {
    if let hhea = metrics.hhea, !hhea.isEmpty {
      self.metrics = try MetricsRule.hhea.lineMetrics(of: metrics, postScriptName: nil)
    } else {
      self.metrics = try MetricsRule.apple.lineMetrics(of: metrics, postScriptName: nil)
    }
  }

  /// Figma with numbers that did not come from a file.
  public init(hhea metrics: LineMetrics) {
    self.metrics = metrics
  }

  /// **F2** AUTO = (ascender - descender + lineGap) x size / unitsPerEm, in points, as unrounded as in the REST answer.
  ///
  /// Grade A: 198 of 198 rows of Fixtures/oracle/figma_auto_line_heights.csv whose family is in font_metrics.csv.
  public func auto(at size: Double) -> Double {
    metrics.textKitLineHeight(at: size)
  }
}
