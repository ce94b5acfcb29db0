import Foundation
import LineHeightCore
import Testing

@testable import Pictures

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Whole pictures of a made-up font, 950 and -250 of 1000 units.
struct PictureTests {
  private static func result(
    lines: Int = 2, size: Double = 24, lineHeight: Double = 36, source: String = "font.ttf",
    _ options: LayoutOptions? = nil
  ) throws -> SpacingResult {
    let metrics = VerticalMetrics(
      unitsPerEm: 1000, hhea: VerticalTriple(ascender: 950, descender: -250, lineGap: 50),
      os2: OS2Metrics(version: 4, typo: nil, win: nil, xHeight: 500, capHeight: 700))
    var options = options ?? LayoutOptions()
    options.lines = lines
    let spacing = try TextSpacing(
      metrics: try MetricsRule.hhea.lineMetrics(of: metrics, postScriptName: nil), figma: FigmaText(metrics: metrics),
      size: size, lineHeight: .points(lineHeight), options: options)
    return SpacingResult(
      font: FontFacts(source: source, metrics: metrics), givenLineHeight: "36", unit: .pixels, spacing: spacing)
  }

  /// The same text in each line: a box, and a character without a glyph.
  private static func text(_ text: String, lines: Int = 2) -> OutlinedText {
    let box: [Outline.Segment] = [
      .move(.init(x: 50, y: 0)), .line(.init(x: 50, y: 700)), .line(.init(x: 550, y: 700)), .line(.init(x: 50, y: 0)),
    ]
    let glyphs: [OutlinedText.Glyph] = [.init(id: 7, x: 0, advance: 600), .init(id: nil, x: 600, advance: 500)]
    return OutlinedText(
      lines: Array(repeating: .init(text: text, glyphs: glyphs, width: 1100), count: lines),
      outlines: [7: Outline(box)])
  }

  private static func picture(_ hostile: String = "Name", source: String = "font.ttf") throws -> Picture {
    Picture(
      title: hostile, result: try result(source: source), text: text(hostile), notes: [hostile, "another"], places: 3)
  }

  // MARK: Hostile text

  private static let hostile = [
    "<script>alert(1)</script>", "\"'/><svg onload=x>", "]]></desc>&amp;&#0;",
    "\u{0}\u{1}\u{1B}[31m\n\t\u{FFFE}\u{FFFF}",
    "\u{202E}abc\u{2029}", "שורה <b>", String(repeating: "W", count: 3000), "",
  ]

  @Test(arguments: hostile)
  func staysWellFormed(_ name: String) throws {
    let picture = try Self.picture(name)
    let svg = try Elements(PictureDocument.svg(picture))
    let html = try Elements(
      PictureDocument.html(picture).replacing("<!DOCTYPE html>\n", with: "").replacing(/<meta [^>]*>\n/, with: ""))
    for found in [svg, html] {
      #expect(found.names.isDisjoint(with: ["script", "image", "foreignObject", "a", "iframe", "link", "b"]))
      #expect(!found.attributes.contains { $0.name.hasPrefix("on") || $0.name == "style" })
      #expect(found.missingReferences == [])
      #expect(Set(found.ids).count == found.ids.count)
      #expect(found.references.allSatisfy { $0.hasPrefix("lh-") })
    }
    #expect(svg.names == ["svg", "title", "desc", "style", "defs", "path", "pattern", "rect", "g", "use", "text"])
    // A title of thousands of characters does not make a picture of miles.
    #expect(try #require(Double(svg.first("svg", "width"))) < 2000)
  }

  @Test func hasAName() throws {
    let svg = try Elements(PictureDocument.svg(Self.picture("행간")))
    #expect(svg.first("svg", "aria-labelledby") == "lh-1-title lh-1-desc")
    #expect(svg.text["lh-1-title"] == "행간")
    #expect(svg.text["lh-1-desc"]?.contains("padding 3.600 = 7.200 / 2") == true)
    #expect(svg.attributes.contains { $0.name == "aria-label" && $0.value == "행간 / 행간" })
  }

