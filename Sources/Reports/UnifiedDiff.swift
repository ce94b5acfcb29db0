/// What changed from one text to another, as `diff -u` shows it.
package enum UnifiedDiff {
  private static let context = 3

  /// Empty where nothing changed.
  package static func text(from old: String, to new: String, name: String) -> String {
    let (left, right) = (lines(of: old), lines(of: new))
    guard left != right else { return "" }
    let changes = changes(from: left, to: right)
    return "--- \(name)\n+++ \(name) (new)\n" + hunks(changes).map(text(of:)).joined()
  }

  fileprivate enum Change {
    case same([UInt8])
    case removed([UInt8])
    case inserted([UInt8])

    var isSame: Bool {
      if case .same = self { return true }
      return false
    }
  }

  /// By bytes: CR LF is one character, and texts may be equal that are not the same.
  private static func lines(of text: String) -> [[UInt8]] {
    var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init)
    if let last = lines.popLast(), !last.isEmpty { lines.append(last + unended) }
    return lines
  }

  /// What `diff` says below a last line that does not end.
  private static let unended = Array("\n\\ No newline at end of file".utf8)

  private static func changes(from left: [[UInt8]], to right: [[UInt8]]) -> [Change] {
    let difference = right.difference(from: left)
    let removed = Set(difference.removals.map(offset))
    let inserted = Set(difference.insertions.map(offset))
    var changes: [Change] = []
    var (i, j) = (0, 0)
    while i < left.count || j < right.count {
      if removed.contains(i) {
        changes.append(.removed(left[i]))
        i += 1
      } else if inserted.contains(j) {
        changes.append(.inserted(right[j]))
        j += 1
      } else {
        changes.append(.same(left[i]))
        (i, j) = (i + 1, j + 1)
      }
    }
    return changes
  }

  private static func offset(_ change: CollectionDifference<[UInt8]>.Change) -> Int {
    switch change {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }

  /// Runs of changes with some lines around them, each with the numbers of its first lines.
  private static func hunks(_ changes: [Change]) -> [(left: Int, right: Int, changes: ArraySlice<Change>)] {
    var ranges: [Range<Int>] = []
    for index in changes.indices where !changes[index].isSame {
      let around = max(0, index - context)..<min(changes.count, index + context + 1)
      if let last = ranges.last, around.lowerBound <= last.upperBound {
        ranges[ranges.count - 1] = last.lowerBound..<around.upperBound
      } else {
        ranges.append(around)
      }
    }
    return ranges.map { range in
      let before = changes[..<range.lowerBound]
      return (1 + before.filter(\.isInLeft).count, 1 + before.filter(\.isInRight).count, changes[range])
    }
  }

  private static func text(of hunk: (left: Int, right: Int, changes: ArraySlice<Change>)) -> String {
    let counts = (hunk.changes.filter(\.isInLeft).count, hunk.changes.filter(\.isInRight).count)
    let header =
      "@@ -\(counts.0 == 0 ? hunk.left - 1 : hunk.left),\(counts.0) +\(counts.1 == 0 ? hunk.right - 1 : hunk.right),\(counts.1) @@\n"
    return header
      + hunk.changes.map { change in
        switch change {
        case .same(let line): " \(String(decoding: line, as: UTF8.self))\n"
        case .removed(let line): "-\(String(decoding: line, as: UTF8.self))\n"
        case .inserted(let line): "+\(String(decoding: line, as: UTF8.self))\n"
        }
      }.joined()
  }
}

extension UnifiedDiff.Change {
  fileprivate var isInLeft: Bool {
    if case .inserted = self { return false }
    return true
  }

  fileprivate var isInRight: Bool {
    if case .removed = self { return false }
    return true
  }
}
