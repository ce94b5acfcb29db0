import LineHeightCore
import Reports

/// Where results go, in pieces: standard output, the file of `-o`, or a comparison with it.
struct ResultOutput: ~Copyable {
  /// What is asked for.
  enum Destination: Equatable {
    case standardOutput
    case file(String)
    /// Nothing is written; the file is compared with what would be.
    case comparison(String)

    /// `-o` and `--check`.
    init(_ arguments: LiteralArguments) throws(UsageError) {
      guard let path = arguments[.output] else {
        self = .standardOutput
        return
      }
      guard arguments.has(.check) else {
        self = path == "-" ? .standardOutput : .file(path)
        return
      }
      guard path != "-" else {
        throw .outOfRange(.output, path, allowed: "--check compares with a file; give its name")
      }
      self = .comparison(path)
    }
  }

  private let destination: Destination
  private let console: Console
  private var file: OutputFile?
  private var pending: [UInt8] = []
  /// So many bytes are written at once.
  private static let pieceSize = 1 << 16

  init(_ destination: Destination, _ console: Console) throws(OutputError) {
    self.destination = destination
    self.console = console
    file = nil
    guard case .file(let path) = destination else { return }
    file = try Self.named(path) { () throws(OutputFile.Failure) in try OutputFile(path: path) }
  }

  /// Adds to what is written.
  mutating func write(_ text: String) throws(OutputError) {
    pending += text.utf8
    if pending.count >= Self.pieceSize { try flush() }
  }

  /// Writes the rest.
  ///
  /// - Returns: whether a comparison found a difference, which is then on standard output.
  mutating func finish() throws(OutputError) -> Bool {
    try flush()
    switch destination {
    case .standardOutput: return false
    case .file(let path):
      try Self.named(path) { () throws(OutputFile.Failure) in try file?.finish() }
      return false
    case .comparison(let path):
      let old = try Self.named(path) { () throws(OutputFile.Failure) in try OutputFile.contents(of: path) }
      guard old != pending else { return false }
      let difference = UnifiedDiff.text(
        from: String(decoding: old, as: UTF8.self), to: String(decoding: pending, as: UTF8.self),
        name: Printable.text(path))
      do throws(OutputError) {
        try console.write(difference)
      } catch  where error == .closed {
        // A reader that has seen enough does not make them equal.
      }
      return true
    }
  }

  private mutating func flush() throws(OutputError) {
    let piece = pending
    switch destination {
    case .standardOutput: try console.write(piece)
    case .file(let path): try Self.named(path) { () throws(OutputFile.Failure) in try file?.append(piece) }
    case .comparison: return
    }
    pending.removeAll(keepingCapacity: true)
  }

  /// Says which file a failure is of.
  private static func named<Result: ~Copyable>(
    _ path: String, _ body: () throws(OutputFile.Failure) -> Result
  ) throws(OutputError) -> Result {
    do throws(OutputFile.Failure) {
      return try body()
    } catch {
      throw .file(path, error)
    }
  }
}
