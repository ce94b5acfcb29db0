/// Tokens Studio for Figma (https://docs.tokens.studio/), with `value` or `$value`. A file holds one token set, or several by
/// name, which aliases leave out. A line height is a text: `150%`, `24px`; a bare number is pixels in Figma, but factors are
/// written as well.
enum TokensStudio: DesignFormat {
  static let kind = DesignFileKind.tokensStudio

  static func recognises(_ file: SourceFile) -> Bool { file.document != nil && file.tokenSurvey.isTokensStudio }

  static func styles(in files: [SourceFile], _ context: DesignContext) -> [FoundStyle] {
    TokenStyles(files, context, hasSets: true, bareLineHeight: .pixelsIfLarge).styles()
  }
}
