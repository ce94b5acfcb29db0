/// **F1** The line height of a design.
///
/// Figma has pixels, a percentage **of the font size**, and AUTO; rare and old, a percentage of AUTO. The
/// factor of font.lineHeight is ours, for designs that are written that way.
/// Grade A: https://www.figma.com/blog/line-height-changes/, https://github.com/figma/rest-api-spec.
public enum DesignLineHeight: Hashable, Sendable {
  /// Figma pixels at 1x, which are points.
  case points(Double)
  /// Per cent of the font size: 150 is 1.5 em.
  case percentOfSize(Double)
  /// A factor of the unscaled font.lineHeight. Drawn like pixels.
  case timesFontLineHeight(Double)
  /// AUTO: the font's own line, lineGap included (rule F2).
  case auto
  /// Per cent of AUTO (REST `INTRINSIC_%` with lineHeightPercent other than 100).
  case percentOfAuto(Double)

  /// The line height in points.
  ///
  /// - Parameters:
  ///   - size: the font size in points.
  ///   - fontLineHeight: font.lineHeight in points at that size (rule A1).
  ///   - auto: Figma's AUTO in points at that size (rule F2); `nil` where Figma takes no line from the font.
  /// - Returns: `nil` where AUTO is asked for and there is none.
  func points(size: Double, fontLineHeight: ExactLength, auto: ExactLength?) -> ExactLength? {
    switch self {
    case .points(let points): ExactLength(decimal: points)
    case .percentOfSize(let percent): ExactLength(decimal: size) * ExactLength(decimal: percent) / 100
    case .timesFontLineHeight(let factor): fontLineHeight * ExactLength(decimal: factor)
    case .auto: auto
    case .percentOfAuto(let percent): auto.map { $0 * ExactLength(decimal: percent) / 100 }
    }
  }
}
