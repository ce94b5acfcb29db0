import LineHeightCore

/// The source of one view modifier and its UIKit attributes.
struct ModifierSource {
  private let name: String
  private let comment: String
  private let spacing: TextSpacing
  private let style: DynamicTypeStyle
  private let font: FontSource

  init(name: String, comment: String, result: SpacingResult, style: DynamicTypeStyle) {
    self.name = name
    self.comment = comment
    self.style = style
    font = FontSource(of: result, style: style)
    spacing = result.spacing
  }

  /// A font that is made of a descriptor takes all of it into UIKit's systems.
  var text: String {
    guard font.isVaried else {
      return """
        \(declaration)

        #if canImport(UIKit)
        \(SourceLayout.indented(uiKit, by: 2))
        #endif

        """
    }
    return """
      #if canImport(UIKit)
      \(SourceLayout.indented("\(declaration)\n\n\(uiKit)", by: 2))
      #endif

      """
  }

  private var declaration: String {
    """
    \(comment)
    @available(iOS 13.0, \(font.isVaried ? "" : "macOS 10.15, ")tvOS 13.0, watchOS 6.0, *)
    struct \(name): ViewModifier {
      func body(content: Content) -> AnyView {
        if #available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *) {
          return AnyView(content.modifier(Scaled()))
        }
        return AnyView(
          content
            .font(\(font.fixed))
    \(SourceLayout.indented(calls { SwiftLiteral.number($0.value) }, by: 8)))
      }
    \(font.declaration.map { "\n" + SourceLayout.indented($0, by: 2) + "\n" } ?? "")
      /// Everything grows with Dynamic Type as the font does.
      @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
      private struct Scaled: ViewModifier {
    \(scaledMetrics)
    \(scaledBody)
      }
    }
    """
  }

  /// Where lines are closer than the font's own, iOS 26 has a call that does it; nothing before it does.
  private var scaledBody: String {
    guard spacing.fits else {
      return """
            func body(content: Content) -> AnyView {
              let text = content.font(\(font.scaled(in: name)))
              if #available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *) {
                // Sets the distance of baselines alone. Where a single line sits in it is not known.
                return AnyView(text.lineHeight(.exact(points: lineHeight)))
              }
              // One line is right; each further line stays \(NumberFormat.short(excess, places: 3)) pt too tall.
              return AnyView(
                text
        \(SourceLayout.indented(calls { $0.role.rawValue }, by: 10)))
            }
        """
    }
    return """
          func body(content: Content) -> some View {
            content
              .font(\(font.scaled(in: name)))
      \(SourceLayout.indented(calls { $0.role.rawValue }, by: 8))
          }
      """
  }

  private var excess: Double { spacing.laidOutLineHeight - spacing.target }

  // MARK: Numbers

  /// What is typed, by the call that takes it; negative line spacing is left out, because SwiftUI has none.
  private func calls(_ argument: (ScaledLength) -> String) -> String {
    spacing.scaledLengths.compactMap { length in
      let label: String
      switch length.role {
      case .lineSpacing: label = "lineSpacing("
      case .padding: label = "padding(.vertical, "
      case .paddingTop: label = "padding(.top, "
      case .paddingBottom: label = "padding(.bottom, "
      case .lineHeight: return nil
      }
      return ".\(label)\(argument(length)))"
    }.joined(separator: "\n")
  }

  /// What grows: the size where the font does not by itself, and the lengths of rule B6.
  private var scaledMetrics: String {
    let size = font.needsScaledSize ? [("size", spacing.size)] : []
    let lengths = spacing.scaledLengths.map { ($0.role.rawValue, $0.value) }
    return (size + lengths).map { name, value in
      "    @ScaledMetric(relativeTo: .\(style.rawValue)) private var \(name): CGFloat = \(SwiftLiteral.number(value))\n"
    }.joined()
  }

  // MARK: UIKit

  private var uiKit: String {
    """
    extension \(name) {
      /// The same line height for UILabel and NSAttributedString.
      static var attributes: [NSAttributedString.Key: Any] {
    \(SourceLayout.indented(UIKitAttributesSource(font: font.uiKit, numbers: spacing.uiKit, style: style).statements, by: 4))
      }
    }
    """
  }
}
