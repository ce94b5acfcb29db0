/// Work on many items by several threads, whose results come in the order of the items.
///
/// Only so many results wait to be taken: memory does not grow with the number of items.
struct OrderedWork<Item: Sendable, Output: Sendable> {
  private struct Board {
    var items: any IteratorProtocol<Item>
    /// Items handed out, and results taken. Between them lie those that are being worked on or wait.
    var started = 0
    var taken = 0
    var isExhausted = false
    var isStopped = false
    /// A ring of the results that wait, by their item's number.
    var waiting: [Output?]

    var canStart: Bool { isStopped || isExhausted || started - taken < waiting.count }

    var canTake: Bool { waiting[taken % waiting.count] != nil || isExhausted && taken == started }

    mutating func take() -> Output? {
      let place = taken % waiting.count
      guard let output = waiting[place] else { return nil }
      waiting[place] = nil
      taken += 1
      return output
    }

    mutating func start() -> (number: Int, item: Item)? {
      guard !isStopped, !isExhausted else { return nil }
      guard let item = items.next() else {
        isExhausted = true
        return nil
      }
      defer { started += 1 }
      return (started, item)
    }
  }

  private let monitor: Monitor<Board>
  /// Does the work of one thread where there is no other; see ``next()``.
  private let alone: (() -> Output?)?

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
    let monitor = Monitor(Board(items: items, waiting: Array(repeating: nil, count: 8 * threads)))
    self.monitor = monitor
    var running = 0
    if threads > 1 {
      for _ in 0..<threads {
        let hasStarted = Thread.start {
          let work = worker()
          while let (number, item) = monitor.change(when: \.canStart, { $0.start() }) {
            let output = work(item)
            monitor.change { $0.waiting[number % $0.waiting.count] = output }
          }
        }
        if hasStarted { running += 1 }
      }
    }
    guard running == 0 else {
      alone = nil
      return
    }
    let work = worker()
    alone = { monitor.change { $0.start() }.map { work($0.item) } }
  }

  /// The next result, in the order of the items, waited for; `nil` after the last.
  func next() -> Output? {
    if let alone { return alone() }
    return monitor.change(when: \.canTake) { $0.take() }
  }

  /// Begins no more items.
  func stop() { monitor.change { $0.isStopped = true } }
}
