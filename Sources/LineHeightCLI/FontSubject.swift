import FontReading
import LineHeightCore

/// A font that is ready to be answered for: its facts, and what makes its line on the device and in Figma.
struct FontSubject {
  let facts: FontFacts
  let metrics: LineMetrics
  /// `nil` where Figma takes no line from the font; a finding says why.
  let figma: FigmaText?
  /// What was asked to be drawn; no lines where nothing was.
  var outlines = OutlinedText(lines: [])

  /// What shall be drawn.
  struct Drawn: Hashable {
    /// `nil` for a sample in a script that the font has.
    var lines: [String]?
    /// How many times the sample is repeated.
    var count: Int

    func absent(_ reason: OutlinedText.Absence) -> OutlinedText {
      OutlinedText(unset: lines ?? Array(repeating: "", count: count), reason)
    }
  }

  /// The main job's answer.
  func answer(_ request: SpacingRequest) throws(Message) -> SpacingResult {
    try answer(
      size: request.size, lineHeight: request.lineHeight, given: request.givenLineHeight, unit: request.unit,
      layout: request.layout)
  }

  /// What to type for a text in this font.
  ///
  /// - Parameters:
  ///   - size: in points.
  ///   - given: the line height as the user or the file wrote it, in `unit`.
  func answer(
    size: Double, lineHeight: DesignLineHeight, given: String, unit: LineHeightUnit, layout: LayoutOptions
  ) throws(Message) -> SpacingResult {
    let spacing: TextSpacing
    do throws(MetricsError) {
      spacing = try TextSpacing(metrics: metrics, figma: figma, size: size, lineHeight: lineHeight, options: layout)
    } catch {
      throw Message(error, of: facts)
    }
    guard SpacingRequest.lineHeightRange(contains: spacing.lineHeight) else {
      throw Message(resolvedLineHeight: spacing.lineHeight, source: facts.source)
    }
    return SpacingResult(font: facts, givenLineHeight: given, unit: unit, spacing: spacing)
  }

  /// Refuses a place on the axes for which the font has no name, where code would ask for the font by name.
  func checkName() throws(Message) {
    guard case .varied = facts.reference, let place = facts.variation?.text else { return }
    throw Message(unnamedPlace: place, source: facts.source)
  }

  /// Makes subjects, with one FreeType for all of them and none where no file is asked for.
  struct Loader: ~Copyable {
    private let face: FaceSelection
    private let location: FontLocation
    private let text: String?
    private let rule: MetricsRule
    private let drawn: Drawn?
    private var reader: FontReader?

    init(face: FaceSelection, location: FontLocation, text: String?, rule: MetricsRule, drawn: Drawn? = nil) {
      self.text = text
      self.drawn = drawn
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
            metrics: .systemFont, figma: FigmaText(hhea: .systemFont), outlines: withoutFile)
        case .given(let triple, let unitsPerEm, _):
          let metrics = try LineMetrics.given(triple, unitsPerEm: unitsPerEm)
          return FontSubject(
            facts: FontFacts(source: source, metrics: VerticalMetrics(unitsPerEm: unitsPerEm, hhea: triple)),
            metrics: metrics, figma: FigmaText(hhea: metrics), outlines: withoutFile)
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

    private var withoutFile: OutlinedText { drawn?.absent(.noFile) ?? OutlinedText(lines: []) }

    private typealias Reading = (facts: FontFacts, outlines: OutlinedText)

    private func subject(_ reading: Reading) throws(Message) -> FontSubject {
      var facts = reading.facts
      do throws(MetricsError) {
        let metrics = try rule.lineMetrics(of: facts.metrics, postScriptName: facts.postScriptName)
        facts.findings += facts.coverage?.findings(in: metrics) ?? []
        let figma: FigmaText?
        do throws(MetricsError) {
          figma = try FigmaText(metrics: facts.metrics)
        } catch {
          figma = nil
          facts.findings.append(.platformsWithoutLine([.figma], error))
        }
        return FontSubject(facts: facts, metrics: metrics, figma: figma, outlines: reading.outlines)
      } catch {
        throw Message(error, source: facts.source)
      }
    }

    private mutating func read(_ font: SpacingRequest.Font) throws(Message) -> Reading {
      guard case .installed(let query) = font else {
        return try read(font.source, face: face, at: location)
      }
      let answer: InstalledFontQuery.Answer
      do throws(FontReadingError) {
        answer = try query.answer()
      } catch {
        throw Message(error, source: font.source)
      }
      return try read(answer.path, face: .index(answer.face), at: location.adding(answer.axes))
    }

    private mutating func read(
      _ path: String, face: FaceSelection, at location: FontLocation
    ) throws(Message) -> Reading {
      do throws(FontReadingError) {
        let file = try FontBytes.operand(path)
        if reader == nil { reader = try FontReader() }
        guard let facts = try reader?.facts(of: file, source: path, face: face, at: location, text: text) else {
          preconditionFailure("just made")
        }
        let outlines = try drawn.flatMap { (drawn) throws(FontReadingError) in
          try reader?.outlinedText(of: file, face: facts.face, at: location, lines: drawn.lines, count: drawn.count)
        }
        return (facts, outlines ?? OutlinedText(lines: []))
      } catch {
        throw Message(error, source: path)
      }
    }
  }
}
