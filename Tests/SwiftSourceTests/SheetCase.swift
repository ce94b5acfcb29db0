import LineHeightCore
import SwiftSource
import Testing

/// One style of a sheet, in a font made for the test.
struct StyleCase: Sendable {
  var name: String
  var postScriptName: String? = "Pretendard-Bold"
  var size = 24.0
  var lineHeight = 36.0
  var letterSpacing = 0.0
  var weight = 400
  var isItalic = false
  var isSystemFont = false
  var options = LayoutOptions()

  func result() throws -> SpacingResult {
    try SourceCase(
      name: name, postScriptName: postScriptName, size: size, lineHeight: lineHeight, options: options,
      isSystemFont: isSystemFont
    ).result()
  }

  func entry() throws -> StyleEntry {
    let style = TextStyle(
      name: name, family: "Pretendard", weight: weight, isItalic: isItalic, size: size,
      lineHeight: .points(lineHeight), givenLineHeight: "\(lineHeight)", unit: .pixels, letterSpacing: letterSpacing)
    return StyleEntry(style, try result())
  }
}

/// A sheet of styles for which code is written.
struct SheetCase: CustomTestStringConvertible, Sendable {
  var name: String
  var styles: [StyleCase]
  var typeName = "TextStyle"
  var access = StyleSheetSource.Access.internal
  var style = DynamicTypeStyle.body
  var includesUIKit = false
  var origin = "tokens.json"

  var testDescription: String { name }

  var writer: StyleSheetSource {
    StyleSheetSource(typeName: typeName, access: access, relativeTo: style, includesUIKit: includesUIKit)
  }

  func source() throws -> String {
    var source = ""
    writer.source(of: try styles.map { try $0.entry() }, origin: origin) { source += $0 }
    return source
  }

  func testSource() throws -> String {
    var source = ""
    writer.testSource(of: try styles.map { try $0.entry() }, origin: origin) { source += $0 }
    return source
  }

  /// The same sheet with another shape.
  func with(_ change: (inout SheetCase) -> Void) -> SheetCase {
    var copy = self
    change(&copy)
    return copy
  }

  // MARK: Cases

  static let plain = StyleCase(name: "heading/large")
  static let tight = StyleCase(name: "display", lineHeight: 20)
  static let tracked = StyleCase(name: "Body 2", size: 16, lineHeight: 24, letterSpacing: -0.32)
  static let uneven = StyleCase(name: "caption", options: LayoutOptions(scale: 3, placement: .figmaBaseline))
  static let system = StyleCase(name: "system", size: 17, lineHeight: 22, isSystemFont: true)
  static let bold = StyleCase(name: "system/bold", size: 17, lineHeight: 22, weight: 700, isSystemFont: true)
  static let italic = StyleCase(name: "system/italic", size: 17, lineHeight: 22, isItalic: true, isSystemFont: true)

  private static let shapes: [SheetCase] = [
    SheetCase(name: "one style", styles: [plain]),
    SheetCase(name: "no style", styles: []),
    SheetCase(name: "below the font's", styles: [plain, tight]),
    SheetCase(name: "tracked", styles: [plain, tracked]),
    SheetCase(name: "below the font's and tracked", styles: [tight, tracked]),
    SheetCase(name: "paddings that differ", styles: [plain, uneven]),
    SheetCase(name: "system font alone", styles: [system]),
    SheetCase(name: "bold system font alone", styles: [bold]),
    SheetCase(name: "italic system font alone", styles: [italic]),
    SheetCase(name: "system font among others", styles: [plain, system]),
    SheetCase(name: "bold and italic among others", styles: [plain, system, bold, italic]),
    SheetCase(name: "everything", styles: [plain, tight, tracked, uneven, system, bold, italic]),
    SheetCase(
      name: "keywords",
      styles: [
        "class", "default", "self", "init", "Type", "Protocol", "none", "some", "allCases", "metrics", "attributes",
        "font", "size", "hash", "hashValue", "weight", "await", "any", "import", "Self", "where", "style", "scale",
      ].map { StyleCase(name: $0) }),
    SheetCase(
      name: "a long font name",
      styles: [
        StyleCase(
          name: "a", postScriptName: "Pretendard-ExtraCondensedExtraBoldItalicWithManyMoreWordsThanFit", size: 16.5,
          letterSpacing: -0.4125)
      ]),
  ]

  static let all: [SheetCase] =
    shapes
    + shapes.map { shape in
      shape.with {
        $0.name += ", UIKit"
        $0.includesUIKit = true
      }
    }
    + StyleSheetSource.Access.allCases.map { access in
      SheetCase(
        name: "everything, \(access)", styles: [plain, tight, tracked, uneven, system, bold, italic],
        typeName: "Typography", access: access, style: .title, includesUIKit: true)
    }

  /// Texts that want out of their string, comment or identifier.
  static let hostileNames: [String] = [
    "", " ", "\"", "\\", "\\(fatalError())", "\")\n}\nfatalError()", "a\nb", "a\r\nb", "a\u{2028}b", "a\u{2029}b",
    "*/ fatalError() /*", "/* //", "`", "`a`", "a`; fatalError()", "👩‍👩‍👧 title", "🔥", "\u{202E}evil\u{202C}",
    "\u{2066}a\u{2069}", "\0", "a\0b", "\u{1B}[31m", "\u{FEFF}a", "\u{200D}", "\u{3164}", "a\u{FE0F}", "\u{301}a",
    "\u{E0041}", "\u{FFFE}", "é", "e\u{301}", "#if os(iOS)", "#endif", "#\"", "\"\"\"", "$0", "_", "___", "$", "1", "٣",
    "//", "///", "<#a#>", "<<<<<<< HEAD", ">>>>>>>", "=======", "//swift-format-ignore", "@available", "A:B", "a;b",
    String(repeating: "x", count: 10_000), String(repeating: "\"", count: 10_000),
    String(repeating: "e\u{301}", count: 5_000), "a" + String(repeating: "\u{301}", count: 10_000),
    String(repeating: "a ", count: 5_000),
  ]
}
