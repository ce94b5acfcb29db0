import DesignFiles
import LineHeightCore

/// What is wrong with a design file, or with one style of it.
extension Message {
  /// The sentence for files that give no text styles at all.
  init(_ error: DesignFileError) {
    let status: ExitStatus = if case .noFiles = error { .usage } else { .badData }
    self.init(status: status, sentence: Self.sentence(error))
  }

  /// The sentence for a style that could not be made out, with its place.
  init(_ failure: StyleFailure) {
    let message = Message(status: .badData, sentence: Self.sentence(failure.problem))
    self = message.about(style: failure.style, at: failure.place)
  }

  /// The same, said of a style and the place in the file.
  func about(style: String, at place: FilePlace) -> Message {
    let name = style.isEmpty ? "a style without a name" : "style \(Self.quoted(style))"
    return Message(
      status: status, sentence: "\(Self.position(place)): \(name): \(sentence)",
      details: (place.path.isEmpty ? [] : ["at \(Self.path(place.path))"]) + details)
  }

  private static func sentence(_ error: DesignFileError) -> String {
    switch error {
    case .noFiles: return "no design file was given; type for example: lineheight styles tokens.json --fonts Fonts"
    case .empty(let file): return "\(shown(file)): is empty; expected \(kinds)"
    case .tooLarge(let file, let limit):
      return
        "\(shown(file)): is larger than \(limit >> 20) MiB; ask Figma for single nodes (/v1/files/KEY/nodes?ids=...)"
    case .encoding(let file, let encoding):
      return "\(shown(file)): is \(encoding); expected UTF-8, which iconv -f \(encoding) -t UTF-8 makes of it"
    case .json(let fault, let place): return "\(position(place)): \(sentence(fault))"
    case .table(let fault, let place): return "\(position(place)): \(sentence(fault))"
    case .unknownKind(let file):
      return "\(shown(file)): is not a design file that can be read; expected \(kinds) (--from KIND says which)"
    case .notOfKind(let kind, let file):
      return
        "\(shown(file)): is \(kind == .csv ? "JSON" : "not JSON"), so not what --from \(kind.rawValue) says; leave "
        + "--from out, or give another file"
    case .mixedKinds(let file, let kind, let other, let otherKind):
      return
        "\(shown(file)) is \(kind.rawValue) and \(shown(other)) is \(otherKind.rawValue), which do not merge; read "
        + "them one by one, or say with --from KIND what both are"
    case .onlyVariables(let file):
      return "\(shown(file)): holds Figma variables and no text styles; give the file of the styles with it"
    case .noTextStyles(let kind, let files):
      return "\(files.map(shown).joined(separator: ", ")): \(files.count == 1 ? "holds" : "hold") no text style "
        + "(read as \(kind.rawValue)); \(hint(kind))"
    }
  }

  private static let kinds =
    "a Figma REST answer, a list of Figma text styles, design tokens (DTCG, Tokens Studio, Design Tokens plugin) or CSV"

  private static func hint(_ kind: DesignFileKind) -> String {
    switch kind {
    case .figmaREST:
      "expected text layers that have a text style; ask for the whole file, without depth, or for the nodes of the styles"
    case .figmaStyles: "expected entries of type TEXT"
    case .dtcg, .tokensStudio:
      "expected tokens of type typography, or sizes and line heights side by side with the scopes FONT_SIZE and "
        + "LINE_HEIGHT; give all files of the tokens together"
    case .designTokensPlugin: "expected tokens of type custom-fontStyle; export the font styles too"
    case .csv: "expected a line for each style below the header"
    }
  }

