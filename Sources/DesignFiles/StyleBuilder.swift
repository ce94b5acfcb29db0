import LineHeightCore

/// A property as a file has it, with aliases followed.
struct PropertyValue {
  /// As it is written; of a number with a unit beside it, both together.
  var text: String
  /// The number of what is no text.
  var measure: Measure?
  /// Something beside the value, such as the scope of a variable, says that it is in pixels.
  var isInPixels = false
  /// No text at all, such as `null` or a list of things; where it is of no use.
  var isOpaque = false
}

/// What a file tells about one style.
struct StyleProperties {
  var name: String
  var family: PropertyValue?
  var postScriptName: String?
  var weight: PropertyValue?
  /// `fontStyle`: `normal`, `italic`, and in some files the whole name of the style, `Bold Italic`.
  var style: PropertyValue?
  var size: PropertyValue?
  var lineHeight: PropertyValue?
  var letterSpacing: PropertyValue?
  /// Per cent of AUTO, for which only Figma's REST answers have a word.
  var percentOfAuto: Double?
  var designerLine: TextStyle.DesignerLine?

  init(name: String) { self.name = name }
}

/// What a format takes a line height without a unit for.
enum BareLineHeight {
  case multipleOfSize
  case pixels
  /// Pixels from ``StyleBuilder/leastPixels`` on; less may be a factor or pixels.
  case pixelsIfLarge
  case unknown
}

/// Makes a text style of properties.
struct StyleBuilder {
  /// No text is set on a line this low, and none this many times as high as its letters.
  static let leastPixels = 8.0
  static let largestSize = 10_000.0

  let options: DesignFileOptions
  let bareLineHeight: BareLineHeight

  /// What is wrong, and with which property; `nil` where it is the style as a whole.
  struct Failure: Error {
    let property: StyleProperty?
    let problem: StyleProblem

    init(_ property: StyleProperty?, _ problem: StyleProblem) {
      self.property = property
      self.problem = problem
    }
  }

  func style(_ properties: StyleProperties) throws(Failure) -> TextStyle {
    guard !properties.name.isEmpty else { throw Failure(nil, .noName) }
    let family = try family(properties.family)
    let name = try styleName(properties)
    let size = try size(properties.size)
    let line = try lineHeight(properties)
    return TextStyle(
      name: properties.name, family: family, postScriptName: properties.postScriptName, weight: name.weight,
      isItalic: name.isItalic, size: size, lineHeight: line.lineHeight, givenLineHeight: line.given, unit: line.unit,
      letterSpacing: try letterSpacing(properties.letterSpacing, size: size), designerLine: properties.designerLine)
  }

  private func family(_ value: PropertyValue?) throws(Failure) -> String {
    guard let value else {
      guard let family = options.family else { throw Failure(.family, .missing(.family)) }
      return family
    }
    guard !value.isOpaque, value.measure == nil, let family = FontStack.first(value.text) else {
      throw Failure(.family, .unusable(.family, value: value.text))
    }
    return family
  }

  private func styleName(_ properties: StyleProperties) throws(Failure) -> (weight: Int, isItalic: Bool) {
    var isItalic = false
    var weight: Int?
    if let value = properties.weight {
      let parsed =
        value.measure.map { FontStyleName(weight: $0.unit == nil ? $0.value : 0) } ?? FontStyleName(value.text)
      guard !value.isOpaque, let parsed else {
        throw Failure(.weight, .unusable(.weight, value: value.text))
      }
      weight = parsed.weight
      isItalic = parsed.isItalic
    }
    if let value = properties.style {
      let parsed =
        value.measure.map { FontStyleName(weight: $0.unit == nil ? $0.value : 0) } ?? FontStyleName(value.text)
      guard !value.isOpaque, let parsed else {
        // The name of an optical size or a cut is no matter where the weight is told.
        if weight != nil, !value.isOpaque {
          return (weight ?? 400, isItalic || value.text.lowercased().contains(part: "italic"))
        }
        throw Failure(.style, .unusable(.style, value: value.text))
      }
      isItalic = isItalic || parsed.isItalic
      weight = weight ?? parsed.weight
    }
    return (weight ?? 400, isItalic)
  }

