import FontReading
import LineHeightCore

/// Reads what libFuzzer made as a font, every way that the command can: all faces, each at its default and at its first
/// instance, with and without a text, its outlines, and all the lines that platforms take of it. An error is an answer; a
/// crash, a hang and memory beyond the limit are not.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzFontReading(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let file = unsafe FontBytes(Array(UnsafeBufferPointer(start: start, count: count)))
  guard let reader = try? FontReader(), let faces = try? reader.faces(of: file, .only) else { return 0 }
  // A collection of 4,096 equal faces finds nothing that a few do not.
  for face in faces.prefix(4) {
    for location in [FontLocation(), FontLocation(instance: .index(0))] {
      for text in [nil, "Aé행👍"] {
        guard let details = try? reader.details(of: file, source: "", face: face, at: location, text: text) else {
          continue
        }
        _ = PlatformDisagreement(details.lines)
        _ = details.findings
      }
      for lines in [nil, ["Aé행👍", "AV A"]] {
        _ = try? reader.outlinedText(of: file, face: face, at: location, lines: lines, count: 2).findings
      }
    }
  }
  return 0
}
