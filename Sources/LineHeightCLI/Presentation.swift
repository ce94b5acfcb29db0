/// How everything is shown, whichever command runs.
struct Presentation {
  var places = 3
  var isStrict = false
  var isQuiet = false
  var color = ColorChoice.auto
  var annotates = false

  static let precisionRange = 0...10

  init() {}

  /// What can be made out of a command line that is wrong somewhere, to say so in the way that was asked for.
  init(ofWrong arguments: [String]) {
    let options = arguments.prefix { $0 != "--" }
    func value(_ option: Option) -> String? {
      guard let index = options.firstIndex(where: { $0.prefix { $0 != "=" } == option.spelling }) else { return nil }
      let parts = options[index].split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return parts.count > 1 ? String(parts[1]) : options.dropFirst(index + 1).first
    }
    color = value(.color).flatMap(ColorChoice.init) ?? .auto
    annotates = value(.annotations).map(Option.annotations.specification.choices.contains) ?? false
  }

  init(_ arguments: LiteralArguments) throws(UsageError) {
    if let text = arguments[.precision] {
      guard let places = Spelling.integer(text), Self.precisionRange.contains(places) else {
        throw .outOfRange(.precision, text, allowed: "decimal places are 0 to \(Self.precisionRange.upperBound)")
      }
      self.places = places
    }
    isStrict = arguments.has(.strict)
    isQuiet = arguments.has(.quiet)
    annotates = try arguments.word(.annotations) != nil
    color = try arguments.choice(.color) ?? .auto
  }
}
