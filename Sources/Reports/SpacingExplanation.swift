import LineHeightCore

/// Why the numbers are what they are, and where each line stands in Figma and on the device. For somebody who never heard
/// of half-leading.
struct SpacingExplanation {
  private let spacing: TextSpacing
  private let places: Int

  init(_ spacing: TextSpacing, places: Int) {
    self.spacing = spacing
    self.places = places
  }

  /// Nothing for the plain recipe of one line; otherwise reasons, heights and the baseline of each line.
  var text: String {
    guard spacing.options != LayoutOptions() else { return "" }
    return "\n" + wrapped(typing) + "\n" + wrapped(reason) + "\n" + heights
      + (spacing.options.lines == 1 ? "" : "\n" + baselines)
  }

  // MARK: What

  /// What to do with the right column.
  private var typing: String {
    let exactly = "For code with every digit add --format swift."
    return spacing.options.includesLeading
      ? "Set what stands at the right on the text's paragraph style and on the UITextView. " + exactly
      : "Type what stands at the right after the text's font, in this order. " + exactly
  }

  // MARK: Why

  private var device: String { spacing.options.includesLeading ? "UITextView" : "SwiftUI" }

  private var reason: String {
    let difference = spacing.target - spacing.laidOutLineHeight
    let given = "The design gives each line \(short(spacing.target)) pt, \(short(abs(difference))) "
    let between =
      spacing.fits
      ? given + "more than the font's line takes here. Figma puts half of that above and half below every line; "
        + "\(device)'s lineSpacing goes between lines only"
      : given + "less than the font's line takes here. Figma takes half of that away above and half below every line; "
        + "\(device) cannot move lines closer"
    return between + placement
  }

  private var placement: String {
    let answer = spacing.answer
    let ends =
      spacing.fits
      ? ", so the first and the last line get theirs from the padding."
      : ", so only negative padding works."
    switch spacing.options.placement {
    case .centred:
      guard let scale = spacing.options.scale, answer.padding == nil, !spacing.options.includesLeading else {
        return ends
      }
      let isWhole = NumberFormat.isWhole(answer.lineSpacing * Double(scale))
      return ends
        + (isWhole
          ? " It is an odd number of device pixels: the larger part is below."
          : " It is no whole number of device pixels: padding top is one, and the rest is below.")
    case .figmaBaseline:
      let baseline = short(spacing.figmaBaselines[0])
      let pixel = spacing.options.scale.map { $0 == 1 ? ", to the nearest pixel" : ", to the nearest 1/\($0) pt" } ?? ""
      return ends
        + " Figma then moves each baseline to a whole pixel, the first to \(baseline): padding top is \(baseline) "
        + "- \(short(spacing.metrics.ascender(at: spacing.size))), the ascender (what the font's line has above its "
        + "baseline)\(pixel), and padding bottom what is left of "
        + "\(short(answer.lineSpacing))."
    case .capTrim:
      return ". Trimmed, Figma's box begins at the top of the capitals and ends on the last baseline; the negative "
        + "padding cuts off what the font's line has above and below that."
    }
  }

  // MARK: How tall

  private var heights: String {
    let lines = spacing.options.lines
    let measured = spacing.height(lines: lines)
    let box = spacing.placedFigmaHeight
    let difference = measured - box
    let verdict =
      abs(difference) < Rounding.noise
      ? "the same" : "\(short(abs(difference))) pt \(difference < 0 ? "taller" : "less")"
    return wrapped(
      "Height of \(lines == 1 ? "the line" : "the \(lines) lines"): \(short(spacing.naturalHeight)) pt plain, "
        + "\(short(measured)) pt with these numbers; Figma's box is \(short(box)), \(verdict).")
  }

  // MARK: Where the lines stand

  private var baselines: String {
    let figma = spacing.placedFigmaBaselines
    let rows = spacing.baselines.enumerated().map { index, own in
      let drawn =
        figma.isEmpty ? ["-", fixed(own), "-"] : [fixed(figma[index]), fixed(own), difference(own - figma[index])]
      return [String(index + 1)] + drawn
    }
    return "Baselines, in points from the top:\n"
      + DisplayWidth.columns([["line", "Figma", device, "difference"]] + rows, toTheRight: [0, 1, 2])
  }

  private func difference(_ difference: Double) -> String {
    guard abs(difference) > Rounding.noise else { return "none" }
    return "\(fixed(abs(difference))) pt \(difference < 0 ? "higher" : "lower")"
  }

  // MARK: Text

  private func fixed(_ value: Double) -> String { NumberFormat.fixed(value, places: places) }
  private func short(_ value: Double) -> String { NumberFormat.short(value, places: places) }

  /// Lines of at most 80 columns.
  private func wrapped(_ text: String) -> String {
    DisplayWidth.wrapped(text.split(separator: " ").map(String.init), indentation: 0) + "\n"
  }
}
