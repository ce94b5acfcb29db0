/// A part of a sheet: lines without the last one's end.
///
/// What each style has is made when it is written: all of it at once would take more memory than the design's file.
enum SheetPart {
  case text(String)
  /// Of each style in order; nothing of those that have `nil`.
  case ofEach((StyleEntry) -> String?)

  /// The part with blanks before each of its lines that is not empty.
  func indented(by blanks: Int) -> SheetPart {
    switch self {
    case .text(let text): .text(SourceLayout.indented(text, by: blanks))
    case .ofEach(let text): .ofEach { entry in text(entry).map { SourceLayout.indented($0, by: blanks) } }
    }
  }

  /// Writes whole lines.
  func write<Failure: Error>(
    _ entries: [StyleEntry], to write: (String) throws(Failure) -> Void
  ) throws(Failure) {
    switch self {
    case .text(let text): try write(text + "\n")
    case .ofEach(let text):
      for entry in entries {
        if let text = text(entry) { try write(text + "\n") }
      }
    }
  }
}
