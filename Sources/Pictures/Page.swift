/// An HTML page that holds all it needs and asks for nothing from elsewhere.
enum Page {
  /// - Parameters:
  ///   - title: of the window.
  ///   - style: besides the colours.
  ///   - script: must not hold `</script`; without it nothing can be run.
  ///   - body: the page's content.
  static func html(title: String, style: String, script: String? = nil, body: String) -> String {
    let style = "\(Palette.pageStyleSheet) \(style) \(PictureDocument.styleSheet)"
    let policy = ContentSecurityPolicy(styles: [style], scripts: [script].compactMap { $0 })
    return "<!DOCTYPE html>\n"
      + Markup.group(
        "html", [("lang", "en")],
        Markup.group(
          "head", [],
          "<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
            + "<meta http-equiv=\"Content-Security-Policy\" content=\"\(policy.text)\">\n"
            + Markup.element("title", [], Markup.text(title)) + Markup.element("style", [], style))
          + Markup.group("body", [], body + (script.map { Markup.element("script", [], $0) } ?? "")))
  }

  /// A picture that stays readable where the window is narrow: then it is moved sideways, with the keyboard too.
  static func figure(_ picture: String, name: String) -> String {
    Markup.group("figure", [("tabindex", "0"), ("aria-label", name)], picture)
  }

  static let figureStyle =
    "figure { margin: 1rem 0; overflow-x: auto } figure svg { display: block; max-width: 100%; height: auto }"
    + " @media (max-width: 60rem) { figure svg { max-width: none } }"
    + " body { font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 90rem; padding: 1rem }"
}
