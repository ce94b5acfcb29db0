import Testing

@testable import SwiftSource

/// Names of a design and the identifiers they become.
private struct NameCase: CustomTestStringConvertible, Sendable {
  var name: String
  var identifier: String

  init(_ name: String, _ identifier: String) {
    self.name = name
    self.identifier = identifier
  }

  var testDescription: String { "\(name.debugDescription) is \(identifier)" }
}

@Suite struct IdentifierTests {
  @Test("a name becomes lowerCamelCase", arguments: cases)
  private func lowerCamelCase(_ given: NameCase) {
    #expect(SwiftIdentifier.lowerCamelCase(given.name) == given.identifier)
  }

  private static let cases: [NameCase] = [
    NameCase("heading/large", "headingLarge"), NameCase("Body 2", "body2"),
    NameCase("Heading/H1 Bold", "headingH1Bold"),
    NameCase("H1", "h1"), NameCase("XL", "xl"), NameCase("XLarge", "xLarge"), NameCase("XL/Bold", "xlBold"),
    NameCase("iOS/Large Title", "iOSLargeTitle"), NameCase("body_small-strong", "bodySmallStrong"),
    NameCase("alreadyCamel", "alreadyCamel"), NameCase("Body/16/24", "body16_24"), NameCase("Body 1.5", "body1_5"),
    NameCase("1st", "style1st"), NameCase("16px", "style16px"), NameCase("행간/본문", "행간본문"),
    NameCase("제목 Large", "제목Large"), NameCase("見出し/大", "見出し大"), NameCase("überschrift groß", "überschriftGroß"),
    NameCase("ÜBER", "über"), NameCase("a/ßb", "aßb"), NameCase("заголовок/большой", "заголовокБольшой"),
    NameCase("სათაური/დიდი", "სათაურიდიდი"), NameCase("عنوان", "عنوان"), NameCase("हिन्दी", "हिन्दी"),
    NameCase("٣", "style٣"), NameCase("class", "class"), NameCase("self", "selfStyle"), NameCase("init", "initStyle"),
    NameCase("none", "noneStyle"), NameCase("All Cases", "allCasesStyle"), NameCase("Type", "type"),
    NameCase("", "style"), NameCase("🔥", "style"), NameCase("🔥 hot", "hot"), NameCase("a`b", "aB"),
    NameCase("\u{202E}evil", "evil"), NameCase("a\u{3164}b", "aB"), NameCase("a\u{FE0F}", "a"),
    NameCase("$0", "style0"),
    NameCase("_", "style"), NameCase("a‿b", "aB"), NameCase("\u{301}a", "style\u{301}a"),
    NameCase(String(repeating: "x", count: 10_000), String(repeating: "x", count: 64)),
  ]

  @Test("keywords stand in backticks where they are declared")
  func declared() {
    #expect(
      ["class", "body", "default", "await"].map(SwiftIdentifier.declared) == ["`class`", "body", "`default`", "await"])
  }

  @Test(
    "the first keeps its name, the others are numbered",
    arguments: [
      (["a", "b", "a", "a"], ["a", "b", "a2", "a3"]),
      (["a", "a", "a2"], ["a", "a3", "a2"]),
      (["body2", "body2"], ["body2", "body2_2"]),
      // One sequence for a reader, two for the compiler.
      (["é", "e\u{301}"], ["é", "e\u{301}2"]),
      ([], []),
    ])
  func unique(_ names: [String], _ expected: [String]) {
    #expect(SwiftIdentifier.unique(names) == expected)
  }

  @Test("a name that comes 100,000 times is numbered in linear time")
  func manyOfOneName() {
    let names = SwiftIdentifier.unique(Array(repeating: "a", count: 100_000))
    #expect(names.last == "a100000")
    #expect(Set(names).count == 100_000)
  }

  #if os(Linux)
    @Test("Swift takes every letter, mark and digit that is let through")
    func everyScalar() throws {
      let scalars = (0...0x10FFFF as ClosedRange<UInt32>).compactMap { Unicode.Scalar($0) }
      let kept = scalars.filter { SwiftIdentifier.isIdentifier("a\($0)") }
      #expect(kept.count > 100_000)
      let lines = stride(from: 0, to: kept.count, by: 60).map { start in
        let part = String(String.UnicodeScalarView(kept[start..<min(start + 60, kept.count)]))
        return "let a\(part) = 0\n"
      }
      #expect(try TypeChecker.shared.get().complaints(about: lines.joined()) == "")
      // Beyond the first plane a sample is enough: there Swift takes whole planes.
      let starts = kept.filter { ($0.value < 0x10000 || $0.value % 64 == 0) && $0 != "_" }
        .filter { SwiftIdentifier.isIdentifier(String($0)) }
      let source = starts.map { "let \($0)_ = 0\n" }.joined()
      #expect(try TypeChecker.shared.get().complaints(about: source) == "")
    }
  #endif
}
