import LineHeightCore

/// What the styles of a sheet need between them. What none of them needs is not written.
struct SheetShape {
  /// Some style is set in the system font.
  let hasSystemFont: Bool
  /// The type of the font's name; `nil` where no style has one.
  let fontNameType: String?
  /// Some style in the system font is not regular.
  let hasWeights: Bool
  /// Some style in the system font is italic.
  let hasItalics: Bool
  /// Some style has letter spacing.
  let hasTracking: Bool
  /// Some line height is below the font's own (rule B2).
  let isTight: Bool
  /// No style is padded more above than below.
  let padsEvenly: Bool

  init(of entries: [StyleEntry]) {
    hasSystemFont = entries.contains(where: \.isSystemFont)
    let hasNamedFont = entries.contains { !$0.isSystemFont }
    fontNameType = hasNamedFont ? (hasSystemFont ? "String?" : "String") : nil
    hasWeights = entries.contains { $0.systemWeight != .regular }
    hasItalics = entries.contains(where: \.isSystemItalic)
    hasTracking = entries.contains(where: \.hasTracking)
    isTight = entries.contains { !$0.spacing.fits }
    padsEvenly = entries.allSatisfy { $0.spacing.answer.padding != nil }
  }
}
