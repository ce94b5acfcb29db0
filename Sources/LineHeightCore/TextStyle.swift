/// One text style of a design file: what the file says, before any font is looked for.
public struct TextStyle: Hashable, Sendable {
  /// The style's name, its groups joined by `/`: `heading/large`.
  public var name: String
  /// The font family, as the file spells it; of a list, its first entry.
  public var family: String
  /// The PostScript name, where the file tells it.
  public var postScriptName: String?
  /// OpenType weight, 1 ... 1000.
  public var weight: Int
  /// Whether the style is italic or oblique.
  public var isItalic: Bool
  /// Font size in points (Figma pixels at 1x).
  public var size: Double
  /// The line height, and how the file wrote it.
  public var lineHeight: DesignLineHeight
  /// The line height as the file has it, such as `150%` or `1.5`.
  public var givenLineHeight: String
  /// The unit that `lineHeight` was taken in.
  public var unit: LineHeightUnit
  /// Extra distance between characters in points; 0 where the file has none.
  public var letterSpacing: Double
  /// What a REST answer tells about the designer's font (rules F6 and F7).
  public var designerLine: DesignerLine?

  /// `lineHeightPx` and `lineHeightPercent` of a REST TypeStyle.
  public struct DesignerLine: Hashable, Sendable {
    /// Resolved line height in pixels.
    public var pixels: Double
    /// Per cent of AUTO.
    public var percentOfAuto: Double

    /// Both values of a TypeStyle.
    public init(pixels: Double, percentOfAuto: Double) {
      self.pixels = pixels
      self.percentOfAuto = percentOfAuto
    }
  }

  /// A style with all that a file can say about it.
  public init(
    name: String, family: String, postScriptName: String? = nil, weight: Int = 400, isItalic: Bool = false,
    size: Double, lineHeight: DesignLineHeight, givenLineHeight: String, unit: LineHeightUnit,
    letterSpacing: Double = 0, designerLine: DesignerLine? = nil
  ) {
    self.name = name
    self.family = family
    self.postScriptName = postScriptName
    self.weight = weight
    self.isItalic = isItalic
    self.size = size
    self.lineHeight = lineHeight
    self.givenLineHeight = givenLineHeight
    self.unit = unit
    self.letterSpacing = letterSpacing
    self.designerLine = designerLine
  }
}
