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

  /// From here on Ctrl-C is heard; pressed once more it ends the process at once, as ever.
  static func prepare() {
    var action = sigaction()
    action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND))
    let handler: @convention(c) (Int32) -> Void = { _ in Interruption.flag.store(true, ordering: .relaxed) }
    #if canImport(Glibc)
      unsafe action.__sigaction_handler.sa_handler = handler
    #elseif canImport(Musl)
      unsafe action.__sa_handler.sa_handler = handler
    #else
      unsafe action.__sigaction_u.__sa_handler = handler
    #endif
    unsafe sigaction(SIGINT, &action, nil)
  }
}
