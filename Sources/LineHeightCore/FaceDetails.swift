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
    Platform.allCases.compactMap { try? line(of: $0).get() }
  }

  private func line(of platform: Platform) -> Result<PlatformLine, MetricsError> {
    do throws(MetricsError) {
      return .success(try PlatformLine(platform, of: facts.metrics, postScriptName: facts.postScriptName))
    } catch {
      return .failure(error)
    }
  }

  /// What the reader noticed, what the lines of the platforms rest on, and which platforms have none.
  public var findings: [Finding] {
    var findings = facts.findings
    // The platforms for which the face has no values, by what is wrong with them.
    var missing: [(error: MetricsError, platforms: [Platform])] = []
    for platform in Platform.allCases {
      switch line(of: platform) {
      case .success(let line):
        for finding in line.metrics.findings where !findings.contains(finding) { findings.append(finding) }
        if platform == .apple { findings += facts.coverage?.findings(in: line.metrics) ?? [] }
      case .failure(let error):
        if let index = missing.firstIndex(where: { $0.error == error }) {
          missing[index].platforms.append(platform)
        } else {
          missing.append((error, [platform]))
        }
      }
    }
    return findings + missing.map { .platformsWithoutLine($0.platforms, $0.error) }
  }
}
