import TestSupport
import Testing

/// `--instance` and `--axis`, as typed.
struct VariationCommandTests {
  private static let path = "Fixtures/fonts/variable-width.ttf"
  private static let keys = "font.postScriptName,font.variation,fontLineHeight"

  private static func printing(_ arguments: [String]) -> [String] {
    [path, "--size", "20", "--line-height", "30", "--quiet", "--print", keys] + arguments
  }

  @Test(arguments: [
    CommandCase("no place", printing([]), .done("HaengganVariableWidth-Regular\t\t24\n")),
    CommandCase(
      "an instance", printing(["--instance", "Bold"]),
      .done("HaengganVariableWidth-Bold\tBold wght=700 wdth=100\t25\n")),
    CommandCase(
      "an instance by number, and an axis", printing(["--instance", "2", "--axis", "wdth=125"]),
      .done("HaengganVariableWidth-Regular\twght=700 wdth=125\t25\n")),
    CommandCase(
      "two axes", printing(["--axis=wght=900", "--axis=wdth=75"]),
      .done("HaengganVariableWidth-Regular\twght=900 wdth=75\t26\n")),
  ])
  func isRead(_ test: CommandCase) throws { try test.check() }

  private static let instances = """

      --instance 0   HaengganVariableWidth-Thin   Thin
      --instance 1   HaengganVariableWidth-Regular   Regular
      --instance 2   HaengganVariableWidth-Bold   Bold
    """
  private static let axes = """

      --axis wght=400   100 to 900
      --axis wdth=100   75 to 125
    """

  @Test(
    arguments: [
      .refused(
        "an unknown instance", printing(["--instance", "Boldd"]),
        "\(path): has no instance named 'Boldd'; it has\(instances)"),
      .refused("a number too high", printing(["--instance", "3"]), "\(path): has no instance 3; it has\(instances)"),
      .refused("an unknown axis", printing(["--axis", "opsz=8"]), "\(path): has no axis 'opsz'; it has\(axes)"),
      .refused(
        "a mistyped axis", printing(["--axis", "wgt=8"]),
        "\(path): has no axis 'wgt '; did you mean 'wght'?; it has\(axes)"),
      .refused(
        "swapped letters", printing(["--axis", "wgth=8"]),
        "\(path): has no axis 'wgth'; did you mean 'wght'?; it has\(axes)"),
      .refused(
        "a weight and another one on the axis",
        ["--family", "X", "--weight", "500", "--axis", "wght=600"] + Arguments.question,
        "--weight '500' and --axis wght=600 contradict each other; give one of them"),
      .refused(
        "too high a value", printing(["--axis", "wght=901"]), "\(path): has wght from 100 to 900, but 901 was asked for"
      ),
      .refused(
        "an axis twice", printing(["--axis", "wght=1", "--axis", "wght=2"]),
        "--axis gives 'wght' two values; give it one"),
      .refused(
        "a comma", printing(["--axis", "wght=400,5"]),
        "--axis 'wght=400,5': expected TAG=VALUE with a tag of up to four characters and a plain decimal, such as wght=700"
      ),
      .refused(
        "no value", printing(["--axis", "wght"]),
        "--axis 'wght': expected TAG=VALUE with a tag of up to four characters and a plain decimal, such as wght=700"),
      .refused(
        "no file to vary", ["--system-font", "--axis", "wght=1"] + Arguments.question,
        "--system-font and --axis exclude each other; give one of them"),
      .refused(
        "not a variable font", [Arguments.sample, "--axis", "wght=400"] + Arguments.question,
        "\(Arguments.sample): is not a variable font; leave --instance and --axis out"),
      .refused(
        "axes that move nothing", ["Fixtures/fonts/variable-no-gvar.ttf", "--axis", "wght=400"] + Arguments.question,
        "Fixtures/fonts/variable-no-gvar.ttf: has axes in an fvar table, but neither gvar nor CFF2, so nothing varies; "
          + "leave --instance and --axis out"),
    ] as [CommandCase])
  func isRefused(_ test: CommandCase) throws { try test.check() }

  @Test func textAndJSONNameThePlace() throws {
    let question = [Self.path, "--size", "20", "--line-height", "30", "--quiet", "--instance", "Bold"]
    let text = try BuiltBinary.run(question).output
    #expect(text.hasPrefix("HaengganVariableWidth-Bold (Bold wght=700 wdth=100)   20 pt"))
    let json = try BuiltBinary.run(question + ["--format", "json"]).output
    #expect(json.contains(#""instance": "Bold""#))
    #expect(json.contains(#""wght": 700"#))
  }

  /// Code once named the default, whatever place was measured.
  @Test(arguments: [
    (["--instance", "Bold"], #".custom("HaengganVariableWidth-Bold", size: 20)"#),
    (["--axis", "wght=700"], #".custom("HaengganVariableWidth-Bold", size: 20)"#),
    (["--axis", "wght=400"], #".custom("HaengganVariableWidth-Regular", size: 20)"#),
    (["--axis", "wght=650"], "0x7767_6874: 650,"), (["--instance", "Bold", "--axis", "wdth=80"], "0x7764_7468: 80,"),
  ])
  func swiftAsksForThePlace(_ place: [String], _ expected: String) throws {
    let question = [Self.path, "--size", "20", "--line-height", "30", "--quiet", "--format", "swift"]
    #expect(try BuiltBinary.run(question + place).output.contains(expected))
  }
}