  private static func sentence(_ fault: JSONFault) -> String {
    switch fault {
    case .unexpected(let found, let expected):
      return
        "is no valid JSON: found \(found.map(quoted) ?? "the end of the file") where \(sentence(expected)) is expected"
    case .contentAfterEnd: return "is no valid JSON: nothing may follow the closing bracket of the whole"
    case .number(let text):
      return "is no valid JSON: \(quoted(text)) is no number; expected plain digits such as 0.5 or 16"
    case .escape:
      return #"is no valid JSON: a \ in a string needs one of " \ / b f n r t u behind it, u with four digits"#
    case .loneSurrogate:
      return #"is no valid JSON: half a character; \uD800 to \uDBFF need \uDC00 to \uDFFF behind them"#
    case .controlCharacter(let byte):
      return
        "is no valid JSON: a control character (byte \(byte)) in a string; write it as an escape such as \\n or \\t"
    case .notUTF8(let byte): return notUTF8(byte)
    case .duplicateKey(let key):
      return
        "the key \(quoted(key)) stands twice in one object, so one of its values would be lost; remove or rename one"
    case .tooDeep(let limit): return "is nested more than \(limit) deep, which no design file is"
    }
  }

  private static func sentence(_ expected: JSONFault.Expected) -> String {
    switch expected {
    case .value: "a value"
    case .valueOrEndOfArray: "a value or ]"
    case .key: "a key in quotation marks"
    case .keyOrEndOfObject: "a key in quotation marks or }"
    case .colon: "a colon"
    case .commaOrEndOfArray: "a comma or ]"
    case .commaOrEndOfObject: "a comma or }"
    case .endOfString: "a closing quotation mark"
    }
  }

  private static func sentence(_ fault: TableFault) -> String {
    switch fault {
    case .missingColumn(let column, let found):
      return "the header has no column \(quoted(column)), only \(found.map(quoted).joined(separator: ", ")); expected "
        + "name, font or family, size, and optionally weight, italic, lineHeight, letterSpacing"
    case .columnTwice(let title): return "the column \(quoted(title)) stands twice in the header; remove one"
    case .openQuotation: return "a quotation mark is never closed; one that belongs to the text is written twice"
    case .notUTF8(let byte): return notUTF8(byte)
    }
  }

  private static func notUTF8(_ byte: UInt8) -> String {
    "is not UTF-8 (byte 0x\(String(byte, radix: 16, uppercase: true))); save it as UTF-8"
  }
}

/// Sentences about single styles.
extension Message {
  private static func sentence(_ problem: StyleProblem) -> String {
    switch problem {
    case .missing(let property): return "has no \(property.rawValue); expected \(expectation(property))"
    case .unusable(let property, let value):
      return
        "\(property.rawValue) \(quoted(value)) is of no use; \(decimalSign(value) ?? "expected \(expectation(property))")"
    case .outOfRange(let property, let value):
      return "\(property.rawValue) \(quoted(value)) is out of range; expected \(expectation(property))"
    case .unknownUnit(let value):
      return
        "lineHeight \(quoted(value)) has no unit, and nothing in the file says what it counts; write \(value)px or "
        + "\(value)em into the file, or say with --line-height-unit px, % or em what a bare number is"
    case .multipleLikePixels(let value):
      return
        "lineHeight \(quoted(value)) would be \(value) times the font size in this format, which looks like pixels; "
        + "write \(value)px into the file, or say with --line-height-unit px or em what a bare number is"
    case .danglingAlias(let property, let chain):
      return
        "\(subject(property))\(arrows(chain)) leads to nothing; give the file that has the token too, or correct the name"
    case .aliasCycle(let property, let chain):
      return "\(subject(property))\(arrows(chain)) leads back to itself; give one of them a value"
    case .chainTooLong(let property, let limit):
      return "\(subject(property))follows more than \(limit) aliases; shorten the chain"
    case .aliasOfGroup(let property, let chain):
      return "\(subject(property))\(arrows(chain)) leads to a group of tokens; name one token in it"
    case .needsVariables(let property, let id):
      return
        "\(property.rawValue) is the Figma variable \(quoted(id)), whose value is not in the file; give the file of "
        + "variables too (/v1/files/KEY/variables/local, or a list of getLocalVariables)"
    case .noSuchVariable(let property, let id):
      return
        "\(property.rawValue) is the Figma variable \(quoted(id)), which the file of variables does not have; get it "
        + "anew from the file that the variable is published in"
    case .arithmetic(let property, let expression, let fault):
      return "\(property.rawValue) \(quoted(expression)) cannot be calculated: \(sentence(fault))"
    case .duplicateName(let line): return "stands already in line \(line); rename or remove one of them"
    case .notUsed:
      return "no text layer in the file has this style, so the file does not tell its values; ask for its node too "
        + "(/v1/files/KEY/nodes?ids=...)"
    case .notAStyle(let value):
      return "the value \(quoted(value)) is no text style; expected an object with fontFamily, fontSize and lineHeight"
    case .takesOver(let chain, let fault):
      return "takes over \(arrows(spelled: chain.map(spelled))), \(sentence(fault))"
    case .noName: return "give it a name"
    }
  }

