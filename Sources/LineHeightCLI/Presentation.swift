/// How everything is shown, whichever command runs.
struct Presentation {
  var places = 3
  var isStrict = false
  var isQuiet = false
  var color = ColorChoice.auto
  var annotates = false

  static let precisionRange = 0...10

  init() {}

  init(_ arguments: LiteralArguments) throws(UsageError) {
    if let text = arguments[.precision] {
      guard let places = Spelling.integer(text), Self.precisionRange.contains(places) else {
        throw .outOfRange(.precision, text, allowed: "decimal places are 0 to \(Self.precisionRange.upperBound)")
      }
      self.places = places
    }
    isStrict = arguments.has(.strict)
    isQuiet = arguments.has(.quiet)
    annotates = try SpacingRequest.word(.annotations, in: arguments) != nil
    color = try SpacingRequest.choice(.color, in: arguments) ?? .auto
  }
}
