import Foundation
import LineHeightCore
import SwiftSource
import Testing

/// One text for which code is written.
struct SourceCase: CustomTestStringConvertible, Sendable {
  var name: String
  var postScriptName: String? = "Pretendard-Bold"
  var size = 24.0
  var lineHeight = 36.0
  var options = LayoutOptions()
  var style = DynamicTypeStyle.body
  var isSystemFont = false
  var lineGap = 0
  /// A place on the axes of a variable font, `wght=650 wdth=87.5`, without a name of its own.
  var place = ""

  var testDescription: String { name }

  func result() throws -> SpacingResult {
    let triple = VerticalTriple(ascender: 1950, descender: -494, lineGap: lineGap)
    let os2 = OS2Metrics(version: 4, typo: triple, win: triple, xHeight: 1086, capHeight: 1448)
    let metrics = VerticalMetrics(unitsPerEm: 2048, hhea: triple, os2: os2)
    let spacing = try TextSpacing(
      metrics: isSystemFont ? .systemFont : MetricsRule.apple.lineMetrics(of: metrics, postScriptName: nil),
      figma: FigmaText(metrics: metrics), size: size, lineHeight: .points(lineHeight), options: options)
    var font = FontFacts(source: "font.otf", postScriptName: postScriptName, metrics: metrics)
    let axes = place.split(separator: " ").map { setting in
      FontVariation.Setting(tag: String(setting.prefix(4)), value: Double(setting.dropFirst(5)) ?? 0)
    }
    if !axes.isEmpty {
      font.variation = FontVariation(
        instance: nil, axes: axes, isDefault: false, openedPostScriptName: postScriptName)
    }
    return SpacingResult(font: font, givenLineHeight: "36", unit: .pixels, spacing: spacing)
  }

  func source() throws -> String { SwiftSource(relativeTo: style).file(of: [try result()]) }

  static let all: [SourceCase] =
    [
      SourceCase(name: "line height above the font's"),
      SourceCase(name: "line height below the font's", lineHeight: 20),
      SourceCase(name: "line height equal to the font's", lineHeight: 28.640625),
      SourceCase(name: "paddings that differ", options: LayoutOptions(scale: 3, placement: .figmaBaseline)),
      SourceCase(name: "trimmed", options: LayoutOptions(placement: .capTrim)),
      SourceCase(name: "below the font's, paddings that differ", lineHeight: 20, options: LayoutOptions(scale: 3)),
      SourceCase(name: "system font", size: 17, lineHeight: 24, isSystemFont: true),
      SourceCase(name: "system font below its own line", size: 17, lineHeight: 18, isSystemFont: true),
      SourceCase(name: "no PostScript name", postScriptName: nil),
      SourceCase(name: "a place on an axis", place: "wght=650"),
      SourceCase(name: "a place below the font's", lineHeight: 20, place: "wght=650 wdth=87.5"),
      SourceCase(name: "a place of a font without a name", postScriptName: nil, place: "wght=650"),
      SourceCase(name: "a tag that wants out", place: "\n\"}\\=1"),
      SourceCase(name: "two axes with one tag", place: "wght=650 wght=400"),
      SourceCase(name: "leading included", options: LayoutOptions(includesLeading: true), lineGap: 200),
      SourceCase(
        name: "leading included, below the font's", lineHeight: 20, options: LayoutOptions(includesLeading: true),
        lineGap: 200),
      SourceCase(
        name: "leading included, at a place", options: LayoutOptions(scale: 2, includesLeading: true), lineGap: 200,
        place: "wght=650"),
      SourceCase(name: "a fractional size", size: 16.5, lineHeight: 24.75),
      SourceCase(name: "a Korean name", postScriptName: "행간-굵게"),
      SourceCase(name: "a name that is a number", postScriptName: "8-Bit"),
      SourceCase(
        name: "a name that wants out",
        postScriptName: "A\"); fatalError(\"\\(1)\n}\u{2028}struct Evil {} /* \u{1B}[31m"),
    ] + DynamicTypeStyle.allCases.map { SourceCase(name: "relative to \($0.rawValue)", style: $0) }
}

@Suite struct SwiftSourceTests {
  #if os(Linux)
    @Test("compiles against SwiftUI's and UIKit's documented signatures", arguments: SourceCase.all)
    func typeChecks(_ given: SourceCase) throws {
      let checker = try TypeChecker.shared.get()
      #expect(try checker.complaints(about: given.source()) == "")
    }

    @Test("the checker finds a call that SwiftUI does not have")
    func checkerCanFail() throws {
      let checker = try TypeChecker.shared.get()
      let source = try SourceCase(name: "").source().replacing(".lineSpacing(lineSpacing)", with: ".lineGap(1)")
      #expect(try checker.complaints(about: source).contains("has no member 'lineGap'"))
    }
  #endif

  @Test(
    "is laid out as swift format leaves it", arguments: SourceCase.all.filter { !$0.name.hasSuffix("wants out") })
  func isFormatted(_ given: SourceCase) throws {
    let source = try given.source()
    #expect(try TypeChecker.formatted(source) == source)
  }

