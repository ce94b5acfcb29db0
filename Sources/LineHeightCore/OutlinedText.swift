/// A text as the outlines of one face, side by side in the order of its characters. Nothing is shaped: no ligatures, no
/// joined letters, no reordering.
public struct OutlinedText: Hashable, Sendable {
  /// One character in its place. Lengths in design units.
  public struct Glyph: Hashable, Sendable {
    /// Number of the glyph in its font; `nil` where the font has none, or none that can be read.
    public let id: Int?
    /// How far its origin is from the line's.
    public let x: Int
    /// How far it is to the next origin, kerning aside.
    public let advance: Int

    /// A glyph in its place.
    public init(id: Int?, x: Int, advance: Int) {
      self.id = id
      self.x = x
      self.advance = advance
    }
  }

  /// One line.
  public struct Line: Hashable, Sendable {
    /// What it says.
    public let text: String
    /// Its glyphs from left to right; none where the text has no outlines at all.
    public let glyphs: [Glyph]
    /// From its first origin to behind its last glyph, in design units.
    public let width: Int

    /// A line, set or not.
    public init(text: String, glyphs: [Glyph] = [], width: Int = 0) {
      self.text = text
      self.glyphs = glyphs
      self.width = width
    }
  }

  /// Why there are no outlines.
  public enum Absence: Hashable, Sendable {
    /// The face has nothing but bitmaps.
    case onlyBitmaps
    /// The face has no hhea table, and so no advances.
    case noAdvances
    /// The numbers did not come from a file.
    case noFile
  }

  /// Most lines that are drawn.
  public static let maximumLines = 40
  /// Most Unicode scalars in one line.
  public static let maximumScalars = 200

  /// From top to bottom.
  public var lines: [Line]
  /// The outlines of all glyphs in ``lines``, by their numbers.
  public var outlines: [Int: Outline]
  /// Characters whose glyphs are broken, each once.
  public var broken: [Unicode.Scalar]
  /// Whether pairs were moved as the font's kern table says.
  public var isKerned: Bool
  /// Why there are no outlines; `nil` where there are.
  public var absence: Absence?

  /// A text, set or not.
  public init(
    lines: [Line], outlines: [Int: Outline] = [:], broken: [Unicode.Scalar] = [], isKerned: Bool = false,
    absence: Absence? = nil
  ) {
    self.lines = lines
    self.outlines = outlines
    self.broken = broken
    self.isKerned = isKerned
    self.absence = absence
  }

  /// A text that cannot be set.
  public init(unset lines: [String], _ absence: Absence) {
    self.init(lines: lines.map { Line(text: $0) }, absence: absence)
  }

  /// What has to be said about the drawing.
  public var findings: [Finding] {
    if let absence { return [.nothingToDraw(absence)] }
    let isRightToLeft = lines.contains { $0.text.unicodeScalars.contains(where: Self.isRightToLeft) }
    return (broken.isEmpty ? [] : [.glyphsBroken(broken)]) + (isRightToLeft ? [.drawnInLogicalOrder] : [])
  }

  /// Whether a character is of a script that runs from right to left: the ranges that DerivedBidiClass.txt keeps for
  /// them (https://www.unicode.org/reports/tr9/).
  static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }

  /// The samples for a font whose text nobody gave, in the order in which they are tried: the first that a font has all
  /// characters of is its sample.
  public static let samples = [
    "행간을 맞춰 보자", "Typography, line by line", "Γράμματα ανά γραμμή", "Шрифт, строка за строкой", "سطر بعد سطر",
    "שורה אחר שורה", "पंक्ति दर पंक्ति", "ทีละบรรทัด", "行間をそろえる", "行距对齐", "行距對齊",
  ]
}
