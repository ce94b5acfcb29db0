import LineHeightCore
import Testing

/// Names in JSON pointers (RFC 6901, section 4): ~1 is a slash, ~0 a tilde, and ~01 the two characters ~1.
struct PointerTests {
  @Test(arguments: [
    ("a~0b", "a~b"), ("a~1b", "a/b"), ("a~01", "a~1"), ("~0~1", "~/"), ("~1~0", "/~"), ("a~2", "a~2"), ("a~", "a~"),
    ("a%7E0", "a~"), ("plain", "plain"),
  ])
  func leadsToTheName(_ pointer: String, _ name: String) throws {
    let tokens = ##", "\##(name)": {"$type": "dimension", "$value": {"value": 20, "unit": "px"}}"##
    let result = try style(##""fontSize": {"$ref": "#/\##(pointer)/$value"}, "lineHeight": 1.5"##, tokens: tokens)
    #expect(try result.get().size == 20)
  }
}
