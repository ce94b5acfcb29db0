/// One finished answer of the main job: what was asked, of which font, and what came out. Reports print it.
public struct SpacingResult: Hashable, Sendable {
  /// The font's file, names and raw metrics.
  public let font: FontFacts
  /// The line height as the user wrote it, such as `150%`.
  public let givenLineHeight: String
  /// What the user's line height is counted in.
  public let unit: LineHeightUnit
  /// The numbers.
  public let spacing: TextSpacing

  /// Joins what was asked and what came out.
  public init(font: FontFacts, givenLineHeight: String, unit: LineHeightUnit, spacing: TextSpacing) {
    self.font = font
    self.givenLineHeight = givenLineHeight
    self.unit = unit
    self.spacing = spacing
  }

  /// All that has to be said: what the reader noticed first.
  public var findings: [Finding] { font.findings + spacing.findings }
}

/// What a line height is counted in, by the spelling that reports use.
public enum LineHeightUnit: String, Hashable, Sendable {
  /// Figma pixels at 1x, which are points: `36`, `36px`, `36pt`.
  case pixels = "px"
  /// Per cent of the font size.
  case percent = "%"
  /// Multiples of the font size.
  case em = "em"
  /// Multiples of font.lineHeight.
  case factor = "x"
  /// The font's own.
  case auto = "auto"
}
