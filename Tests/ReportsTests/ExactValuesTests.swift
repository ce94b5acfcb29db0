import LineHeightCore
import Reports
import TestSupport
import Testing

/// 36 - 28.8 is 7.199999999999999 in binary. No value of the JSON may show such noise: each is the `Double` that is nearest
/// to what the rules give in fractions of whole numbers.
@Suite struct ExactValuesTests {
  /// A question in decimals, as somebody types it, and its answers in fractions.
  private struct Question: CustomStringConvertible {
    let triple: VerticalTriple
    let unitsPerEm: Int
    let capHeight: Int
    /// In thousandths of a point.
    let size: Int
    /// In thousandths: of a point, of a per cent, or of font.lineHeight.
    let number: Int
    let options: LayoutOptions
    let unit: LineHeightUnit

    var description: String { "\(triple) of \(unitsPerEm), \(size)/1000, \(number)/1000 \(unit), \(options)" }

    init(using generator: inout SeededGenerator) {
      let usual = [1000, 2048].randomElement(using: &generator) ?? 1000
      unitsPerEm = Bool.random(using: &generator) ? usual : Int.random(in: 16...16384, using: &generator)
      triple = VerticalTriple(
        ascender: Int.random(in: unitsPerEm / 2...2 * unitsPerEm, using: &generator),
        descender: -Int.random(in: 0...unitsPerEm, using: &generator),
        lineGap: Int.random(in: -unitsPerEm / 4...unitsPerEm / 4, using: &generator))
      capHeight = Int.random(in: 1...unitsPerEm, using: &generator)
      // Whole, with one place, or with three.
      let step = [1000, 100, 1].randomElement(using: &generator) ?? 1
      size = step * Int.random(in: 1...100_000 / step, using: &generator)
      number = step * Int.random(in: 1...300_000 / step, using: &generator)
      unit = [.pixels, .percent, .factor, .auto].randomElement(using: &generator) ?? .pixels
      options = LayoutOptions(
        lines: Int.random(in: 1...4, using: &generator), scale: [nil, 1, 2, 3].randomElement(using: &generator) ?? nil,
        target: Bool.random(using: &generator) ? .drawn : .designed,
        placement: [.centred, .figmaBaseline, .capTrim].randomElement(using: &generator) ?? .centred,
        includesLeading: Bool.random(using: &generator))
    }

    /// What the program computes of it.
    func record() throws -> (record: ReportValue, uiKit: UIKitText) {
      let os2 = OS2Metrics(version: 4, typo: triple, win: nil, capHeight: capHeight)
      let face = VerticalMetrics(unitsPerEm: unitsPerEm, hhea: triple, os2: os2)
      let number = Rational(number, over: 1000).value
      let design: DesignLineHeight =
        switch unit {
        case .pixels: .points(number)
        case .percent: .percentOfSize(number)
        case .factor: .timesFontLineHeight(number)
        default: .auto
        }
      let spacing = try TextSpacing(
        metrics: MetricsRule.hhea.lineMetrics(of: face, postScriptName: nil), figma: FigmaText(metrics: face),
        size: Rational(size, over: 1000).value, lineHeight: design, options: options)
      let result = SpacingResult(
        font: FontFacts(source: "", metrics: face), givenLineHeight: "", unit: unit, spacing: spacing)
      return (result.record, spacing.uiKit)
    }

