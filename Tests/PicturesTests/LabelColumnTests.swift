import Testing

@testable import Pictures

/// Labels that are too close make room for each other.
struct LabelColumnTests {
  private func places(_ targets: [Double]) -> [Double] {
    var column = LabelColumn()
    for target in targets { column.add(Label(text: "\(target)"), at: target) }
    return column.positions.map(\.y)
  }

  private static let step = Label.lineHeight

  @Test(
    arguments: [
      ([0, 100], [0, 100]), ([100, 0], [0, 100]), ([50, 50], [50 - step / 2, 50 + step / 2]),
      ([0, 0, 0], [-step, 0, step]), ([0, step], [0, step]), ([], []), ([-20], [-20]),
      // Two clusters that grow into one.
      ([0, 0, step + 4, step + 4], [10.5 - step * 1.5, 10.5 - step / 2, 10.5 + step / 2, 10.5 + step * 1.5]),
    ] as [([Double], [Double])])
  func spread(_ targets: [Double], _ expected: [Double]) {
    let found = places(targets)
    #expect(found.count == expected.count)
    for (one, other) in zip(found, expected) { #expect(abs(one - other) < 1e-9, "\(found)") }
  }

  /// Whatever is named, no two stand closer than a line, and the order stays.
  @Test func neverCloserThanALine() {
    var targets: [Double] = []
    var seed: UInt64 = 1
    for count in 1...60 {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      targets.append(Double(seed >> 40 & 1023) / 2)
      let found = places(targets)
      #expect(found.count == count)
      for (above, below) in zip(found, found.dropFirst()) { #expect(below - above > Self.step - 1e-6) }
    }
  }

  @Test func wordsAreWrappedAndLongOnesCut() {
    let lines = Label.wrapped("one two " + String(repeating: "x", count: 500), color: .ink, width: 120)
    #expect(lines.map(\.text) == ["one two", "xxxxxxxxx\u{2026}"])
    #expect(lines.allSatisfy { $0.width <= 120 })
  }
}
