import FontReading
import LineHeightCore
import TestSupport
import Testing

/// What came of reading a fixture at a place on its axes.
private func read(_ fixture: String, at location: FontLocation) -> Reading {
  do throws(FontReadingError) {
    let reader = try FontReader()
    return .success(
      try reader.facts(of: FontBytes(path: Repository.fixture(fixture)), source: fixture, at: location))
  } catch {
    return .failure(error)
  }
}

/// `wght=700 wdth=125`
private func axes(_ text: String) -> [FontVariation.Setting] {
  text.split(separator: " ").map { setting in
    let parts = setting.split(separator: "=")
    return FontVariation.Setting(tag: String(parts[0]), value: Double(parts[1]) ?? .nan)
  }
}

/// One row of expected-variations.csv.
private struct VariedFont: CustomTestStringConvertible {
  let row: CSVRow
  let file: String
  let axes: String

  init(_ row: CSVRow) {
    self.row = row
    file = row.text("file") ?? ""
    axes = row.text("axes") ?? ""
  }

  var testDescription: String { "\(file) \(axes)" }

  static func all() throws -> [VariedFont] {
    try Repository.expected("expected-variations.csv").map(VariedFont.init)
  }
}

/// What fontTools' instancer writes is what we read.
struct VariationTests {
  @Test(arguments: try VariedFont.all().filter { $0.file != "variable-no-gvar.ttf" })
  private func isReadAsInstantiated(_ font: VariedFont) throws {
    let facts = try read(font.file, at: FontLocation(axes: axes(font.axes))).get()
    func triple(_ table: String) -> VerticalTriple {
      VerticalTriple(
        ascender: font.row.integer(table + "Ascender") ?? 0, descender: font.row.integer(table + "Descender") ?? 0,
        lineGap: font.row.integer(table + "LineGap") ?? 0)
    }
    #expect(facts.metrics.hhea == triple("hhea"))
    #expect(facts.metrics.os2?.typo == triple("typo"))
    #expect(facts.metrics.os2?.xHeight == font.row.integer("xHeight"))
    #expect(facts.metrics.os2?.capHeight == font.row.integer("capHeight"))
    #expect(facts.variation?.axes == axes(font.axes))
    let hheaMoves = font.row.integer("hheaAscender") != 950
    #expect(facts.findings.contains { if case .hheaVariedLikeTypo = $0 { true } else { false } } == hheaMoves)
  }

  /// One way to name a place, and the instance and axes that it means.
  struct PlaceCase: CustomTestStringConvertible {
    let name: String
    let location: FontLocation
    let postScriptName: String
    let style: String
    let instance: Int?
    let axes: String

    var testDescription: String { name }
  }

  @Test(arguments: [
    PlaceCase(
      name: "instance by number", location: FontLocation(instance: .index(2)),
      postScriptName: "HaengganVariableWidth-Bold", style: "Bold", instance: 2, axes: "wght=700 wdth=100"),
    PlaceCase(
      name: "instance by subfamily name", location: FontLocation(instance: .name("Thin")),
      postScriptName: "HaengganVariableWidth-Thin", style: "Thin", instance: 0, axes: "wght=100 wdth=100"),
    PlaceCase(
      name: "instance by PostScript name", location: FontLocation(instance: .name("HaengganVariableWidth-Bold")),
      postScriptName: "HaengganVariableWidth-Bold", style: "Bold", instance: 2, axes: "wght=700 wdth=100"),
    PlaceCase(
      name: "axes at an instance are that instance", location: FontLocation(axes: axes("wght=700")),
      postScriptName: "HaengganVariableWidth-Bold", style: "Bold", instance: 2, axes: "wght=700 wdth=100"),
    PlaceCase(
      name: "an axis goes before the instance's",
      location: FontLocation(instance: .name("Bold"), axes: axes("wdth=87.5")),
      postScriptName: "HaengganVariableWidth-Regular", style: "Regular", instance: nil, axes: "wght=700 wdth=87.5"),
    PlaceCase(
      name: "both ends of the axes are on them", location: FontLocation(axes: axes("wdth=75 wght=900")),
      postScriptName: "HaengganVariableWidth-Regular", style: "Regular", instance: nil, axes: "wght=900 wdth=75"),
  ])
  func isFound(_ test: PlaceCase) throws {
    let facts = try read("variable-width.ttf", at: test.location).get()
    #expect(facts.postScriptName == test.postScriptName)
    #expect(facts.style == test.style)
    #expect(facts.variation?.instance?.index == test.instance)
    #expect(facts.variation?.axes == axes(test.axes))
  }

  /// Code may ask for an instance by a name that fvar points to, and only by that: what a system calls one without is not
  /// known. Two axes take 16 + 2 x 20 bytes; an instance 14, whose last two are the ID of the name.
  @Test(arguments: [
    (nil, FontReference.named("HaengganVariableWidth-Bold")),
    (0xFFFF, .varied("HaengganVariableWidth-Regular", axes: axes("wght=700 wdth=100"))),
  ])
  func instanceIsNamedByItsOwnName(_ id: Int?, _ expected: FontReference) throws {
    var font = try SfntBuilder(fixture: "variable-width.ttf")
    if let id { font = font.with("fvar", uint16: id, at: 16 + 2 * 20 + 2 * 14 + 12) }
    let reader = try FontReader()
    let facts = try reader.facts(
      of: FontBytes(font.bytes), source: "-", at: FontLocation(instance: .name("Bold")))
    #expect(facts.reference == expected)
    #expect(facts.postScriptName == "HaengganVariableWidth-Bold")
  }

