import Foundation
import LineHeightCore
import SwiftSource
import Testing

@Suite struct StyleSheetSourceTests {
  #if os(Linux)
    @Test("compiles in both language modes", arguments: SheetCase.all)
    func typeChecks(_ given: SheetCase) throws {
      let checker = try TypeChecker.shared.get()
      // What an app does with it, in the same module.
      let use =
        given.styles.isEmpty
        ? ""
        : "import SwiftUI\n@MainActor func use(_ view: some View) -> some View { view.textStyle(\(given.typeName).allCases[0]) }"
      for version in ["5", "6"] {
        let sources = [try given.source(), use]
        #expect(try checker.complaints(about: sources, swiftVersion: version) == "")
        #expect(try checker.complaints(about: given.testSource(), swiftVersion: version) == "")
      }
    }

    /// What new projects of Xcode 26 are set to.
    @Test("compiles where everything is on the main actor by default")
    func mainActor() throws {
      let given = try #require(SheetCase.all.first { $0.name == "everything, UIKit" })
      let checker = try TypeChecker.shared.get()
      let options = ["-default-isolation", "MainActor"]
      #expect(try checker.complaints(about: [given.source()], options: options) == "")
    }

    @Test("hostile names stay where they belong")
    func hostileNames() throws {
      let checker = try TypeChecker.shared.get()
      for includesUIKit in [false, true] {
        let given = SheetCase(
          name: "", styles: SheetCase.hostileNames.map { StyleCase(name: $0, postScriptName: $0, letterSpacing: 1) },
          includesUIKit: includesUIKit, origin: SheetCase.hostileNames.joined())
        let source = try given.source()
        #expect(try checker.complaints(about: source) == "")
        #expect(try checker.complaints(about: given.testSource()) == "")
        #expect(!source.split(separator: "\n").contains { $0.hasPrefix("fatalError") })
      }
    }

    @Test("another module sees what is public", arguments: ["Text(\"a\").textStyle(.headingLarge)", everythingPublic])
    func publicAccess(_ use: String) throws {
      let checker = try TypeChecker.shared.get()
      let module = SheetCase(
        name: "", styles: [SheetCase.plain, SheetCase.tracked], access: .public, includesUIKit: true)
      let source = "import Design\nimport SwiftUI\n@MainActor func use() -> Any { \(use) }\n"
      #expect(try checker.complaints(about: source, importing: module.source()) == "")
      let hidden = module.with { $0.access = .internal }
      #expect(try checker.complaints(about: source, importing: hidden.source()) != "")
    }

    private static let everythingPublic = """
      let style = TextStyle.allCases[0]
      let numbers: TextStyle.Metrics = style.metrics
      return [
        Text("a").modifier(TextStyleModifier(.body2)), style.font(size: 1), style.attributes, style.uiFont,
        numbers.fontName, numbers.size, numbers.lineHeight, numbers.lineSpacing, numbers.padding, numbers.tracking,
        numbers.baselineOffset,
      ] as [Any]
      """

    @Test("1,000 styles are checked in seconds, with one that each kind needs", .timeLimit(.minutes(5)))
    func manyStyles() throws {
      let checker = try TypeChecker.shared.get()
      var styles = (0..<1_000).map {
        StyleCase(name: "group/\($0)", size: 10 + Double($0) / 7, lineHeight: 200, letterSpacing: 0.1)
      }
      styles += [SheetCase.tight, SheetCase.uneven, SheetCase.bold, SheetCase.italic]
      let given = SheetCase(name: "", styles: styles, includesUIKit: true)
      let sources = [try given.source(), try given.testSource()]
      #expect(try checker.complaints(about: sources) == "")
    }
  #endif

  @Test("is laid out as swift format leaves it", arguments: SheetCase.all)
  func isFormatted(_ given: SheetCase) throws {
    for source in [try given.source(), try given.testSource()] {
      #expect(try TypeChecker.formatted(source) == source)
    }
  }

