/// All text styles of a design on one page: pictures, numbers, what has to be said, and the Swift to copy.
package struct PictureSheet {
  /// One number of a style, as text.
  package struct Number {
    let label: String
    let value: String
    let code: String

    /// - Parameter code: how it is typed; empty where it is not.
    package init(label: String, value: String, code: String = "") {
      self.label = label
      self.value = value
      self.code = code
    }
  }

  /// One style.
  package struct Entry {
    let name: String
    let picture: Picture
    let numbers: [Number]
    let warnings: [String]
    let notes: [String]
    let code: String

    /// - Parameters:
    ///   - name: the style's, from the design.
    ///   - picture: best without notes, which stand beside it here.
    ///   - numbers: what to type, and what that comes from.
    ///   - warnings: sentences.
    ///   - notes: sentences.
    ///   - code: the Swift source for it.
    package init(
      name: String, picture: Picture, numbers: [Number], warnings: [String], notes: [String],
      code: String
    ) {
      self.name = name
      self.picture = picture
      self.numbers = numbers
      self.warnings = warnings
      self.notes = notes
      self.code = code
    }
  }

  private let title: String
  private let entries: [Entry]
  private let failures: [String]
  private let imports: String

  /// - Parameters:
  ///   - title: what the design is called.
  ///   - imports: the Swift that stands once before all code.
  ///   - failures: what could not be done, as sentences.
  package init(title: String, entries: [Entry], failures: [String], imports: String) {
    self.title = title
    self.entries = entries
    self.failures = failures
    self.imports = imports
  }

  /// The page. The same sheet makes the same bytes.
  package var html: String {
    var document = PictureDocument()
    let sections = entries.enumerated().map { section($1, number: $0 + 1, in: &document) }.joined()
    // After the pictures: now their glyphs are known.
    let definitions = Markup.group(
      "svg", [("width", "0"), ("height", "0"), ("aria-hidden", "true")],
      Markup.group("defs", [], document.definitions))
    let head = Markup.element("h1", [], Markup.text(title)) + search + contents + problems
    return Page.html(
      title: title, style: Self.style, script: Self.script,
      body: definitions + Markup.group("header", [], head) + Markup.group("main", [], sections + preamble))
  }

  // MARK: Parts

  private var search: String {
    Markup.group(
      "p", [("id", "search"), ("hidden", "hidden")],
      Markup.group(
        "label", [],
        "Search " + Markup.element("input", [("type", "search"), ("autocomplete", "off")]))
        + Markup.element("output", [], ""))
  }

  private var contents: String {
    let links = entries.enumerated().map { index, entry in
      Markup.element(
        "li", [("data-style", entry.name)],
        "<a href=\"#style-\(index + 1)\">\(Markup.text(entry.name))</a>")
    }.joined()
    return Markup.group("nav", [("aria-label", "Styles")], Markup.group("ul", [], links))
  }

  private var problems: String {
    guard !failures.isEmpty else { return "" }
    return Markup.group(
      "section", [("class", "warning")], Markup.element("h2", [], "Not done") + Self.list(failures, "Error"))
  }

  private var preamble: String {
    Markup.group(
      "section", [],
      Markup.element("h2", [], "Swift")
        + Markup.element("p", [], "Once before the code of all styles:")
        + code(imports, id: "imports"))
  }

  private func section(_ entry: Entry, number: Int, in document: inout PictureDocument) -> String {
    let rows = entry.numbers.map { number in
      Markup.element(
        "tr", [],
        "<th scope=\"row\">\(Markup.text(number.label))</th><td>\(Markup.text(number.value))</td>"
          + "<td><code>\(Markup.text(number.code))</code></td>")
    }.joined()
    return Markup.group(
      "section", [("id", "style-\(number)"), ("data-style", entry.name)],
      Markup.element("h2", [], Markup.text(entry.name)) + Page.figure(document.element(entry.picture), name: entry.name)
        + Markup.group("table", [], rows) + Self.list(entry.warnings, "Warning") + Self.list(entry.notes, "Note")
        + Markup.group(
          "details", [], Markup.element("summary", [], "Swift") + code(entry.code, id: "code-\(number)")))
  }

  private func code(_ code: String, id: String) -> String {
    Markup.element("button", [("type", "button"), ("hidden", "hidden"), ("data-copies", id)], "Copy")
      // Line by line: a line break is no control character here.
      + Markup.element(
        "pre", [("tabindex", "0")],
        Markup.element(
          "code", [("id", id)],
          code.split(separator: "\n", omittingEmptySubsequences: false).map { Markup.text(String($0)) }
            .joined(separator: "\n")))
  }

  private static func list(_ sentences: [String], _ label: String) -> String {
    guard !sentences.isEmpty else { return "" }
    return Markup.group(
      "ul", [("class", label.lowercased())],
      sentences.map { Markup.element("li", [], "<b>\(label):</b> \(Markup.text($0))") }.joined())
  }

  // MARK: Looks and behaviour

  private static let style =
    Page.figureStyle
    + " nav ul { columns: 16rem; padding-left: 1.2rem } a { color: inherit }"
    + " section { border-top: 1px solid; padding: .5rem 0 1rem; overflow-wrap: anywhere }"
    + " table { border-spacing: 0 } th { font-weight: normal; text-align: left; vertical-align: top; white-space: nowrap }"
    + " th, td { padding: 0 1.5rem 0 0 } td { font-variant-numeric: tabular-nums } ul { margin: .5rem 0 }"
    + " pre { border: 1px solid; overflow-x: auto; padding: .75rem } code { font-family: ui-monospace, monospace }"
    + " summary { cursor: pointer } input, button { font: inherit } :focus-visible { outline: 3px solid; outline-offset: 2px }"
    + " [hidden] { display: none } svg[aria-hidden] { position: absolute }"
    + " @media print { #search, button { display: none } h2, figure, table { break-inside: avoid; break-after: avoid }"
    + " figure svg { max-width: 100% } pre { white-space: pre-wrap } }"

  /// Search and copying. Without it all styles are there, and code is copied by hand.
  private static let script = """
    (() => {
      const search = document.getElementById('search');
      const [input, output] = [search.querySelector('input'), search.querySelector('output')];
      const styles = [...document.querySelectorAll('[data-style]')];
      search.hidden = false;
      input.addEventListener('input', () => {
        const words = input.value.toLowerCase().split(' ').filter(word => word);
        for (const style of styles) {
          const name = style.dataset.style.toLowerCase();
          style.hidden = !words.every(word => name.includes(word));
        }
        const found = document.querySelectorAll('main [data-style]:not([hidden])').length;
        output.textContent = words.length ? `${found} found` : '';
      });
      for (const button of document.querySelectorAll('button')) {
        const code = document.getElementById(button.dataset.copies);
        button.hidden = false;
        button.addEventListener('click', async () => {
          try {
            await navigator.clipboard.writeText(code.textContent);
            button.textContent = 'Copied';
          } catch {
            getSelection().selectAllChildren(code);
            button.textContent = 'Selected: now copy';
          }
        });
      }
    })();
    """
}
