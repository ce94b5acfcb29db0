/// The text of `--help`, from the table of options.
enum Help {
  static var text: String {
    """
    lineheight FONT... --size PT --line-height LH [options]

    What to type in SwiftUI so that text is as tall as its Figma design: reads
    ascender and descender from the font file and prints

      font.lineHeight = (ascender - descender) x size / unitsPerEm
      lineSpacing     = LH - font.lineHeight      .lineSpacing(...)
      padding         = lineSpacing / 2           .padding(.vertical, ...)

    Figma pads every line above and below; SwiftUI only adds space between lines,
    so the first and the last line need the padding.

    FONT is a TTF, OTF, TTC, WOFF or WOFF2 file; - is standard input.

    \(options)
    Examples:
      lineheight Pretendard-Bold.otf --size 24 --line-height 36
      lineheight Lato-*.ttf --size 16 --line-height 150% --format csv
      lineheight Brand.otf --size 17 --line-height 1.4em --print lineSpacing,padding
      lineheight --system-font --size 17 --line-height 24 --format json

    Exit codes: 0 done; 1 a warning under --strict, or one of several fonts failed;
    64 wrong usage, or no such face; 65 not a usable font; 66 cannot be opened;
    70 a fault of lineheight; 74 standard output cannot be written.

    """
  }

  private static var options: String {
    Option.Group.allCases.map { group in
      let lines = Option.allCases.filter { $0.specification.group == group }.map(lines(of:))
      return "\(group.rawValue):\n" + lines.joined()
    }.joined(separator: "\n")
  }

  /// The spelling, and the meaning below it where the spelling is long.
  private static func lines(of option: Option) -> String {
    let specification = option.specification
    let letter = specification.letter.map { "-\($0), " } ?? ""
    let head = "  " + letter + option.spelling + (specification.value.map { " " + $0 } ?? "")
    let width = 21
    let indentation = String(repeating: " ", count: width)
    let meaning = specification.meaning.joined(separator: "\n" + indentation) + "\n"
    guard head.count < width - 1 else { return head + "\n" + indentation + meaning }
    return head + String(repeating: " ", count: width - head.count) + meaning
  }
}
