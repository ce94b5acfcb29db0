import FontReading
import LineHeightCore
import Testing

/// Which of the installed fonts is meant.
struct InstalledFontTests {
  private static let faces = [
    InstalledFace(path: "/f/Sans-Italic.ttf", families: ["Sans"], weights: 400...400, isItalic: true),
    InstalledFace(path: "/f/Sans[wght].ttf", families: ["Sans"], weights: 100...900, isVariable: true),
    InstalledFace(path: "/f/b/Sans.ttf", families: ["Sans"], weights: 400...400),
    InstalledFace(path: "/f/a/Sans.ttf", index: 2, families: ["Sans"], weights: 400...400),
    InstalledFace(path: "/f/A.ttf", families: ["Sans", "Sans Condensed"], weights: 400...400, isNormalWidth: false),
    InstalledFace(path: "/f/Black.ttf", families: ["Sans", "Sans Black"], weights: 899.7...899.7),
    InstalledFace(path: "/f/Nanum.ttf", families: ["NanumGothic", "나눔고딕"], weights: 400...400),
    InstalledFace(path: "/f/opsz.ttf", families: ["Optical"], weights: 400...400, isVariable: true),
  ]

  struct FamilyCase: CustomTestStringConvertible {
    let name: String
    let query: InstalledFontQuery
    let path: String
    var face = 0
    var weight: Double?

    var testDescription: String { name }
  }

  @Test(arguments: [
    FamilyCase(
      name: "of equals the first by path", query: InstalledFontQuery(family: "Sans"), path: "/f/a/Sans.ttf", face: 2),
    FamilyCase(
      name: "blanks and case do not count", query: InstalledFontQuery(family: "sa NS"), path: "/f/a/Sans.ttf", face: 2),
    FamilyCase(
      name: "italic", query: InstalledFontQuery(family: "Sans", isItalic: true), path: "/f/Sans-Italic.ttf"),
    FamilyCase(
      name: "a weight inside the axis", query: InstalledFontQuery(family: "Sans", weight: 650),
      path: "/f/Sans[wght].ttf",
      weight: 650),
    FamilyCase(
      name: "static before variable, and fontconfig's rest of 0.3",
      query: InstalledFontQuery(family: "Sans", weight: 900), path: "/f/Black.ttf"),
    FamilyCase(
      name: "variable before static for a place on axes", query: InstalledFontQuery(family: "Sans", isVaried: true),
      path: "/f/Sans[wght].ttf", weight: 400),
    FamilyCase(
      name: "another width under its own name", query: InstalledFontQuery(family: "Sans Condensed"), path: "/f/A.ttf"),
    FamilyCase(name: "a Korean name", query: InstalledFontQuery(family: "나눔 고딕"), path: "/f/Nanum.ttf"),
    FamilyCase(name: "axes without weight", query: InstalledFontQuery(family: "Optical"), path: "/f/opsz.ttf"),
  ])
  func isChosen(_ test: FamilyCase) throws {
    let answer = try test.query.answer(among: Self.faces)
    #expect(answer.path == test.path)
    #expect(answer.face == test.face)
    #expect(answer.axes == (test.weight.map { [FontVariation.Setting(tag: "wght", value: $0)] } ?? []))
  }

  private func error(_ query: InstalledFontQuery) -> FontReadingError? {
    do throws(FontReadingError) {
      _ = try query.answer(among: Self.faces)
      return nil
    } catch {
      return error
    }
  }

  /// fontconfig itself would give another font and say nothing.
  @Test(arguments: ["San", "Sanss", "Helvetica", ""])
  func isNeverSubstituted(_ family: String) {
    let all = ["NanumGothic", "Optical", "Sans", "Sans Black", "Sans Condensed", "나눔고딕"]
    #expect(error(InstalledFontQuery(family: family)) == .noSuchFamily(family, installed: all))
  }

  @Test(arguments: [
    InstalledFontQuery(family: "Optical", weight: 401), InstalledFontQuery(family: "Optical", isItalic: true),
  ])
  func otherStyleIsNotTaken(_ query: InstalledFontQuery) {
    #expect(error(query) == .noSuchStyle(query, available: [Self.faces[7]]))
  }
}
