import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Ctrl-C during long work: what is done is written properly, and nothing more is begun.
enum Interruption {
  private static let flag = Atomic(false)

  /// Whether it was pressed.
  static var isRequested: Bool { flag.load(ordering: .relaxed) }

  /// From here on Ctrl-C is heard; pressed once more it ends the process at once, as ever. Where it is ignored, as behind
  /// `nohup`, it stays so.
  static func prepare() {
    let before = signal(SIGINT) { number in
      Interruption.flag.store(true, ordering: .relaxed)
      signal(number, SIG_DFL)
    }
    // C compares these as addresses.
    let wasIgnored = unsafe unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    if wasIgnored { signal(SIGINT, SIG_IGN) }
  }
}
