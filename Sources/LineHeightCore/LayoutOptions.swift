/// What the answer should be right for, beyond the plain recipe.
public struct LayoutOptions: Hashable, Sendable {
  /// How many lines the text has, for heights and baselines: 1 ... 1,000.
  public var lines: Int
  /// Device pixels in a point, 1 ... 3 (B3); `nil` leaves lines unrounded.
  public var scale: Int?
  /// Take the pitch that Figma draws instead of the line height (F3).
  public var target: Target
  /// Where the paddings put the text.
  public var placement: Placement
  /// The text is set by UITextView or TextKit, which add the font's leading below each line (A5).
  public var includesLeading: Bool

  /// Which line height the lines shall have.
  public enum Target: Hashable, Sendable {
    /// The design's (L).
    case designed
    /// The one Figma draws (P): rounded for AUTO and percentages.
    case drawn
  }

  /// Where the paddings put the text in its box.
  public enum Placement: Hashable, Sendable {
    /// In the middle: half of the line spacing above, half below (B1).
    case centred
    /// The first baseline on Figma's pixel (F4); implies ``Target/drawn``.
    case figmaBaseline
    /// The box trimmed to cap height and baseline (F5).
    case capTrim
  }

  /// Options; those left out are the plain recipe's.
  public init(
    lines: Int = 1, scale: Int? = nil, target: Target = .designed, placement: Placement = .centred,
    includesLeading: Bool = false
  ) {
    self.lines = lines
    self.scale = scale
    self.target = placement == .figmaBaseline ? .drawn : target
    self.placement = placement
    self.includesLeading = includesLeading
  }

  /// Whether anything but the number of lines differs from the plain recipe.
  public var isPlain: Bool { self == LayoutOptions(lines: lines) }
}
