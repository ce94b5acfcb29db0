import Foundation
import TestSupport
import Testing

/// docs/rules.md explains each rule that a comment in Sources names in bold, and the other way round, with the same grade
/// and no other address.
@Suite struct RulesDocumentTests {
  /// What is said of one rule in one place.
  struct Statement: Hashable, CustomStringConvertible {
    let rule: String
    let text: String

    var description: String { "\(rule): \(text.prefix(80))" }

    /// `A`, or `AB` where a part of the rule has another grade; `nil` where none is said.
    var grade: String? {
      guard let first = text.firstMatch(of: /Grade ([ABC])\b/) else { return nil }
      let second = text[first.range.upperBound...].firstMatch(of: /[,.;] ([ABC]) (?:otherwise|for)\b/)
      return String(first.1) + (second.map { String($0.1) } ?? "")
    }

    var addresses: [String] {
      text.matches(of: /https:\/\/[^\s;,]+/).map { $0.output.trimmingCharacters(in: CharacterSet(charactersIn: ".:)")) }
    }
  }

  private static let explained: [Statement] = {
    let url = Repository.root.appending(path: "docs/rules.md")
    let sections = ((try? String(contentsOf: url, encoding: .utf8)) ?? "").components(separatedBy: "\n**").dropFirst()
    return sections.compactMap { section in
      // The table and the chapters behind the last rule are no part of it.
      let text = section.components(separatedBy: "\n#")[0]
      return text.prefixMatch(of: /([A-Z]\d+)\b/).map { Statement(rule: String($0.1), text: joined(text)) }
    }
  }()

  private static let coded: [Statement] = {
    let sources = Repository.root.appending(path: "Sources")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)?.allObjects ?? []
    return files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }.flatMap { file in
      comments(in: (try? String(contentsOf: file, encoding: .utf8)) ?? "").flatMap { comment in
        let names = comment.matches(of: /\*\*([A-Z]\d+)\*\*/)
        let ends = names.dropFirst().map(\.range.lowerBound) + [comment.endIndex]
        return zip(names, ends).map { Statement(rule: String($0.1), text: String(comment[$0.range.upperBound..<$1])) }
      }
    }
  }()

  /// Runs of lines that begin with `///`, each as one line.
  private static func comments(in source: String) -> [String] {
    source.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.drop { $0 == " " } }
      .split { !$0.hasPrefix("///") }
      .map { joined($0.map { $0.dropFirst(3) }.joined(separator: "\n")) }
  }

  private static func joined(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test func rulesAreTheSameHereAndThere() {
    let known = (1...10).map { "A\($0)" } + (1...6).map { "B\($0)" } + (1...7).map { "F\($0)" } + ["P1", "P2", "P3"]
    #expect(Self.explained.map(\.rule).sorted() == known.sorted(), "docs/rules.md explains each rule once")
    #expect(Set(Self.coded.map(\.rule)) == Set(known), "a comment in Sources names each rule")
  }

  @Test(arguments: explained)
  func gradesAgree(_ statement: Statement) throws {
    let grade = try #require(statement.grade, "docs/rules.md gives \(statement.rule) no grade")
    let grades = Self.coded.filter { $0.rule == statement.rule }.compactMap(\.grade)
    #expect(!grades.isEmpty, "no comment says the grade of \(statement.rule)")
    for other in grades {
      #expect(grade.hasPrefix(other) || other == grade, "\(statement.rule) is \(other) in Sources")
    }
  }

  @Test(arguments: coded)
  func sourcesAreExplained(_ statement: Statement) {
    let there = Self.explained.filter { $0.rule == statement.rule }.flatMap(\.addresses)
    for address in statement.addresses { #expect(there.contains(address), "\(statement.rule) rests on it") }
  }
}
