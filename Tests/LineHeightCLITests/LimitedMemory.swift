import Foundation
import TestSupport

/// Runs of the command in 256 MiB of address space, which is what reading one file may never take.
enum LimitedMemory {
  /// AddressSanitizer takes terabytes of address space, and macOS does not heed the limit.
  static var isEnforced: Bool {
    #if os(Linux)
      !BuiltBinary.isSanitized
    #else
      false
    #endif
  }

  static func run(_ arguments: [String]) throws -> BuiltBinary.Outcome {
    guard isEnforced else { return try BuiltBinary.run(arguments) }
    return try BuiltBinary.shell("ulimit -v 262144; exec \"$0\" \"$@\"", arguments)
  }
}
