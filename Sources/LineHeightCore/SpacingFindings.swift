extension TextSpacing {
  /// Notes and warnings about the font's metrics and the answer.
  public var findings: [Finding] { metrics.findings + fontFindings + layoutFindings + figmaFindings }

  private var fontFindings: [Finding] {
    var findings: [Finding] = []
    if let answers = answersOnLineGap {
      findings.append(
        .lineGapUncertain(lineGap: metrics.triple.lineGap, without: answers.without, with: answers.with))
    }
    if metrics.rule == .a10, !LineMetrics.systemFontMeasuredSizes.contains(size) {
      findings.append(.systemFontSizeUnmeasured(size))
    }
    return findings
  }

  /// **A6** Both answers for a font with a lineGap, because whether SwiftUI's `Text` adds it is not published: without it,
  /// as in UILabel, and with it, as in UITextView (A5). `nil` where there is no gap, or where the user said which.
  ///
  /// Grade C: not known.
  var answersOnLineGap: (without: SpacingAnswer, with: SpacingAnswer)? {
    guard metrics.triple.lineGap != 0, !options.includesLeading else { return nil }
    var options = options
    options.includesLeading = true
    guard let with = try? Self.answer(lineHeight: exactTarget, metrics, figma, size, options) else { return nil }
    return (answer, with)
  }

  private var layoutFindings: [Finding] {
    var findings: [Finding] = []
    if !fits {
      findings.append(.lineHeightBelowFont(tightLines))
    } else if min(answer.paddingTop, answer.paddingBottom) < -Rounding.noise {
      let isAsked = options.placement == .capTrim
      findings.append(isAsked ? .paddingTrims(answer) : .paddingBelowZero(answer))
    }
    if options.scale != nil { findings.append(.baselineInLaidOutLineUnknown) }
    return findings
  }

  private var figmaFindings: [Finding] {
    var findings: [Finding] = []
    if abs(figmaPitch - lineHeight) > Rounding.slack {
      findings.append(
        .pitchRounded(lineHeight: lineHeight, pitch: figmaPitch, isTaken: options.target == .drawn))
    }
    let lines = Double(options.lines) * figmaPitch
    if figmaBoxHeight - lines > Rounding.slack {
      findings.append(.boxRoundedUp(lines: options.lines, pitch: figmaPitch, boxHeight: figmaBoxHeight))
    }
    return findings
  }

  private var tightLines: TightLines {
    let measured = height(lines: options.lines)
    return TightLines(
      lineHeight: target, laidOutLineHeight: laidOutLineHeight, lines: options.lines,
      wantedHeight: measured + Double(options.lines - 1) * answer.lineSpacing, measuredHeight: measured,
      isTextKit: options.includesLeading, uiKit: uiKit)
  }
}
