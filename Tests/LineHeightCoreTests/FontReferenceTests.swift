import LineHeightCore
import Testing

/// By which name code may ask for a face: only by one that the font itself holds.
@Suite struct FontReferenceTests {
  private static let axes = [FontVariation.Setting(tag: "wght", value: 700)]

  private static func instance(named name: String, owns: Bool) -> NamedInstance {
    NamedInstance(index: 0, name: "Bold", postScriptName: name, ownsPostScriptName: owns, coordinates: [700])
  }

  @Test(arguments: [
    (nil, FontReference.named("Font-Bold")),
    (
      FontVariation(instance: nil, axes: axes, isDefault: true, openedPostScriptName: "Font-Regular"),
      .named("Font-Regular")
    ),
    (
      FontVariation(
        instance: instance(named: "Font-Bold", owns: true), axes: axes, isDefault: false,
        openedPostScriptName: "Font-Regular"), .named("Font-Bold")
    ),
    (
      // Made of the family's name by Adobe's rules: what a system calls it is not known.
      FontVariation(
        instance: instance(named: "Font-Bold", owns: false), axes: axes, isDefault: false,
        openedPostScriptName: "Font-Regular"), .varied("Font-Regular", axes: axes)
    ),
    (
      FontVariation(instance: nil, axes: axes, isDefault: false, openedPostScriptName: "Font-Regular"),
      .varied("Font-Regular", axes: axes)
    ),
  ])
  func isByItsOwnName(_ variation: FontVariation?, _ expected: FontReference) {
    let metrics = VerticalMetrics(unitsPerEm: 1000, hhea: nil)
    let facts = FontFacts(source: "", postScriptName: "Font-Bold", variation: variation, metrics: metrics)
    #expect(facts.reference == expected)
  }
}
