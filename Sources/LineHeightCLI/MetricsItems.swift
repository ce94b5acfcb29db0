import FontReading
import LineHeightCore

/// What `metrics` has to look at, one after the other: files, and where a folder or a list of them begins and ends. Folders are
/// looked into when it is their turn.
struct MetricsItems: IteratorProtocol, Sendable {
  enum Item: Sendable {
    case file(File)
    /// What came to nothing before any font of it was read.
    case failed(Message, source: String)
    /// Before what a list names.
    case beginList
    /// Before what a folder holds, and how many files that is.
    case beginFolder(fileCount: Int)
    /// The end of a folder, and what is said of one without any font.
    case endFolder(Message, source: String)
  }

  /// A font file, and what is wanted of it.
  struct File: Sendable {
    let path: String
    /// Whether a person named it; what lies in a folder may be no font.
    var isNamed = true
    var face: FaceSelection?
    var location: FontLocation?
  }

  private let request: MetricsRequest
  private var inputs: ArraySlice<MetricsRequest.Input>
  /// The rest of the list; `nil` before it is read.
  private var list: ArraySlice<UInt8>?
  /// What stands before the next input, the first of it last.
  private var pending: [Item] = []

  init(_ request: MetricsRequest) {
    self.request = request
    inputs = request.inputs[...]
  }

  mutating func next() -> Item? {
    while pending.isEmpty {
      guard expandInput() || expandList() else { return nil }
    }
    return pending.removeLast()
  }

  private mutating func expandInput() -> Bool {
    guard let input = inputs.popFirst() else { return false }
    switch input {
    case .path(let path): expand(path)
    case .installed(let query): pending = [installed(query, source: input.source)]
    }
    return true
  }

  private mutating func expand(_ path: String) {
    guard path != "-", request.isRecursive, FontFolder.isFolder(path) else {
      pending.append(.file(File(path: path)))
      return
    }
    var folder = FontFolder()
    pending.append(.endFolder(Message(emptyFolder: path), source: path))
    pending += folder.entries(below: path).reversed().map { entry in
      switch entry {
      case .file(let path): .file(File(path: path, isNamed: false))
      case .failed(let path, let error): .failed(Message(error, source: path, given: .to(.metrics)), source: path)
      }
    }
    pending.append(.beginFolder(fileCount: pending.count - 1))
  }

  private mutating func expandList() -> Bool {
    guard let file = request.list else { return false }
    guard let bytes = list else {
      pending = [open(file)]
      return true
    }
    guard let start = bytes.firstIndex(where: { $0 != file.separator }) else { return false }
    let path = bytes[start...].prefix { $0 != file.separator }
    list = bytes[path.endIndex...]
    expand(FileName.string(path))
    return true
  }

  private mutating func open(_ file: MetricsRequest.FileList) -> Item {
    list = []
    let isCancelled = { Interruption.isRequested }
    do throws(FontReadingError) {
      let bytes =
        file.path == "-"
        ? try FontBytes.standardInput(unless: isCancelled).contents()
        : try FontBytes.list(path: file.path, unless: isCancelled)
      guard bytes.contains(where: { $0 != file.separator }) else {
        return .failed(Message(emptyList: file.path), source: file.path)
      }
      list = bytes[...]
      return .beginList
    } catch {
      return .failed(Message(error, source: file.path, given: .list), source: file.path)
    }
  }

  private func installed(_ query: InstalledFontQuery, source: String) -> Item {
    do throws(FontReadingError) {
      let answer = try query.answer()
      return .file(
        File(path: answer.path, face: .index(answer.face), location: request.location.adding(answer.axes)))
    } catch {
      return .failed(Message(error, source: source), source: source)
    }
  }
}
