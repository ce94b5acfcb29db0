import DesignFiles
import LineHeightCore
import Reports
import SwiftSource

/// What `styles` is asked to do, understood and checked.
struct StylesRequest {
  let files: [String]
  let reading: DesignFileOptions
  /// Only styles whose name matches; `nil` for all.
  let only: String?
  let fonts: FontFinder.Places
  let rule: MetricsRule
  let layout: LayoutOptions
  let format: Format
  let destination: ResultOutput.Destination

  /// How the answer is written.
  enum Format {
    case text, json, ndjson, csv, markdown
    case swift(StyleSheetSource)
    case swiftTests(StyleSheetSource)
    /// A page with a picture of each style, in which no text has more lines than a picture.
    case html

    /// Whether fonts are asked for by their names alone.
    var namesFonts: Bool {
      switch self {
      case .swift, .swiftTests: true
      case .text, .json, .ndjson, .csv, .markdown, .html: false
      }
    }
  }

  /// What is drawn for each style; `nil` where nothing is.
  var drawn: FontSubject.Drawn? {
    guard case .html = format else { return nil }
    return FontSubject.Drawn(lines: nil, count: layout.lines)
  }

  static let formats = ["text", "json", "ndjson", "csv", "markdown", "swift", "swift-tests", "html"]

  init(_ arguments: LiteralArguments) throws(UsageError) {
    if let pair = arguments.contradiction { throw .contradictory(pair[0], pair[1]) }
    if let (option, needs, value) = arguments.lonely { throw .lonely(option, needs: needs, value: value) }
    guard !arguments.operands.isEmpty else { throw .noDesignFile }
    guard arguments.operands.filter({ $0 == "-" }).count <= 1 else { throw .standardInputTwice }
    files = arguments.operands
    reading = try Self.reading(arguments)
    only = arguments[.only]
    fonts = try FontFinder.Places(arguments)
    rule = try arguments.choice(.rule) ?? .apple
    layout = try SpacingRequest.layout(arguments)
    format = try Self.format(arguments)
    if case .html = format, layout.lines > OutlinedText.maximumLines {
      throw .tooManyLines(layout.lines, limit: OutlinedText.maximumLines)
    }
    destination = try ResultOutput.Destination(arguments)
  }

  private static func reading(_ arguments: LiteralArguments) throws(UsageError) -> DesignFileOptions {
    var options = DesignFileOptions(
      kind: try arguments.choice(.from), family: arguments[.family])
    if let unit = try arguments.word(.lineHeightUnit) {
      options.lineHeightUnit = LineHeightUnit(rawValue: unit)
    }
    if let text = arguments[.rem] {
      guard let pixels = Spelling.number(text) else { throw .notANumber(.rem, text) }
      guard pixels > 0, pixels <= 1000 else {
        throw .outOfRange(.rem, text, allowed: "a rem is above 0 and at most 1000 pixels")
      }
      options.remPixels = pixels
    }
    return options
  }

  private static func format(_ arguments: LiteralArguments) throws(UsageError) -> Format {
    let name = arguments[.format] ?? "text"
    switch name {
    case "text": return .text
    case "json": return .json
    case "ndjson": return .ndjson
    case "csv": return .csv
    case "markdown": return .markdown
    case "swift":
      // The numbers are UITextView's, the sheet is SwiftUI's.
      guard !arguments.has(.includeLeading) else { throw .leadingInSheet }
      return .swift(try sheet(arguments))
    case "html": return .html
    case "swift-tests": return .swiftTests(try sheet(arguments))
    default: throw .notAFormat(name, .styles, formats)
    }
  }

  private static func sheet(_ arguments: LiteralArguments) throws(UsageError) -> StyleSheetSource {
    let typeName = arguments[.swiftType] ?? "TextStyle"
    guard StyleSheetSource.accepts(typeName: typeName) else { throw .notATypeName(typeName) }
    return StyleSheetSource(
      typeName: typeName,
      access: try arguments.choice(.swiftAccess) ?? .internal,
      relativeTo: try arguments.choice(.relativeTo) ?? .body,
      includesUIKit: arguments.has(.uikit))
  }
}
