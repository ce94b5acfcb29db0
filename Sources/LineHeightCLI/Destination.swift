import LineHeightCore
import Reports

/// Where a command that makes one document puts it: `-o` and `--check`.
enum Destination {
  case standardOutput
  case file(String)
  /// Nothing is written; the file is compared with what would be.
  case comparison(String)

  init(_ arguments: LiteralArguments) {
    guard let path = arguments[.output], path != "-" else {
      self = .standardOutput
      return
    }
    self = arguments.has(.check) ? .comparison(path) : .file(path)
  }

  /// Writes, or shows what would change.
  ///
  /// - Returns: ``ExitStatus/failed`` where the file differs, ``ExitStatus/cannotWrite`` with an error said.
  func deliver(_ text: String, _ console: Console) throws(OutputError) -> ExitStatus {
    switch self {
    case .standardOutput:
      try console.write(text)
    case .file(let path):
      do throws(OutputFile.Failure) {
        try OutputFile(path: path).write(text)
      } catch {
        return Self.cannotWrite(path, error, console)
      }
    case .comparison(let path):
      let old: String
      do throws(OutputFile.Failure) {
        old = String(decoding: try OutputFile(path: path).contents() ?? [], as: UTF8.self)
      } catch {
        return Self.cannotWrite(path, error, console)
      }
      let difference = UnifiedDiff.text(from: old, to: text, name: Printable.text(path))
      try console.write(difference)
      if !difference.isEmpty { return .failed }
    }
    return .done
  }

  private static func cannotWrite(_ path: String, _ failure: OutputFile.Failure, _ console: Console) -> ExitStatus {
    let message = Message(
      status: .cannotWrite, sentence: "\(Printable.text(path)): cannot be written: \(Message.system(failure.errno))")
    console.error(message)
    return message.status
  }
}
