import LineHeightCore
import Reports
import SwiftSource

/// The results of `styles` in one format, in pieces; what needs all of them is written at the end.
struct StyleReport {
  private let format: StylesRequest.Format
  private let places: Int
  private let terminal: TerminalStyle
  /// The names of the files that the styles are from.
  private let origin: String
  private var document = ResultDocument()
  private var table: StyleTable
  private var sheet: [StyleEntry] = []
  private var page: StylePage
  private var isFirst = true

  init(_ format: StylesRequest.Format, places: Int, terminal: TerminalStyle, origin: String) {
    self.format = format
    self.places = places
    self.terminal = terminal
    self.origin = origin
    table = StyleTable(places: places)
    page = StylePage(title: origin, places: places)
  }

  /// Takes a result, and its text where that is drawn; returns what can be written already.
  mutating func adding(_ styled: StyledResult, drawn outlines: OutlinedText) -> String {
    defer { isFirst = false }
    switch format {
    case .text, .markdown: table.add(styled)
    case .swift, .swiftTests: sheet.append(StyleEntry(styled.style, styled.result))
    case .html: page.add(styled, outlines)
    case .json: return document.adding(styled.record)
    case .ndjson: return ResultDocument.line(styled.record)
    case .csv:
      let record = styled.record
      return (isFirst ? CSVWriter.header(of: record) : "") + CSVWriter.row(of: record, places: places)
    }
    return ""
  }

  /// Writes the rest.
  func end(_ failures: [Failure], in output: inout ResultOutput) throws(OutputError) {
    switch format {
    case .text: if !isFirst { try output.write(table.text(style: terminal)) }
    case .markdown: if !isFirst { try output.write(table.markdown) }
    case .json: try output.write(document.ending(failures))
    case .ndjson, .csv: return
    case .html: try output.write(page.html(failures: failures))
    case .swift(let source):
      try source.source(of: sheet, origin: origin) { (piece) throws(OutputError) in try output.write(piece) }
    case .swiftTests(let source):
      try source.testSource(of: sheet, origin: origin) { (piece) throws(OutputError) in try output.write(piece) }
    }
  }
}
