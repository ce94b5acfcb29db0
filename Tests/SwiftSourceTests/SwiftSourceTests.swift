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

  var testDescription: String { name }

  func result() throws -> SpacingResult {
    let triple = VerticalTriple(ascender: 1950, descender: -494)
    let os2 = OS2Metrics(version: 4, typo: triple, win: triple, xHeight: 1086, capHeight: 1448)
    let metrics = VerticalMetrics(unitsPerEm: 2048, hhea: triple, os2: os2)
    let spacing = try TextSpacing(
      metrics: isSystemFont ? .systemFont : MetricsRule.apple.lineMetrics(of: metrics, postScriptName: nil),
      figma: FigmaText(metrics: metrics), size: size, lineHeight: .points(lineHeight), options: options)
    return SpacingResult(
      font: FontFacts(source: "font.otf", postScriptName: postScriptName, metrics: metrics), givenLineHeight: "36",
      unit: .pixels, spacing: spacing)
  }

  func source() throws -> String {
    var writer = SwiftSource(relativeTo: style)
    return SwiftSource.imports + "\n" + writer.declaration(of: try result())
  }

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
    "is laid out as swift format leaves it", arguments: SourceCase.all.filter { $0.name != "a name that wants out" })
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
    #expect(try calls == (given.result().spacing.fits ? 0 : 1))
  }

  @Test("names are unique in one file")
  func uniqueNames() throws {
    var writer = SwiftSource(relativeTo: .body)
    let result = try SourceCase(name: "").result()
    let sources = (1...3).map { _ in writer.declaration(of: result) }
    #expect(sources[0].contains("struct PretendardBold24: ViewModifier"))
    #expect(sources[1].contains("struct PretendardBold24Variant2: ViewModifier"))
    #expect(sources[2].contains("struct PretendardBold24Variant3: ViewModifier"))
  }
}
