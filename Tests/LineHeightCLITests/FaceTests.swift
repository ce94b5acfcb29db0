import TestSupport
import Testing

/// Choosing a face: a wrong one is a fault of the command line, and the faces that there are follow indented.
struct FaceTests {
  private static let path = "Fixtures/fonts/collection.ttc"
  private static let faces = """

      --face 0   HaengganCollection-Regular   Haenggan Collection Regular
      --face 1   HaengganCollection-Bold   Haenggan Collection Bold
      --face 2   HaengganCollection-Italic   Haenggan Collection Italic
    """

  private static func refused(_ name: String, _ face: [String], _ sentence: String) -> CommandCase {
    .refused(name, [path] + Arguments.question + face, "\(path): \(sentence)\(faces)")
  }

  @Test(arguments: [
    refused("none", [], "holds 3 faces; choose one with --face N or --face NAME"),
    refused("a number too high", ["--face", "3"], "has no face 3; it holds faces 0 to 2"),
    refused("a negative number", ["--face", "-1"], "has no face -1; it holds faces 0 to 2"),
    refused("an unknown name", ["--face", "Thin"], "has no face named 'Thin'; it holds"),
    refused("an escape sequence", ["--face=\u{1B}[1m"], "has no face named '\u{FFFD}[1m'; it holds"),
    refused(
      "a number that no machine counts to", ["--face", "99999999999999999999"],
      "has no face named '99999999999999999999'; it holds"),
    .refused(
      "a number beyond the only face", [Arguments.sample, "--face", "1"] + Arguments.question,
      "\(Arguments.sample): has no face 1; it holds face 0 only"),
    .refused(
      "a name of no font", [Arguments.sample, "--face", "Bold"] + Arguments.question,
      """
      \(Arguments.sample): has no face named 'Bold'; it holds
        --face 0   HaengganSample-Regular   Haenggan Sample Regular
      """),
  ])
  func isRefused(_ test: CommandCase) throws { try test.check() }

  @Test(arguments: [
    ("0", "0\tHaengganCollection-Regular\t24"), ("1", "1\tHaengganCollection-Bold\t24"),
    ("2", "2\tHaengganCollection-Italic\t23.4375"),
    ("HaengganCollection-Bold", "1\tHaengganCollection-Bold\t24"),
    ("Haenggan Collection Italic", "2\tHaengganCollection-Italic\t23.4375"),
  ])
  func isChosen(_ face: String, _ printed: String) throws {
    let arguments = [
      Self.path, "--face", face, "--size", "20", "--line-height", "30", "--print",
      "font.face,font.postScriptName,fontLineHeight",
    ]
    #expect(try BuiltBinary.run(arguments) == .done("\(printed)\n"))
  }

  @Test func theOnlyFaceMayBeNamed() throws {
    let arguments = [Arguments.sample, "--face", "HaengganSample-Regular", "--print", "font.face"] + Arguments.question
    #expect(try BuiltBinary.run(arguments) == .done("0\n"))
  }
}
