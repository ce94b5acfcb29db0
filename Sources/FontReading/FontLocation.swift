package import LineHeightCore

/// Where on its axes a variable font is asked for: first the instance, then the axes, which override it.
package struct FontLocation: Hashable, Sendable {
  /// A named instance, by what the user called it.
  package enum Instance: Hashable, Sendable {
    /// By its number in fvar, from 0.
    case index(Int)
    /// By PostScript name or subfamily name.
    case name(String)
  }

  /// Where to begin; `nil` is the font's default.
  package var instance: Instance?
  /// Axes with other values than there, each tag once.
  package var axes: [FontVariation.Setting]

  package init(instance: Instance? = nil, axes: [FontVariation.Setting] = []) {
    self.instance = instance
    self.axes = axes
  }

  /// Whether the font is asked for as it is opened.
  package var isDefault: Bool { instance == nil && axes.isEmpty }

  /// The same place with these axes too, where it does not set them itself.
  package func adding(_ others: [FontVariation.Setting]) -> FontLocation {
    FontLocation(
      instance: instance, axes: axes + others.filter { other in !axes.contains { $0.tag == other.tag } })
  }
}

extension FontFacts {
  /// Moves the face, and the facts with it. At a named instance its names take the place of the font's own.
  mutating func vary(_ face: borrowing FreeTypeFace, to location: FontLocation) throws(FontReadingError) {
    let space = try face.variationSpace()
    guard !space.axes.isEmpty else { throw .notVariable(hasAxes: face.length(of: "fvar") != nil) }
    let coordinates = try space.coordinates(of: location)
    let deltas = try face.setDesignCoordinates(coordinates)
    let variation = space.variation(at: coordinates, askedFor: location.instance, opened: postScriptName)
    self.variation = variation
    postScriptName = variation.instance?.postScriptName ?? postScriptName
    style = variation.instance?.name ?? style
    let varied = metrics.varied(by: deltas)
    metrics = varied.metrics
    findings += varied.findings
  }
}
