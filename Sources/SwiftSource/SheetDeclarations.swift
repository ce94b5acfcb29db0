import LineHeightCore

/// The enum of a sheet: names, numbers, fonts, and attributes for UIKit.
struct SheetDeclarations {
  private let typeName: String
  private let access: String
  private let style: DynamicTypeStyle
  private let includesUIKit: Bool
  private let shape: SheetShape

  init(writer: StyleSheetSource, shape: SheetShape) {
    typeName = writer.typeName
    access = writer.access.prefix
    style = writer.style
    includesUIKit = writer.includesUIKit
    self.shape = shape
  }

  // MARK: Names

  var names: [SheetPart] {
    // Without a case there is nothing that could be listed.
    let conformances = shape.isEmpty ? "Sendable" : "CaseIterable, Sendable"
    let head = """
      /// The text styles of the design.
      \(access)enum \(typeName): \(conformances) {
      """
    return [.text(head), cases(declaration), .text("}")]
  }

  private func declaration(of entry: StyleEntry) -> String {
    let tight =
      entry.fits
      ? ""
      : """

        /// Its lines are closer than the font's own: before iOS 26 each further line is \(entry.excess) pt too tall.
      """
    return """
        /// \(entry.summary)\(tight)
        case \(SwiftIdentifier.declared(entry.identifier))
      """
  }

  /// A blank line where there are none.
  private func cases(_ text: @escaping (StyleEntry) -> String) -> SheetPart {
    shape.isEmpty ? .text("") : .ofEach(text)
  }

  // MARK: Numbers

  var numbers: [SheetPart] {
    let fields = fields
    let head = """
      extension \(typeName) {
        /// What makes a text style.
        \(access)struct Metrics: Hashable, Sendable {
      \(fields.map(declaration).joined(separator: "\n"))
        }

        /// The numbers of this style.
        \(access)var metrics: Metrics {
          switch self {
      """
    let end = """
          }
        }
      }
      """
    return [.text(head), cases { metricsCase($0, fields) }, .text(end)]
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
      Field(name: "size", comment: "Font size.") { SwiftLiteral.number($0.size) },
      Field(name: "lineHeight", comment: "Distance of two baselines.") { SwiftLiteral.number($0.lineHeight) },
      Field(name: "lineSpacing", comment: spacingComment) { SwiftLiteral.number($0.lineSpacing) },
    ]
    if shape.padsEvenly {
      fields.append(
        Field(name: "padding", comment: "Above the first line, and below the last.") {
          SwiftLiteral.number($0.paddingTop)
        })
    } else {
      fields += [
        Field(name: "paddingTop", comment: "Above the first line.") {
          SwiftLiteral.number($0.paddingTop)
        },
        Field(name: "paddingBottom", comment: "Below the last line.") {
          SwiftLiteral.number($0.paddingBottom)
        },
      ]
    }
    if shape.hasTracking {
      fields.append(
        Field(name: "tracking", comment: "Extra distance between characters.") {
          SwiftLiteral.number($0.tracking)
        })
    }
    if includesUIKit {
      fields.append(
        Field(name: "baselineOffset", comment: "How far UIKit raises the text in its line, from iOS 16.4 on.") {
          SwiftLiteral.number($0.baselineOffset)
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

  var font: [SheetPart] {
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
    let head = """
      extension \(typeName) {
        /// The font at a size that Dynamic Type has already scaled.
        @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
        \(access)func font(size: CGFloat) -> Font {
      \(SourceLayout.indented(body, by: 4))
        }
      """
    return [.text(head)] + weights(of: "Font.Weight", named: "weight") + italics + [.text("}")]
  }

  private var systemFont: String {
    let arguments = "size: size\(shape.hasWeights ? ", weight: weight" : "")"
    guard shape.hasItalics else { return ".system(\(arguments))" }
    return """
      let font = Font.system(\(arguments))
      return isItalic ? font.italic() : font
      """
  }

  private func weights(of type: String, named name: String) -> [SheetPart] {
    guard shape.hasWeights else { return [] }
    return choice(
      "  /// The weight of the system font, where that is the font.", "\(name): \(type)",
      otherwise: shape.hasOnlyWeights ? nil : ".regular"
    ) { $0.systemWeight == .regular ? nil : ".\($0.systemWeight)" }
  }

  private var italics: [SheetPart] {
    guard shape.hasItalics else { return [] }
    return choice(
      "  /// Whether the system font is italic, where that is the font.", "isItalic: Bool",
      otherwise: shape.hasOnlyItalics ? nil : "false"
    ) { $0.isSystemItalic ? "true" : nil }
  }

  /// A private property that has another value than the usual one in some cases.
  ///
  /// - Parameter usual: `nil` where all cases have another: the compiler warns of a default that nothing is left for.
  private func choice(
    _ comment: String, _ property: String, otherwise usual: String?, _ value: @escaping (StyleEntry) -> String?
  ) -> [SheetPart] {
    let head = """

      \(comment)
        private var \(property) {
          switch self {
      """
    let end = """
          }
        }
      """
    return [.text(head), .ofEach { entry in value(entry).map { "    case .\(entry.identifier): return \($0)" } }]
      + (usual.map { [.text("    default: return \($0)")] } ?? []) + [.text(end)]
  }

  // MARK: UIKit

  var uiKit: [SheetPart] {
    let attributes = UIKitAttributesSource(
      font: "uiFont", lineHeight: "style.lineHeight", baselineOffset: "style.baselineOffset",
      earlierBaselineOffset: "style.baselineOffset / 2", tracking: shape.hasTracking ? "style.tracking" : nil,
      hasNegativeOffset: shape.hasNegativeOffset, style: style)
    let head = """
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
          }
      """
    let end = """
        }
      #endif
      """
    let weights = weights(of: "UIFont.Weight", named: "uiWeight").map { $0.indented(by: 2) }
    return [.text(head)] + weights + [.text(end)]
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
