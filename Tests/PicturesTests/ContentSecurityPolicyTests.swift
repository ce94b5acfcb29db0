import Testing

@testable import Pictures

/// The hashes by which a page's policy knows its own style sheets and scripts.
struct ContentSecurityPolicyTests {
  /// FIPS 180-4's own examples, and lengths around the end of a block; `sha256sum` says the same.
  @Test(arguments: [
    ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
    ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="
    ),
    (String(repeating: "a", count: 64), "/+BU/nrgy23GXDr5th1SCfQ5hR20PQulmXM33xVGaOs="),
  ])
  func hash(_ text: String, _ expected: String) {
    #expect(Base64.text(SHA256.digest(of: Array(text.utf8))) == expected)
  }

  @Test func allowsNothingElse() {
    #expect(ContentSecurityPolicy().text == "default-src 'none'; base-uri 'none'; form-action 'none'")
    #expect(
      ContentSecurityPolicy(styles: [""]).text
        == "default-src 'none'; base-uri 'none'; form-action 'none'; "
        + "style-src 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='")
  }
}
