/// One number of an answer, and how it is typed: as a SwiftUI modifier, or as a property of a UITextView.
package struct SpacingCall: Hashable, Sendable {
  /// What the number is called, such as `padding top`.
  package let label: String
  /// In points. A lineSpacing below 0 is typed as 0, because there is no negative one (B2).
  package let value: Double
  /// What is typed.
  package let text: String
}

extension TextSpacing {
  /// What is typed, spacing before padding.
  ///
  /// - Parameter places: decimal places of the numbers.
  package func calls(places: Int) -> [SpacingCall] {
    func number(_ value: Double) -> String { NumberFormat.short(value, places: places) }
    func padding(_ label: String, _ edge: String, _ value: Double, _ property: String) -> SpacingCall {
      SpacingCall(
        label: label, value: value,
        text: options.includesLeading ? property + number(value) : ".padding(.\(edge), \(number(value)))")
    }
    let typed = number(fits ? answer.lineSpacing : 0)
    let lineSpacing = SpacingCall(
      label: "lineSpacing", value: answer.lineSpacing,
      text: options.includesLeading ? "paragraphStyle.lineSpacing = \(typed)" : ".lineSpacing(\(typed))")
    if let both = answer.padding {
      let property = "textContainerInset.top = \(number(both)), .bottom = "
      return [lineSpacing, padding("padding", "vertical", both, property)]
    }
    return [
      lineSpacing, padding("padding top", "top", answer.paddingTop, "textContainerInset.top = "),
      padding("padding bottom", "bottom", answer.paddingBottom, "textContainerInset.bottom = "),
    ]
  }
}
