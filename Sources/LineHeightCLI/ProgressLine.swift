#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// One line on standard error that says how far long work is, for a person who waits. It is wiped away before anything else is
/// said, and in the end.
final class ProgressLine {
  private let isShown: Bool
  private var isVisible = false
  private var next: Int

  /// So long nothing is shown, and so long a line stays: short work needs none, and a terminal is slow.
  private static let delay = 500
  private static let interval = 100

  /// - Parameter isWanted: shown only where standard error is a terminal besides.
  init(isWanted: Bool) {
    isShown = isWanted && isatty(STDERR_FILENO) != 0
    next = isShown ? Self.milliseconds + Self.delay : 0
  }

  /// Shows the line if it is time.
  func show(_ text: @autoclosure () -> String) {
    guard isShown, case let now = Self.milliseconds, now >= next else { return }
    next = now + Self.interval
    isVisible = true
    write("\r\u{1B}[K\(text())")
  }

  /// Takes the line away.
  func wipe() {
    guard isVisible else { return }
    isVisible = false
    write("\r\u{1B}[K")
  }

  private func write(_ text: String) { _ = FileDescriptor.writeAll(Array(text.utf8), to: STDERR_FILENO) }

  private static var milliseconds: Int {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
  }
}
