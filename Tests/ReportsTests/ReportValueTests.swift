import Reports
import Testing

@Suite struct ReportValueTests {
  static let tree = ReportValue.object([
    .init("font", .object([.init("face", .number(0)), .init("names", .object([.init("style", .null)]))])),
    .init("empty", .object([])),
    .init("fits", .bool(true)),
    .init("baselines", .array([.number(26.53125), .number(62.53125)])),
    .init("source", .string("a\u{1B}b")),
  ])

  @Test func leavesHaveDottedKeysInOrder() {
    let leaves = Self.tree.leaves
    #expect(leaves.map(\.key) == ["font.face", "font.names.style", "fits", "baselines", "source"])
    #expect(
      leaves.map(\.value) == [
        .number(0), .null, .bool(true), .array([.number(26.53125), .number(62.53125)]), .string("a\u{1B}b"),
      ])
    #expect(ReportValue.number(1).leaves.isEmpty)
  }

  @Test func textIsBareAndHarmless() {
    #expect(Self.tree.leaves.map { $0.value.text() } == ["0", "", "true", "26.53125 62.53125", "a\u{FFFD}b"])
    #expect(ReportValue.array([.number(0.5), .bool(false)]).text { _ in "n" } == "n false")
  }

  @Test func absentIsNull() {
    #expect(ReportValue.string(orNull: nil) == .null)
    #expect(ReportValue.string(orNull: "") == .string(""))
    #expect(ReportValue.number(orNull: nil as Double?) == .null)
    #expect(ReportValue.number(orNull: 0.5) == .number(0.5))
    #expect(ReportValue.number(orNull: nil as Int?) == .null)
    #expect(ReportValue.number(orNull: 7) == .number(7))
  }
}
