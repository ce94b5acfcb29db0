import Foundation
import TestSupport
import Testing

/// Files whose names are not UTF-8 are read by their own bytes, and shown with an escape.
#if os(Linux)
  struct FileNameTests {
    /// A folder with `caf\xE9.ttf`, a font, and the sound `a.ttf`.
    private static func run(_ script: String) throws -> BuiltBinary.Outcome {
      let folder = try TemporaryFolder()
      let sample = Repository.fixture("sample.ttf")
      let prepare = "export LC_ALL=C; name=$(printf 'caf\\351.ttf'); cp '\(sample)' a.ttf; cp '\(sample)' \"$name\"; "
      return try BuiltBinary.shell(prepare + script, workingDirectory: folder.url)
    }

    private static let shown = "caf\\xE9.ttf"

    @Test func argument() throws {
      let outcome = try Self.run(#""$0" "$name" --size 24 --line-height 36 --print font.source,fontLineHeight"#)
      #expect(outcome == .done("\(Self.shown)\t28.8\n"))
    }

    @Test(arguments: [
      #""$0" metrics -r ."#, #"ls | "$0" metrics --files-from -"#,
      #"printf '%s\0' a.ttf "$name" | "$0" metrics --files-from - -0"#, #""$0" metrics a.ttf "$name""#,
    ])
    func many(_ script: String) throws {
      let outcome = try Self.run(script + " --format ndjson")
      #expect(outcome.errors == "")
      #expect(outcome.exitCode == 0)
      let sources = try outcome.output.split(separator: "\n").map { line in
        let record = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
        return (record?["font"] as? [String: Any])?["source"] as? String
      }
      #expect(sources.map { $0?.split(separator: "/").last.map(String.init) } == ["a.ttf", Self.shown])
    }

    @Test func folder() throws {
      let outcome = try Self.run(
        #"mkdir "d$name"; cp a.ttf "d$name"; "$0" metrics -r "d$name" --format csv | tail -1 | cut -d, -f1"#)
      #expect(outcome == .done("d\(Self.shown)/a.ttf\n"))
    }

    @Test func messages() throws {
      let outcome = try Self.run(#"printf x > "$name"; "$0" metrics "$name" --format json"#)
      #expect(outcome.errors.hasPrefix("lineheight: error: \(Self.shown): is text, not a font"))
      let document = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
      #expect((document?["errors"] as? [[String: Any]])?.first?["source"] as? String == Self.shown)
      let missing = try Self.run(#""$0" "no$name" --size 24 --line-height 36"#)
      #expect(missing == .refused("no\(Self.shown): no such file", exitCode: 66))
    }
  }
#endif
