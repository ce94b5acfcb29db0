package import LineHeightCore

/// Why a font could not be read: facts, whose sentences the command line makes.
package enum FontReadingError: Error, Hashable, Sendable {
  /// The path cannot be opened for reading.
  case cannotOpen(OpenFailure)
  /// Reading failed with this `errno`.
  case cannotRead(errno: Int32)
  /// The file became shorter while it was read.
  case cutShort
  /// It was being waited for, and nobody waits any more.
  case cancelled
  /// Standard input holds more than the limit, in bytes.
  case inputTooLarge(limit: Int)
  /// There is nothing in the file.
  case empty
  /// The content is no font of any kind. `isText`: it reads as text.
  case notAFont(isText: Bool)
  /// A font format without the tables that line metrics come from.
  case unsupported(FontFormat)
  /// A table that is needed ends after the end of the file. In bytes.
  case tableBeyondEnd(tag: String, end: Int, fileSize: Int)
  /// A table that is needed ends before its last needed field. In bytes.
  case tableTooShort(tag: String, length: Int, needed: Int)
  /// The table directory, or the list of faces, ends after the end of the file.
  case directoryBeyondEnd(fileSize: Int)
  /// A table without which there are no metrics is absent.
  case missingTable(tag: String)
  /// Neither hhea nor OS/2.
  case noVerticalMetrics
  /// head.unitsPerEm is not in 16 ... 16384.
  case unitsPerEmOutOfRange(Int)
  /// More tables than ``SfntDirectory/maximumTables``.
  case tooManyTables(Int, limit: Int)
  /// More records in the name table than ``NameTable/maximumRecords``.
  case tooManyNames(Int, limit: Int)
  /// More named instances and axes in fvar than ``VariationSpace/maximumLength`` has room for.
  case tooManyInstances(Int, axes: Int, limit: Int)
  /// The faces of a collection share more than ``FontReader/maximumSharedLength`` of tables that are read for each.
  case sharesTooMuch(limit: Int)
  /// A collection of no faces.
  case noFaces
  /// More faces than ``FontReader/maximumFaces``.
  case tooManyFaces(Int, limit: Int)
  /// A collection, and nobody said which face.
  case faceNotChosen(FaceList)
  /// The file has no such face.
  case noSuchFace(FaceSelection, FaceList)
  /// A place on the axes of a font that does not vary. `hasAxes`: it has fvar, but neither gvar nor CFF2.
  case notVariable(hasAxes: Bool)
  /// The font has no such named instance.
  case noSuchInstance(FontLocation.Instance, [NamedInstance])
  /// The font has no axis with this tag.
  case noSuchAxis(String, [VariationAxis])
  /// The value lies outside the axis.
  case axisOutOfRange(VariationAxis, value: Double)
  /// Folders are nested deeper than ``FontFolder/maximumDepth``.
  case foldersTooDeep(limit: Int)
  /// Folders hold more than ``FontFolder/maximumEntries``.
  case tooManyFiles(limit: Int)
  /// fontconfig has no configuration. `file`: where FONTCONFIG_FILE says it is.
  case noFontConfiguration(file: String?)
  /// fontconfig gave no list of fonts.
  case fontconfigFailed
  /// No installed font has this family name; these are there.
  case noSuchFamily(String, installed: [String])
  /// The family has neither this weight nor an axis that reaches it, upright or italic as asked.
  case noSuchStyle(InstalledFontQuery, available: [InstalledFace])
  /// A WOFF says that it unpacks to more than ``FontReader/maximumUnpackedSize``. In bytes.
  case claimsTooLarge(Int, limit: Int)
  /// The outlines of a text have more points than ``FontReader/maximumOutlinePoints``.
  case outlinesTooLarge(limit: Int)
  /// FreeType needs more memory than ``FreeTypeLibrary/memoryLimit``. In bytes.
  case needsTooMuchMemory(limit: Int)
  /// FreeType refuses the font, in its own words if it has some.
  case freeType(code: Int, text: String?)
}

/// Why a path cannot be opened as a file.
package enum OpenFailure: Hashable, Sendable {
  case noSuchFile
  case noPermission
  case folder
  case pipe
  case device
  case socket
  case other(errno: Int32)
}

/// Which face of a file is meant.
package enum FaceSelection: Hashable, Sendable {
  /// The only face; a collection is an error that lists its faces.
  case only
  /// By index, from 0.
  case index(Int)
  /// By PostScript name or full name.
  case name(String)
}

/// The faces of a file: how many, and what tells the first of them apart.
package struct FaceList: Hashable, Sendable {
  /// Most faces that are told apart: more would not be read by anybody.
  package static let limit = 20

  package let count: Int
  /// At most ``limit``.
  package let first: [FaceLabel]
}

/// What tells one face of a collection from another.
package struct FaceLabel: Hashable, Sendable {
  package let index: Int
  package let postScriptName: String?
  package let fullName: String?
}
