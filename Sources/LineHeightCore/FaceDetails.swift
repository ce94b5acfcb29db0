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

  /// What the reader noticed, what the lines of the platforms rest on, and which platforms have none.
  public var findings: [Finding] {
    let lines = lines
    var findings = facts.findings
    for finding in lines.flatMap(\.metrics.findings) where !findings.contains(finding) { findings.append(finding) }
    findings += linesMissing
    if let line = lines.first(where: { $0.platform == .apple })?.metrics {
      findings += facts.coverage?.findings(in: line) ?? []
    }
    return findings
  }

  /// The platforms for which the face has no values, by what is wrong with them.
  private var linesMissing: [Finding] {
    var missing: [(error: MetricsError, platforms: [Platform])] = []
    for platform in Platform.allCases {
      do throws(MetricsError) {
        _ = try PlatformLine(platform, of: facts.metrics, postScriptName: facts.postScriptName)
      } catch {
        if let index = missing.firstIndex(where: { $0.error == error }) {
          missing[index].platforms.append(platform)
        } else {
          missing.append((error, [platform]))
        }
      }
    }
    return missing.map { .platformsWithoutLine($0.platforms, $0.error) }
  }
}
