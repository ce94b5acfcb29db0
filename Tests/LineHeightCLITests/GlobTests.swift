import Testing

@testable import LineHeightCLI

struct GlobTests {
  @Test(arguments: [
    ("heading/*", "heading/large", true), ("heading/*", "body/large", false), ("*", "", true), ("", "", true),
    ("", "a", false), ("?ody", "body", true), ("?ody", "ody", false), ("*/l*e", "heading/large", true),
    ("a*b*c", "aXbXbXc", true), ("a*b*c", "aXbX", false), ("행?/*", "행간/본문", true), ("a.b", "axb", false),
  ])
  func matches(_ pattern: String, _ name: String, _ expected: Bool) {
    #expect(Glob(pattern).matches(name) == expected)
  }

  /// Patterns like this one made recursive matchers take years.
  @Test func isNotExponential() {
    let pattern = String(repeating: "*a", count: 200) + "b"
    #expect(!Glob(pattern).matches(String(repeating: "a", count: 2000)))
  }
}
