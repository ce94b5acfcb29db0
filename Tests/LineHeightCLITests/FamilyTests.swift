import Foundation
import TestSupport
import Testing

/// `--family` on a fontconfig that knows the fixtures and nothing else.
struct FamilyTests {
  /// A folder with a configuration, whose cache is in it too unless it is to be unwritable.
  private static func configuration(cache: String? = nil) throws -> (folder: TemporaryFolder, path: String) {
    let folder = try TemporaryFolder()
    let fonts = Repository.fonts.path(percentEncoded: false)
    let xml = """
      <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
      <fontconfig><dir>\(fonts)</dir><cachedir>\(cache ?? folder.path("cache"))</cachedir></fontconfig>
      """
    return (folder, try folder.write(Array(xml.utf8), to: "fonts.conf"))
  }

  private static let keys = "font.postScriptName,font.variation,fontLineHeight"

  private static func run(
    _ arguments: [String], cache: String? = nil, environment: [String: String] = [:]
  ) throws -> BuiltBinary.Outcome {
    let (folder, path) = try configuration(cache: cache)
    defer { withExtendedLifetime(folder) {} }
    return try BuiltBinary.run(
      arguments + ["--size", "20", "--line-height", "30", "--quiet", "--print", keys],
      environment: ["FONTCONFIG_FILE": path].merging(environment) { $1 })
  }

  @Test(arguments: [
    (["--family", "Haenggan Sample"], "HaengganSample-Regular\t\t24\n"),
    (["--family", "haengganSAMPLE"], "HaengganSample-Regular\t\t24\n"),
    (["--family", "행간 시험"], "HaengganLocalized-Regular\t\t24\n"),
    (["--family", "Haenggan Collection", "--weight", "Bold"], "HaengganCollection-Bold\t\t24\n"),
    (["--family", "Haenggan Collection", "--italic"], "HaengganCollection-Italic\t\t23.4375\n"),
    (
      ["--family", "Haenggan Variable Width", "--weight", "semi-bold"],
      "HaengganVariableWidth-Regular\twght=600 wdth=100\t24.66\n"
    ),
    (
      ["--family", "Haenggan Variable Width", "--weight", "700", "--axis", "wdth=75"],
      "HaengganVariableWidth-Regular\twght=700 wdth=75\t25\n"
    ),
    (
      ["--family", "Haenggan Variable Width", "--weight", "bold", "--axis", "wght=700"],
      "HaengganVariableWidth-Bold\tBold wght=700 wdth=100\t25\n"
    ),
  ])
  func isFound(_ arguments: [String], _ output: String) throws {
    #expect(try Self.run(arguments) == .done(output))
  }

  /// No HOME, and a cache that cannot be made: fontconfig has much to say about both, and none of it is ours.
  @Test(arguments: [["XDG_CACHE_HOME": "/proc/none"], ["HOME": "/proc/none"], [:]])
  func worksWithoutCache(_ environment: [String: String]) throws {
    let outcome = try Self.run(["--family", "Haenggan Sample"], cache: "/proc/none/cache", environment: environment)
    #expect(outcome == .done("HaengganSample-Regular\t\t24\n"))
  }

  @Test(arguments: [
    (
      ["--family", "Haenggan Sampel"],
      """
      --family Haenggan Sampel: no font of this family is installed; near it are
        --family 'Haenggan Sample'
      """
    ),
    (
      ["--family", "Helvetica"],
      "--family Helvetica: no font of this family is installed; fc-list : family lists all"
    ),
    (
      ["--family", "Haenggan Variable Width", "--weight", "950"],
      """
      --family Haenggan Variable Width: the family has no upright font of weight 950; it has
        --weight 100 to 900
      """
    ),
    (
      ["--family", "Haenggan Collection", "--axis", "wght=300"],
      """
      --family Haenggan Collection: the family has no upright font of weight 300; it has
        --weight 400
        --weight 400 --italic
        --weight 700
      """
    ),
    (
      ["--family", "Haenggan Collection", "--italic", "--weight", "700"],
      """
      --family Haenggan Collection: the family has no italic font of weight 700; it has
        --weight 400
        --weight 400 --italic
        --weight 700
      """
    ),
  ])
  func isNotSubstituted(_ arguments: [String], _ sentence: String) throws {
    #expect(try Self.run(arguments) == .refused(sentence, exitCode: 66))
  }

  @Test func withoutConfigurationItSaysSo() throws {
    let outcome = try BuiltBinary.run(
      ["--family", "Sans"] + Arguments.question, environment: ["FONTCONFIG_FILE": "/nonexistent"])
    #expect(
      outcome
        == .refused(
          "--family Sans: fontconfig has no configuration at /nonexistent, where FONTCONFIG_FILE says it is, so no "
            + "installed fonts are known; install it (the package fontconfig), or give the path of a font file",
          exitCode: 66))
  }

  /// A file is read without fontconfig, whatever state that is in.
  @Test func isNotAskedForFiles() throws {
    let outcome = try BuiltBinary.run(
      [Arguments.sample, "--print", "fontLineHeight"] + Arguments.question,
      environment: ["FONTCONFIG_FILE": "/nonexistent"])
    #expect(outcome == .done("28.8\n"))
  }

  @Test(
    arguments: [
      .refused(
        "a weight without a family", [Arguments.sample, "--weight", "700"] + Arguments.question,
        "--weight means something only with --family; add that or leave it out"),
      .refused(
        "an unknown weight", ["--family", "X", "--weight", "fat"] + Arguments.question,
        "--weight 'fat': expected 1 to 1000 or one of thin, extralight, ultralight, light, regular, normal, medium, "
          + "semibold, demibold, bold, extrabold, ultrabold, black, heavy"),
      .refused(
        "a file too", [Arguments.sample, "--family", "X"] + Arguments.question,
        "--family takes the place of a font file, but '\(Arguments.sample)' was given too; give one of them"),
      .refused(
        "an instance too", ["--family", "X", "--instance", "Bold"] + Arguments.question,
        "--family and --instance exclude each other; give one of them"),
    ] as [CommandCase])
  func contradictionIsRefused(_ test: CommandCase) throws { try test.check() }
}
