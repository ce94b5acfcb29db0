import LineHeightCore

/// What is wrong with the command line: facts. Sentences are made in Message.
enum UsageError: Error, Equatable {
  case unknownOption(String)
  case missingValue(Option)
  case valueLooksLikeOption(Option, String)
  case needsNoValue(Option, String)
  case givenTwice(Option, String, String)
  case contradictory(Option, Option)
  case lonely(Option, needs: Option, values: [String])
  case fontsAndOption([String], Option)
  case missingOption(Option)
  case foreignOption(Option, Command)
  case notAnAxis(String)
  case notAFormat(String, Command, [String])
  case standardInputTwice
  case nothingToRead
  case noDesignFile
  case notADocument([String])
  case notATypeName(String)
  case notANamedFont(String)
  case notAWeight(String)
  /// `--weight` and another value of the axis.
  case weightAgainstAxis(String, axis: Double)
  case axisTwice(String)
  case noFont
  case severalFonts([String])
  case tooManyLines(Int, limit: Int)
  case lineTooLong(Int, limit: Int)
  case linesContradictText(lines: Int, ofText: Int)
  case unknownEnding(String)
  case notANumber(Option, String)
  case outOfRange(Option, String, allowed: String)
  case notAChoice(Option, String)
  case leadingInSheet
  case notALineHeight(String)
  case lineHeightOutOfRange(String, points: Double)
  case notFontMetrics(String)
  case unknownKey(Option, String, known: [String])
  case notAnExpectation(String)
  case expectationOfAnotherKind(String, value: String, kind: Expectation.Kind)
}
