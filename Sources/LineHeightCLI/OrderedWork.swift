/// Work on many items by several threads, whose results come in the order of the items.
///
/// Only so many results wait to be taken: memory does not grow with the number of items.
struct OrderedWork<Item: Sendable, Output: Sendable> {
  private struct Board {
    var items: any IteratorProtocol<Item>
    /// Batches handed out, and batches of results taken. Between them lie those that are being worked on or wait.
    var started = 0
    var taken = 0
    var isExhausted = false
    var isStopped = false
    /// A ring of the results that wait, by their batch's number.
    var waiting: [[Output]?]

    /// So many items at most are a batch: handing over costs more than some fonts do.
    static var largestBatch: Int { 16 }

    var canStart: Bool { isStopped || isExhausted || started - taken < waiting.count }
    var canTake: Bool { waiting[taken % waiting.count] != nil || isExhausted && taken == started }

    /// Hands out a batch: one item at first, so that the first results are there at once; empty after the last.
    mutating func start() -> (number: Int, items: [Item]) {
      var batch: [Item] = []
      while !isStopped, !isExhausted, batch.count < min(1 + started / waiting.count, Self.largestBatch) {
        if let item = items.next() { batch.append(item) } else { isExhausted = true }
      }
      if !batch.isEmpty { started += 1 }
      return (started - 1, batch)
    }

    mutating func put(_ outputs: [Output], number: Int) { waiting[number % waiting.count] = outputs }

    mutating func take() -> [Output] {
      let place = taken % waiting.count
      guard let outputs = waiting[place] else { return [] }
      waiting[place] = nil
      taken += 1
      return outputs
    }
  }

  private let monitor: Monitor<Board>
  /// Works where there is no other thread; see ``next()``.
  private let work: ((Item) -> Output)?

  /// Begins to work.
  ///
  /// - Parameters:
  ///   - items: what is to be done; asked for the next one by whichever thread is free, never by two at once.
  ///   - threads: how many work; with 1, it is the one that asks for results.
  ///   - worker: makes what does the work, once in each thread.
  init(
    on items: some IteratorProtocol<Item> & Sendable, threads: Int,
    worker: @escaping @Sendable () -> (Item) -> Output
  ) {
    let monitor = Monitor(Board(items: items, waiting: Array(repeating: nil, count: 4 * threads)))
    self.monitor = monitor
    let running = (0..<(threads > 1 ? threads : 0)).filter { _ in
      Thread.start {
        let work = worker()
        while case let (number, items) = monitor.change(when: \.canStart, { $0.start() }), !items.isEmpty {
          let outputs = items.map(work)
          monitor.change { $0.put(outputs, number: number) }
        }
      }
    }
    work = running.isEmpty ? worker() : nil
  }

  /// The next results, in the order of the items, waited for; none after the last.
  func next() -> [Output] {
    guard let work else { return monitor.change(when: \.canTake) { $0.take() } }
    return monitor.change { board in
      // Nobody else takes or puts.
      defer { board.taken = board.started }
      return board.start().items
    }.map(work)
  }

  /// Begins no more items.
  func stop() { monitor.change { $0.isStopped = true } }
}
