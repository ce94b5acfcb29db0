/// Colours, or none.
package struct TerminalStyle: Sendable {
  private let isColoured: Bool

  /// A style that colours or leaves text as it is.
  package init(isColoured: Bool) { self.isColoured = isColoured }

  package func bold(_ text: String) -> String { wrapped(text, "1") }
  package func code(_ text: String) -> String { wrapped(text, "36") }
  package func error(_ text: String) -> String { wrapped(text, "1;31") }
  package func warning(_ text: String) -> String { wrapped(text, "1;33") }
  package func note(_ text: String) -> String { wrapped(text, "1;34") }

  private func wrapped(_ text: String, _ code: String) -> String {
    isColoured ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