  @Test("carries the exact numbers")
  func numbers() throws {
    let source = try SourceCase(name: "").source()
    for text in [
      "private var lineSpacing: CGFloat = 7.359375\n", "private var padding: CGFloat = 3.6796875\n",
      ".lineSpacing(7.359375)\n", ".padding(.vertical, 3.6796875))", "minimumLineHeight = metrics.scaledValue(for: 36)",
      "baselineOffset = 3.6796875\n", "baselineOffset = 1.83984375\n", "(1950 + 494) x 24 / 2048 = 28.640625",
    ] {
      #expect(source.contains(text), "\(text) is missing")
    }
  }

  /// Linux knows no iOS versions, so the compiler does not check this here.
  @Test("every call of 26.0 stands inside `if #available`", arguments: SourceCase.all)
  func availability(_ given: SourceCase) throws {
    var open: [Bool] = []
    var calls = 0
    for line in try given.source().split(separator: "\n") {
      if line.contains(".lineHeight(.exact") {
        calls += 1
        #expect(open.contains(true), "\(line)")
      }
      let code = line.split(separator: "//").first ?? ""
      for character in code {
        if character == "{" {
          open.append(code.contains("if #available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0"))
        }
        if character == "}", !open.isEmpty { open.removeLast() }
      }
    }
    let spacing = try given.result().spacing
    #expect(calls == (spacing.fits || spacing.options.includesLeading ? 0 : 1))
  }

  /// The default's name at another place would set the text in another font than the one that was measured.
  @Test("a place on the axes is asked for by its values")
  func place() throws {
    let source = try SourceCase(name: "", place: "wght=650 wdth=87.5").source()
    #expect(
      source.contains("        // wght\n        0x7767_6874: 650,\n        // wdth\n        0x7764_7468: 87.5,\n"))
    #expect(source.contains("(wght=650 wdth=87.5) at 24 pt"))
    for text in [".custom(", "UIFont(name:"] { #expect(!source.contains(text), "\(text)") }
    // In SwiftUI fixed and growing, and in UIKit.
    #expect(source.components(separatedBy: "font(size: ").count == 1 + 1 + 3)
    #expect(source.contains("relativeTo: .body) private var size: CGFloat = 24\n"))
  }

  @Test("an axis is named once, because a dictionary must not hold a key twice")
  func axisTwice() throws {
    let source = try SourceCase(name: "", place: "wght=650 wght=400").source()
    #expect(source.components(separatedBy: "0x7767_6874").count == 2)
    #expect(source.contains("0x7767_6874: 650\n"))
  }

  /// A5: the leading is UITextView's, and so is the code.
  @Test("what is right with leading is written for UITextView alone")
  func leading() throws {
    let given = SourceCase(name: "", options: LayoutOptions(includesLeading: true), lineGap: 256)
    let source = try given.source()
    // The gap is 256 x 24 / 2048 = 3 pt: 36 - 31.640625 between, 3.6796875 above, 3 less below.
    for text in [
      "paragraph.lineSpacing = metrics.scaledValue(for: 4.359375)\n", "top: metrics.scaledValue(for: 3.6796875)",
      "bottom: metrics.scaledValue(for: 0.6796875)", "leading of 3 below each line", "= 36 - 31.640625 = 4.359375",
    ] {
      #expect(source.contains(text), "\(text) is missing")
    }
    for text in ["SwiftUI", "padding(", "minimumLineHeight"] { #expect(!source.contains(text), "\(text)") }
  }

  @Test("the comment says that a line is rounded to device pixels")
  func scaleIsExplained() throws {
    let source = try SourceCase(name: "", options: LayoutOptions(scale: 2)).source()
    #expect(
      source.contains(
        """
        /// A line is laid out on whole device pixels: 58 at 2x are 29 pt.
        /// lineSpacing = 36 - 29 = 7

        """))
  }

  @Test("the comment says where a padding comes from that is not half of lineSpacing")
  func placementIsExplained() throws {
    let baseline = try SourceCase(name: "", options: LayoutOptions(scale: 2, placement: .figmaBaseline)).source()
    #expect(
      baseline.contains(
        "/// padding top = 27 - ascender 22.8515625 to the nearest device pixel = 4: the first baseline is on Figma's pixel\n"
      ))
    let trimmed = try SourceCase(name: "", options: LayoutOptions(placement: .capTrim)).source()
    #expect(
      trimmed.contains("/// padding top = 17 - ascender 22.8515625 = -5.8515625: the text begins at its cap height\n"))
  }

  @Test("names are unique in one file, and the imports stand once")
  func uniqueNames() throws {
    let source = SwiftSource(relativeTo: .body).file(of: Array(repeating: try SourceCase(name: "").result(), count: 3))
    for name in ["PretendardBold24", "PretendardBold24Variant2", "PretendardBold24Variant3"] {
      #expect(source.components(separatedBy: "struct \(name): ViewModifier").count == 2)
    }
    #expect(source.components(separatedBy: "import SwiftUI").count == 2)
    #expect(SwiftSource(relativeTo: .body).file(of: []) == "")
  }
}
