import LineHeightCore

/// How the source of one text names its font.
struct FontSource {
  private let reference: FontReference
  private let pointSize: Double
  private let style: DynamicTypeStyle
  private let isSystemFont: Bool

  init(of result: SpacingResult, style: DynamicTypeStyle) {
    reference = result.font.reference
    pointSize = result.spacing.size
    isSystemFont = result.spacing.metrics.source == .systemFont
    self.style = style
  }

  /// Whether the font is at a place on its axes that has no name: then it is made by ``declaration``, which needs UIKit.
  var isVaried: Bool { if case .varied = reference { true } else { false } }

  /// Whether the size has to be scaled, because the font does not grow by itself.
  var needsScaledSize: Bool { isSystemFont || isVaried }

  private var size: String { SwiftLiteral.number(pointSize) }

  private var name: String { SwiftLiteral.string(reference.postScriptName ?? "<#PostScript name#>") }

  /// SwiftUI's font at the size that was asked for.
  var fixed: String {
    if isVaried { return "Font(Self.font(size: \(size)) as CTFont)" }
    return isSystemFont ? ".system(size: \(size))" : ".custom(\(name), size: \(size))"
  }

  /// SwiftUI's font as it grows with Dynamic Type; where ``needsScaledSize``, by a property `size`.
  ///
  /// - Parameter owner: the type that has ``declaration``.
  func scaled(in owner: String) -> String {
    if isVaried { return "Font(\(owner).font(size: size) as CTFont)" }
    return isSystemFont ? ".system(size: size)" : ".custom(\(name), size: \(size), relativeTo: .\(style.rawValue))"
  }

  /// UIKit's font.
  var uiKit: String {
    if isVaried { return "Self.font(size: \(size))" }
    return isSystemFont
      ? "UIFont.systemFont(ofSize: \(size))"
      : "UIFont(name: \(name), size: \(size)) ?? .systemFont(ofSize: \(size))"
  }

  /// A function that makes the font at its place on the axes; `nil` where a name does.
  var declaration: String? {
    guard case .varied(_, let axes) = reference else { return nil }
    // Core Text counts axes by their tag's four bytes
    // (https://developer.apple.com/documentation/coretext/kctfontvariationaxisidentifierkey).
    // A dictionary that names a key twice ends the app; of two axes with one tag, only the first can be set here.
    let first = axes.enumerated().filter { index, axis in axes.firstIndex { $0.tag == axis.tag } == index }
    let settings = first.map { _, axis in
      "    // \(SwiftLiteral.comment(axis.tag))\n    0x\(Self.hexadecimal(axis.tag)): \(SwiftLiteral.number(axis.value))"
    }
    // As `swift format` has it: a comma after the last of several.
    let list = settings.joined(separator: ",\n") + (settings.count > 1 ? "," : "")
    return """
      /// The font at its place on its axes, for which it has no name.
      static func font(size: CGFloat) -> UIFont {
        let variationAttribute = UIFontDescriptor.AttributeName(
          rawValue: kCTFontVariationAttribute as String)
        let variation: [NSNumber: NSNumber] = [
      \(list)
        ]
        let descriptor = UIFontDescriptor(fontAttributes: [
          .name: \(name), variationAttribute: variation,
        ])
        return UIFont(descriptor: descriptor, size: size)
      }
      """
  }

  /// A tag's bytes, which are read as Latin-1: `7767_6874`.
  private static func hexadecimal(_ tag: String) -> String {
    let digits = tag.unicodeScalars.map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return digits.count == 1 ? "0" + digits : digits
    }
    return digits.prefix(2).joined() + "_" + digits.dropFirst(2).joined()
  }
}
