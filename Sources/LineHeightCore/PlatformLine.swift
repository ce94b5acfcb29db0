/// Somewhere text is set, with its own idea of how tall a font's line is.
public enum Platform: String, Hashable, Sendable, CaseIterable {
  case apple, figma, web, android, windows
}

/// The line that one platform takes of a font where nobody sets a line height.
public struct PlatformLine: Hashable, Sendable {
  /// Whose line it is.
  public let platform: Platform
  /// The values that were taken, and the table that they stand in.
  public let metrics: LineMetrics
  /// The rule that took them.
  public let rule: Rule
  /// Whether the line gap is part of the line.
  public let includesLineGap: Bool
  /// Whether ascender, descender and gap become whole pixels one by one.
  public let roundsEachPart: Bool

  private init(
    _ platform: Platform, _ metrics: LineMetrics, _ rule: Rule, includesLineGap: Bool, roundsEachPart: Bool = false
  ) {
    self.platform = platform
    self.metrics = metrics
    self.rule = rule
    self.includesLineGap = includesLineGap
    self.roundsEachPart = roundsEachPart
  }

  /// The natural line height in points (or pixels) at a size, before any rounding.
  public func height(at size: Double) -> Double { exactHeight(at: size).value }

  fileprivate func exactHeight(at size: Double) -> ExactLength {
    metrics.exactLine(at: size, includingLeading: includesLineGap)
  }

  /// What a reader sees at a size: as ``height(at:)``, but rounded where the platform rounds.
  public func drawnHeight(at size: Double) -> Double {
    guard roundsEachPart else { return height(at: size) }
    let leading = includesLineGap ? metrics.leading(at: size) : 0
    let parts = [metrics.ascender(at: size), -metrics.descender(at: size), leading]
    return parts.reduce(0) { $0 + Rounding.roundHalfUp($1) }
  }

  /// The line that a platform takes of a face.
  ///
  /// - Throws: ``MetricsError`` where the face has no values for it.
  public init(_ platform: Platform, of metrics: VerticalMetrics, postScriptName: String?) throws(MetricsError) {
    switch platform {
    case .apple: self = try .apple(of: metrics, postScriptName: postScriptName)
    case .figma: self = try .figma(of: metrics)
    case .web: self = try .web(of: metrics)
    case .android: self = try .android(of: metrics)
    case .windows: self = try .windows(of: metrics)
    }
  }

  /// `UIFont.lineHeight`: rules A1 to A4 and A7. Whether SwiftUI adds the line gap is not known (A6).
  private static func apple(of metrics: VerticalMetrics, postScriptName: String?) throws(MetricsError) -> PlatformLine {
    let line = try MetricsRule.apple.lineMetrics(of: metrics, postScriptName: postScriptName)
    return PlatformLine(.apple, line, line.rule, includesLineGap: false)
  }

  /// AUTO: rule F2.
  private static func figma(of metrics: VerticalMetrics) throws(MetricsError) -> PlatformLine {
    PlatformLine(.figma, try FigmaText(metrics: metrics).metrics, .f2, includesLineGap: true)
  }

  /// **P1** `line-height: normal` in Blink on FreeType or DirectWrite: OS/2.fsSelection bit 7 takes sTypo, else hhea;
  /// ascender, descender and lineGap each become whole pixels, and a lineGap below 0 is none. Unlike elsewhere, bit 7 counts
  /// whatever OS/2's version is: Chromium 156 sets Fixtures/fonts/os2-v3-bit7-stat.ttf so (Scripts/check_pictures.py).
  ///
  /// Grade B: Skia, https://github.com/google/skia/blob/main/src/ports/SkFontHost_FreeType.cpp; Blink,
  /// https://chromium.googlesource.com/chromium/src/+/main/third_party/blink/renderer/platform/fonts/simple_font_data.cc
  private static func web(of metrics: VerticalMetrics) throws(MetricsError) -> PlatformLine {
    let line = try skia(metrics)
    return PlatformLine(.web, line, .p1, includesLineGap: line.triple.lineGap > 0, roundsEachPart: true)
  }

  /// **P2** Android's TextView: the same choice as P1, and nothing rounded. The padding of `includeFontPadding`, which
  /// comes from head's box, is not counted, and StaticLayout leaves leading out.
  ///
  /// Grade B: Skia as in P1, and
  /// https://github.com/aosp-mirror/platform_frameworks_base/blob/master/core/java/android/text/StaticLayout.java
  private static func android(of metrics: VerticalMetrics) throws(MetricsError) -> PlatformLine {
    PlatformLine(.android, try skia(metrics), .p2, includesLineGap: false)
  }

  /// **P3** Windows: bit 7 takes sTypo with its gap; else usWin, with an external leading of
  /// max(0, hhea's ascender - descender + lineGap - usWin's height), hhea's descender below the baseline. Without usWin it is
  /// hhea.
  ///
  /// Grade B: https://learn.microsoft.com/typography/opentype/spec/recom
  private static func windows(of metrics: VerticalMetrics) throws(MetricsError) -> PlatformLine {
    if metrics.os2?.usesTypoMetrics == true, metrics.hasTypo {
      return PlatformLine(
        .windows, try MetricsRule.typo.lineMetrics(of: metrics, postScriptName: nil), .p3, includesLineGap: true)
    }
    guard let win = metrics.os2?.win, !win.isEmpty else {
      return PlatformLine(.windows, try FigmaText(metrics: metrics).metrics, .p3, includesLineGap: true)
    }
    var triple = win
    triple.lineGap = metrics.hhea.map { max(0, $0.withDescenderBelow.height + $0.lineGap - win.height) } ?? 0
    return PlatformLine(
      .windows, try .checked(triple, unitsPerEm: metrics.unitsPerEm, source: .win, rule: .p3), .p3,
      includesLineGap: true)
  }

  private static func skia(_ metrics: VerticalMetrics) throws(MetricsError) -> LineMetrics {
    guard metrics.os2?.hasTypoBit == true, metrics.hasTypo else { return try FigmaText(metrics: metrics).metrics }
    return try MetricsRule.typo.lineMetrics(of: metrics, postScriptName: nil)
  }
}

extension VerticalMetrics {
  /// Whether sTypo is there and filled in.
  fileprivate var hasTypo: Bool { os2?.typo.map { !$0.isEmpty } ?? false }
}

/// How far the platforms are apart.
public struct PlatformDisagreement: Hashable, Sendable {
  /// Platforms whose lines are equally tall.
  public struct Group: Hashable, Sendable {
    fileprivate let exactHeight: ExactLength
    /// In points.
    public var height: Double { exactHeight.value }
    /// In the order of their lines.
    public fileprivate(set) var platforms: [Platform]
  }

  /// Lowest first.
  public let groups: [Group]
  /// In points.
  public let size: Double

  /// Compares lines before rounding, so that the web's whole pixels alone are no disagreement.
  public init(_ lines: [PlatformLine], at size: Double = 16) {
    self.size = size
    var groups: [Group] = []
    for line in lines {
      let height = line.exactHeight(at: size)
      if let index = groups.firstIndex(where: { $0.exactHeight == height }) {
        groups[index].platforms.append(line.platform)
      } else {
        groups.append(Group(exactHeight: height, platforms: [line.platform]))
      }
    }
    self.groups = groups.sorted { $0.height < $1.height }
  }

  /// Highest minus lowest line, in points; 0 where all agree.
  public var difference: Double {
    guard let highest = groups.last, let lowest = groups.first else { return 0 }
    return (highest.exactHeight - lowest.exactHeight).value
  }
}
