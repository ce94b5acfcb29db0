package import LineHeightCore

/// An installed font as a person asks for it.
package struct InstalledFontQuery: Hashable, Sendable {
  /// Any of the font's family names, in any language; blanks and case do not count.
  package var family: String
  /// OS/2.usWeightClass or a value of the `wght` axis: 1 ... 1000.
  package var weight: Double
  /// Italic or oblique.
  package var isItalic: Bool
  /// Whether it will be asked for at a place on its axes, for which a static font is of no use.
  package var isVaried: Bool

  package init(family: String, weight: Double = 400, isItalic: Bool = false, isVaried: Bool = false) {
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
    self.isVaried = isVaried
  }

  /// Where the font is and how it must be read to be the one that was asked for.
  package struct Answer: Hashable, Sendable {
    package let path: String
    /// Index of the face in its file.
    package let face: Int
    /// The `wght` axis set to the weight, where the font has one.
    package let axes: [FontVariation.Setting]
  }

  /// The one installed font that is meant, by fontconfig's list.
  package func answer() throws(FontReadingError) -> Answer { try answer(among: try InstalledFonts().faces()) }

  /// The one font that is meant, never a substitute. Of several: normal width before others, static before variable
  /// unless ``isVaried``, then by path.
  package func answer(among faces: [InstalledFace]) throws(FontReadingError) -> Answer {
    let name = Self.comparable(family)
    let family = faces.filter { $0.families.contains { Self.comparable($0) == name } }
    guard !family.isEmpty else {
      throw .noSuchFamily(self.family, installed: Set(faces.flatMap(\.families)).sorted())
    }
    // fontconfig counts weights on a scale of its own, and comes back with a rest.
    let matching = family.filter {
      $0.isItalic == isItalic && $0.weights.lowerBound - 0.5 < weight && weight < $0.weights.upperBound + 0.5
    }
    let ordered = matching.sorted {
      ($0.isNormalWidth ? 0 : 1, $0.isVariable == isVaried ? 0 : 1, $0.path, $0.index)
        < ($1.isNormalWidth ? 0 : 1, $1.isVariable == isVaried ? 0 : 1, $1.path, $1.index)
    }
    guard let best = ordered.first else { throw .noSuchStyle(self, available: family) }
    let hasWeightAxis = best.weights.lowerBound < best.weights.upperBound
    return Answer(
      path: best.path, face: best.index, axes: hasWeightAxis ? [.init(tag: "wght", value: weight)] : [])
  }

  /// A family name as it is compared: blanks and case do not count.
  package static func comparable(_ name: String) -> String {
    name.filter { !$0.isWhitespace }.lowercased()
  }
}

/// One face that can be asked for by family, weight and slant: from fontconfig's list, or read from a file by ``FontIndex``.
package struct InstalledFace: Hashable, Sendable {
  /// Path of the file.
  package var path: String
  /// Index of the face in the file.
  package var index: Int
  /// All family names, in all languages.
  package var families: [String]
  /// The weight as OpenType counts; the whole of the `wght` axis of a variable font.
  package var weights: ClosedRange<Double>
  /// Italic or oblique.
  package var isItalic: Bool
  /// Neither condensed nor expanded.
  package var isNormalWidth: Bool
  /// Whether it has axes.
  package var isVariable: Bool

  package init(
    path: String, index: Int = 0, families: [String], weights: ClosedRange<Double>, isItalic: Bool = false,
    isNormalWidth: Bool = true, isVariable: Bool = false
  ) {
    self.path = path
    self.index = index
    self.families = families
    self.weights = weights
    self.isItalic = isItalic
    self.isNormalWidth = isNormalWidth
    self.isVariable = isVariable
  }
}
