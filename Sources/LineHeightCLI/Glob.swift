/// Names with `*` for any text and `?` for one character.
struct Glob {
  private let pattern: [Character]

  init(_ pattern: String) { self.pattern = Array(pattern) }

  /// In at most pattern x name steps: only the last `*` is ever tried again.
  func matches(_ name: String) -> Bool {
    let name = Array(name)
    var (p, n) = (0, 0)
    var retry: (pattern: Int, name: Int)?
    while n < name.count {
      if p < pattern.count, pattern[p] == "*" {
        retry = (p + 1, n)
        p += 1
      } else if p < pattern.count, pattern[p] == "?" || pattern[p] == name[n] {
        (p, n) = (p + 1, n + 1)
      } else if let last = retry {
        retry = (last.pattern, last.name + 1)
        (p, n) = (last.pattern, last.name + 1)
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == "*" }
  }
}