  @Test("the same styles make the same bytes", arguments: SheetCase.all)
  func isDeterministic(_ given: SheetCase) throws {
    #expect(try given.source() == given.source())
    #expect(try given.testSource() == given.testSource())
  }

  @Test("what no style needs is not written")
  func onlyWhatIsNeeded() throws {
    let source = try SheetCase(name: "", styles: [SheetCase.plain]).source()
    for word in ["tracking", "26.0", "max(", "UIFont", "paddingTop", "Bool", "ViewBuilder", "nil", "weight"] {
      #expect(!source.contains(word), "\(word) is there")
    }
  }

  /// Linux knows no versions of iOS, so the compiler does not check this here.
  @Test("every call of 26.0 stands inside `if #available`", arguments: SheetCase.all)
  func availability(_ given: SheetCase) throws {
    let source = try given.source()
    let calls = source.components(separatedBy: ".lineHeight(.exact").count - 1
    let guarded = """
          if #available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *),
            metrics.lineSpacing < 0
          {
            text.lineHeight(.exact(points: metrics.lineHeight * scale))
          } else {
      """
    #expect(source.components(separatedBy: guarded).count - 1 == calls)
    let fits = try given.styles.allSatisfy { try $0.result().spacing.fits }
    #expect(calls == (fits ? 0 : 1))
  }

  @Test("carries the exact numbers")
  func numbers() throws {
    let given = SheetCase(
      name: "", styles: [SheetCase.plain, SheetCase.tight, SheetCase.tracked], access: .public, style: .title,
      includesUIKit: true, origin: "a\nb.json")
    let source = try given.source()
    for text in [
      "// Generated by lineheight from a\u{FFFD}b.json. Do not edit.\n",
      "  /// heading/large: Pretendard-Bold, 24 pt on lines of 36 pt.\n  case headingLarge\n",
      "before iOS 26 each further line is 8.641 pt too tall.\n  case display\n",
      """
          case .headingLarge:
            return Metrics(
              fontName: "Pretendard-Bold", size: 24, lineHeight: 36, lineSpacing: 7.359375,
              padding: 3.6796875, tracking: 0, baselineOffset: 3.6796875)

      """,
      "lineSpacing: -8.640625,\n        padding: -4.3203125, tracking: 0, baselineOffset: -4.3203125)",
      "tracking: -0.32,", "relativeTo: .title)", "forTextStyle: .title1)",
      ".tracking: metrics.scaledValue(for: style.tracking)",
      "baselineOffset = style.baselineOffset\n", "baselineOffset = style.baselineOffset / 2\n",
      "// iOS 16.4 and 16.5 ignore a negative offset.",
    ] {
      #expect(source.contains(text), "\(text) is missing")
    }
    let test = """
          func test_headingLarge() throws {
            try check("heading/large", font: "Pretendard-Bold", size: 24, lineHeight: 28.640625)
          }

      """
    #expect(try given.testSource().contains(test))
  }

  @Test("a type name is an identifier that nothing else has", arguments: typeNames)
  func typeName(_ name: String, _ isAccepted: Bool) throws {
    #expect(StyleSheetSource.accepts(typeName: name) == isAccepted)
    let source = try SheetCase(name: "", styles: [], typeName: name).source()
    #expect(source.contains("\nenum \(isAccepted ? name : "TextStyle"): Sendable {"))
  }

  private static let typeNames: [(String, Bool)] = [
    ("Typography", true), ("디자인", true), ("_Text", true), ("H1", true), ("TextStyle", true), ("", false), ("_", false),
    ("1st", false), ("a b", false), ("A.B", false), ("class", false), ("style", false), ("Text", false),
    ("Self", false), ("Font", false),
    ("View", false), ("A{}", false), ("A\nB", false), ("`A`", false), ("🔥", false),
    (String(repeating: "A", count: 65), false),
  ]
}
