/// All that is known of one face, for a report on what is in a file.
public struct FaceDetails: Hashable, Sendable {
  /// Names and metrics.
  public var facts: FontFacts
  /// Axes of a font that varies.
  public var axes: [VariationAxis]
  /// Its named instances.
  public var instances: [NamedInstance]
  /// Whether an MVAR table varies line metrics along the axes.
  public var hasMVAR: Bool

  /// Details of a face.
  public init(
    facts: FontFacts, axes: [VariationAxis] = [], instances: [NamedInstance] = [], hasMVAR: Bool = false
  ) {
    self.facts = facts
    self.axes = axes
    self.instances = instances
    self.hasMVAR = hasMVAR
  }

  /// The line of each platform, in ``Platform/allCases``' order; without those for which the face has no values.
  public var lines: [PlatformLine] {
    Platform.allCases.compactMap {
      try? PlatformLine($0, of: facts.metrics, postScriptName: facts.postScriptName)
    }
  }

  /// What the reader noticed, and what Apple's line rests on.
  public var findings: [Finding] {
    guard let line = lines.first(where: { $0.platform == .apple })?.metrics else { return facts.findings }
    return facts.findings + line.findings + (facts.coverage?.findings(in: line) ?? [])
  }
}
