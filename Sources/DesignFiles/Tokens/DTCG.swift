/// Design tokens of the Community Group (https://www.designtokens.org/tr/2025.10/format/), and Style Dictionary files of
/// that shape. A line height is a number, a multiple of the font size.
enum DTCG: DesignFormat {
  static let kind = DesignFileKind.dtcg

  static func recognises(_ file: SourceFile) -> Bool { file.document != nil && file.tokenSurvey.hasTokens }

  static func styles(in files: [SourceFile], _ context: DesignContext) -> [FoundStyle] {
    TokenStyles(files, context, hasSets: false, bareLineHeight: .multipleOfSize).styles()
  }
}