    /// The rules once more, in fractions. `nil` where a value to be rounded lies at the very edge of the slack.
    func expected() -> (record: [String: [Rational]], baselineOffset: Rational)? {
      let (em, size) = (Rational(size, over: 1000) / Rational(unitsPerEm), Rational(size, over: 1000))
      func whole(_ value: Rational, after slack: Int) -> Rational? {
        let shifted = value + Rational(slack, over: 1000)
        let part = (shifted - shifted.floor).value
        return part < 1e-9 || part > 1 - 1e-9 ? nil : shifted.floor
      }
      func round(_ value: Rational) -> Rational? { whole(value, after: 501) }
      func ceil(_ value: Rational) -> Rational? { whole(value, after: 999) }
      let (ascender, height) = (Rational(triple.ascender) * em, Rational(triple.height) * em)
      let leading = Rational(triple.lineGap) * em
      let two = Rational(2)
      let number = Rational(number, over: 1000)
      let lineHeight: Rational
      switch unit {
      case .pixels: lineHeight = number
      case .percent: lineHeight = size * number / Rational(100)
      case .factor: lineHeight = height * number
      default: lineHeight = height + leading
      }
      let isWhole = unit == .percent || unit == .auto
      guard let pitch = isWhole ? round(lineHeight) : lineHeight else { return nil }
      let target = options.target == .drawn ? pitch : lineHeight
      let natural = options.includesLeading ? height + leading : height
      let scale = Rational(options.scale ?? 1)
      guard let laidOut = options.scale == nil ? natural : ceil(natural * scale).map({ $0 / scale }) else { return nil }
      let lineSpacing = target - laidOut

      func baseline(_ line: Int) -> Rational? { round(Rational(line) * pitch + (pitch - height) / two + ascender) }
      let figma = (0..<options.lines).compactMap(baseline)
      guard figma.count == options.lines, let cap = round(Rational(capHeight) * em),
        let box = ceil(Rational(options.lines) * pitch)
      else { return nil }
      func onPixel(_ value: Rational) -> Rational? {
        options.scale == nil ? value : round(value * scale).map { $0 / scale }
      }
      var total = lineSpacing
      var top: Rational?
      switch options.placement {
      case .centred:
        top = (lineSpacing + (options.includesLeading ? leading : Rational(0))) / two
        if options.scale != nil {
          top = top.flatMap { ceil(Rational(-1) * $0 * scale) }.map { Rational(-1) * $0 / scale }
        }
      case .figmaBaseline: top = onPixel(figma[0] - ascender)
      case .capTrim:
        top = onPixel(cap - ascender)
        total = cap - laidOut
      }
      guard let top else { return nil }
      let fits = lineSpacing.value > -1e-9
      let step = fits ? target : laidOut
      let lines = Rational(options.lines)
      return (
        [
          "ascender": [ascender], "descender": [ascender - height], "leading": [leading], "fontLineHeight": [height],
          "lineHeight.points": [lineHeight], "laidOutLineHeight": [laidOut], "lineSpacing": [lineSpacing],
          "paddingTop": [top], "paddingBottom": [total - top], "swiftUI.naturalHeight": [lines * laidOut],
          "swiftUI.height": [lines * step + total - (fits ? lineSpacing : Rational(0))],
          "swiftUI.baselines": (0..<options.lines).map { top + ascender + Rational($0) * step },
          "figma.pitch": [pitch], "figma.auto": [height + leading], "figma.boxHeight": [box],
          "figma.baselines": figma, "figma.capTrimHeight": [cap],
        ], (target - height) / two
      )
    }
  }

  @Test func everyNumberIsTheNearestOne() throws {
    var generator = SeededGenerator(seed: 3_199)
    var compared = 0
    for _ in 0..<10_000 {
      let question = Question(using: &generator)
      guard let expected = question.expected() else { continue }
      compared += 1
      let (record, uiKit) = try question.record()
      for (key, values) in expected.record {
        let found: [ReportValue]
        if case .array(let elements)? = record.value(at: key) {
          found = elements
        } else {
          found = [record.value(at: key) ?? .null]
        }
        #expect(found == values.map { .number($0.value) }, "\(key) of \(question)")
      }
      #expect(uiKit.baselineOffset == expected.baselineOffset.value, "\(question)")
    }
    #expect(compared > 9_000)
  }

  /// `metrics` subtracts too: 19.2 - 16 is 3.1999999999999993 in binary.
  @Test func disagreementHasNoNoise() {
    let face = VerticalMetrics(
      unitsPerEm: 1000, hhea: VerticalTriple(ascender: 950, descender: -250),
      os2: OS2Metrics(
        version: 4, fsSelection: 0x80, typo: VerticalTriple(ascender: 800, descender: -200, lineGap: 100), win: nil),
      hasSTAT: true)
    let record = FaceDetails(facts: FontFacts(source: "", metrics: face)).record([])
    #expect(record.value(at: "disagreement.points") == .number(3.2))
  }
}
