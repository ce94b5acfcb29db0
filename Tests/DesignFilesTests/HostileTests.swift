import DesignFiles
import Foundation
import LineHeightCore
import TestSupport
import Testing

/// Files that are large, deep or wrong as a whole.
@Suite(.timeLimit(.minutes(2))) struct HostileTests {
  @Test(
    arguments: [
      ("", .empty(file: "f")), (" \n\t ", .empty(file: "f")), ("hello", .unknownKind(file: "f")),
      ("a,b\n1,2", .unknownKind(file: "f")),
      ("{}", .unknownKind(file: "f")), ("[]", .unknownKind(file: "f")), (#"{"a": 1}"#, .unknownKind(file: "f")),
      (#"{"status": 403, "err": "Invalid token"}"#, .unknownKind(file: "f")),
      (#"{"c": {"$type": "color", "$value": "red"}}"#, .noTextStyles(.dtcg, files: ["f"])),
      (#"{"document": {"children": []}, "styles": {}}"#, .noTextStyles(.figmaREST, files: ["f"])),
      ("name,family,size", .noTextStyles(.csv, files: ["f"])),
      (
        "name,size\na,1",
        .table(.missingColumn("family", found: ["name", "size"]), FilePlace(file: "f", line: 1, column: 1, path: []))
      ),
      (
        "name,family,weight\na,b,1",
        .table(
          .missingColumn("size", found: ["name", "family", "weight"]),
          FilePlace(file: "f", line: 1, column: 1, path: []))
      ),
      (
        "name,family,size,Font Size\na,b,1,2",
        .table(.columnTwice("Font Size"), FilePlace(file: "f", line: 1, column: 18, path: ["Font Size"]))
      ),
      (
        "sep=;\nname;size\na;1",
        .table(.missingColumn("family", found: ["name", "size"]), FilePlace(file: "f", line: 2, column: 1, path: []))
      ),
      ("sep=;", .unknownKind(file: "f")), ("sep=;\n", .unknownKind(file: "f")),
      ("name,family,size\na,\"b,1", .table(.openQuotation, FilePlace(file: "f", line: 2, column: 3, path: []))),
    ] as [(String, DesignFileError)])
  func wholeFiles(_ text: String, _ error: DesignFileError) {
    #expect(throws: error) { try read([DesignFileInput(name: "f", bytes: Array(text.utf8))]) }
  }

  @Test(
    arguments: [
      (String.Encoding.utf16LittleEndian, [0xFF, 0xFE], "UTF-16"), (.utf16BigEndian, [], "UTF-16"),
      (.utf32LittleEndian, [0xFF, 0xFE, 0, 0], "UTF-32"), (.utf32BigEndian, [], "UTF-32"),
    ] as [(String.Encoding, [UInt8], String)])
  func otherEncodings(_ encoding: String.Encoding, _ mark: [UInt8], _ name: String) throws {
    let data = try #require(#"{"a": {"$value": 1}}"#.data(using: encoding))
    #expect(throws: DesignFileError.encoding(file: "f", name)) {
      try read([DesignFileInput(name: "f", bytes: mark + data)])
    }
  }

  @Test func latin1InATable() {
    let bytes = Array("name,family,size\nR".utf8) + [0xE9] + Array(",F,1".utf8)
    let place = FilePlace(file: "f", line: 2, column: 2, path: [])
    #expect(throws: DesignFileError.table(.notUTF8(0xE9), place)) {
      try read([DesignFileInput(name: "f", bytes: bytes)])
    }
  }

  @Test func kindsThatDoNotMix() throws {
    #expect(throws: DesignFileError.mixedKinds(file: "dtcg.json", .dtcg, other: "styles.csv", .csv)) {
      try read(["dtcg.json", "styles.csv"])
    }
    #expect(throws: DesignFileError.notOfKind(.csv, file: "dtcg.json")) {
      try read(["dtcg.json"], DesignFileOptions(kind: .csv))
    }
    #expect(throws: DesignFileError.noFiles) { try read([] as [DesignFileInput]) }
  }

  @Test func duplicateNamesInATable() throws {
    let text = "name,family,size,lineHeight\nA,F,16,24px\nB,F,16,24\nA,F,20,24px\n,F,20,24px"
    let reading = try read([DesignFileInput(name: "f", bytes: Array(text.utf8))])
    #expect(reading.styles.map(\.name) == ["A"])
    #expect(reading.failures.map(\.problem) == [.unknownUnit(value: "24"), .duplicateName(line: 2), .noName])
    #expect(reading.failures.map(\.place.line) == [3, 4, 5])
    #expect(reading.failures[0].place == FilePlace(file: "f", line: 3, column: 8, path: ["lineHeight"]))
  }

  /// Excel's line that says what separates; it wins over what the header looks like.
  @Test(arguments: [
    "sep=;\n", "SEP=;\r\n", "\"sep=;\"\n", "\u{FEFF}sep=;\r",
  ])
  func declaredSeparator(_ line: String) throws {
    let text = line + "name;family;size;lineHeight;a,b,c,d,e\nA;F, G;16;24px;\nB;F;x;24px;"
    let reading = try read([DesignFileInput(name: "f", bytes: Array(text.utf8))])
    #expect(reading.styles.map(\.name) == ["A"])
    #expect(reading.places.map(\.line) == [3])
    #expect(reading.failures.map(\.place) == [FilePlace(file: "f", line: 4, column: 5, path: ["size"])])
  }

  @Test(arguments: ["|", "\t", ",", ":"])
  func otherDeclaredSeparators(_ separator: String) throws {
    let lines =
      ["sep=\(separator)"] + [["name", "family", "size"], ["A", "F", "16"]].map { $0.joined(separator: separator) }
    let reading = try read([DesignFileInput(name: "f", bytes: Array(lines.joined(separator: "\n").utf8))])
    #expect(reading.styles.map(\.name) == ["A"])
  }

  /// A later file's styles take the places of an earlier one's.
  @Test func laterFilesReplace() throws {
    let first = "name,family,size\nA,F,16\nB,F,16"
    let second = "name,family,size\nC,F,20\nA,G,20"
    let reading = try read(
      [first, second].enumerated().map { DesignFileInput(name: "f\($0)", bytes: Array($1.utf8)) })
    #expect(reading.styles.map(\.name) == ["A", "B", "C"])
    #expect(reading.styles.map(\.family) == ["G", "F", "F"])
  }

  /// A style of a REST answer that no text has.
  @Test func unusedStyle() throws {
    let reading = try read(
      text: #"{"document": {"children": []}, "styles": {"1:2": {"name": "A", "styleType": "TEXT"}}}"#)
    #expect(reading.failures.map(\.problem) == [.notUsed])
  }

  @Test func longChainsOfAliases() throws {
    let tokens = (0..<2_000).map { #", "t\#($0)": {"$value": "{t\#($0 + 1)}"}"# }.joined()
    guard case .failure(let failure) = try style(#""lineHeight": "{t0}""#, tokens: tokens) else { return }
    #expect(failure.problem == .chainTooLong(.lineHeight, limit: 32))
  }

  /// Each token doubles the one before: 2^30 texts, if all were written out.
  @Test func aliasesThatDouble() throws {
    let tokens = (0..<30).map { #", "t\#($0)": {"$type": "x", "$value": "{t\#($0 + 1)} + {t\#($0 + 1)}"}"# }.joined()
    guard
      case .failure(let failure) = try style(
        #""lineHeight": "{t0}""#, tokens: tokens + #", "t30": {"$type": "x", "$value": 1}"#)
    else {
      Issue.record("a style")
      return
    }
    guard case .arithmetic(.lineHeight, _, .tooLong) = failure.problem else {
      Issue.record("\(failure)")
      return
    }
  }

  /// Aliases of nothing but an empty text, and braces that nothing closes.
  @Test func longTextOfAliases() throws {
    let text = String(repeating: "{ $none ", count: 50_000)
    let reading = try read(
      text: #"""
        {"none": {"type": "other", "value": ""},
         "s": {"type": "typography", "value": {"fontFamily": "F", "fontSize": "\#(text)"}}}
        """#)
    guard case .arithmetic(.size, _, .tooLong) = reading.failures.first?.problem else {
      Issue.record("\(reading.failures.count)")
      return
    }
  }

  /// What looked through all tokens for each alias would hang here.
  @Test func manyStyles() throws {
    let tokens = (0..<10_000).map { index in
      """
      "style \(index)": {"$type": "typography", "$value": {"fontFamily": "{base.font}", "fontSize": "{base.size \(index)}",
        "fontWeight": 700, "lineHeight": 1.5}}
      """
    }
    let sizes = tokens.indices.map { #""size \#($0)": {"$type": "dimension", "$value": "\#($0 % 90 + 10)px"}"# }
    let reading = try read(
      text: #"{"base": {"font": {"$value": "F"}, "#
        + sizes.joined(separator: ",\n") + "},\n" + tokens.joined(separator: ",\n") + "}")
    #expect(reading.styles.count == 10_000)
    #expect(reading.failures.isEmpty)
  }

  /// Ten thousand failures, all on one line: places cost no pass over the file each.
  @Test func manyFailuresOnOneLine() throws {
    let tokens = (0..<10_000).map {
      #""s\#($0)": {"$type": "typography", "$value": {"fontFamily": "F", "fontSize": "{x}"}}"#
    }
    let reading = try read(text: "{" + tokens.joined(separator: ",") + "}")
    #expect(reading.failures.count == 10_000)
    #expect(reading.failures.last?.place.line == 1)
  }

  @Test func largeDocument() throws {
    var text = #"{"s": {"$type": "typography", "$value": {"fontFamily": "F", "fontSize": 16}}, "rest": {"#
    let filler = (0..<100).map { #""k\#($0)": [0,1,2,3,4,5,6,7,8,9,"text",true,null,{"a":{}}]"# }.joined(separator: ",")
    let piece = "{\(filler)}"
    let count = 20 << 20
    text.reserveCapacity(count + piece.utf8.count)
    var index = 0
    while text.utf8.count < count {
      text += "\"\(index)\":\(piece),"
      index += 1
    }
    text += #""last": 0}}"#
    #expect(try read(text: text).styles.map(\.name) == ["s"])
  }

  /// Names and values of any kind come out as they are.
  @Test func unusualNames() throws {
    let text =
      #"{"a/b": {"행간 🅰": {"$root": {"$type": "typography", "$value": {"fontFamily": "\u0000\u202E", "fontSize": 16}}}}}"#
    let reading = try read(text: text)
    #expect(reading.styles.map(\.name) == ["a/b/행간 🅰"])
    #expect(reading.styles.map(\.family) == ["\0\u{202E}"])
  }

  /// 20,000 points took 30 seconds: each place on the way was looked for by 20,000 joined names.
  @Test func aliasOfPoints() throws {
    let alias = Array(repeating: "a", count: 100_000).joined(separator: ".")
    let text = #"{"a":{"$type":"typography","$value":"{\#(alias)}"}}"#
    #expect(try read(text: text).failures.map(\.problem) == [.danglingAlias(nil, chain: [alias])])
  }
}
