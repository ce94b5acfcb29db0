package import Foundation

/// A folder for one test, removed with all in it when the last reference goes.
package final class TemporaryFolder {
  /// The folder.
  package let url: URL

  /// Makes an empty folder that nobody else has.
  package init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "lineheight-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Path of something in the folder, there or not.
  package func path(_ name: String) -> String { url.appending(path: name).path(percentEncoded: false) }

  /// Writes a file and gives its path.
  package func write(_ bytes: [UInt8], to name: String) throws -> String {
    try Data(bytes).write(to: url.appending(path: name))
    return path(name)
  }
}
