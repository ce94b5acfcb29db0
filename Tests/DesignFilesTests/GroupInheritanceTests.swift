import DesignFiles
import LineHeightCore
import Testing

/// What groups take over from others (https://www.designtokens.org/tr/2025.10/format/#extending-groups): styles that only
/// the other group writes down were an error, and before that lost without a word.
@Suite struct GroupInheritanceTests {
  /// A token with a text style of this size.
  func token(_ size: String) -> String {
    #"{"$value": {"fontFamily": "F", "fontSize": "\#(size)", "lineHeight": 1.5}}"#
  }

  /// Names and sizes, as `a/x 16`.
  func summary(_ reading: DesignFileReading) -> [String] {
    reading.styles.map { "\($0.name) \(Int($0.size))" }
  }

  @Test(arguments: [
    #""$extends": "{a.b}""#, ##""$extends": "#/a/b""##, ##""$extends": {"$ref": "#/a/b"}"##, ##""$ref": "#/a/b""##,
  ])
  func spellings(_ reference: String) throws {
    let text =
      #"{"a": {"b": {"$type": "typography", "x": \#(token("16px")), "y": {"z": \#(token("20px"))}}}, "c": {\#(reference)}}"#
    let reading = try read(text: text)
    #expect(reading.failures == [])
    #expect(summary(reading) == ["a/b/x 16", "a/b/y/z 20", "c/x 16", "c/y/z 20"])
  }