  private static func expectation(_ property: StyleProperty) -> String {
    switch property {
    case .family: "a font family, such as Inter (--family gives one to all styles without)"
    case .weight: "1 to 1000 or a name such as Regular, SemiBold or Bold Italic"
    case .style: "normal, italic, or a name such as Bold Italic"
    case .size: "a number above 0 and up to 10000, bare or in px or rem, such as 16"
    case .lineHeight: "a number above 0 with px, %, em or rem behind it, or AUTO, such as 150%"
    case .letterSpacing: "a number, bare or in px, %, em or rem, such as -2%"
    }
  }

  private static func sentence(_ fault: ArithmeticFault) -> String {
    switch fault {
    case .syntax(let rest):
      "\(rest.map { "it cannot be read from \(quoted($0)) on" } ?? "it ends too early"); expected numbers with + - * / ^, "
        + "parentheses, round, roundTo, floor, ceil, abs, min and max"
    case .units(let left, let right): "\(left) and \(right) do not go together; use the same unit, or none"
    case .notANumber: "the result is no number"
    case .tooLong: "it is too long"
    }
  }

  private static func sentence(_ fault: InheritanceFault) -> String {
    switch fault {
    case .dangling: "which is nowhere; give the file that has the group too, or correct the name"
    case .cycle: "which leads back to itself; a group cannot be part of what it takes over"
    case .chainTooLong(let limit): "which is more than \(limit) groups in a row; shorten the chain"
    case .notAGroup: "which is a token; name the group around it"
    case .notAName: "which names no group; expected its names in braces, such as {type.base}"
    case .tooMuch:
      "which makes more of it than any design file has, because groups take over groups that take over others; name "
        + "smaller groups"
    }
  }

  private static func subject(_ property: StyleProperty?) -> String { property.map { "\($0.rawValue) " } ?? "" }

  /// `{a.b} -> {c.d}`. A long chain is shown by its ends.
  private static func arrows(_ chain: [String]) -> String {
    arrows(spelled: chain.map { $0.hasPrefix("#") ? quoted($0) : "{\(Printable.text($0))}" })
  }

  private static func arrows(spelled names: [String]) -> String {
    guard names.count > 8 else { return names.joined(separator: " -> ") }
    return (names.prefix(4) + ["..."] + names.suffix(3)).joined(separator: " -> ")
  }

  /// A name of a group as it stands in the file.
  private static func spelled(_ text: String) -> String { text.hasPrefix("{") ? Printable.text(text) : quoted(text) }

  private static func position(_ place: FilePlace) -> String { "\(shown(place.file)):\(place.line):\(place.column)" }

  private static func path(_ names: [String]) -> String {
    names.map { $0.contains(".") || $0.contains(" ") ? "['\(Printable.text($0))']" : Printable.text($0) }
      .joined(separator: ".")
  }

  private static func shown(_ file: String) -> String { file == "-" ? "standard input" : Printable.text(file) }
}
