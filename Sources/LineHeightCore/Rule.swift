/// The rule that chose the values of a line. docs/rules.md explains each.
public enum Rule: String, Hashable, Sendable, CaseIterable {
  case a2 = "A2"
  case a3 = "A3"
  case a4 = "A4"
  case a7 = "A7"
  case a10 = "A10"
  case f2 = "F2"
  case p1 = "P1"
  case p2 = "P2"
  case p3 = "P3"
  /// The user named the table (`--rule`).
  case chosen = "--rule"
  /// The user gave the numbers (`--font-metrics`).
  case given = "--font-metrics"
}