  /// slnt -10 of an instance was read as 65526. All of the weight's values here are 400 less, the places are the same.
  @Test func negativeValues() throws {
    var font = try SfntBuilder(fixture: "variable-synced.ttf")
    var fvar = try #require(font["fvar"])
    let instances = (fvar.count - 36) / 10
    for offset in [20, 24, 28] + (0..<instances).map({ 36 + 10 * $0 + 4 }) {
      let value = Int(fvar[offset]) << 8 | Int(fvar[offset + 1])
      fvar = fvar.with(uint16: (value - 400) & 0xFFFF, at: offset)
    }
    font["fvar"] = fvar
    let file = FontBytes(font.bytes)
    let reader = try FontReader()
    let details = try reader.details(of: file, source: "-", face: 0, at: FontLocation())
    #expect(details.axes.map(\.minimum) == [-300])
    #expect(details.instances.map(\.coordinates) == [[-300], [0], [300]])
    let thin = try reader.facts(of: file, source: "-", at: FontLocation(instance: .index(0)))
    #expect(thin.variation?.axes == axes("wght=-300"))
    #expect(try thin.metrics == read("variable-synced.ttf", at: FontLocation(instance: .index(0))).get().metrics)
  }

  /// What a place on axes depends on must be whole; without one, only what is told of the axes.
  @Test(arguments: [("fvar", true), ("MVAR", true), ("gvar", false)])
  func cutTables(_ tag: String, _ isAlwaysNeeded: Bool) throws {
    let bytes = try Repository.bytes(ofFixture: "variable-synced.ttf")
    let cut = bytes.withRecord(of: tag, offset: bytes.count, length: 8)
    let error = FontReadingError.tableBeyondEnd(tag: tag, end: bytes.count + 8, fileSize: bytes.count)
    let reader = try FontReader()
    func reading(_ location: FontLocation) -> Reading {
      do throws(FontReadingError) {
        return .success(try reader.facts(of: FontBytes(cut), source: "-", at: location))
      } catch {
        return .failure(error)
      }
    }
    #expect(reading(FontLocation(axes: axes("wght=700"))).error == error)
    #expect(reading(FontLocation()).error == (isAlwaysNeeded ? error : nil))
  }

  @Test func defaultIsNoPlace() throws {
    #expect(try read("variable-width.ttf", at: FontLocation()).get().variation == nil)
  }

  private static let weight = VariationAxis(tag: "wght", minimum: 100, defaultValue: 400, maximum: 900)
  private static let width = VariationAxis(tag: "wdth", minimum: 75, defaultValue: 100, maximum: 125)

  @Test(arguments: [
    ("no axes", "sample.ttf", FontLocation(axes: axes("wght=700")), FontReadingError.notVariable(hasAxes: false)),
    ("no instances", "sample.ttf", FontLocation(instance: .index(0)), .notVariable(hasAxes: false)),
    ("no hhea and no axes", "no-hhea.ttf", FontLocation(instance: .index(0)), .notVariable(hasAxes: false)),
    ("fvar alone", "variable-no-gvar.ttf", FontLocation(axes: axes("wght=700")), .notVariable(hasAxes: true)),
    ("unknown axis", "variable-width.ttf", FontLocation(axes: axes("opsz=8")), .noSuchAxis("opsz", [weight, width])),
    (
      "below the axis", "variable-width.ttf", FontLocation(axes: axes("wght=99.9")),
      .axisOutOfRange(weight, value: 99.9)
    ),
    (
      "above the axis", "variable-width.ttf", FontLocation(axes: axes("wdth=125.1")),
      .axisOutOfRange(width, value: 125.1)
    ),
  ])
  func isRefused(_ name: String, _ file: String, _ location: FontLocation, _ error: FontReadingError) {
    #expect(read(file, at: location).error == error)
  }

  @Test(arguments: [FontLocation.Instance.index(3), .index(-1), .name("bold"), .name("")])
  func unknownInstanceListsAll(_ instance: FontLocation.Instance) {
    guard
      case .noSuchInstance(instance, let known) = read("variable-width.ttf", at: FontLocation(instance: instance)).error
    else {
      Issue.record("not refused as an unknown instance")
      return
    }
    #expect(known.map(\.name) == ["Thin", "Regular", "Bold"])
  }

  /// The cut OS/2 has no line values, so that FreeType's deltas must not make some.
  @Test func shortTableStaysShort() throws {
    let font = try SfntBuilder(fixture: "variable-synced.ttf").with("OS/2", length: 68)
    let reader = try FontReader()
    let facts = try reader.facts(of: FontBytes(font.bytes), source: "-", at: FontLocation(axes: axes("wght=900")))
    #expect(facts.metrics.hhea == VerticalTriple(ascender: 950, descender: -250))
    #expect(facts.metrics.os2?.typo == nil)
    #expect(facts.metrics.os2?.win == nil)
    #expect(facts.metrics.os2?.xHeight == nil)
  }

  /// Broken variation data is an error of ours or harmless, and never ends the process.
  @Test(arguments: ["fvar", "gvar", "MVAR", "avar", "name"], [0, 3, 8, 20, 31])
  func cutTableIsSurvived(_ tag: String, _ length: Int) throws {
    let font = try SfntBuilder(fixture: "variable-width.ttf").with(tag, length: length)
    let reader = try FontReader()
    let location = FontLocation(axes: axes("wght=900"))
    let reading = Result { () throws(FontReadingError) in
      try reader.facts(of: FontBytes(font.bytes), source: "-", at: location)
    }
    // Without these nothing varies: cut before their content, they must not give the default in silence.
    if tag == "fvar" || tag == "gvar" && length < 20 { #expect(reading.error != nil) }
  }
}
