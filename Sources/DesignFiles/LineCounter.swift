/// Lines and columns of bytes. Only who asks pays: a pass over the file, which leaves a mark every 128 bytes.
final class LineCounter {
  private let bytes: [UInt8]
  private static let step = 128
  /// Line and column of each `step`th byte.
  private lazy var marks: [Place] = {
    var marks: [Place] = []
    var place = Place(line: 1, column: 1)
    for start in stride(from: 0, through: bytes.count, by: Self.step) {
      marks.append(place)
      advance(&place, from: start, to: min(start + Self.step, bytes.count))
    }
    return marks
  }()

  private struct Place {
    var line: Int32
    var column: Int32
  }

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Line and column of a byte, from 1. Lines end with LF, CR or both; columns count Unicode scalars, and the byte order
  /// mark is none.
  func place(of offset: Int) -> (line: Int, column: Int) {
    let start = offset / Self.step
    var place = marks[start]
    advance(&place, from: start * Self.step, to: offset)
    return (Int(place.line), Int(place.column))
  }

  private func advance(_ place: inout Place, from start: Int, to end: Int) {
    let start = max(start, UTF8Text.lengthOfByteOrderMark(bytes))
    guard start < end else { return }
    for position in start..<end {
      let byte = bytes[position]
      if byte == .lineFeed
        || byte == .carriageReturn && !(position + 1 < bytes.count && bytes[position + 1] == .lineFeed)
      {
        place.line += 1
        place.column = 1
      } else if byte & 0xC0 != 0x80 {
        place.column += 1
      }
    }
  }
}
