import CFreeType
import LineHeightCore

extension FreeTypeFace {
  /// What fvar offers; nothing for a font that does not vary, which without gvar or CFF2 is so even with fvar.
  func variationSpace() throws(FontReadingError) -> VariationSpace {
    guard unsafe handle.pointee.face_flags & FT_Long(FT_FACE_FLAG_MULTIPLE_MASTERS) != 0 else {
      return VariationSpace()
    }
    try VariationSpace.checkLength(of: self)
    var master: UnsafeMutablePointer<FT_MM_Var>?
    let code = unsafe FT_Get_MM_Var(handle, &master)
    guard code == 0, let master = unsafe master else { throw .freeType(code) }
    defer { unsafe FT_Done_MM_Var(library, master) }
    return unsafe try VariationSpace(master.pointee, of: self)
  }

  /// Moves the face to a place on its axes.
  ///
  /// - Parameter coordinates: one value for each axis, in the font's order.
  /// - Returns: what MVAR adds there, as FreeType has applied it to its own copy of OS/2. Its hhea stays stale.
  func setDesignCoordinates(_ coordinates: [Double]) throws(FontReadingError) -> MetricsDeltas {
    let before = lineValues
    var fixed = coordinates.map { FT_Fixed(($0 * 65536).rounded()) }
    let code = unsafe fixed.withUnsafeMutableBufferPointer {
      unsafe FT_Set_Var_Design_Coordinates(handle, FT_UInt($0.count), $0.baseAddress)
    }
    guard code == 0 else { throw .freeType(code) }
    guard let before, let after = lineValues else { return MetricsDeltas() }
    return after - before
  }

  /// The values of FreeType's OS/2 that MVAR moves. Where the table is short they belong to something else: only their
  /// difference is of use.
  private var lineValues: MetricsDeltas? {
    guard let table = unsafe FT_Get_Sfnt_Table(handle, FT_SFNT_OS2) else { return nil }
    let os2 = unsafe table.assumingMemoryBound(to: TT_OS2.self).pointee
    return MetricsDeltas(
      typo: VerticalTriple(
        ascender: Int(os2.sTypoAscender), descender: Int(os2.sTypoDescender), lineGap: Int(os2.sTypoLineGap)),
      winAscent: Int(os2.usWinAscent), winDescent: Int(os2.usWinDescent), xHeight: Int(os2.sxHeight),
      capHeight: Int(os2.sCapHeight))
  }
}

extension MetricsDeltas {
  fileprivate static func - (left: MetricsDeltas, right: MetricsDeltas) -> MetricsDeltas {
    MetricsDeltas(
      typo: VerticalTriple(
        ascender: left.typo.ascender - right.typo.ascender, descender: left.typo.descender - right.typo.descender,
        lineGap: left.typo.lineGap - right.typo.lineGap),
      winAscent: left.winAscent - right.winAscent, winDescent: left.winDescent - right.winDescent,
      xHeight: left.xHeight - right.xHeight, capHeight: left.capHeight - right.capHeight)
  }
}

extension VariationSpace {
  /// Takes over what FreeType read.
  ///
  /// - Parameter face: what has the names.
  @safe fileprivate init(_ master: FT_MM_Var, of face: borrowing FreeTypeFace) throws(FontReadingError) {
    let axisRecords = unsafe UnsafeBufferPointer(start: master.axis, count: Int(master.num_axis))
    axes = unsafe axisRecords.map { axis in
      unsafe VariationAxis(
        tag: Self.tag(axis.tag), minimum: Self.value(axis.minimum), defaultValue: Self.value(axis.def),
        maximum: Self.value(axis.maximum))
    }
    let styles = unsafe UnsafeBufferPointer(start: master.namedstyle, count: Int(master.num_namedstyles))
    let ids = unsafe styles.flatMap { style in
      unsafe [style.strid, style.psid].map { NameTable.ID(rawValue: Int($0)) }
    }
    let names = try NameTable(of: face, others: Set(ids))
    let axisCount = axes.count
    instances = unsafe styles.enumerated().map { index, style in
      let name = unsafe names[NameTable.ID(rawValue: Int(style.strid))]
      let coordinates = unsafe UnsafeBufferPointer(start: style.coords, count: axisCount)
      let postScriptName = unsafe names[NameTable.ID(rawValue: Int(style.psid))]
      return unsafe NamedInstance(
        index: index, name: name, postScriptName: postScriptName ?? names.postScriptName(ofInstance: name),
        ownsPostScriptName: postScriptName != nil, coordinates: coordinates.map(Self.value))
    }
  }

  /// 16.16 fixed-point in 32 bits. FT_Fixed has 64 where C's long has, and some values come without their sign there.
  private static func value(_ fixed: FT_Fixed) -> Double { Double(Int32(truncatingIfNeeded: fixed)) / 65536 }

  private static func tag(_ code: FT_ULong) -> String {
    String(String.UnicodeScalarView([24, 16, 8, 0].map { Unicode.Scalar(UInt8(truncatingIfNeeded: code >> $0)) }))
  }
}

extension NameTable {
  /// The PostScript name of an instance that fvar gives none: the family's prefix and the instance's name, letters and
  /// digits only (https://adobe-type-tools.github.io/font-tech-notes/pdfs/5902.AdobePSNameGeneration.pdf).
  func postScriptName(ofInstance name: String?) -> String? {
    let prefix = self[.variationsPostScriptPrefix] ?? self[.typographicFamily, .family].map(Self.alphanumeric)
    guard let prefix, let name, !prefix.isEmpty else { return nil }
    let suffix = Self.alphanumeric(name)
    return suffix.isEmpty ? nil : "\(prefix)-\(suffix)"
  }

  private static func alphanumeric(_ text: String) -> String {
    text.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }
}

extension FaceDetails {
  /// Adds axes and instances. Broken ones are said, and do not keep the rest from being read; too many are an error.
  mutating func listAxes(of face: borrowing FreeTypeFace) throws(FontReadingError) {
    do throws(FontReadingError) {
      let space = try face.variationSpace()
      (axes, instances) = (space.axes, space.instances)
    } catch .freeType {
      facts.findings.append(.axesUnreadable)
    }
  }
}
