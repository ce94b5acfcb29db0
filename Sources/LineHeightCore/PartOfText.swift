extension Collection where Element: Equatable {
  /// Whether the elements of `part` follow one another somewhere in here.
  ///
  /// The toolchain's own search for a text in a text comes with its regular expressions: more than a megabyte in a static
  /// executable.
  package func contains(part: some Collection<Element>) -> Bool {
    indices.contains { self[$0...].starts(with: part) } || part.isEmpty
  }
}
