package import LineHeightCore

/// What the fvar table of a variable font offers.
package struct VariationSpace: Hashable, Sendable {
  /// In the font's order.
  package var axes: [VariationAxis] = []
  /// In the font's order.
  package var instances: [NamedInstance] = []

  /// Most bytes of axes and instances in fvar; 13 axes with 100 instances take 6 KB.
  static let maximumLength = 32 << 10
  /// How many bytes of other tables one of fvar weighs: each instance is made into names and values.
  static let cost = 64

  /// Refuses an fvar table of more axes and instances than any sound font has. One that is cut is left to FreeType.
  static func checkLength(of tables: borrowing some SfntTables & ~Copyable) throws(FontReadingError) {
    guard tables.length(of: "fvar") ?? 0 >= 16 else { return }
    let header = BigEndianBytes(try tables.bytes(of: "fvar", count: 16))
    let (axes, instances) = (header.unsigned(at: 8), header.unsigned(at: 12))
    // An axis has 20 bytes, an instance 4 for each axis and 4 or 6 more
    // (https://learn.microsoft.com/typography/opentype/spec/fvar).
    guard 20 * axes + (4 * axes + 6) * instances <= maximumLength else {
      throw .tooManyInstances(instances, axes: axes, limit: maximumLength)
    }
  }

  /// The values of all axes at a location.
  ///
  /// - Throws: where the font has no such instance or axis, or the axis does not reach so far.
  func coordinates(of location: FontLocation) throws(FontReadingError) -> [Double] {
    var coordinates =
      try location.instance.map { (selection) throws(FontReadingError) in
        try instance(selection).coordinates
      } ?? axes.map(\.defaultValue)
    for setting in location.axes {
      guard let index = axes.firstIndex(where: { $0.tag == setting.tag }) else {
        throw .noSuchAxis(setting.tag, axes)
      }
      guard (axes[index].minimum...axes[index].maximum).contains(setting.value) else {
        throw .axisOutOfRange(axes[index], value: setting.value)
      }
      coordinates[index] = setting.value
    }
    return coordinates
  }

  /// The place on the axes; the instance is named whichever way it was asked for, the first of two at one place.
  ///
  /// - Parameter opened: the PostScript name of the font as it is opened.
  func variation(
    at coordinates: [Double], askedFor selection: FontLocation.Instance?, opened: String?
  ) -> FontVariation {
    let asked = selection.flatMap { try? instance($0) }
    let here = instances.filter { $0.coordinates == coordinates }
    return FontVariation(
      instance: here.first { $0 == asked } ?? here.first,
      axes: zip(axes, coordinates).map { FontVariation.Setting(tag: $0.tag, value: $1) },
      isDefault: coordinates == axes.map(\.defaultValue), openedPostScriptName: opened)
  }

  private func instance(_ selection: FontLocation.Instance) throws(FontReadingError) -> NamedInstance {
    let found =
      switch selection {
      case .index(let index): instances.first { $0.index == index }
      case .name(let name): instances.first { $0.postScriptName == name } ?? instances.first { $0.name == name }
      }
    guard let found else { throw .noSuchInstance(selection, instances) }
    return found
  }
}
