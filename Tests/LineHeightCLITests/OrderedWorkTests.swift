import Foundation
import Testing

@testable import LineHeightCLI

struct OrderedWorkTests {
  /// Counts what is handed out, from any thread.
  private struct Numbers: IteratorProtocol, Sendable {
    let started: Monitor<Int>
    let count: Int

    func next() -> Int? {
      started.change { number in
        guard number < count else { return nil }
        defer { number += 1 }
        return number
      }
    }
  }

  @Test(arguments: [1, 2, 8], [0, 1, 5, 3000])
  func keepsTheOrder(_ threads: Int, _ count: Int) {
    let numbers = Numbers(started: Monitor(0), count: count)
    let work = OrderedWork(on: numbers, threads: threads) {
      { number in
        // Some are slow, so that later ones are done before them.
        if number % 97 == 0 { usleep(2000) }
        return 2 * number
      }
    }
    var results: [Int] = []
    while case let batch = work.next(), !batch.isEmpty { results += batch }
    #expect(results == (0..<count).map { 2 * $0 })
    #expect(work.next().isEmpty)
  }

  /// However many items there are, only so many are begun while nobody takes results.
  @Test func beginsNoMoreThanCanWait() {
    let started = Monitor(0)
    let work = OrderedWork(on: Numbers(started: started, count: 1_000_000), threads: 2) { { $0 } }
    let first = work.next()
    usleep(200_000)
    #expect(first == [0])
    #expect(started.change { $0 } <= 2 * 9)
    work.stop()
  }
}
