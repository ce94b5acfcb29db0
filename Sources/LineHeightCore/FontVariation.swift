/// One axis of a variable font, from its fvar table
/// (https://learn.microsoft.com/typography/opentype/spec/fvar). Values are in the axis's own scale.
public struct VariationAxis: Hashable, Sendable {
  /// Four characters, such as `wght`.
  public let tag: String
  /// Lowest value.
  public let minimum: Double
  /// Value of the font as it is opened.
  public let defaultValue: Double
  /// Highest value.
  public let maximum: Double

  /// An axis with its range.
  public init(tag: String, minimum: Double, defaultValue: Double, maximum: Double) {
    self.tag = tag
    self.minimum = minimum
    self.defaultValue = defaultValue
    self.maximum = maximum
  }
}

/// A place on the axes that the font's maker gave a name, from fvar.
public struct NamedInstance: Hashable, Sendable {
  /// Number in fvar, from 0.
  public let index: Int
  /// Its subfamily name, such as `SemiBold`.
  public let name: String?
  /// Its PostScript name: the one that fvar points to, else made of the family's and the instance's name as Adobe's
  /// Technical Note 5902 says.
  public let postScriptName: String?
  /// Whether fvar itself points to that name. Systems make names of their own for instances without one.
  public let ownsPostScriptName: Bool
  /// One value for each axis of the font, in its order.
  public let coordinates: [Double]

  /// An instance as fvar has it.
  public init(index: Int, name: String?, postScriptName: String?, ownsPostScriptName: Bool, coordinates: [Double]) {
    self.index = index
    self.name = name
    self.postScriptName = postScriptName
    self.ownsPostScriptName = ownsPostScriptName
    self.coordinates = coordinates
  }
}

/// Where on its axes a variable font was read.
public struct FontVariation: Hashable, Sendable {
  /// One axis and the value that it was set to.
  public struct Setting: Hashable, Sendable {
    /// Four characters, such as `wght`.
    public let tag: String
    /// In the axis's own scale.
    public let value: Double

    /// A value of an axis.
    public init(tag: String, value: Double) {
      self.tag = tag
      self.value = value
    }
  }

  /// The named instance at this place; `nil` where there is none.
  public let instance: NamedInstance?
  /// All axes of the font in its order, those that nobody asked for too.
  public let axes: [Setting]
  /// Whether the font is here as it is opened.
  public let isDefault: Bool
  /// The PostScript name of the font as it is opened, name ID 6.
  public let openedPostScriptName: String?

  /// A place on all axes of a font.
  public init(instance: NamedInstance?, axes: [Setting], isDefault: Bool, openedPostScriptName: String?) {
    self.instance = instance
    self.axes = axes
    self.isDefault = isDefault
    self.openedPostScriptName = openedPostScriptName
  }

  /// `Bold wght=700 wdth=100`
  package var text: String {
    let settings = axes.map { "\($0.tag)=\(NumberFormat.exact($0.value))" }
    return Printable.text(([instance?.name].compactMap { $0 } + settings).joined(separator: " "))
  }
}

/// How code asks the system for a face.
public enum FontReference: Hashable, Sendable {
  /// By a PostScript name; `nil` where the font tells none.
  case named(String?)
  /// By the PostScript name of the font as it is opened, and values of its axes, because no name stands for the place.
  case varied(String?, axes: [FontVariation.Setting])

  /// The name that is asked for, whichever way.
  public var postScriptName: String? {
    switch self {
    case .named(let name), .varied(let name, _): name
    }
  }
}

extension FontFacts {
  /// How code asks the system for this face at its place on its axes. Only names that the font itself holds are asked for.
  public var reference: FontReference {
    guard let variation else { return .named(postScriptName) }
    if variation.isDefault { return .named(variation.openedPostScriptName) }
    if let instance = variation.instance, instance.ownsPostScriptName { return .named(instance.postScriptName) }
    return .varied(variation.openedPostScriptName, axes: variation.axes)
  }
}
