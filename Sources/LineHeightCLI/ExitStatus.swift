/// Exit codes, as in BSD's sysexits.h.
package enum ExitStatus: Int32, Sendable {
  case done = 0
  /// A check failed, or one of several inputs did.
  case failed = 1
  /// The command line is wrong, or names a face that the font does not have.
  case usage = 64
  /// The input is not a usable font.
  case badData = 65
  /// The input cannot be opened.
  case noInput = 66
  /// A fault of ours.
  case internalFault = 70
  /// The file of -o cannot be written.
  case cannotWrite = 73
  /// Standard output cannot be written.
  case outputFailed = 74
  /// Ctrl-C, as shells count signals.
  case interrupted = 130
}
