import FontReading
import LineHeightCore

/// The command line: literal arguments, then a checked request, then an exit status.
package enum LineHeightCLI {
  /// The version of this tool.
  package static let version = "0.1.0"

  /// Runs the tool on the arguments of `main`, the program's name first. Swift's own strings of them would have lost the bytes
  /// of paths that are not UTF-8.
  @unsafe package static func run(_ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, count: CInt)
    -> ExitStatus
  {
    let words = unsafe UnsafeBufferPointer(start: arguments, count: Int(count)).dropFirst()
    return unsafe run(words.compactMap { unsafe $0.map { unsafe FileName.string(path: $0) } })
  }

  /// Runs the tool.
  ///
  /// - Parameter arguments: the arguments without the program's name.
  package static func run(_ arguments: some Sequence<String>) -> ExitStatus {
    let arguments = Array(arguments)
    do throws(UsageError) {
      let literal = try LiteralArguments(arguments)
      if literal.has(.help) { return show(Help.text(of: literal.command)) }
      if literal.has(.version) { return showVersion() }
      if let option = literal.foreignOption { throw .foreignOption(option, literal.command) }
      let presentation = try Presentation(literal)
      try literal.checkCompany()
      switch literal.command {
      case .spacing:
        var command = SpacingCommand(try SpacingRequest(literal), presentation)
        return status(of: { () throws(OutputError) in try command.run() })
      case .preview:
        var command = PreviewCommand(try PreviewRequest(literal), presentation)
        return status(of: { () throws(OutputError) in try command.run() })
      case .generate: return show(try GeneratedDocument(literal).text)
      case .styles:
        var command = StylesCommand(try StylesRequest(literal), presentation)
        return status(of: { () throws(OutputError) in try command.run() })
      case .metrics:
        var command = MetricsCommand(try MetricsRequest(literal), presentation)
        return status(of: { () throws(OutputError) in try command.run() })
      }
    } catch {
      let message = Message(error)
      Console(Presentation(ofWrong: arguments)).error(message)
      return message.status
    }
  }

  private static func showVersion() -> ExitStatus {
    do throws(FontReadingError) {
      let freeType = try FontReader().freeTypeVersion
      return show(
        "lineheight \(version)\nFreeType \(freeType.number), \(freeType.hasWOFF2 ? "with" : "without") WOFF2\n"
          + "fontconfig \(InstalledFonts.version)\n")
    } catch {
      let message = Message(error, source: "FreeType")
      Console(Presentation()).error(message)
      return .internalFault
    }
  }

  private static func show(_ text: String) -> ExitStatus {
    do throws(OutputError) {
      try Console(Presentation()).write(text)
      return .done
    } catch {
      return failed(error)
    }
  }

  private static func status(of run: () throws(OutputError) -> ExitStatus) -> ExitStatus {
    do throws(OutputError) {
      return try run()
    } catch {
      return failed(error)
    }
  }

  private static func failed(_ error: OutputError) -> ExitStatus {
    let message = Message(error)
    // A closed pipe is no error: whoever read has enough.
    if error != .closed { Console(Presentation()).error(message) }
    return message.status
  }
}
