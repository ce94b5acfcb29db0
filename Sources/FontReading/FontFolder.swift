import LineHeightCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Finds the regular files below a folder. A folder that was visited is not visited again, so that links back into it
/// end; pipes, devices and sockets are passed over.
package struct FontFolder {
  /// What was found.
  package enum Entry: Hashable, Sendable {
    case file(String)
    /// A folder that could not be read.
    case failed(String, FontReadingError)
  }

  /// Deepest nesting of folders that is followed.
  package static let maximumDepth = 64
  /// Most entries of folders that are looked at.
  package static let maximumEntries = 1_000_000

  private let entryLimit: Int

  private struct Identity: Hashable {
    let device: UInt64
    let inode: UInt64
  }

  private var visited: Set<Identity> = []
  private var entryCount = 0

  /// - Parameter entryLimit: most entries that are looked at; nobody but a test needs another.
  package init(entryLimit: Int = maximumEntries) { self.entryLimit = entryLimit }

  /// Whether a path is a folder, links followed.
  package static func isFolder(_ path: String) -> Bool {
    status(path).map { $0.st_mode & S_IFMT == S_IFDIR } ?? false
  }

  /// All files below a folder: by name in each folder, byte for byte, so that the order is the same everywhere.
  package mutating func entries(below path: String) -> [Entry] {
    entries(below: path, depth: 0)
  }

  private mutating func entries(below path: String, depth: Int) -> [Entry] {
    guard let info = Self.status(path) else { return [.failed(path, .cannotOpen(OpenFailure(errno: errno)))] }
    let identity = Identity(
      device: UInt64(truncatingIfNeeded: info.st_dev), inode: UInt64(truncatingIfNeeded: info.st_ino))
    guard visited.insert(identity).inserted else { return [] }
    guard depth < Self.maximumDepth else { return [.failed(path, .foldersTooDeep(limit: Self.maximumDepth))] }
    guard let names = Self.names(in: path) else { return [.failed(path, .cannotOpen(OpenFailure(errno: errno)))] }
    var found: [Entry] = []
    for name in names {
      entryCount += 1
      guard entryCount <= entryLimit else {
        return found + [.failed(path, .tooManyFiles(limit: entryLimit))]
      }
      let child = path.hasSuffix("/") ? path + name : "\(path)/\(name)"
      switch Self.status(child).map({ $0.st_mode & S_IFMT }) {
      case S_IFREG: found.append(.file(child))
      case S_IFDIR: found += entries(below: child, depth: depth + 1)
      // A link to nothing, a pipe, a device: nobody named it.
      default: break
      }
    }
    return found
  }

  private static func status(_ path: String) -> stat? {
    var info = stat()
    return unsafe path.withPath { unsafe stat($0, &info) } == 0 ? info : nil
  }

  /// `nil`, and `errno`, where the folder cannot be read.
  private static func names(in path: String) -> [String]? {
    guard let folder = unsafe path.withPath({ unsafe opendir($0) }) else { return nil }
    defer { unsafe closedir(folder) }
    var names: [String] = []
    while let entry = unsafe readdir(folder) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe FileName.string(bytes.prefix { $0 != 0 })
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