  // MARK: Numbers

  private func heights(_ svg: Elements, _ kind: String) -> [String] {
    svg.elements.filter { $0.attributes["data-area"] == kind }.map { $0.attributes["height"] ?? "" }
  }

  @Test func areasAreInPoints() throws {
    let svg = try Elements(PictureDocument.svg(Self.picture()))
    #expect(heights(svg, "line") == Array(repeating: "28.8", count: 4))
    #expect(heights(svg, "padding") == ["3.6", "3.6"])
    #expect(heights(svg, "spacing") == ["7.2"])
    #expect(heights(svg, "frame") == ["57.6", "72"])
    #expect(heights(svg, "figma") == ["72", "72"])
    #expect(heights(svg, "missing").count == 4)
  }

  @Test(
    arguments: [
      ("plain", 36, LayoutOptions()), ("on Figma's baseline", 36, LayoutOptions(scale: 3, placement: .figmaBaseline)),
      ("trimmed", 36, LayoutOptions(placement: .capTrim)), ("TextKit", 36, LayoutOptions(includesLeading: true)),
      ("below the font", 20, LayoutOptions()), ("equal", 28.8, LayoutOptions()),
    ] as [(String, Double, LayoutOptions)], 1...3)
  func areasFillTheFrame(_ test: (name: String, lineHeight: Double, options: LayoutOptions), _ lines: Int) throws {
    let spacing = try Self.result(lines: lines, lineHeight: test.lineHeight, test.options).spacing
    let panel = Panel(spaced: spacing)
    let sorted = panel.areas.filter { $0.height > 0 }.sorted { $0.top < $1.top }
    for (above, below) in zip(sorted, sorted.dropFirst()) { #expect(abs(above.top + above.height - below.top) < 1e-9) }
    #expect(abs(panel.areas.reduce(0) { $0 + $1.height } - panel.height) < 1e-9)
    #expect(panel.areas.count { $0.kind == .line } == lines)
    #expect(Panel(plain: spacing).height == spacing.naturalHeight)
  }

  // MARK: Shared glyphs

  @Test func glyphsAreDefinedOnce() throws {
    var document = PictureDocument()
    let pictures = [
      document.element(try Self.picture("one")), document.element(try Self.picture("two")),
      document.element(try Self.picture("three", source: "other.ttf")),
    ]
    let defined = try Elements("<defs>\(document.definitions)</defs>")
    #expect(defined.ids == ["lh-g0-7", "lh-g1-7"])
    let all = try Elements("<div><defs>\(document.definitions)</defs>\(pictures.joined())</div>")
    #expect(Set(all.ids).count == all.ids.count)
    #expect(all.missingReferences == [])
    #expect(all.ids.contains("lh-3-title"))
  }

  // MARK: The page of a design

  private static func sheet(_ hostile: String = "Name", count: Int = 2) throws -> PictureSheet {
    let entries = try (0..<count).map { _ in
      PictureSheet.Entry(
        name: hostile, picture: try picture(hostile),
        numbers: [.init(label: hostile, value: hostile, code: hostile), .init(label: "a", value: "b")],
        warnings: [hostile], notes: [hostile], code: "let name = \"\(hostile)\"\n// second line\n")
    }
    return PictureSheet(title: hostile, entries: entries, failures: [hostile], imports: "import SwiftUI\n")
  }

  /// The one script is ours, and nothing of a name is in it.
  @Test(arguments: hostile)
  func sheetStaysWellFormed(_ name: String) throws {
    let html = try Self.sheet(name).html
    let found = try Elements(
      html.replacing("<!DOCTYPE html>\n", with: "").replacing(/<meta [^>]*>\n/, with: ""))
    #expect(found.elements.count { $0.name == "script" } == 1)
    #expect(found.names.isDisjoint(with: ["image", "foreignObject", "iframe", "link"]))
    #expect(!found.attributes.contains { $0.name.hasPrefix("on") || $0.name == "style" })
    #expect(found.missingReferences == [])
    #expect(Set(found.ids).count == found.ids.count)
    #expect(found.elements.filter { $0.name == "a" }.map { $0.attributes["href"] } == ["#style-1", "#style-2"])
    #expect(found.ids.filter { $0.hasPrefix("lh-g") } == ["lh-g0-7"])
  }

  /// The policy knows style and script by what they are; one letter more, and a browser would run neither.
  @Test func policyFitsThePage() throws {
    let html = try Self.sheet().html
    for name in ["style", "script"] {
      let content = try #require(html.firstMatch(of: try Regex("<\(name)>([\\s\\S]*?)</\(name)>"))?[1].substring)
      let hash = Base64.text(SHA256.digest(of: Array(content.utf8)))
      #expect(html.contains("\(name)-src 'sha256-\(hash)'"))
    }
    #expect(html.contains("default-src 'none'"))
  }

  @Test func codeKeepsItsLines() throws {
    let html = try Self.sheet("x").html
    #expect(html.contains("<code id=\"code-2\">let name = &quot;x&quot;\n// second line\n</code>"))
  }

  @Test func isTheSameEachTime() throws {
    #expect(PictureDocument.svg(try Self.picture()) == PictureDocument.svg(try Self.picture()))
    #expect(try Self.sheet().html == Self.sheet().html)
  }

  @Test func withoutOutlinesThereIsNoSample() throws {
    let picture = Picture(
      title: "", result: try Self.result(), text: OutlinedText(unset: ["A", "A"], .onlyBitmaps), notes: [], places: 3)
    let svg = try Elements(PictureDocument.svg(picture))
    #expect(!svg.names.contains("use"))
    #expect(heights(svg, "line").count == 4)
    #expect(svg.text["lh-1-desc"]?.contains("side by side") == false)
  }

  /// By day the attributes tell the colours, by night the style sheet: for every class that is used.
  @Test func everyColourHasItsNight() throws {
    let svg = try Elements(PictureDocument.svg(Self.picture()))
    let classes = Set(svg.attributes.filter { $0.name == "class" }.map(\.value))
    #expect(classes.count > 8)
    for name in classes { #expect(PictureDocument.styleSheet.contains(".\(name) { ")) }
  }
}

/// An XML text, taken apart by Foundation.
private final class Elements: NSObject, XMLParserDelegate {
  private(set) var elements: [(name: String, attributes: [String: String])] = []
  private(set) var text: [String: String] = [:]
  private var open: [String?] = []

  init(_ xml: String) throws {
    super.init()
    let parser = XMLParser(data: Data(xml.utf8))
    parser.delegate = self
    try #require(parser.parse(), "not well-formed: \(String(describing: parser.parserError))")
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    elements.append((name, attributes))
    open.append(attributes["id"])
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if let id = open.last ?? nil { text[id, default: ""] += string }
  }

  var names: Set<String> { Set(elements.map(\.name)) }

  var attributes: [(name: String, value: String)] {
    elements.flatMap { element in element.attributes.map { (name: $0.key, value: $0.value) } }
  }

  var ids: [String] { elements.compactMap { $0.attributes["id"] } }

  func first(_ name: String, _ attribute: String) -> String {
    elements.first { $0.name == name }?.attributes[attribute] ?? ""
  }

  /// Everything that points somewhere; in this document it begins with `#`.
  var references: [String] {
    attributes.flatMap { name, value -> [String] in
      switch name {
      case "href", "src": [value.hasPrefix("#") ? String(value.dropFirst()) : value]
      case "aria-labelledby": value.split(separator: " ").map(String.init)
      default: value.hasPrefix("url(#") ? [String(value.dropFirst(5).dropLast())] : []
      }
    }
  }

  var missingReferences: Set<String> { Set(references).subtracting(ids) }
}
