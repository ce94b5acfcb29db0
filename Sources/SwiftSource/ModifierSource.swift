import LineHeightCore

/// The source of one view modifier and its UIKit attributes.
struct ModifierSource {
  private let name: String
  private let result: SpacingResult
  private let spacing: TextSpacing
  private let style: DynamicTypeStyle

  init(name: String, result: SpacingResult, style: DynamicTypeStyle) {
    self.name = name
    self.result = result
    self.style = style
    spacing = result.spacing
  }

  var text: String {
    """
    \(comment)
    @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
    struct \(name): ViewModifier {
      func body(content: Content) -> AnyView {
        if #available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *) {
          return AnyView(content.modifier(Scaled()))
        }
        return AnyView(
          content
            .font(\(isSystemFont ? ".system(size: \(size))" : ".custom(\(fontName), size: \(size))"))
    \(SourceLayout.indented(calls { number($0.value) }, by: 8)))
      }

      /// Everything grows with Dynamic Type as the font does.
      @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
      private struct Scaled: ViewModifier {
    \(scaledMetrics.map(scaledMetric).joined())
    \(scaledBody)
      }
    }

    \(uiKit)
    """
  }

  /// Where lines are closer than the font's own, iOS 26 has a call that does it; nothing before it does.
  private var scaledBody: String {
    guard spacing.fits else {
      return """
            func body(content: Content) -> AnyView {
              let text = content.font(\(scaledFont))
              if #available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *) {
                // Sets the distance of baselines alone. Where a single line sits in it is not known.
                return AnyView(text.lineHeight(.exact(points: lineHeight)))
              }
              // One line is right; each further line stays \(NumberFormat.short(excess, places: 3)) pt too tall.
              return AnyView(
                text
        \(SourceLayout.indented(calls { $0.name }, by: 10)))
            }
        """
    }
    return """
          func body(content: Content) -> some View {
            content
              .font(\(scaledFont))
      \(SourceLayout.indented(calls { $0.name }, by: 8))
          }
      """
  }

  private var excess: Double { spacing.laidOutLineHeight - spacing.target }

  // MARK: Numbers

  private typealias Length = (name: String, value: Double)

  /// What is typed, each with the call that takes it; negative line spacing is left out, because SwiftUI has none.
  private var lengths: [(call: String, length: Length)] {
    let answer = spacing.answer
    var lengths: [(String, Length)] = []
    if spacing.fits { lengths.append(("lineSpacing(", ("lineSpacing", answer.lineSpacing))) }
    if let padding = answer.padding { return lengths + [("padding(.vertical, ", ("padding", padding))] }
    return lengths + [
      ("padding(.top, ", ("paddingTop", answer.paddingTop)),
      ("padding(.bottom, ", ("paddingBottom", answer.paddingBottom)),
    ]
  }

  private func calls(_ argument: (Length) -> String) -> String {
    lengths.map { ".\($0.call)\(argument($0.length)))" }.joined(separator: "\n")
  }

  /// What grows: the size where the font does not by itself, what is typed, and the line height where that is.
  private var scaledMetrics: [Length] {
    let size: [Length] = isSystemFont ? [("size", spacing.size)] : []
    let exact: [Length] = spacing.fits ? [] : [("lineHeight", spacing.exactLineHeight)]
    return size + lengths.map(\.length) + exact
  }

  private func scaledMetric(_ length: Length) -> String {
    "    @ScaledMetric(relativeTo: .\(style.rawValue)) private var \(length.name): CGFloat = \(number(length.value))\n"
  }

  // MARK: The font

  private var isSystemFont: Bool { spacing.metrics.source == .systemFont }
  private var size: String { number(spacing.size) }
  private var fontName: String { SwiftLiteral.string(result.font.postScriptName ?? "<#PostScript name#>") }

  private var scaledFont: String {
    isSystemFont ? ".system(size: size)" : ".custom(\(fontName), size: \(size), relativeTo: .\(style.rawValue))"
  }

  // MARK: UIKit

  private var uiKit: String {
    let numbers = spacing.uiKit
    let font = isSystemFont ? "UIFont.systemFont(ofSize: \(size))" : "UIFont(name: \(fontName), size: \(size))"
    let fallback = isSystemFont ? "" : " ?? .systemFont(ofSize: \(size))"
    let attributes = UIKitAttributesSource(
      font: font + fallback, lineHeight: number(numbers.lineHeight), baselineOffset: number(numbers.baselineOffset),
      earlierBaselineOffset: number(numbers.earlierBaselineOffset), hasNegativeOffset: numbers.baselineOffset < 0,
      style: style)
    return """
      #if canImport(UIKit)
        extension \(name) {
          /// The same line height for UILabel and NSAttributedString.
          static var attributes: [NSAttributedString.Key: Any] {
      \(SourceLayout.indented(attributes.statements, by: 6))
          }
        }
      #endif

      """
  }

  // MARK: What it is

  private var comment: String {
    let title = SwiftLiteral.comment(result.font.postScriptName ?? result.font.source)
    let metrics = spacing.metrics
    let triple = metrics.triple
    let growth = metrics.ascenderGrowth == 0 ? "" : " x 1.\(metrics.ascenderGrowth)"
    return """
      /// \(title) at \(size) pt on lines of \(number(spacing.target)) pt, as in the design.
      ///
      /// font.lineHeight = (\(triple.ascender) + \(-triple.descender))\(growth) x \(size) / \(metrics.unitsPerEm) \
      = \(number(spacing.fontLineHeight)) (\(metrics.source.rawValue))
      /// lineSpacing = \(number(spacing.target)) - \(number(spacing.laidOutLineHeight)) \
      = \(number(spacing.answer.lineSpacing))
      """
  }

  private func number(_ value: Double) -> String { SwiftLiteral.number(value) }
}
