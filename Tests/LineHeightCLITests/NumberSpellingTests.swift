import TestSupport
import Testing

/// How sizes, line heights and font metrics may be spelled, and what is said where they are not.
struct NumberSpellingTests {
  private static func size(_ text: String, _ problem: String) -> CommandCase {
    .refused(
      text, [Arguments.sample, "--size", text, "--line-height", "36"], "--size '\(text)': \(problem)")
  }

  private static let notANumber = "expected a number in plain decimals, such as 24 or 16.5"
  private static let sizeRange = "a size is above 0 and at most 10000 points"

  @Test(arguments: [
    size("0", sizeRange), size("-0", sizeRange), size("0.0", sizeRange), size("-5", sizeRange),
    size("10001", sizeRange), size("10000.001", sizeRange), size(String(repeating: "9", count: 400), sizeRange),
    size("nan", notANumber), size("inf", notANumber), size("1e999", notANumber), size("1e3", notANumber),
    size("0x10", notANumber), size("+5", notANumber), size("24pt", notANumber), size(" 24", notANumber),
    size(".", notANumber), size("1.2.3", notANumber), size("1,000,000", notANumber), size(",", notANumber),
    // Full-width digits, as an input method for Korean or Japanese may type them.
    size("\u{FF11}\u{FF16}", notANumber),
    size("16,5", "the decimal sign is a point: 16.5"), size(",5", "the decimal sign is a point: .5"),
  ])
  func sizeIsRefused(_ test: CommandCase) throws { try test.check() }

  @Test(arguments: [
    ("24", "24"), ("24.0", "24"), ("16.5", "16.5"), (".5", "0.5"), ("5.", "5"), ("007", "7"), ("10000", "10000"),
    ("0.1", "0.1"),
  ])
  func sizeIsTaken(_ text: String, _ printed: String) throws {
    let arguments = [Arguments.sample, "--size", text, "--line-height", "36", "--quiet", "--print", "size"]
    #expect(try BuiltBinary.run(arguments) == .done("\(printed)\n"))
  }

  @Test func equalsSignAndBlankAreTheSame() throws {
    let printing = [Arguments.sample] + Arguments.printNumbers
    let blanks = try BuiltBinary.run(printing + ["--size", "24", "--line-height", "36"])
    let signs = try BuiltBinary.run(printing + ["--size=24", "--line-height=36"])
    #expect(blanks == .done("28.8\t7.2\t3.6\n"))
    #expect(signs == blanks)
  }

  @Test(arguments: [
    "36dp", "-3", "0", "-0", "0%", "0x", "1e3", "1e9em", "nan", "inf", "%", "px", "em", "150 %", "36 px", "36PX",
    "AUTO", "1.5.5", "36pxx", "+36", "normal", "\u{FF13}\u{FF16}",
  ])
  func lineHeightIsRefused(_ text: String) throws {
    let sentence =
      "expected a number above 0 in plain decimals with px, pt, %, em, x or nothing behind it, or auto, such as 36, "
      + "36px, 150%, 1.5em, 1.2x"
    try CommandCase.refused(
      text, [Arguments.sample, "--size", "24", "--line-height", text], "--line-height '\(text)': \(sentence)"
    ).check()
  }

  @Test(arguments: ["16,5", "1,5em"])
  func lineHeightWithACommaIsRefused(_ text: String) throws {
    let sentence =
      "expected a number above 0 in plain decimals with px, pt, %, em, x or nothing behind it, or auto, such as 36, "
      + "36px, 150%, 1.5em, 1.2x; the decimal sign is a point"
    try CommandCase.refused(
      text, [Arguments.sample, "--size", "24", "--line-height", text], "--line-height '\(text)': \(sentence)"
    ).check()
  }

  /// 24 pt of a font whose line is 1.4 em, with a lineGap of 0.1 em that counts in auto alone.
  @Test(arguments: [
    ("36", "36\tpx\t36"), ("36px", "36px\tpx\t36"), ("36pt", "36pt\tpx\t36"), ("36.5", "36.5\tpx\t36.5"),
    ("150%", "150%\t%\t36"), ("1.5em", "1.5em\tem\t36"), ("1.15em", "1.15em\tem\t27.6"), (".5em", ".5em\tem\t12"),
    ("1.25x", "1.25x\tx\t42"), ("auto", "auto\tauto\t36"), ("100000", "100000\tpx\t100000"),
  ])
  func lineHeightIsTaken(_ text: String, _ printed: String) throws {
    let arguments = [
      "Fixtures/fonts/linegap-100.ttf", "--size", "24", "--line-height", text, "--quiet", "--print",
      "lineHeight.given,lineHeight.unit,lineHeight.points",
    ]
    #expect(try BuiltBinary.run(arguments) == .done("\(printed)\n"))
  }

