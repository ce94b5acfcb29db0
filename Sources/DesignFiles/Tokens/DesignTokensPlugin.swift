/// Exports of the Figma plugin Design Tokens (https://github.com/lukasoppermann/design-tokens). The standard format has
/// tokens of the type `custom-fontStyle`, whose numbers are pixels; the original one has each property as a token with its
/// unit.
enum DesignTokensPlugin: DesignFormat {
  static let kind = DesignFileKind.designTokensPlugin

  static func recognises(_ file: SourceFile) -> Bool { file.document != nil && file.tokenSurvey.isDesignTokensPlugin }

  static func styles(in files: [SourceFile], _ context: DesignContext) -> [FoundStyle] {
    TokenStyles(files, context, hasSets: false, bareLineHeight: .pixels).styles()
  }
}
