extension TextSpacing {
  /// Notes and warnings about the font's metrics and the answer.
  public var findings: [Finding] { metrics.findings + fontFindings + layoutFindings + figmaFindings }

  private var fontFindings: [Finding] {
    var findings: [Finding] = []
    // A6: whether SwiftUI's Text adds lineGap is not published, so both answers are given. Grade C.
    if metrics.triple.lineGap != 0, !options.includesLeading {
      findings.append(
        .lineGapUncertain(
          lineGap: metrics.triple.lineGap, without: .recipe(lineHeight: target, metrics: metrics, size: size),
          with: .textKitRecipe(lineHeight: target, metrics: metrics, size: size)))
    }
    if metrics.rule == .a10, !LineMetrics.systemFontMeasuredSizes.contains(size) {
      findings.append(.systemFontSizeUnmeasured(size))
    }
    return findings
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
      findings.append(.pitchRounded(lineHeight: lineHeight, pitch: figmaPitch))
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
      wantedHeight: measured + Double(options.lines - 1) * answer.lineSpacing, measuredHeight: measured, uiKit: uiKit)
  }
}
