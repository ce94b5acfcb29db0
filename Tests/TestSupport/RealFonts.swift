package import Foundation
package import Testing

/// Published fonts that the project may not carry with it, in the folder that LINEHEIGHT_REAL_FONTS names.
package enum RealFonts {
  /// The folder; `nil` where the variable is not set.
  package static let folder: URL? = {
    guard let path = ProcessInfo.processInfo.environment["LINEHEIGHT_REAL_FONTS"], !path.isEmpty else { return nil }
    return URL(filePath: path, directoryHint: .isDirectory)
  }()

  /// Path of one of the fonts.
  package static func path(_ name: String) throws -> String {
    try #require(folder, "LINEHEIGHT_REAL_FONTS is not set").appending(path: name).path(percentEncoded: false)
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips a test, and says why, where there are no real fonts.
  package static var needsRealFonts: Self {
    .enabled(
      if: RealFonts.folder != nil,
      "LINEHEIGHT_REAL_FONTS is not set to a folder with Pretendard and IBM Plex: make check sets it")
  }
}
