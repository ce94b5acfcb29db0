import CFontconfig
import LineHeightCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The fonts that are installed, as fontconfig knows them. Making one reads fontconfig's configuration and caches, so it
/// is made only where a family is asked for.
@safe package struct InstalledFonts: ~Copyable {
  private let configuration: OpaquePointer

  /// Reads the configuration that FONTCONFIG_FILE names, else the system's.
  ///
  /// It works without HOME and without a writable cache: fontconfig then looks into every font file.
  package init() throws(FontReadingError) {
    guard let configuration = unsafe FcConfigCreate() else { throw .fontconfigFailed }
    // fontconfig would make up a configuration where there is none; that is not what a person asked for.
    let isRead = Self.withoutStandardError {
      unsafe FcConfigParseAndLoad(configuration, nil, FcBool(1)) != 0 && FcConfigBuildFonts(configuration) != 0
    }
    guard isRead else {
      unsafe FcConfigDestroy(configuration)
      throw .noFontConfiguration(file: Self.environment("FONTCONFIG_FILE"))
    }
    unsafe self.configuration = unsafe configuration
  }

  deinit { unsafe FcConfigDestroy(configuration) }

  /// The version of the fontconfig that is linked, such as `2.14.1`. It needs no configuration.
  package static var version: String {
    let number = FcGetVersion()
    return "\(number / 10000).\(number / 100 % 100).\(number % 100)"
  }

  /// All faces, each once: a variable font without its named instances.
  package func faces() throws(FontReadingError) -> [InstalledFace] {
    guard let pattern = unsafe FcPatternCreate(), let objects = unsafe FcObjectSetCreate() else {
      throw .fontconfigFailed
    }
    defer {
      unsafe FcPatternDestroy(pattern)
      unsafe FcObjectSetDestroy(objects)
    }
    for name in [FC_FILE, FC_INDEX, FC_FAMILY, FC_FAMILYLANG, FC_WEIGHT, FC_SLANT, FC_WIDTH, FC_VARIABLE] {
      unsafe FcObjectSetAdd(objects, name)
    }
    let list = unsafe Self.withoutStandardError { unsafe FcFontList(configuration, pattern, objects) }
    guard let list = unsafe list else { throw .fontconfigFailed }
    defer { unsafe FcFontSetDestroy(list) }
    let patterns = unsafe UnsafeBufferPointer(start: list.pointee.fonts, count: Int(list.pointee.nfont))
    let faces = unsafe patterns.compactMap { unsafe $0.flatMap { unsafe Self.face($0) } }
    // fontconfig lists a variable font's default as if it were a static font too.
    let variable = Set(faces.filter(\.isVariable).map { "\($0.index) \($0.path)" })
    return faces.filter { $0.isVariable || !variable.contains("\($0.index) \($0.path)") }
  }

  /// `nil` for a named instance, which is told by its number in the upper 16 bits of the index.
  @unsafe private static func face(_ pattern: OpaquePointer) -> InstalledFace? {
    guard let path = unsafe string(FC_FILE, 0, of: pattern) else { return nil }
    let index = Int(unsafe number(FC_INDEX, of: pattern) ?? 0)
    var isVariable = FcBool(0)
    unsafe FcPatternGetBool(pattern, FC_VARIABLE, 0, &isVariable)
    guard index >> 16 == 0 || isVariable != 0, let weights = unsafe weights(of: pattern) else { return nil }
    var families: [String] = []
    while let family = unsafe string(FC_FAMILY, families.count, of: pattern) { families.append(family) }
    return unsafe InstalledFace(
      path: path, index: index & 0xFFFF, families: families, weights: weights,
      isItalic: (number(FC_SLANT, of: pattern) ?? 0) > 0,
      isNormalWidth: (number(FC_WIDTH, of: pattern) ?? 100) == 100, isVariable: isVariable != 0)
  }

  @unsafe private static func weights(of pattern: OpaquePointer) -> ClosedRange<Double>? {
    var (low, high) = (0.0, 0.0)
    var range: OpaquePointer?
    if unsafe FcPatternGetRange(pattern, FC_WEIGHT, 0, &range) == FcResultMatch {
      guard unsafe FcRangeGetDouble(range, &low, &high) != 0 else { return nil }
    } else {
      low = unsafe number(FC_WEIGHT, of: pattern) ?? 80
      high = low
    }
    (low, high) = (FcWeightToOpenTypeDouble(low), FcWeightToOpenTypeDouble(high))
    return low <= high ? low...high : nil
  }

  @unsafe private static func string(_ object: String, _ index: Int, of pattern: OpaquePointer) -> String? {
    var text: UnsafeMutablePointer<FcChar8>?
    guard unsafe FcPatternGetString(pattern, object, Int32(index), &text) == FcResultMatch else { return nil }
    // FcChar8 is unsigned.
    return unsafe text.map { unsafe FileName.string(path: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self)) }
  }

  @unsafe private static func number(_ object: String, of pattern: OpaquePointer) -> Double? {
    var value = 0.0
    return unsafe FcPatternGetDouble(pattern, object, 0, &value) == FcResultMatch ? value : nil
  }

  /// Runs `body` with standard error pointing nowhere: fontconfig writes there what it thinks of its configuration and
  /// caches, which nobody asked, and offers no other way to stop it. Nothing else may write meanwhile; the command has
  /// one thread.
  private static func withoutStandardError<Result>(_ body: () -> Result) -> Result {
    let saved = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3)
    // A pipe that nobody reads and that drops what it cannot hold: it is there where /dev/null is not.
    var ends: [Int32] = [-1, -1]
    if saved >= 0, unsafe pipe(&ends) == 0 {
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
      dup2(ends[1], STDERR_FILENO)
    }
    defer {
      if saved >= 0 {
        dup2(saved, STDERR_FILENO)
        close(saved)
      }
      for end in ends where end >= 0 { close(end) }
    }
    return body()
  }

  private static func environment(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }
}
