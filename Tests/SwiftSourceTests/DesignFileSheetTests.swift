import Foundation
import TestSupport
import Testing

/// The whole way: the Swift that the command makes of design files, type-checked. Each family is given a fixture font; which
/// numbers it has does not matter here.
@Suite struct DesignFileSheetTests {
  #if os(Linux)
    @Test(arguments: [
      ["dtcg.json"], ["figma-rest.json"], ["figma-styles-px.json"], ["tokens-studio.json"], ["styles-crlf.tsv"],
      ["design-tokens-plugin-original.json"], ["variables-base.json", "variables-semantic.json"], ["aliases.json"],
    ])
    func ours(_ files: [String]) throws {
      let options = ["--family", "Haenggan Sample", "--fonts", "Fixtures/fonts"]
      try check(files.map { "Fixtures/design/\($0)" }, options: options, families: ["Haenggan Bit7", "F"])
    }

    /// Every published file that has whole styles.
    @Test(
      .needsDesignFiles,
      arguments: [
        ["figma-rest-fileNodes.json"], ["dtcg-2025.10-spec-ref-pointer.tokens.json"],
        ["dtcg-2025.10-spec-typography.tokens.json"], ["tokens-studio-default.json"],
        ["dtcg-primer-base-typography.tokens.json", "dtcg-primer-functional-typography.tokens.json"],
        ["design-tokens-plugin-original.json"],
      ])
    func published(_ files: [String]) throws {
      let folder = try #require(DesignFilesFolder.url)
      try check(
        files.map { folder.appending(path: $0).path(percentEncoded: false) }, options: ["--system-font"],
        families: [
          "Roboto", "Roboto Condensed", "Spinnaker", "Helvetica", "Inter", "Akzidenz-Grotesk Pro", "ui-monospace",
        ])
    }

    private func check(_ files: [String], options: [String], families: [String]) throws {
      let fonts = families.flatMap { ["--font", "\($0)=Fixtures/fonts/sample.ttf"] }
      for shape in [["swift"], ["swift", "--uikit"], ["swift-tests"]] {
        let outcome = try BuiltBinary.run(["styles"] + files + fonts + options + ["--quiet", "--format"] + shape)
        #expect(!outcome.output.isEmpty, "\(outcome.errors)")
        #expect(try TypeChecker.shared.get().complaints(about: outcome.output) == "")
        #expect(try TypeChecker.formatted(outcome.output) == outcome.output)
      }
    }
  #endif
}
