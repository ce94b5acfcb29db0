import Foundation
import TestSupport
import Testing

/// Whole outputs of the command, each in a file of its own.
struct GoldenTests {
  private static func main(_ name: String, _ font: String, _ options: String...) -> Golden {
    Golden(name, ["Fixtures/fonts/\(font)", "--size", "24", "--line-height", "36"] + options)
  }

  private static func lineHeight(_ name: String, _ text: String) -> Golden {
    Golden(name, [Arguments.pretendardTwin, "--size", "24", "--line-height", text])
  }

  private static func preview(_ name: String, _ font: String, _ options: String...) -> Golden {
    Golden(name, ["preview", "Fixtures/fonts/\(font)"] + Arguments.question + options)
  }

  private static func styles(_ name: String, _ file: String, _ options: String...) -> Golden {
    let font = "Haenggan Bit7=Fixtures/fonts/cff-bit7-no-stat.otf"
    return Golden(name, ["styles", "Fixtures/design/\(file)", "--font", font] + options)
  }

  private static let several = ["sample.ttf", "cff-bit7-no-stat.otf", "helvetica.ttf"].map { "Fixtures/fonts/\($0)" }

  private static let goldens = [
    main("main-job", "cff-bit7-no-stat.otf"),
    main("main-job-json", "cff-bit7-no-stat.otf", "--format", "json"),
    main("main-job-csv", "cff-bit7-no-stat.otf", "--format", "csv"),
    main("main-job-print", "cff-bit7-no-stat.otf", "--print", "fontLineHeight,lineSpacing,padding"),
    main("main-job-stat", "cff-bit7-stat.otf"),
    main("precision-0", "cff-bit7-no-stat.otf", "--precision", "0"),
    main("precision-6", "cff-bit7-no-stat.otf", "--precision", "6"),
    main("color-always", "cff-bit7-no-stat.otf", "--color", "always"),
    Golden(
      "color-always-warning",
      [Arguments.sample, "none.ttf", "--size", "24", "--line-height", "20", "--color", "always"]),
    Golden("several-text", several + Arguments.question),
    Golden("several-csv", several + ["--format", "csv"] + Arguments.question),
    Golden("several-one-missing-json", [Arguments.sample, "none.ttf", "--format", "json"] + Arguments.question),
    lineHeight("line-height-percent", "150%"),
    lineHeight("line-height-em", "1.5em"),
    lineHeight("line-height-factor", "1.2x"),
    lineHeight("line-height-auto", "auto"),
    lineHeight("line-height-below-font", "24"),
    lineHeight("line-height-equal-to-font", "28.640625"),
    lineHeight("line-height-just-above-font", "28.703125"),
    Golden("line-height-below-font-strict", [Arguments.sample, "--size", "20", "--line-height", "20", "--strict"]),
    main("linegap", "linegap-100.ttf"),
    main("linegap-json", "linegap-100.ttf", "--format", "json"),
    main("negative-linegap", "negative-linegap.ttf"),
    main("positive-descender", "positive-descender.ttf"),
    main("zero-hhea", "zero-hhea.ttf"),
    main("zero-hhea-typo", "zero-hhea-typo.ttf"),
    main("no-hhea", "no-hhea.ttf"),
    main("no-os2", "no-os2.ttf", "--format", "json"),
    main("helvetica", "helvetica.ttf"),
    main("times-roman", "times-roman.ttf"),
    main("localized-names", "localized-names.ttf", "--format", "json"),
    main("woff2", "sample.woff2"),
    Golden("system-font-17", ["--system-font", "--size", "17", "--line-height", "24"]),
    Golden("system-font-200", ["--system-font", "--size", "200", "--line-height", "300"]),
    Golden("system-font-json", ["--system-font", "--size", "17", "--line-height", "24", "--format", "json"]),
    Golden("font-metrics", ["--font-metrics", "1950,-494/2048"] + Arguments.question),
    Golden("font-metrics-linegap", ["--font-metrics", "1050,-350,100/1000"] + Arguments.question),
    main("rule-apple", "bit7-no-stat.ttf", "--rule", "apple"),
    main("rule-hhea", "bit7-no-stat.ttf", "--rule", "hhea"),
    main("rule-typo", "bit7-no-stat.ttf", "--rule", "typo"),
    main("rule-win", "bit7-no-stat.ttf", "--rule", "win"),
    main("collection-without-face", "collection.ttc"),
    main("collection-face", "collection.ttc", "--face", "HaengganCollection-Italic"),
    main("figma-baseline", "cff-bit7-no-stat.otf", "--lines", "3", "--scale", "3", "--baseline", "figma"),
    main("figma-baseline-json", "cff-bit7-no-stat.otf", "--lines", "2", "--baseline", "figma", "--format", "json"),
    main("scale-odd", "cff-bit7-no-stat.otf", "--scale", "1"),
    Golden(
      "scale-no-whole-pixels",
      ["Fixtures/fonts/sample.ttf", "--size", "17", "--line-height", "auto", "--scale", "1"]),
    main("trim-cap", "cff-bit7-no-stat.otf", "--trim", "cap", "--lines", "2"),
    main("trim-cap-without-cap-height", "os2-v1.ttf", "--trim", "cap"),
    main("include-leading", "linegap-100.ttf", "--include-leading", "--lines", "2"),
    main("include-leading-json", "linegap-100.ttf", "--include-leading", "--format", "json"),
    main("swift", "cff-bit7-no-stat.otf", "--format", "swift", "--relative-to", "title2"),
    main("swift-variable", "variable-synced.ttf", "--axis", "wght=650", "--format", "swift", "--quiet"),
    main("swift-include-leading", "linegap-100.ttf", "--include-leading", "--format", "swift", "--quiet"),
    Golden("as-drawn", [Arguments.pretendardTwin, "--size", "16", "--line-height", "140%", "--as-drawn"]),
    Golden("box-rounded-up", [Arguments.pretendardTwin, "--size", "24", "--line-height", "29.25", "--lines", "2"]),
    Golden(
      "below-font-three-lines", [Arguments.pretendardTwin, "--size", "24", "--line-height", "20", "--lines", "3"]),
    Golden(
      "swift-below-font",
      [Arguments.pretendardTwin, Arguments.sample, "--size", "24", "--line-height", "20", "--format", "swift"]),
    main("variable-json", "variable-synced.ttf", "--axis", "wght=900", "--format", "json"),
    main("variable-instance-json", "variable-width.ttf", "--instance", "Bold", "--format", "json"),
    Golden("metrics", ["metrics", "Fixtures/fonts/collection.ttc", "Fixtures/fonts/variable-typo.ttf"]),
    Golden("metrics-csv", ["metrics", "Fixtures/fonts/collection.ttc", "--format", "csv"]),
    Golden("metrics-ndjson", ["metrics", "Fixtures/fonts/collection.ttc", "--format", "ndjson"]),
    preview("preview", "cff-bit7-no-stat.otf", "--text", "행간 Ax", "--lines", "2"),
    preview("preview-figma-baseline", "sample.ttf", "--scale", "3", "--baseline", "figma", "--text", "Aé"),
    preview("preview-trim-cap", "variable-cff2.otf", "--axis", "wght=900", "--trim", "cap", "--text", "Ax\nxA"),
    preview("preview-bitmap-only", "bitmap-only.ttf", "--precision", "1"),
    preview("preview-include-leading", "linegap-100.ttf", "--include-leading"),
    Golden(
      "preview-below-font", ["preview", Arguments.sample, "--size", "24", "--line-height", "20", "--lines", "2"]),
    Golden("preview-font-metrics", ["preview", "--font-metrics", "1950,-494/2048"] + Arguments.question),
    Golden("help-preview", ["preview", "--help"]),
    styles("styles", "dtcg.json"),
    styles("styles-json", "tokens-studio.json", "--format", "json", "--only", "heading/*"),
    styles("styles-ndjson", "styles.csv", "--format", "ndjson", "--only", "caption"),
    styles("styles-csv", "dtcg.json", "--format", "csv"),
    styles("styles-markdown", "dtcg.json", "--format", "markdown", "--baseline", "figma"),
    styles("styles-swift", "figma-rest.json", "--format", "swift", "--uikit", "--swift-access", "public"),
    styles("styles-swift-tests", "dtcg.json", "--format", "swift-tests"),
    styles("styles-groups", "groups.json"),
    styles("styles-broken", "broken.json"),
    styles("styles-annotations", "broken.json", "--annotations", "github"),
    Golden("help-styles", ["styles", "--help"]),
    Golden("help-metrics", ["metrics", "--help"]),
    Golden("help-generate", ["generate", "--help"]),
    Golden("help", ["--help"]),
  ]

  private static let korean = Golden("korean-path", ["행간 글꼴.otf"] + Arguments.question)
  private static let koreanCSV = Golden("korean-path-csv", ["행간 글꼴.otf", "--format", "csv"] + Arguments.question)

  @Test(arguments: goldens)
  func isAsRecorded(_ golden: Golden) throws { try golden.check() }

  @Test(arguments: [korean, koreanCSV])
  func koreanPath(_ golden: Golden) throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(Repository.bytes(ofFixture: "cff-bit7-no-stat.otf"), to: "행간 글꼴.otf")
    try golden.check(workingDirectory: folder.url)
  }

  /// A file that no case reads would look like something tested.
  @Test func everyFileBelongsToACase() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Golden.folder.path(percentEncoded: false))
    let names = (Self.goldens + [Self.korean, Self.koreanCSV]).map { "\($0.name).txt" }
    #expect(files.sorted() == names.sorted())
  }
}
