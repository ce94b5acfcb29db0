/// Contents of single tables (https://learn.microsoft.com/typography/opentype/spec/otff#font-tables): what is not
/// asked for is 0 or harmless.
package enum SfntTable {
  /// head, 54 bytes.
  package static func head(unitsPerEm: Int = 1000) -> [UInt8] {
    var table: [UInt8] = [0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0]
    table.append32(0x5F0F_3CF5)
    table.append16(0)
    table.append16(unitsPerEm)
    return table + [UInt8](repeating: 0, count: 54 - table.count)
  }

  /// hhea, 36 bytes, with one glyph in hmtx.
  package static func hhea(ascender: Int = 950, descender: Int = -250, lineGap: Int = 0) -> [UInt8] {
    var table: [UInt8] = [0, 1, 0, 0]
    for value in [ascender, descender, lineGap] { table.append16(value) }
    return table + [UInt8](repeating: 0, count: 24) + [0, 1]
  }

  /// OS/2 of any version and length; fields that a shorter table has no room for are cut off.
  package static func os2(
    version: Int = 4, fsSelection: Int = 0x40, typo: [Int] = [950, -250, 0], win: [Int] = [950, 250],
    xHeight: Int = 500, capHeight: Int = 700, length: Int = 96
  ) -> [UInt8] {
    var table: [UInt8] = []
    table.append16(version)
    table += [UInt8](repeating: 0, count: 60)
    for value in [fsSelection, 0, 0xFFFF] + typo + win { table.append16(value) }
    table += [UInt8](repeating: 0, count: 8)
    for value in [xHeight, capHeight, 0, 0x20, 0] { table.append16(value) }
    return Array((table + [UInt8](repeating: 0, count: max(0, length - table.count))).prefix(length))
  }

  /// maxp 0.5 of one glyph.
  package static func maxp() -> [UInt8] { [0, 0, 0x50, 0, 0, 1] }

  /// One string of a name table.
  package struct Name {
    /// Platform, encoding and language: Windows, Unicode, American English by default.
    package var platform: (id: Int, encoding: Int, language: Int)
    /// Name ID.
    package var id: Int
    /// The string as it stands in the file.
    package var bytes: [UInt8]

    /// A name of any platform and bytes.
    package init(platform: (Int, Int, Int) = (3, 1, 0x409), _ id: Int, bytes: [UInt8]) {
      self.platform = platform
      self.id = id
      self.bytes = bytes
    }

    /// A name in UTF-16.
    package init(platform: (Int, Int, Int) = (3, 1, 0x409), _ id: Int, _ text: String) {
      var bytes: [UInt8] = []
      for unit in text.utf16 { bytes.append16(Int(unit)) }
      self.init(platform: platform, id, bytes: bytes)
    }
  }

  /// fvar 1.0 of axes without names, and instances at 0 that all have one name.
  package static func fvar(axes: Int, instances: Int, name: Int = 256) -> [UInt8] {
    var table: [UInt8] = [0, 1, 0, 0, 0, 16, 0, 2]
    for value in [axes, 20, instances, 4 + 4 * axes] { table.append16(value) }
    for axis in 0..<axes {
      table += Array("A\(axis)".utf8).prefix(4)
      while table.count % 4 != 0 { table.append(0x20) }
      for value in [0, 0, 1 << 16, 256] { table.append32(value) }
    }
    for _ in 0..<instances {
      table.append32(name << 16)
      table += [UInt8](repeating: 0, count: 4 * axes)
    }
    return table
  }

  /// name, version 0, with the strings in the order given.
  package static func name(_ names: [Name]) -> [UInt8] {
    var table: [UInt8] = [0, 0]
    table.append16(names.count)
    // So many records leave no number for what is behind them.
    table.append16(min(0xFFFF, 6 + 12 * names.count))
    var strings: [UInt8] = []
    for name in names {
      let (platform, encoding, language) = name.platform
      for value in [platform, encoding, language, name.id, name.bytes.count, strings.count] { table.append16(value) }
      strings += name.bytes
    }
    return table + strings
  }
}
