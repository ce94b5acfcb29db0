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
  /// One value for each axis of the font, in its order.
  public let coordinates: [Double]

  /// An instance as fvar has it.
  public init(index: Int, name: String?, postScriptName: String?, coordinates: [Double]) {
    self.index = index
    self.name = name
    self.postScriptName = postScriptName
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

  /// A place on all axes of a font.
  public init(instance: NamedInstance?, axes: [Setting]) {
    self.instance = instance
    self.axes = axes
  }
}
