import DesignFiles
import Foundation
import TestSupport
import Testing

/// The first value that Foundation reads otherwise. It reads numbers to one unit in the last place.
func difference(_ document: JSONDocument, _ node: Int = 0, from other: Any) -> String? {
  switch (document.kind(node), other) {
  case (.object, let other as [String: Any]):
    let members = Array(document.members(node))
    guard members.count == other.count else { return "\(members.count) members, \(other.count)" }
    return members.lazy.compactMap { member in
      let key = document.string(member.key) ?? ""
      return other[key].map { difference(document, member.value, from: $0) } ?? "no key \(key)"
    }.first
  case (.array, let other as [Any]):
    let elements = Array(document.elements(node))
    guard elements.count == other.count else { return "\(elements.count) elements, \(other.count)" }
    return zip(elements, other).lazy.compactMap { difference(document, $0, from: $1) }.first
  case (.string, let other as String):
    return document.string(node).map { Array($0.utf8) } == Array(other.utf8) ? nil : "\(document.text(node)), \(other)"
  case (.bool, let other as Bool): return document.bool(node) == other ? nil : "\(document.text(node)), \(other)"
  case (.number, let other as NSNumber):
    guard let number = document.number(node), abs(number - other.doubleValue) <= number.ulp else {
      return "\(document.text(node)), \(other)"
    }
    return nil
  case (.null, is NSNull): return nil
  default: return "\(document.text(node)), \(other)"
  }
}

/// JSON of all kinds of values and blanks, from a seed.
struct RandomJSON {
  var generator: SeededGenerator
  private let pieces = [
    "a", "행", "é", "😀", " ", #"\n"#, #"\""#, #"\\"#, #"\/"#, #"\u0041"#, #"\uD83D\uDE00"#, #"\u00e9"#, "{", "}", "[",
    ",",
    ":", "\u{7F}",
  ]

  mutating func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }
  mutating func blank() -> String { ["", "", "", " ", "\n", "\r\n", "\t"][pick(7)] }
  mutating func string() -> String { "\"" + (0..<pick(6)).map { _ in pieces[pick(pieces.count)] }.joined() + "\"" }

  mutating func number() -> String {
    let whole = "\(pick(2) == 0 ? "-" : "")\(pick(1000))"
    return whole + (pick(2) == 0 ? ".\(pick(1000))" : "")
      + (pick(4) == 0 ? "e\(["", "+", "-"][pick(3)])\(pick(20))" : "")
  }

  mutating func value(depth: Int) -> String {
    switch pick(depth > 0 ? 7 : 5) {
    case 0: return number()
    case 1, 2: return string()
    case 3: return ["true", "false", "null"][pick(3)]
    case 4: return number()
    case 5:
      return "[" + (0..<pick(5)).map { _ in blank() + value(depth: depth - 1) + blank() }.joined(separator: ",") + "]"
    default:
      let members = (0..<pick(20)).map { index in
        // The number makes keys unique.
        let key = string().dropLast() + "\(index)\""
        return blank() + key + blank() + ":" + blank() + value(depth: depth - 1) + blank()
      }
      return "{" + members.joined(separator: ",") + "}"
    }
  }
}

@Suite struct JSONValueTests {
  @Test func keepsOrderAndPlaces() throws {
    let document = try JSONDocument(Array("{\"b\": [1, {\"c\": null}],\n  \"a\": \"x\"}".utf8))
    #expect(document.members(0).map { document.string($0.key) } == ["b", "a"])
    let list = try #require(document.member(0, "b"))
    #expect(document.elements(list).map { document.text($0) } == ["1", "{...}"])
    let last = try #require(document.member(0, named: "a"))
    #expect(document.place(of: last) == (2, 8))
    #expect(
      document.member(0, "c") == nil && document.member(0, named: "c") == nil && document.member(list, "c") == nil)
  }

  /// Large objects are searched through an index.
  @Test func findsEachOfManyKeys() throws {
    let keys = (0..<1000).map { $0 % 3 == 0 ? "k\\u0031\($0)" : "행\($0)" }
    let members = keys.enumerated().map { "\"\($1)\":\($0)" }.joined(separator: ",")
    let document = try JSONDocument(Array("{\(members)}".utf8))
    for (index, key) in keys.enumerated() {
      let node = document.member(0, named: key.replacingOccurrences(of: "\\u0031", with: "1"))
      #expect(node.flatMap(document.number) == Double(index))
    }
    #expect(document.member(0, named: "k") == nil)
  }

  @Test(
    arguments: [
      ("0", 0), ("-0", -0.0), ("1e3", 1000), ("0.1", 0.1), ("28.640625", 28.640625),
      ("1.7976931348623157e308", 1.7976931348623157e308),
      ("5e-324", Double.leastNonzeroMagnitude), ("123456789012345678901234567890", 1.2345678901234568e29),
      ("1e400", nil), ("-1e400", nil),
    ] as [(String, Double?)])
  func numbers(_ text: String, _ expected: Double?) throws {
    #expect(try JSONDocument(Array(text.utf8)).number(0) == expected)
  }

  @Test func agreesWithFoundationOnRandomDocuments() throws {
    var random = RandomJSON(generator: SeededGenerator(seed: 8259))
    for _ in 0..<2000 {
      let text = random.value(depth: 4)
      let document = try JSONDocument(Array(text.utf8))
      let expected = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
      #expect(difference(document, from: expected) == nil)
    }
  }

  /// One byte changed, removed or doubled: the same verdict, except where Foundation knows no better.
  @Test func agreesWithFoundationOnDamagedDocuments() throws {
    var random = RandomJSON(generator: SeededGenerator(seed: 627))
    var rejected = 0
    for _ in 0..<4000 {
      var bytes = Array(random.value(depth: 3).utf8)
      let index = random.pick(bytes.count)
      switch random.pick(4) {
      case 0: bytes.remove(at: index)
      case 1: bytes.insert(bytes[index], at: index)
      case 2: bytes[index] = Array("\"{}[],:0.e-\\u".utf8)[random.pick(13)]
      default: bytes[index] = UInt8(random.pick(256))
      }
      let accepts = (try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)) != nil
      do {
        _ = try JSONDocument(bytes)
        #expect(accepts, "\(bytes)")
      } catch {
        rejected += 1
        switch error.fault {
        case .duplicateKey, .unexpected(found: "]", expected: .value), .unexpected(found: "}", expected: .key): break
        default: #expect(!accepts, "\(error) \(String(decoding: bytes, as: UTF8.self))")
        }
      }
    }
    #expect(rejected > 1000)
  }

  /// Any prefix of a document is an error at its end, or a number that may go on.
  @Test func everyPrefixIsRejected() throws {
    let bytes = Array(#"{"a": [1.5e3, "\u00e9\uD83D\uDE00 행"], "b": {"c": true, "d": null}}"#.utf8)
    for count in 0..<bytes.count {
      #expect(throws: JSONDocument.Failure.self) { try JSONDocument(Array(bytes.prefix(count))) }
    }
  }
}
