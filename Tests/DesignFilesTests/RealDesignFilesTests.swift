import DesignFiles
import Foundation
import LineHeightCore
import TestSupport
import Testing

/// Published files: what is read from them, and how many styles cannot be made out.
struct RealFileCase: CustomTestStringConvertible {
  let files: [String]
  let kind: DesignFileKind
  /// Each style in a few words.
  let styles: [String]
  let problems: [StyleProblem]
  var options = DesignFileOptions()

  var testDescription: String { files.joined(separator: " ") }
}

/// Files as tools wrote them. Each has its double among our fixtures, so nothing is untested where they are absent.
@Suite(.needsDesignFiles) struct RealDesignFilesTests {
  private static func summary(_ style: TextStyle) -> String {
    let slant = style.isItalic ? " italic" : ""
    return
      "\(style.name): \(style.family) \(style.weight)\(slant) \(NumberFormat.exact(style.size))/\(style.givenLineHeight) "
      + "\(style.unit.rawValue) \(NumberFormat.exact(style.letterSpacing))"
  }

  @Test(arguments: [
    RealFileCase(
      files: ["figma-rest-fileNodes.json"], kind: .figmaREST,
      styles: [
        "regular-text: Roboto Condensed 400 14/auto auto 0", "deleted-text: Roboto Condensed 700 14/150% % 0",
        "h2: Roboto 400 18/auto auto 0", "h1: Spinnaker 400 24/30px px 2",
      ], problems: []),
    RealFileCase(
      files: ["dtcg-2025.10-spec-typography.tokens.json"], kind: .dtcg,
      styles: ["type styles/heading-level-1: Roboto 700 42/1.2 em 0.1"],
      problems: [.danglingAlias(.family, chain: ["font.serif"])]),
    RealFileCase(
      files: ["dtcg-2025.10-spec-ref-pointer.tokens.json"], kind: .dtcg,
      styles: [
        "base/text: Helvetica 400 16/1.5 em 0", "headings/h1: Helvetica 700 32/1.5 em 0",
        "headings/h2: Helvetica 600 24/1.5 em 0",
      ], problems: []),
    RealFileCase(
      files: ["dtcg-primer-base-typography.tokens.json", "dtcg-primer-functional-typography.tokens.json"], kind: .dtcg,
      styles: [
        "text/display/shorthand: -apple-system 500 40/1.4 em 0",
        "text/title/shorthand/large: -apple-system 600 32/1.5 em 0",
        "text/title/shorthand/medium: -apple-system 600 20/1.6 em 0",
        "text/title/shorthand/small: -apple-system 600 16/1.5 em 0",
        "text/subtitle/shorthand: -apple-system 400 20/1.6 em 0",
        "text/body/shorthand/large: -apple-system 400 16/1.5 em 0",
        "text/body/shorthand/medium: -apple-system 400 14/1.4285 em 0",
        "text/body/shorthand/small: -apple-system 400 12/1.6666 em 0",
        "text/caption/shorthand: -apple-system 400 12/1.3333 em 0",
        "text/codeBlock/shorthand: ui-monospace 400 13/1.5385 em 0",
      ],
      // The eleventh takes its size from the text around it, which no file can tell.
      problems: [.unusable(.size, value: "0.9285em")]),
    RealFileCase(
      files: ["tokens-studio-default.json"], kind: .tokensStudio,
      styles: [
        "theme/typography/H1/Bold: Inter 700 49/110% % -2.45", "theme/typography/H1/Regular: Inter 400 49/110% % -2.45",
        "theme/typography/H2/Bold: Inter 700 39/110% % -1.95", "theme/typography/H2/Regular: Inter 400 39/110% % -1.95",
        "theme/typography/Body: Roboto 400 16/110% % 0",
      ], problems: []),
    RealFileCase(
      files: ["tokens-studio-sd-transforms.json"], kind: .tokensStudio, styles: [], problems: [.unknownUnit(value: "1")]
    ),
    RealFileCase(
      files: ["tokens-studio-math.json"], kind: .tokensStudio, styles: [], problems: [.unknownUnit(value: "1.125")]),
    RealFileCase(
      files: ["tokens-studio-math.json"], kind: .tokensStudio, styles: ["typo: Arial Black 400 24/1.125 em 0"],
      problems: [], options: DesignFileOptions(lineHeightUnit: .em)),
    RealFileCase(
      files: ["design-tokens-plugin-original.json"], kind: .designTokensPlugin,
      styles: [
        "font/body/h3: Akzidenz-Grotesk Pro 700 20/160% % 0.4",
        "font/body/h4 strike through: Roboto 500 italic 16/auto auto 0",
        "font/body/italic: Roboto 400 italic 12/14px px 0",
        "font/body/extra bold condensed italic: Akzidenz-Grotesk Pro 800 italic 12/auto auto 0",
        "font/body/medium extended italic: Akzidenz-Grotesk Pro 500 italic 20/auto auto 0",
        "font/body/super: Akzidenz-Grotesk Pro 900 22/auto auto 0",
      ], problems: []),
    RealFileCase(
      files: ["style-dictionary-object-values.json"], kind: .dtcg, styles: [],
      problems: [
        .danglingAlias(.family, chain: ["text.fonts.sans"]), .danglingAlias(.family, chain: ["text.fonts.serif"]),
      ]),
  ])
  func reads(_ test: RealFileCase) throws {
    let reading = try read(test.files, in: #require(DesignFilesFolder.url), test.options)
    #expect(reading.kind == test.kind)
    #expect(reading.styles.map(Self.summary) == test.styles)
    #expect(reading.failures.map(\.problem) == test.problems)
  }

  /// Styles bound to variables, whose file was not published: no line height at all is AUTO, but nothing tells the size.
  @Test func stylesOfVariables() throws {
    let reading = try read(["figma-plugin-textstyles-sds-styles.json"], in: #require(DesignFilesFolder.url))
    #expect(reading.styles == [])
    #expect(reading.failures.count == 16)
    #expect(reading.failures.first?.problem == .needsVariables(.family, id: "VariableID:66:10188"))
  }

  /// Half of the tokens: every alias of the other half is named.
  @Test func functionalWithoutBase() throws {
    let reading = try read(["dtcg-primer-functional-typography.tokens.json"], in: #require(DesignFilesFolder.url))
    #expect(reading.failures.count == 11 && reading.styles.isEmpty)
    #expect(
      reading.failures.first?.problem
        == .danglingAlias(.weight, chain: ["text.display.weight", "base.text.weight.medium"]))
  }

  @Test(arguments: ["dtcg-primer-base-typography.tokens.json", "figma-variables-dtcg-hpe-primitives.json"])
  func noStyles(_ file: String) throws {
    let folder = try #require(DesignFilesFolder.url)
    #expect(throws: DesignFileError.noTextStyles(.dtcg, files: [file])) { try read([file], in: folder) }
  }

  /// Sizes and line heights side by side; the weights are in a third file, which was not published with these.
  @Test func variablesAsTokens() throws {
    let files = ["figma-variables-dtcg-hpe-primitives.json", "figma-variables-dtcg-hpe-dimension.json"]
    let folder = try #require(DesignFilesFolder.url)
    let reading = try read(files, in: folder, DesignFileOptions(family: "Metric"))
    #expect(reading.styles == [])
    let medium = StyleProblem.danglingAlias(.weight, chain: ["fontWeight.medium"])
    let regular = StyleProblem.danglingAlias(.weight, chain: ["fontWeight.regular"])
    #expect(
      reading.failures.map(\.problem) == Array(repeating: medium, count: 6) + Array(repeating: regular, count: 9))
    let weights =
      #"{"fontWeight": {"medium": {"$type": "number", "$value": 500}, "regular": {"$type": "number", "$value": 400}}}"#
    let inputs =
      try [DesignFileInput(name: "weights", bytes: Array(weights.utf8))]
      + files.map { DesignFileInput(name: $0, bytes: [UInt8](try Data(contentsOf: folder.appending(path: $0)))) }
    #expect(try read(inputs).failures.map(\.problem) == Array(repeating: .missing(.family), count: 15))
    let styles = try read(inputs, options: DesignFileOptions(family: "Metric")).styles
    #expect(styles.count == 15)
    #expect(Self.summary(styles[0]) == "heading/large: Metric 500 24/32 px 0")
  }
}
