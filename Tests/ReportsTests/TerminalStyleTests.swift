import Reports
import Testing

@Suite struct TerminalStyleTests {
  @Test func plainLeavesTextAsItIs() {
    let style = TerminalStyle(isColoured: false)
    #expect(
      [style.bold("a"), style.code("b"), style.error("c"), style.warning("d"), style.note("e")]
        == ["a", "b", "c", "d", "e"])
  }

  @Test func colouredEndsWhatItBegins() {
    let style = TerminalStyle(isColoured: true)
    #expect(
      [style.bold("a"), style.code("b"), style.error("c"), style.warning("d"), style.note("e")]
        == [
          "\u{1B}[1ma\u{1B}[0m", "\u{1B}[36mb\u{1B}[0m", "\u{1B}[1;31mc\u{1B}[0m", "\u{1B}[1;33md\u{1B}[0m",
          "\u{1B}[1;34me\u{1B}[0m",
        ])
  }
}
