package import LineHeightCore

/// Writes results as Swift: one view modifier for each text, with exact numbers; for UITextView, attributes and insets.
package struct SwiftSource {
  private let style: DynamicTypeStyle

  /// A writer whose code scales with a Dynamic Type style.
  package init(relativeTo style: DynamicTypeStyle) {
    self.style = style
  }

  /// One file with the code for each result, under unique names. Nothing where there are no results.
  package func file(of results: [SpacingResult]) -> String {
    guard !results.isEmpty else { return "" }
    let parts = parts(of: results)
    return ([parts.imports] + parts.declarations).joined(separator: "\n")
  }

  /// The same in its parts: what stands once before all code, and the code for each result.
  package func parts(of results: [SpacingResult]) -> (imports: String, declarations: [String]) {
    var usedNames: Set<String> = []
    let declarations = results.map { result in
      let base = SwiftLiteral.typeName(
        "\(result.font.postScriptName ?? "Text") \(SwiftLiteral.number(result.spacing.size))")
      var name = base
      var number = 2
      while !usedNames.insert(name).inserted {
        name = "\(base)Variant\(number)"
        number += 1
      }
      return declaration(of: result, named: name)
    }
    return (imports(for: results), declarations)
  }

  private func declaration(of result: SpacingResult, named name: String) -> String {
    let comment = ResultComment(result).text
    return result.spacing.options.includesLeading
      ? TextViewSource(name: name, comment: comment, result: result, style: style).text
      : ModifierSource(name: name, comment: comment, result: result, style: style).text
  }

  /// What stands once, before all declarations.
  private func imports(for results: [SpacingResult]) -> String {
    let needsSwiftUI = results.contains { !$0.spacing.options.includesLeading }
    let needsCoreText = results.contains { FontSource(of: $0, style: style).isVaried }
    return """
      \(needsSwiftUI ? "import SwiftUI\n\n" : "")#if canImport(UIKit)\(needsCoreText ? "\n  import CoreText" : "")
        import UIKit
      #endif

      """
  }
}
