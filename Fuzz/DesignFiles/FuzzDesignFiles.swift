import DesignFiles
import LineHeightCore

/// Reads what libFuzzer made as a design file: by what it looks like, and as each kind that the first byte's bits ask
/// for. An error is an answer; a crash, a hang and memory beyond the limit are not, nor is a style that cannot be set.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzDesignFiles(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  let input = DesignFileInput(name: "", bytes: bytes)
  for kind in [nil] + DesignFileKind.allCases.map(Optional.some) {
    let options = DesignFileOptions(kind: kind, lineHeightUnit: kind == .csv ? .pixels : nil, family: "F")
    guard let reading = try? read([input], options: options) else { continue }
    precondition(reading.styles.count == reading.places.count)
    for style in reading.styles { precondition(style.size > 0 && (1...1000).contains(style.weight)) }
  }
  return 0
}
