package import Foundation

/// Where the tests find the project's own files, whatever folder they are run from.
package enum Repository {
  /// The folder of Package.swift.
  package static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The folder of the fixture fonts.
  package static let fonts = root.appending(path: "Fixtures/fonts")

  /// Path of a fixture font, such as `sample.ttf`.
  package static func fixture(_ name: String) -> String {
    fonts.appending(path: name).path(percentEncoded: false)
  }

  /// The bytes of a fixture font.
  package static func bytes(ofFixture name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: fonts.appending(path: name)))
  }

  /// What must be read from each fixture font.
  package static func expected(_ name: String = "expected.csv") throws -> [CSVRow] {
    try CSVTable(contentsOf: fonts.appending(path: name)).rows
  }

  /// Values measured in Figma and on iOS: the rows of one file of Fixtures/oracle.
  package static func oracle(_ name: String) throws -> [CSVRow] {
    try CSVTable(contentsOf: root.appending(path: "Fixtures/oracle/\(name)")).rows
  }
}
