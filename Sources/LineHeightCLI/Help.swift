import LineHeightCore
import Reports

/// The text of `--help`, from the table of options.
enum Help {
  static func text(of command: Command) -> String {
    switch command {
    case .spacing: spacing
    case .metrics: metrics
    case .styles: styles
    case .preview: preview
    case .generate: generate
    }
  }

  private static var generate: String {
    """
    lineheight generate man|bash|zsh|fish

    The man page, or the completions of a shell: they are part of the program, so
    that one file is all there is to install. For example:

      lineheight generate man  > /usr/local/share/man/man1/lineheight.1
      lineheight generate fish > ~/.config/fish/completions/lineheight.fish
      lineheight generate zsh  > ~/.zfunc/_lineheight     (a folder in fpath)
      source <(lineheight generate bash)                  (in ~/.bashrc)

    \(options(of: .generate))
    Exit codes: 0 done; 64 wrong usage; 74 standard output cannot be written.

    """
  }

  private static var styles: String {
    """
    lineheight styles FILE... [options]

    What to type in SwiftUI for every text style of a design file: a Figma REST
    answer, a dump of getLocalTextStyles, DTCG or Tokens Studio tokens, files of
    the Design Tokens plugin, or a table (CSV). What a file is, its content tells.
    Several files are one: later over earlier.

    A style's font is looked for by PostScript name, else by family, weight and
    italic: in --font, then in each --fonts folder, then among the installed ones.
    Never a substitute.

    \(options(of: .styles))
    Examples:
      lineheight styles tokens.json --fonts Fonts
      lineheight styles tokens.json --fonts Fonts --format swift -o TextStyles.swift
      lineheight styles tokens.json --fonts Fonts --format swift \\
        -o TextStyles.swift --check
      lineheight styles tokens.json --fonts Fonts --format html -o sheet.html

    Exit codes: 0 done; 1 a style failed, a warning under --strict, or FILE of
    --check differs; 64 wrong usage; 65 not a design file, or no text style in it;
    66 cannot be opened; 70 a fault of lineheight; 73 FILE cannot be written;
    74 standard output cannot be written; 130 Ctrl-C.

    """
  }

  private static var metrics: String {
    """
    lineheight metrics FONT... [options]

    What is in font files, and how tall a line each platform takes of it where
    nobody sets a line height: Apple, Figma, the web (Blink), Android, Windows,
    with the rule and the table that decided. One block for each face, all faces
    of a collection.

    FONT is a TTF, OTF, TTC, WOFF or WOFF2 file, or with --recursive a folder;
    - is standard input.

    \(options(of: .metrics))
    Examples:
      lineheight metrics Pretendard-Bold.otf
      lineheight metrics --recursive ~/Library/Fonts --format csv
      find . -name '*.otf' -print0 | lineheight metrics --files-from - -0

    Exit codes: 0 done; 1 a warning under --strict, or one of several fonts failed;
    64 wrong usage, or no such face, instance or axis; 65 not a usable font;
    66 cannot be opened; 70 a fault of lineheight; 74 standard output cannot be
    written; 130 Ctrl-C.

    """
  }

  private static var preview: String {
    """
    lineheight preview FONT --size PT --line-height LH [options] -o OUT.svg

    A picture of the answer, drawn with the font's own outlines: the text as it is
    by default, and with spacing and padding. Grey is font.lineHeight, green with
    slanted lines padding, red with lines across lineSpacing; dashed lines are
    Figma's box and baselines. OUT ends in .svg or .html; without -o, or with -o -,
    the SVG goes to standard output.

    Line breaks in --text make lines, up to \(OutlinedText.maximumLines); a single line is repeated --lines
    times. Without --text it is a sample in a script that the font has. Nothing is
    shaped: glyphs stand side by side, kerned where the font has a kern table.

    FONT is a TTF, OTF, TTC, WOFF or WOFF2 file; - is standard input.

    \(options(of: .preview))
    Examples:
      lineheight preview Pretendard-Bold.otf --size 24 --line-height 36 -o out.svg
      lineheight preview Lato-Regular.ttf --size 16 --line-height 150% --lines 3 \\
        --text "Line by line" -o out.html
      lineheight preview A.otf --size 17 --line-height 24 | rsvg-convert -o a.png

    Exit codes: 0 done; 1 a warning under --strict, or OUT of --check differs;
    64 wrong usage, or no such face, instance or axis; 65 not a usable font;
    66 cannot be opened, or no such installed font; 70 a fault of lineheight;
    73 OUT cannot be written; 74 standard output cannot be written.

    """
  }

  private static var spacing: String {
    """
    lineheight FONT... --size PT --line-height LH [options]
    lineheight metrics FONT... [options]          see lineheight metrics --help
    lineheight styles FILE... [options]           see lineheight styles --help
    lineheight preview FONT ... -o OUT            see lineheight preview --help
    lineheight generate man|bash|zsh|fish         man page and completions

    What to type in SwiftUI so that text is as tall as its Figma design: reads
    ascender and descender from the font file and prints

      font.lineHeight = (ascender - descender) x size / unitsPerEm
      lineSpacing     = LH - font.lineHeight      .lineSpacing(...)
      padding         = lineSpacing / 2           .padding(.vertical, ...)

    Figma pads every line above and below; SwiftUI only adds space between lines,
    so the first and the last line need the padding.

    FONT is a TTF, OTF, TTC, WOFF or WOFF2 file; - is standard input.

    \(options(of: .spacing))
    Examples:
      lineheight Pretendard-Bold.otf --size 24 --line-height 36
      lineheight Lato-*.ttf --size 16 --line-height 150% --format csv
      lineheight Brand.otf --size 17 --line-height 1.4em --print lineSpacing,padding
      lineheight --system-font --size 17 --line-height 24 --format json

    Exit codes: 0 done; 1 an --expect missed, a warning under --strict, or one of
    several fonts failed; 64 wrong usage, or no such face, instance or axis; 65 not
    a usable font; 66 cannot be opened, or no such installed font; 70 a fault of
    lineheight; 74 standard output cannot be written.

    """
  }

  /// The block of options in the text, each group below its name.
  static func options(of command: Command) -> String {
    Option.Group.allCases.compactMap { group in
      let lines = Option.allCases.map { ($0, $0.specification) }
        .filter { $1.group == group && $1.commands.contains(command) }.map { Self.lines(of: $0.0, for: command) }
      guard !lines.isEmpty else { return nil }
      return "\(group.rawValue):\n" + lines.joined()
    }.joined(separator: "\n")
  }

  /// The spelling, and the meaning below it where the spelling is long.
  private static func lines(of option: Option, for command: Command) -> String {
    let specification = option.specification
    let letter = specification.letter.map { "-\($0), " } ?? ""
    let head = "  " + letter + option.spelling + (specification.value.map { " " + $0 } ?? "")
    let width = 21
    let indentation = String(repeating: " ", count: width)
    let meaning = specification.meaning(for: command).joined(separator: "\n" + indentation) + "\n"
    guard head.count < width - 1 else { return head + "\n" + indentation + meaning }
    return DisplayWidth.padded(head, to: width) + meaning
  }
}
