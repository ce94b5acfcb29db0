/// How well a rule of the domain is known.
public enum Grade: String, Hashable, Sendable, Comparable {
  /// Apple or Figma says so, or many measurements agree.
  case a = "A"
  /// One good source says so.
  case b = "B"
  /// Inferred, or not known. A result that rests on it says so in a note.
  case c = "C"

  /// A before B before C.
  public static func < (left: Grade, right: Grade) -> Bool { left.rawValue < right.rawValue }
}

/// The rules of the domain by their short names. Each is one documented function; docs/rules.md lists them all.
public enum Rule: String, Hashable, Sendable, CaseIterable {
  case a1 = "A1"
  case a2 = "A2"
  case a3 = "A3"
  case a4 = "A4"
  case a5 = "A5"
  case a6 = "A6"
  case a7 = "A7"
  case a10 = "A10"
  case b1 = "B1"
  case b2 = "B2"
  case f1 = "F1"
  case f2 = "F2"
  /// The user named the table (`--rule`).
  case chosen = "--rule"
  /// The user gave the numbers (`--font-metrics`).
  case given = "--font-metrics"
}
