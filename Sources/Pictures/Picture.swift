package import LineHeightCore

/// What one picture shows: a text as it is by default, and with the answer's spacing and padding.
package struct Picture {
  /// What was asked, for the heading.
  let title: String
  let result: SpacingResult
  let text: OutlinedText
  /// What has to be said about the result, as sentences.
  let notes: [String]
  let places: Int

  /// A picture of a result.
  ///
  /// - Parameters:
  ///   - title: what was asked: font, size, line height.
  ///   - result: the numbers, of as many lines as `text` has.
  ///   - text: what is set.
  ///   - notes: sentences below the picture.
  ///   - places: decimal places of the points in it.
  package init(title: String, result: SpacingResult, text: OutlinedText, notes: [String], places: Int) {
    self.title = title
    self.result = result
    self.text = text
    self.notes = notes
    self.places = places
  }

  var spacing: TextSpacing { result.spacing }

  /// The sentences that explain the areas, and one for the text.
  var description: String {
    let explanation = PictureExplanation(spacing, places: places)
    let glyphs =
      text.absence != nil
      ? []
      : ["The glyphs stand side by side\(text.isKerned ? ", kerned by the font's kern table" : ""); nothing is shaped"]
    return
      ([
        explanation.heights, explanation.line, explanation.lineSpacing, explanation.padding, explanation.figma,
      ] + glyphs + notes).joined(separator: ". ") + "."
  }
}