  private func size(_ value: PropertyValue?) throws(Failure) -> Double {
    guard let value else { throw Failure(.size, .missing(.size)) }
    let measure = try measure(value, .size)
    let points: Double
    switch measure.unit {
    case nil, .pixels: points = measure.value
    case .rem: points = measure.value * options.remPixels
    default: throw Failure(.size, .unusable(.size, value: value.text))
    }
    guard points > 0, points <= Self.largestSize else { throw Failure(.size, .outOfRange(.size, value: value.text)) }
    return points
  }

  private func letterSpacing(_ value: PropertyValue?, size: Double) throws(Failure) -> Double {
    guard let value else { return 0 }
    let measure = try measure(value, .letterSpacing)
    let points =
      switch measure.unit {
      case nil, .pixels: measure.value
      case .percent: size * measure.value / 100
      case .em: size * Measure.hundredfold(measure.value) / 100
      case .rem: measure.value * options.remPixels
      case .auto: 0.0
      }
    guard abs(points) <= Self.largestSize else {
      throw Failure(.letterSpacing, .outOfRange(.letterSpacing, value: value.text))
    }
    return points
  }

  // MARK: Line height

  private func lineHeight(
    _ properties: StyleProperties
  ) throws(Failure) -> (lineHeight: DesignLineHeight, given: String, unit: LineHeightUnit) {
    if let percent = properties.percentOfAuto {
      guard percent > 0 else {
        throw Failure(.lineHeight, .outOfRange(.lineHeight, value: "\(NumberFormat.exact(percent))% of AUTO"))
      }
      return (.percentOfAuto(percent), "\(NumberFormat.exact(percent))% of AUTO", .auto)
    }
    guard let value = properties.lineHeight else { return (.auto, "auto", .auto) }
    let measure = try measure(value, .lineHeight)
    let given = value.measure == nil && Measure(value.text) == nil ? measure.text : value.text
    let unit = try unit(of: measure, value)
    if unit == .auto { return (.auto, given, .auto) }
    guard measure.value > 0 else { throw Failure(.lineHeight, .outOfRange(.lineHeight, value: given)) }
    switch unit {
    case .pixels:
      let points = measure.unit == .rem ? measure.value * options.remPixels : measure.value
      guard points <= Self.largestSize * 100 else {
        throw Failure(.lineHeight, .outOfRange(.lineHeight, value: given))
      }
      return (.points(points), given, unit)
    case .percent: return (.percentOfSize(measure.value), given, unit)
    case .em: return (.percentOfSize(Measure.hundredfold(measure.value)), given, unit)
    case .factor: return (.timesFontLineHeight(measure.value), given, unit)
    case .auto: return (.auto, given, unit)
    }
  }

  /// The value's own unit; else what the user says of bare numbers; else what its scope, then its format, says of them.
  private func unit(of measure: Measure, _ value: PropertyValue) throws(Failure) -> LineHeightUnit {
    switch measure.unit {
    case .pixels, .rem: return .pixels
    case .percent: return .percent
    case .em: return .em
    case .auto: return .auto
    case nil: break
    }
    if let unit = options.lineHeightUnit { return unit }
    if value.isInPixels { return .pixels }
    switch bareLineHeight {
    case .pixels: return .pixels
    case .multipleOfSize:
      guard measure.value < Self.leastPixels else {
        throw Failure(.lineHeight, .multipleLikePixels(value: measure.text))
      }
      return .em
    case .pixelsIfLarge where measure.value >= Self.leastPixels: return .pixels
    case .pixelsIfLarge, .unknown: throw Failure(.lineHeight, .unknownUnit(value: measure.text))
    }
  }

  /// The number of a value, calculated where that is needed.
  private func measure(_ value: PropertyValue, _ property: StyleProperty) throws(Failure) -> Measure {
    if let measure = value.measure { return measure }
    guard !value.isOpaque else { throw Failure(property, .unusable(property, value: value.text)) }
    if let measure = Measure(value.text) { return measure }
    do {
      if let measure = try Arithmetic.evaluate(value.text) { return measure }
    } catch {
      throw Failure(property, .arithmetic(property, expression: value.text, error))
    }
    throw Failure(property, .unusable(property, value: value.text))
  }
}
