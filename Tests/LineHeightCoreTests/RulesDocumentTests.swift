import Foundation
import TestSupport
import Testing

/// docs/rules.md explains each rule that a comment in the core names in bold, and the other way round.
@Suite struct RulesDocumentTests {
  private static let inCore =
    ["A1", "A2", "A3", "A4", "A5", "A7", "A10"] + (1...6).map { "B\($0)" } + (1...7).map { "F\($0)" }

  @Test func everyRuleOfTheCoreIsExplained() throws {
    let core = Repository.root.appending(path: "Sources/LineHeightCore")
    let files = try FileManager.default.contentsOfDirectory(at: core, includingPropertiesForKeys: nil)
    let source = try files.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    let document = try String(contentsOf: Repository.root.appending(path: "docs/rules.md"), encoding: .utf8)
    for rule in Self.inCore {
      #expect(source.contains("**\(rule)**"), "no function documents \(rule)")
      #expect(document.contains("**\(rule) "), "docs/rules.md lacks \(rule)")
    }
  }
}
