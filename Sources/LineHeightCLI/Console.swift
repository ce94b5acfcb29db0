import DesignFiles
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
  /// How far the work is.
  let progress: ProgressLine

  /// A console that shows things as the user asked.
  init(_ presentation: Presentation) {
    self.presentation = presentation
    outputStyle = Self.style(presentation.color, STDOUT_FILENO)
    errorStyle = Self.style(presentation.color, STDERR_FILENO)
    progress = ProgressLine(isWanted: !presentation.isQuiet)
    // A reader that went away shows as EPIPE instead of ending the process.
    signal(SIGPIPE, SIG_IGN)
  }

  var style: TerminalStyle { outputStyle }

  /// Writes results.
  func write(_ text: String) throws(OutputError) { try write(Array(text.utf8)) }

  /// Writes a piece of results, UTF-8.
  func write(_ bytes: [UInt8]) throws(OutputError) {
    progress.wipe()
    guard let code = FileDescriptor.writeAll(bytes, to: STDOUT_FILENO) else { return }
    throw code == EPIPE ? .closed : .failed(errno: code)
  }

  /// Says an error, of an input, of a place in it, or of the whole run.
  func error(_ message: Message, source: String? = nil, at place: FilePlace? = nil) {
    if presentation.annotates {
      annotate("error", [message.sentence] + message.details, source, place)
    } else {
      say(errorStyle.error("error:"), [message.sentence] + message.details)
    }
  }

  /// Says what was found about an input or a style, which stands at `place`, unless `--quiet`.
  mutating func say(_ finding: Finding, source: String, at place: FilePlace? = nil) {
    if finding.severity == .warning { hasWarned = true }
    guard !presentation.isQuiet else { return }
    let sentence = "\(Printable.text(source)): \(finding.sentence(places: presentation.places))"
    switch finding.severity {
    case .note: say(errorStyle.note("note:"), [sentence])
    case .warning where presentation.annotates: annotate("warning", [sentence], source, place)
    case .warning: say(errorStyle.warning("warning:"), [sentence])
    }
  }

  /// Says something about the run as a whole, unless `--quiet`.
  func note(_ sentence: String) {
    if !presentation.isQuiet { say(errorStyle.note("note:"), [sentence]) }
  }

  private func say(_ label: String, _ lines: [String]) {
    writeError("lineheight: \(label) \(lines.joined(separator: "\n  "))\n")
  }

  /// A line that GitHub Actions shows beside the file
  /// (https://docs.github.com/actions/reference/workflow-commands-for-github-actions). It reads standard error too, so
  /// standard output stays for results.
  private func annotate(_ command: String, _ lines: [String], _ source: String?, _ place: FilePlace?) {
    let file = (place?.file ?? source).map { "file=" + Self.escaped(FileName.shown($0), [",", ":"]) + "," } ?? ""
    let position = place.map { "line=\($0.line),col=\($0.column)," } ?? ""
    let line = "::\(command) \(file)\(position)title=lineheight::" + Self.escaped(lines.joined(separator: "\n"))
    writeError(line + "\n")
  }

  private func writeError(_ text: String) {
    progress.wipe()
    // Where standard error itself cannot be written, there is nobody left to tell.
    _ = FileDescriptor.writeAll(Array(text.utf8), to: STDERR_FILENO)
  }

  /// Per cent signs, the given characters and all that act on what is around them as %25, %0A, %1B ...: nothing can end the
  /// line or its parts, or steer a terminal.
  private static func escaped(_ text: String, _ others: Set<Unicode.Scalar> = []) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      guard scalar == "%" || Printable.isSteering(scalar) || others.contains(scalar) else {
        escaped.unicodeScalars.append(scalar)
        continue
      }
      for byte in String(scalar).utf8 {
        let digits = String(byte, radix: 16, uppercase: true)
        escaped += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return escaped
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
  /// Of the file of `-o`.
  case file(String, OutputFile.Failure)
}
