import LineHeightCore
import Testing

/// What a REST style says about the designer's font (F6, F7).
struct DesignerFontCase: CustomTestStringConvertible {
  let name: String
  let lineHeightPx: Double
  let lineHeightPercent: Double
  let fontSize: Double
  let expected: DesignerFont

  var testDescription: String { name }
}

@Suite struct DesignerFontTests {
  /// Mulish: 1005/-250/0 of 1000, so AUTO is 1.255 em.
  private static let mulish = VerticalTriple(ascender: 1005, descender: -250)
  /// Roboto: 1900/-500/0 of 2048, AUTO 75/64 em.
  private static let roboto = VerticalTriple(ascender: 1900, descender: -500)

  @Test(arguments: [
    DesignerFontCase(
      name: "F6, the same font", lineHeightPx: 20.08, lineHeightPercent: 100, fontSize: 16, expected: .same),
    DesignerFontCase(
      name: "F6, the same font at 140 %", lineHeightPx: 28.112, lineHeightPercent: 140, fontSize: 16, expected: .same),
    DesignerFontCase(
      name: "F7, the server's Roboto", lineHeightPx: 18.75, lineHeightPercent: 100, fontSize: 16,
      expected: .replacedByRoboto),
    DesignerFontCase(
      name: "F7, the server's Roboto at 140 %", lineHeightPx: 26.25, lineHeightPercent: 140, fontSize: 16,
      expected: .replacedByRoboto),
    DesignerFontCase(
      name: "F6, another build", lineHeightPx: 24, lineHeightPercent: 100, fontSize: 16,
      expected: .otherMetrics(ratio: 1.5)),
  ])
  func font(_ given: DesignerFontCase) throws {
    let figma = try FigmaText(metrics: VerticalMetrics(unitsPerEm: 1000, hhea: Self.mulish))
    let found = DesignerFont(
      lineHeightPx: given.lineHeightPx, lineHeightPercent: given.lineHeightPercent, fontSize: given.fontSize,
      figma: figma)
    #expect(found == given.expected)
  }

  /// F7 is asked only where the font at hand is not that Roboto itself.
  @Test func robotoItself() throws {
    let figma = try FigmaText(metrics: VerticalMetrics(unitsPerEm: 2048, hhea: Self.roboto))
    #expect(DesignerFont(lineHeightPx: 18.75, lineHeightPercent: 100, fontSize: 16, figma: figma) == .same)
  }
}

@Suite struct UIKitTextTests {
  /// B5: half of what is left over as an offset, half of that before iOS 16.4.
  @Test func offsets() throws {
    let metrics = try LineMetrics.given(VerticalTriple(ascender: 1950, descender: -494), unitsPerEm: 2048)
    let uiKit = UIKitText(lineHeight: 36, metrics: metrics, size: 24)
    #expect(uiKit.lineHeight == 36)
    #expect(uiKit.baselineOffset == 3.6796875)
    #expect(uiKit.earlierBaselineOffset == 1.83984375)
  }

  /// B4 sets the drawn pitch where that was asked for.
  @Test func exact() throws {
    let spacing = try TextSpacing(
      metrics: .systemFont, figma: FigmaText(hhea: .systemFont), size: 16, lineHeight: .percentOfSize(140),
      options: LayoutOptions(target: .drawn))
    #expect(spacing.exactLineHeight == 22)
  }

  /// B6: at 1.5 times the size, 1.5 times each length makes a line of 1.5 times the design's.
  @Test(arguments: [
    (LayoutOptions(), 36.0, [ScaledLength.Role.lineSpacing, .padding], 54.0),
    (LayoutOptions(placement: .figmaBaseline), 36, [.lineSpacing, .paddingTop, .paddingBottom], 54),
    (LayoutOptions(), 20, [.padding, .lineHeight], 30),
  ])
  func scaled(_ options: LayoutOptions, _ lineHeight: Double, _ roles: [ScaledLength.Role], _ expected: Double) throws {
    let metrics = try LineMetrics.given(VerticalTriple(ascender: 1950, descender: -494), unitsPerEm: 2048)
    let spacing = try TextSpacing(
      metrics: metrics, figma: FigmaText(hhea: metrics), size: 24, lineHeight: .points(lineHeight), options: options)
    #expect(spacing.scaledLengths.map(\.role) == roles)
    let lengths = Dictionary(uniqueKeysWithValues: spacing.scaledLengths.map { ($0.role, $0.value * 1.5) })
    let paddings = lengths[.padding].map { 2 * $0 } ?? (lengths[.paddingTop] ?? 0) + (lengths[.paddingBottom] ?? 0)
    #expect(metrics.fontLineHeight(at: 36) + paddings == expected)
    if let exact = lengths[.lineHeight] { #expect(exact == expected) }
  }
}