  /// What stands in the group itself hides the other's of the same path, whole, whether it is a text style or not.
  @Test(arguments: [#""$extends": "{a}""#, ##""$ref": "#/a""##])
  func ownTokensCount(_ reference: String) throws {
    let reading = try read(
      text: #"""
        {"a": {"$type": "typography", "kept": \#(token("16px")), "changed": \#(token("16px")), "gone": \#(token("16px")),
           "group": {"kept": \#(token("20px")), "changed": \#(token("20px"))}, "replaced": {"x": \#(token("20px"))}},
         "b": {\#(reference), "changed": \#(token("17px")), "gone": {"$type": "color", "$value": "red"},
           "group": {"changed": \#(token("21px")), "new": \#(token("22px"))}, "replaced": \#(token("23px"))}}
        """#)
    #expect(reading.failures == [])
    #expect(
      summary(reading).filter { $0.hasPrefix("b") } == [
        "b/changed 17", "b/group/changed 21", "b/group/new 22", "b/replaced 23", "b/kept 16", "b/group/kept 20",
      ])
  }

  /// Through several groups, the nearest first; the order in the file does not matter.
  @Test func chains() throws {
    let reading = try read(
      text: #"""
        {"c": {"$extends": "{b}", "z": \#(token("30px"))},
         "b": {"$extends": "{a}", "y": \#(token("20px"))},
         "a": {"$type": "typography", "x": \#(token("10px")), "y": \#(token("11px")), "z": \#(token("12px"))}}
        """#)
    #expect(reading.failures == [])
    #expect(
      summary(reading) == [
        "c/z 30", "c/y 20", "c/x 10", "b/y 20", "b/x 10", "b/z 12", "a/x 10", "a/y 11", "a/z 12",
      ])
  }

  /// Groups in a group that is taken over take over others themselves, and a name may lead through a group that is there by
  /// inheritance only. The inner group's come first.
  @Test func groupsInGroups() throws {
    let reading = try read(
      text: #"""
        {"small": {"$type": "typography", "x": \#(token("10px"))},
         "large": {"$type": "typography", "x": \#(token("30px")), "y": \#(token("31px"))},
         "a": {"in": {"$extends": "{small}"}}, "b": {"$extends": "{a}"}, "c": {"$extends": "{b.in}"},
         "d": {"$extends": "{a}", "in": {"$extends": "{large}"}}}
        """#)
    #expect(reading.failures == [])
    #expect(
      summary(reading).dropFirst(3) == ["a/in/x 10", "b/in/x 10", "c/x 10", "d/in/x 30", "d/in/y 31"])
  }

  /// `$root` is the token that goes by its group's name.
  @Test func rootTokens() throws {
    let reading = try read(
      text: #"""
        {"a": {"$type": "typography", "$root": \#(token("16px")), "x": \#(token("17px"))}, "b": {"$extends": "{a}"},
         "c": {"$extends": "{a}", "$root": \#(token("20px"))}, "d": {"$value": "{b.$root}"}}
        """#)
    #expect(reading.failures == [])
    #expect(summary(reading) == ["a 16", "a/x 17", "b 16", "b/x 17", "c 20", "c/x 17", "d 16"])
  }

  /// A type comes with the group, also to the tokens of the one that takes it over; a nearer one counts.
  @Test func types() throws {
    let bare = #"{"$value": {"fontSize": "16px"}}"#
    let reading = try read(
      text: #"""
        {"a": {"$type": "typography", "x": \#(bare)}, "b": {"$extends": "{a}", "own": \#(bare)},
         "c": {"$extends": "{b}", "own": \#(bare)}, "d": {"$extends": "{a}", "$type": "other", "own": \#(bare)},
         "untyped": {"x": \#(bare)}, "e": {"$type": "typography", "$extends": "{untyped}"}}
        """#, DesignFileOptions(family: "Given"))
    #expect(reading.failures == [])
    #expect(reading.styles.map(\.name) == ["a/x", "b/own", "b/x", "c/own", "c/x", "d/x", "e/x"])
  }

  /// Aliases and pointers lead to what is there by inheritance, and what is taken over keeps its own.
  @Test func aliases() throws {
    let reading = try read(
      text: ##"""
        {"size": {"small": {"$type": "dimension", "$value": "10px"}, "large": {"$type": "dimension", "$value": "30px"}},
         "b": {"$extends": "{size}", "small": {"$type": "dimension", "$value": "12px"}}, "c": {"$extends": "{b}"},
         "a": {"$type": "typography", "x": \##(token("{b.small}")), "y": \##(token("{c.large}")),
           "z": {"$value": {"fontFamily": "F", "fontSize": {"$ref": "#/c/small/$value"}}}},
         "d": {"$extends": "{a}"}, "part": {"$type": "typography", "$value": {"fontFamily": "F", "fontSize": "{d.y.fontSize}"}}}
        """##)
    #expect(reading.failures == [])
    #expect(summary(reading) == ["a/x 12", "a/y 30", "a/z 12", "d/x 12", "d/y 30", "d/z 12", "part 30"])
  }

  @Test func severalFiles() throws {
    let base =
      #"{"a": {"$type": "typography", "x": \#(token("10px")), "y": \#(token("11px"))}, "b": {"y": \#(token("12px"))}}"#
    let theme = #"{"b": {"$extends": "{a}"}, "a": {"x": \#(token("20px"))}}"#
    let reading = try read([
      DesignFileInput(name: "base", bytes: Array(base.utf8)), DesignFileInput(name: "theme", bytes: Array(theme.utf8)),
    ])
    #expect(reading.failures == [])
    #expect(summary(reading) == ["a/x 20", "a/y 11", "b/y 12", "b/x 20"])
    // A theme alone is known for what it is.
    #expect(throws: DesignFileError.noTextStyles(.dtcg, files: ["theme"])) {
      try read([DesignFileInput(name: "theme", bytes: Array(#"{"b": {"$extends": "{c}"}, "c": {}}"#.utf8))])
    }
  }

  /// Groups that are split over files, in any order, are what they are in one.
  @Test(
    arguments: [
      // What a group has itself hides what it takes over, also where another one takes it over.
      (
        #""a": {"y": T16}, "b": {"y": T17}"#, #""b": {"$extends": "{a}"}, "e": {"$extends": "{b}"}"#,
        ["a/y 16", "b/y 17", "e/y 17"]
      ),
      // An inner group's comes before what its parent takes over.
      (
        #""a": {"z": T15}, "s": {"in": {"z": T12}}, "b": {"in": {"$extends": "{a}"}}"#, #""b": {"$extends": "{s}"}"#,
        ["a/z 15", "s/in/z 12", "b/in/z 15"]
      ),
      // What is nothing but a reference is a group that can be taken over.
      (
        ##""a": {"y": T16}, "b": {"$ref": "#/a"}"##, #""b": {"z": T18}, "e": {"$extends": "{b}"}"#,
        ["a/y 16", "b/y 16", "b/z 18", "e/z 18", "e/y 16"]
      ),
      // A later file's reference takes the place of an earlier one's.
      (
        #""a": {"y": T16}, "c": {"y": T17}, "b": {"$extends": "{a}"}"#, #""b": {"$extends": "{c}"}"#,
        ["a/y 16", "c/y 17", "b/y 17"]
      ),
    ])
  func splitOverFiles(_ first: String, _ second: String, _ expected: [String]) throws {
    func text(_ body: String) -> String {
      let tokens = (10...20).reduce(body) { $0.replacing("T\($1)", with: token("\($1)px")) }
      return #"{"$type": "typography", \#(tokens)}"#
    }
    let inputs = [first, second].map { DesignFileInput(name: $0, bytes: Array(text($0).utf8)) }
    let reading = try read(inputs)
    #expect(reading.failures == [])
    #expect(summary(reading).sorted() == expected.sorted())
  }

  /// What stands in a group, and what that takes over, comes before what groups around it take over. Found by a model of the
  /// specification on random trees.
  @Test func nearestFirst() throws {
    let reading = try read(
      text: #"""
        {"$type": "typography", "a": {"y": {"y": \#(token("16px"))}}, "b": {"$extends": "{a}", "y": {"$extends": "{a}"}},
         "e": {"$extends": "{b.y}"},
         "c": {"x": {"$extends": "{f}", "z": {}}}, "d": {"$extends": "{c}", "x": {"$extends": "{c.x.z}"}},
         "f": {"in": \#(token("12px"))}, "g": {"$extends": "{d.x}"}}
        """#)
    #expect(reading.failures == [])
    #expect(
      summary(reading) == [
        "a/y/y 16", "b/y/y/y 16", "e/y/y 16", "c/x/in 12", "d/x/in 12", "f/in 12", "g/in 12",
      ])
    // The same for aliases, and over files.
    func value(_ text: String) -> String { #"{"$type": "dimension", "$value": "\#(text)"}"# }
    let files = [
      #"{"f": {"$type": "typography", "x": \#(token("{e.z.q}"))}, "e": {"z": {"$extends": "{b}"}}, "b": {"$extends": "{a}"}}"#,
      #"{"a": {"q": \#(value("14px"))}, "e": {"$extends": "{d}"}, "d": {"z": {"q": \#(value("31px"))}}}"#,
    ]
    let several = try read(files.map { DesignFileInput(name: $0, bytes: Array($0.utf8)) })
    #expect(summary(several) == ["f/x 14"])
  }

  /// A group that is nothing but a `$ref`, taken over under another name.
  @Test func referencesAsGroups() throws {
    let reading = try read(
      text: ##"""
        {"type": {"$type": "typography", "body": \##(token("16px")), "cap": \##(token("12px"))}, "compact": {"$ref": "#/type"},
         "watch": {"$extends": "{compact}", "body": \##(token("14px"))}, "x": {"$ref": "#/y"}, "y": {"$ref": "#/x"}}
        """##)
    #expect(reading.failures == [])
    #expect(
      summary(reading) == [
        "type/body 16", "type/cap 12", "compact/body 16", "compact/cap 12", "watch/body 14", "watch/cap 12",
      ])
  }

  /// What a token hides is not there, not for its own group and not for a path that leads through.
  @Test func hiddenByTokens() throws {
    let reading = try read(
      text: #"""
        {"a": {"$type": "typography", "x": {"in": \#(token("16px"))}}, "b": {"$extends": "{a}", "x": \#(token("20px"))},
         "c": {"$extends": "{b.x}"}, "d": {"$type": "typography", "x": {"$extends": "{no}"}, "y": \#(token("17px"))},
         "e": {"$extends": "{d}", "x": \#(token("18px"))}}
        """#)
    #expect(summary(reading) == ["a/x/in 16", "b/x 20", "d/y 17", "e/x 18", "e/y 17"])
    #expect(
      reading.failures.map(\.problem) == [
        .takesOver(chain: ["{b.x}"], .notAGroup), .takesOver(chain: ["{no}"], .dangling),
      ])
    #expect(reading.failures.map(\.style) == ["c", "d/x"])
  }

  /// Variables that only the group has belong to the style that it takes over.
  @Test func moreSiblings() throws {
    func variable(_ value: Int, _ scope: String) -> String {
      #"{"$type": "number", "$value": \#(value), "$extensions": {"com.figma": {"scopes": ["\#(scope)"]}}}"#
    }
    let reading = try read(
      text: #"""
        {"a": {"size": \#(variable(16, "FONT_SIZE")), "line": \#(variable(24, "LINE_HEIGHT"))},
         "b": {"$extends": "{a}", "weight": \#(variable(700, "FONT_WEIGHT")), "ls": \#(variable(2, "LETTER_SPACING"))}}
        """#, DesignFileOptions(family: "Given"))
    #expect(reading.failures == [])
    #expect(reading.styles.map(\.weight) == [400, 700])
    #expect(reading.styles.map(\.letterSpacing) == [0, 2])
  }

  /// Sets of Tokens Studio are left out of names.
  @Test func tokenSets() throws {
    let reading = try read(
      text: #"""
        {"core": {"type": {"a": {"x": {"type": "typography", "value": {"fontFamily": "F", "fontSize": "{size.m}"}}},
            "size": {"m": {"type": "fontSizes", "value": "10"}}}, "size": {"m": {"type": "fontSizes", "value": "16"}}},
         "brand": {"b": {"$extends": "{type.a}"}}, "$metadata": {"tokenSetOrder": ["core", "brand"]}}
        """#)
    #expect(reading.failures == [])
    #expect(summary(reading) == ["core/type/a/x 16", "brand/b/x 16"])
  }

  /// Variables side by side are a style; what the group has itself takes the place of single ones.
  @Test func siblings() throws {
    func variable(_ value: Int, _ scope: String) -> String {
      #"{"$type": "number", "$value": \#(value), "$extensions": {"com.figma": {"scopes": ["\#(scope)"]}}}"#
    }
    let reading = try read(
      text: #"""
        {"a": {"size": \#(variable(16, "FONT_SIZE")), "line": \#(variable(24, "LINE_HEIGHT"))}, "b": {"$extends": "{a}"},
         "c": {"$extends": "{a}", "line": \#(variable(30, "LINE_HEIGHT"))},
         "d": {"$extends": "{a}", "size": \#(variable(20, "FONT_SIZE")), "line": \#(variable(31, "LINE_HEIGHT"))}}
        """#, DesignFileOptions(family: "Given"))
    #expect(reading.failures == [])
    #expect(summary(reading) == ["a 16", "b 16", "c 16", "d 20"])
    #expect(reading.styles.map(\.lineHeight) == [.points(24), .points(24), .points(30), .points(31)])
  }

  /// A style stands where it is written down, and so does what is wrong with it.
  @Test func places() throws {
    let reading = try read(
      text: #"""
        {"a": {"$type": "typography",
           "x": \#(token("16px")),
           "bad": {"$value": {"fontFamily": "F",
             "fontSize": "large"}}},
         "b": {"$extends": "{a}"}}
        """#)
    #expect(reading.styles.map(\.name) == ["a/x", "b/x"])
    #expect(reading.places.map(\.path) == [["a", "x"], ["a", "x"]])
    #expect(reading.places.map(\.line) == [2, 2])
    let place = FilePlace(file: "tokens.json", line: 4, column: 18, path: ["a", "bad", "$value", "fontSize"])
    #expect(
      reading.failures
        == ["a/bad", "b/bad"].map {
          StyleFailure(style: $0, problem: .unusable(.size, value: "large"), place: place)
        })
  }
}
