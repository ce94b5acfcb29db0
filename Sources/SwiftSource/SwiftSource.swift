package import LineHeightCore

/// Writes results as Swift: one view modifier for each text, with exact numbers.
package struct SwiftSource {
  private let style: DynamicTypeStyle
  private var usedNames: Set<String> = []

  /// What stands once, before all declarations.
  package static let imports = """
    import SwiftUI

    #if canImport(UIKit)
      import UIKit
    #endif

    """

  /// A writer whose code scales with a Dynamic Type style.
  package init(relativeTo style: DynamicTypeStyle) {
    self.style = style
  }

  /// The code for one result. Names are unique within one writer.
  package mutating func declaration(of result: SpacingResult) -> String {
    let base = SwiftLiteral.typeName(
      "\(result.font.postScriptName ?? "Text") \(SwiftLiteral.number(result.spacing.size))")
    var name = base
    var number = 2
    while !usedNames.insert(name).inserted {
      name = "\(base)Variant\(number)"
      number += 1
    }
    return ModifierSource(name: name, result: result, style: style).text
  }
}
