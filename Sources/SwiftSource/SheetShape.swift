import LineHeightCore

/// What the styles of a sheet need between them. What none of them needs is not written.
struct SheetShape {
  /// There is no style.
  let isEmpty: Bool
  /// Some style is set in the system font.
  let hasSystemFont: Bool
  /// The type of the font's name; `nil` where no style has one.
  let fontNameType: String?
  /// Some style in the system font is not regular.
  let hasWeights: Bool
  /// All styles are such.
  let hasOnlyWeights: Bool
  /// Some style in the system font is italic.
  let hasItalics: Bool
  /// All styles are such.
  let hasOnlyItalics: Bool
  /// Some style has letter spacing.
  let hasTracking: Bool
  /// Some line height is below the font's own (rule B2).
  let isTight: Bool
  /// No style is padded more above than below.
  let padsEvenly: Bool
  /// The texts reach from cap height to baseline (rule F5).
  let isTrimmed: Bool
  /// Some text is lowered in its line by UIKit.
  let hasNegativeOffset: Bool

  init(of entries: [StyleEntry]) {
    isEmpty = entries.isEmpty
    hasSystemFont = entries.contains(where: \.isSystemFont)
    let hasNamedFont = entries.contains { !$0.isSystemFont }
    fontNameType = hasNamedFont ? (hasSystemFont ? "String?" : "String") : nil
    hasWeights = entries.contains { $0.systemWeight != .regular }
    hasOnlyWeights = entries.allSatisfy { $0.systemWeight != .regular }
    hasItalics = entries.contains(where: \.isSystemItalic)
    hasOnlyItalics = entries.allSatisfy(\.isSystemItalic)
    hasTracking = entries.contains(where: \.hasTracking)
    isTight = entries.contains { !$0.fits }
    padsEvenly = entries.allSatisfy { $0.paddingTop == $0.paddingBottom }
    isTrimmed = entries.contains(where: \.isTrimmed)
    hasNegativeOffset = entries.contains { $0.baselineOffset < 0 }
  }
}