  /// No font can make these right, so it is the command line that is wrong.
  @Test(arguments: [
    ("100001", "24", "100001"), ("416671%", "24", "100001.04"), ("10.01em", "10000", "100100"),
    ("0." + String(repeating: "0", count: 322) + "5%", "0.1", "0"),
  ])
  func lineHeightOutsideTheRangeIsAUsageError(_ text: String, _ size: String, _ points: String) throws {
    try CommandCase.refused(
      text, [Arguments.sample, "--size", size, "--line-height", text],
      "--line-height '\(text)': resolves to \(points) pt; it must be above 0 and at most 100000"
    ).check()
  }

  /// Per cent, em and x are no points: only what they come to is limited.
  @Test(arguments: [("150000%", "36000"), ("400000%", "96000"), ("100001x", "96000.96")])
  func largeFactorsOfASmallSize(_ text: String, _ points: String) throws {
    let size = text.hasSuffix("x") ? "0.8" : "24"
    let arguments = [
      Arguments.sample, "--size", size, "--line-height", text, "--quiet", "--print", "lineHeight.points",
    ]
    #expect(try BuiltBinary.run(arguments) == .done("\(points)\n"))
  }

  /// How many points x makes depends on the font.
  @Test func factorOutsideTheRangeIsTheFonts() throws {
    let outcome = try BuiltBinary.run([Arguments.sample, "--size", "24", "--line-height", "4000x"])
    let sentence = "\(Arguments.sample): the line height resolves to 115200 pt; it must be above 0 and at most 100000"
    #expect(outcome == .refused(sentence, exitCode: 65))
  }

  /// The product overflows to infinity, whose letters were printed as digits: 576254.
  @Test(arguments: [("x", 65 as Int32), ("em", 64), ("%", 64)])
  func lineHeightThatOverflowsShowsNoInventedNumber(_ unit: String, _ exitCode: Int32) throws {
    let text = "1" + String(repeating: "0", count: 308) + unit
    let outcome = try BuiltBinary.run([Arguments.sample, "--size", "24", "--line-height", text])
    #expect(outcome.exitCode == exitCode)
    #expect(outcome.output.isEmpty)
    #expect(!outcome.errors.contains("576254"))
  }

  @Test(arguments: [
    "1950", "1950,-494", "1950,-494/", "/2048", "1950/2048", ",/2048", "1950,/2048", ",1950,-494/2048",
    "1950,-494,/2048", "1950,-494,0,0/2048", "1950,-494/2048/1", "1950, -494/2048", "1950.5,-494/2048", "a,b/1000",
    "1950,-494/15", "1950,-494/16385", "1950,-494/-2048", "1950,-494/0", "40000,-494/2048", "1950,-40000/2048",
    "1950;-494/2048", "0x10,-4/2048", "99999999999999999999,-1/2048",
  ])
  func fontMetricsAreRefused(_ text: String) throws {
    try CommandCase.refused(
      text, ["--font-metrics", text] + Arguments.question,
      "--font-metrics '\(text)': expected ASC,DESC[,GAP]/UPEM in whole design units, UPEM 16 to 16384, such as "
        + "1950,-494/2048"
    ).check()
  }

  @Test(arguments: [
    ("1950,-494/2048", "28.640625\t0"), ("1950,-494,0/2048", "28.640625\t0"), ("1050,-350,100/1000", "33.6\t2.4"),
    ("950,-250,-50/1000", "28.8\t-1.2"), ("950,250/1000", "28.8\t0"), ("1,0/16", "1.5\t0"),
    ("32767,-32768/16384", "95.99853515625\t0"),
  ])
  func fontMetricsAreTaken(_ text: String, _ printed: String) throws {
    let arguments = ["--font-metrics", text, "--quiet", "--print", "fontLineHeight,leading"] + Arguments.question
    #expect(try BuiltBinary.run(arguments) == .done("\(printed)\n"))
  }

  /// They are spelled well, but make no line; the sentence names the values.
  @Test(arguments: [("0,0/1000", 0, 0), ("-200,-100/1000", -200, -100)])
  func fontMetricsWithoutHeight(_ text: String, _ ascender: Int, _ descender: Int) throws {
    let outcome = try BuiltBinary.run(["--font-metrics", text] + Arguments.question)
    let sentence =
      "--font-metrics \(text): the given values make a line without height: ascender \(ascender), descender "
      + "\(descender); an ascender above the descender is needed"
    #expect(outcome == .refused(sentence, exitCode: 65))
  }
}
