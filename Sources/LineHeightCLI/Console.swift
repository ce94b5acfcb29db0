import LineHeightCore
import Reports

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Standard output for results, standard error for everything that is said about them.
struct Console {
  private let presentation: Presentation
  private let outputStyle: TerminalStyle
  private let errorStyle: TerminalStyle
  private(set) var hasWarned = false

  /// A console that shows things as the user asked.
  init(_ presentation: Presentation) {
    self.presentation = presentation
    outputStyle = Self.style(presentation.color, STDOUT_FILENO)
    errorStyle = Self.style(presentation.color, STDERR_FILENO)
    // A reader that went away shows as EPIPE instead of ending the process.
    signal(SIGPIPE, SIG_IGN)
  }

  var style: TerminalStyle { outputStyle }

  /// Writes results.
  func write(_ text: String) throws(OutputError) {
    guard let code = Self.write(text, to: STDOUT_FILENO) else { return }
    throw code == EPIPE ? .closed : .failed(errno: code)
  }

  func error(_ message: Message) {
    say(errorStyle.error("error:"), message.sentence, message.details)
  }

  /// Says a note or warning, unless `--quiet`.
  mutating func say(_ severity: Finding.Severity, _ sentence: String) {
    if severity == .warning { hasWarned = true }
    guard !presentation.isQuiet else { return }
    say(severity == .warning ? errorStyle.warning("warning:") : errorStyle.note("note:"), sentence)
  }

  private func say(_ label: String, _ sentence: String, _ details: [String] = []) {
    let lines = ["lineheight: \(label) \(sentence)"] + details.map { "  " + $0 }
    // Where standard error itself cannot be written, there is nobody left to tell.
    _ = Self.write(lines.joined(separator: "\n") + "\n", to: STDERR_FILENO)
  }

  /// Writes all of a text; the `errno` of a failure, `nil` when all is written.
  private static func write(_ text: String, to descriptor: Int32) -> Int32? {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = unsafe bytes.withUnsafeBytes { unsafe Self.write(descriptor, $0) }
      if count < 0 {
        if errno == EINTR { continue }
        return errno
      }
      bytes = bytes.dropFirst(count)
    }
    return nil
  }

  private static func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Darwin)
      unsafe Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      unsafe Musl.write(descriptor, bytes.baseAddress, bytes.count)
    #else
      unsafe Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }

  /// `auto` colours a terminal, unless NO_COLOR is set (https://no-color.org) or the terminal is dumb.
  private static func style(_ choice: ColorChoice, _ descriptor: Int32) -> TerminalStyle {
    switch choice {
    case .always: TerminalStyle(isColoured: true)
    case .never: TerminalStyle(isColoured: false)
    case .auto:
      TerminalStyle(
        isColoured: isatty(descriptor) != 0 && environment("NO_COLOR").isEmpty && environment("TERM") != "dumb")
    }
  }

  private static func environment(_ name: String) -> String {
    unsafe getenv(name).map { unsafe String(cString: $0) } ?? ""
  }
}

/// Why results could not be written.
enum OutputError: Error, Equatable {
  /// The reader went away: not a fault.
  case closed
  case failed(errno: Int32)
}
