import LineHeightCore

/// The enum of a sheet: names, numbers, fonts, and attributes for UIKit.
struct SheetDeclarations {
  private let typeName: String
  private let access: String
  private let style: DynamicTypeStyle
  private let includesUIKit: Bool
  private let entries: [StyleEntry]
  private let shape: SheetShape

  init(writer: StyleSheetSource, entries: [StyleEntry]) {
    typeName = writer.typeName
    access = writer.access.prefix
    style = writer.style
    includesUIKit = writer.includesUIKit
    self.entries = entries
    shape = SheetShape(of: entries)
  }

  // MARK: Names

  var names: String {
    let cases = entries.map { entry in
      let tight = """

          /// Its lines are closer than the font's own: before iOS 26 each further line is \(entry.excess) pt too tall.
        """
      return """
          /// \(entry.summary)\(entry.spacing.fits ? "" : tight)
          case \(SwiftIdentifier.declared(entry.identifier))
        """
    }
    // Without a case there is nothing that could be listed.
    let conformances = entries.isEmpty ? "Sendable" : "CaseIterable, Sendable"
    return """
      /// The text styles of the design.
      \(access)enum \(typeName): \(conformances) {
      \(cases.joined(separator: "\n"))
      }
      """
  }

  // MARK: Numbers

  var numbers: String {
    let fields = fields
    return """
      extension \(typeName) {
        /// What makes a text style.
        \(access)struct Metrics: Hashable, Sendable {
      \(fields.map(declaration).joined(separator: "\n"))
        }

        /// The numbers of this style.
        \(access)var metrics: Metrics {
          switch self {
      \(entries.map { metricsCase($0, fields) }.joined(separator: "\n"))
          }
        }
      }
      """
  }

  private struct Field {
    var name: String
    var type = "CGFloat"
    var comment: String
    var value: (StyleEntry) -> String
  }

  private var fields: [Field] {
    var fields: [Field] = []
    if let type = shape.fontNameType {
      let comment =
        shape.hasSystemFont ? "PostScript name of the font; `nil` is the system font." : "PostScript name of the font."
      fields.append(
        Field(name: "fontName", type: type, comment: comment) { $0.fontName.map(SwiftLiteral.string) ?? "nil" })
    }
    let spacingComment = shape.isTight ? "Between lines. SwiftUI takes what is below 0 for 0." : "Between lines."
    fields += [
      Field(name: "size", comment: "Font size.") { SwiftLiteral.number($0.spacing.size) },
      Field(name: "lineHeight", comment: "Distance of two baselines.") { SwiftLiteral.number($0.spacing.target) },
      Field(name: "lineSpacing", comment: spacingComment) { SwiftLiteral.number($0.lineSpacing) },
    ]
    if shape.padsEvenly {
      fields.append(
        Field(name: "padding", comment: "Above the first line, and below the last.") {
          SwiftLiteral.number($0.spacing.answer.paddingTop)
        })
    } else {
      fields += [
        Field(name: "paddingTop", comment: "Above the first line.") {
          SwiftLiteral.number($0.spacing.answer.paddingTop)
        },
        Field(name: "paddingBottom", comment: "Below the last line.") {
          SwiftLiteral.number($0.spacing.answer.paddingBottom)
        },
      ]
    }
    if shape.hasTracking {
      fields.append(
        Field(name: "tracking", comment: "Extra distance between characters.") {
          SwiftLiteral.number($0.style.letterSpacing)
        })
    }
    if includesUIKit {
      fields.append(
        Field(name: "baselineOffset", comment: "How far UIKit raises the text in its line, from iOS 16.4 on.") {
          SwiftLiteral.number($0.spacing.uiKit.baselineOffset)
        })
    }
    return fields
  }

  private func declaration(of field: Field) -> String {
    """
        /// \(field.comment)
        \(access)let \(field.name): \(field.type)
    """
  }

  private func metricsCase(_ entry: StyleEntry, _ fields: [Field]) -> String {
    let arguments = fields.map { "\($0.name): \($0.value(entry))" }
    return """
          case .\(entry.identifier):
      \(SourceLayout.call("return Metrics", arguments, indentedBy: 6))
      """
  }

  // MARK: Fonts

