import LineHeightCore

/// Pictures of one document, whose glyphs are defined once.
package struct PictureDocument {
  private var glyphs = GlyphDefinitions()
  private var count = 0

  /// A document without pictures.
  init() {}

  /// The glyphs of all pictures so far, as `path` elements for a `defs` element.
  var definitions: String { glyphs.markup }

  /// The colours by night: for one `style` element of the document.
  static var styleSheet: String { Palette.styleSheet }

  /// One picture as an `svg` element.
  ///
  /// Its ids begin with `lh-1`, `lh-2` and so on, in the order of the calls.
  mutating func element(_ picture: Picture) -> String { element(picture) { _ in "" } }

  private mutating func element(_ picture: Picture, definitions: (PictureDocument) -> String) -> String {
    count += 1
    let id = "lh-\(count)"
    let drawing = PictureDrawing(picture, id: id, glyphs: glyphs.define(picture.text, of: picture.result.font))
    let (width, height) = (Markup.number(drawing.width.rounded(.up)), Markup.number(drawing.height.rounded(.up)))
    return Markup.group(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("viewBox", "0 0 \(width) \(height)"), ("width", width),
        ("height", height), ("role", "figure"), ("aria-labelledby", "\(id)-title \(id)-desc"),
        ("font-family", "system-ui, sans-serif"), ("font-size", "12"),
      ],
      Markup.element("title", [("id", "\(id)-title")], Markup.text(picture.title))
        + Markup.element("desc", [("id", "\(id)-desc")], Markup.text(picture.description))
        + definitions(self) + drawing.markup)
  }

  /// One picture as an SVG file.
  package static func svg(_ picture: Picture) -> String {
    var document = PictureDocument()
    return document.element(picture) {
      Markup.element("style", [], styleSheet) + Markup.group("defs", [], $0.definitions)
    }
  }

  /// One picture as a page that asks for nothing from elsewhere.
  package static func html(_ picture: Picture) -> String {
    var document = PictureDocument()
    let element = document.element(picture) { Markup.group("defs", [], $0.definitions) }
    return Page.html(
      title: picture.title, style: Page.figureStyle,
      body: Markup.group("main", [], Page.figure(element, name: picture.title)))
  }
}
