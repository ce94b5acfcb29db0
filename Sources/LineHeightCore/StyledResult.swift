/// A text style of a design file, and the answer for it.
public struct StyledResult: Hashable, Sendable {
  /// What the file says.
  public let style: TextStyle
  /// What to type.
  public let result: SpacingResult

  /// Joins a style and its answer.
  public init(style: TextStyle, result: SpacingResult) {
    self.style = style
    self.result = result
  }

  /// What has to be said: about the designer's font first (F6, F7).
  public var findings: [Finding] { designerFindings + result.findings }

  private var designerFindings: [Finding] {
    guard let line = style.designerLine else { return [] }
    guard let figma = result.spacing.figma else { return [] }
    let font = DesignerFont(
      lineHeightPx: line.pixels, lineHeightPercent: line.percentOfAuto, fontSize: style.size, figma: figma)
    switch font {
    case .same: return []
    case .replacedByRoboto: return [.designerFontReplaced]
    case .otherMetrics(let ratio): return [.designerFontDiffers(designer: ratio, own: figma.auto(at: 1))]
    }
  }
}