  var font: String {
    let body =
      switch shape.fontNameType {
      case nil: systemFont
      case "String": ".custom(metrics.fontName, fixedSize: size)"
      default:
        """
        if let name = metrics.fontName {
          return .custom(name, fixedSize: size)
        }
        \(shape.hasItalics ? systemFont : "return \(systemFont)")
        """
      }
    return """
      extension \(typeName) {
        /// The font at a size that Dynamic Type has already scaled.
        @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
        \(access)func font(size: CGFloat) -> Font {
      \(SourceLayout.indented(body, by: 4))
        }\(shape.hasWeights ? "\n\n" + weights(of: "Font.Weight", named: "weight") : "")\
      \(shape.hasItalics ? "\n\n" + italics : "")
      }
      """
  }

  private var systemFont: String {
    let arguments = "size: size\(shape.hasWeights ? ", weight: weight" : "")"
    guard shape.hasItalics else { return ".system(\(arguments))" }
    return """
      let font = Font.system(\(arguments))
      return isItalic ? font.italic() : font
      """
  }

  private func weights(of type: String, named name: String) -> String {
    choice(
      "  /// The weight of the system font, where that is the font.", "\(name): \(type)", otherwise: ".regular",
      entries.filter { $0.systemWeight != .regular }.map { ($0, ".\($0.systemWeight)") })
  }

  private var italics: String {
    choice(
      "  /// Whether the system font is italic, where that is the font.", "isItalic: Bool", otherwise: "false",
      entries.filter(\.isSystemItalic).map { ($0, "true") })
  }

  /// A private property that has another value than the usual one in some cases.
  private func choice(
    _ comment: String, _ property: String, otherwise: String, _ values: [(entry: StyleEntry, value: String)]
  ) -> String {
    let cases = values.map { "    case .\($0.entry.identifier): return \($0.value)\n" }.joined()
    // The compiler warns of a default that nothing is left for.
    let rest = values.count < entries.count ? "    default: return \(otherwise)\n" : ""
    return """
      \(comment)
        private var \(property) {
          switch self {
      \(cases)\(rest)    }
        }
      """
  }

  // MARK: UIKit

  var uiKit: String {
    let attributes = UIKitAttributesSource(
      font: "uiFont", lineHeight: "style.lineHeight", baselineOffset: "style.baselineOffset",
      earlierBaselineOffset: "style.baselineOffset / 2", tracking: shape.hasTracking ? "style.tracking" : nil,
      hasNegativeOffset: entries.contains { $0.spacing.uiKit.baselineOffset < 0 }, style: style)
    return """
      #if canImport(UIKit)
        extension \(typeName) {
          /// The same text for UILabel and NSAttributedString.
          @available(iOS 14.0, tvOS 14.0, watchOS 7.0, *)
          \(access)var attributes: [NSAttributedString.Key: Any] {
            let style = self.metrics
      \(SourceLayout.indented(attributes.statements, by: 6))
          }

          /// The font at its size before Dynamic Type; the system font where the font is missing.
          \(access)var uiFont: UIFont {
      \(SourceLayout.indented(uiFont, by: 6))
          }\(shape.hasWeights ? "\n\n" + SourceLayout.indented(weights(of: "UIFont.Weight", named: "uiWeight"), by: 2) : "")
        }
      #endif
      """
  }

  private var uiFont: String {
    let named = "UIFont(name: metrics.fontName, size: metrics.size) ?? .systemFont(ofSize: metrics.size)"
    if shape.fontNameType == "String" { return named }
    let system = "UIFont.systemFont(ofSize: metrics.size\(shape.hasWeights ? ", weight: uiWeight" : ""))"
    let lookup = """
      if let name = metrics.fontName {
        return UIFont(name: name, size: metrics.size) ?? .systemFont(ofSize: metrics.size)
      }

      """
    let isMixed = shape.fontNameType != nil
    guard shape.hasItalics else { return isMixed ? lookup + "return \(system)" : system }
    return (isMixed ? lookup : "") + """
      let font = \(system)
      guard isItalic, let italic = font.fontDescriptor.withSymbolicTraits(.traitItalic) else {
        return font
      }
      return UIFont(descriptor: italic, size: metrics.size)
      """
  }
}
