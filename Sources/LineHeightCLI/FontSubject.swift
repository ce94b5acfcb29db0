import FontReading
import LineHeightCore

/// A font that is ready to be answered for: its facts, and what makes its line on the device and in Figma.
struct FontSubject {
  let facts: FontFacts
  let metrics: LineMetrics
  let figma: FigmaText

  /// Makes subjects, with one FreeType for all of them and none where no file is asked for.
  struct Loader: ~Copyable {
    private let face: FaceSelection
    private let location: FontLocation
    private let text: String?
    private let rule: MetricsRule
    private var reader: FontReader?

    init(face: FaceSelection, location: FontLocation, text: String?, rule: MetricsRule) {
      self.text = text
      self.face = face
      self.location = location
      self.rule = rule
      reader = nil
    }

    mutating func load(_ font: SpacingRequest.Font) throws(Message) -> FontSubject {
      let source = font.source
      do throws(MetricsError) {
        switch font {
        case .system:
          return FontSubject(
            facts: FontFacts(
              source: source, postScriptName: ".SFUI-Regular",
              metrics: VerticalMetrics(
                unitsPerEm: LineMetrics.systemFont.unitsPerEm, hhea: LineMetrics.systemFont.triple)),
            metrics: .systemFont, figma: FigmaText(hhea: .systemFont))
        case .given(let triple, let unitsPerEm, _):
          let metrics = try LineMetrics.given(triple, unitsPerEm: unitsPerEm)
          return FontSubject(
            facts: FontFacts(source: source, metrics: VerticalMetrics(unitsPerEm: unitsPerEm, hhea: triple)),
            metrics: metrics, figma: FigmaText(hhea: metrics))
        case .file, .installed:
          break
        }
      } catch {
        throw Message(error, source: source)
      }
      return try subject(try read(font))
    }

    /// A face of a file, whatever the loader was made for.
    mutating func load(
      _ path: String, face: FaceSelection, at location: FontLocation
    ) throws(Message) -> FontSubject {
      try subject(try read(path, face: face, at: location))
    }

    private func subject(_ read: FontFacts) throws(Message) -> FontSubject {
      var facts = read
      do throws(MetricsError) {
        let metrics = try rule.lineMetrics(of: facts.metrics, postScriptName: facts.postScriptName)
        facts.findings += facts.coverage?.findings(in: metrics) ?? []
        return FontSubject(facts: facts, metrics: metrics, figma: try FigmaText(metrics: facts.metrics))
      } catch {
        throw Message(error, source: facts.source)
      }
    }

    private mutating func read(_ font: SpacingRequest.Font) throws(Message) -> FontFacts {
      guard case .installed(let query) = font else {
        return try read(font.source, face: face, at: location)
      }
      let answer: InstalledFontQuery.Answer
      do throws(FontReadingError) {
        answer = try query.answer(among: try InstalledFonts().faces())
      } catch {
        throw Message(error, source: font.source)
      }
      return try read(answer.path, face: .index(answer.face), at: location.adding(answer.axes))
    }

    private mutating func read(
      _ path: String, face: FaceSelection, at location: FontLocation
    ) throws(Message) -> FontFacts {
      do throws(FontReadingError) {
        let file = try path == "-" ? FontBytes.standardInput() : FontBytes(path: path)
        if reader == nil { reader = try FontReader() }
        guard let facts = try reader?.facts(of: file, source: path, face: face, at: location, text: text) else {
          preconditionFailure("just made")
        }
        return facts
      } catch {
        throw Message(error, source: path)
      }
    }
  }
}
