/// What is known of one face of a font file: the plain value that readers make and reports print.
public struct FontFacts: Hashable, Sendable {
  /// Where the face came from, as the user wrote it: a path, or `-` for standard input.
  public var source: String
  /// Index of the face in its file, from 0.
  public var face: Int
  /// Name ID 6.
  public var postScriptName: String?
  /// Name ID 16, else 1.
  public var family: String?
  /// Name ID 17, else 2.
  public var style: String?
  /// Name ID 4.
  public var fullName: String?
  /// Name ID 5 without the word "Version" and what follows the number.
  public var version: String?
  /// Where on its axes a variable font was read; `nil` for its default, and for a font that does not vary.
  public var variation: FontVariation?
  /// The raw metrics of the face, at ``variation``.
  public var metrics: VerticalMetrics
  /// What the face has for a text, where one was asked about.
  public var coverage: TextCoverage?
  /// What the reader noticed.
  public var findings: [Finding]

  /// The facts of a face.
  public init(
    source: String, face: Int = 0, postScriptName: String? = nil, family: String? = nil, style: String? = nil,
    fullName: String? = nil, version: String? = nil, variation: FontVariation? = nil, metrics: VerticalMetrics,
    findings: [Finding] = []
  ) {
    self.source = source
    self.face = face
    self.postScriptName = postScriptName
    self.family = family
    self.style = style
    self.fullName = fullName
    self.version = version
    self.variation = variation
    self.metrics = metrics
    self.findings = findings
  }
}
