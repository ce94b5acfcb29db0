package import Foundation
package import Testing

/// Published design files that the project may not carry with it, in the folder that LINEHEIGHT_DESIGN_FILES names.
package enum DesignFilesFolder {
  /// The folder; `nil` where the variable is not set.
  package static let url: URL? = {
    guard let path = ProcessInfo.processInfo.environment["LINEHEIGHT_DESIGN_FILES"], !path.isEmpty else { return nil }
    return URL(filePath: path, directoryHint: .isDirectory)
  }()
}

extension Trait where Self == ConditionTrait {
  /// Skips a test, and says why, where there are no such files.
  package static var needsDesignFiles: Self {
    .enabled(
      if: DesignFilesFolder.url != nil,
      "LINEHEIGHT_DESIGN_FILES is not set to a folder with published design files: make check sets it")
  }
}
