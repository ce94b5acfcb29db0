import DesignFiles
import Testing

/// Groups that cannot take over what they name.
extension GroupInheritanceTests {
  @Test(
    arguments: [
      (#""b": {"$extends": "{nowhere}"}"#, ["b": (["{nowhere}"], .dangling)]),
      (##""b": {"$extends": "#/no/where"}"##, ["b": (["#/no/where"], .dangling)]),
      (
        #""b": {"$extends": "{c}"}, "c": {"$extends": "{d}"}"#,
        ["b": (["{c}", "{d}"], .dangling), "c": (["{d}"], .dangling)]
      ),
      (#""b": {"$extends": "{a.x}"}"#, ["b": (["{a.x}"], .notAGroup)]),
      (#""b": {"$extends": "a"}"#, ["b": (["a"], .notAName)]),
      (#""b": {"$extends": ["{a}"]}"#, ["b": (["[...]"], .notAName)]),
      (#""b": {"$extends": "{b}"}"#, ["b": (["{b}", "{b}"], .cycle)]),
      (
        #""b": {"$extends": "{c}"}, "c": {"$extends": "{d}"}, "d": {"$extends": "{b}"}"#,
        [
          "b": (["{c}", "{d}", "{b}", "{c}"], .cycle), "c": (["{d}", "{b}", "{c}", "{d}"], .cycle),
          "d": (["{b}", "{c}", "{d}", "{b}"], .cycle),
        ]
      ),
      (#""b": {"in": {"$extends": "{b}"}}"#, ["b/in": (["{b}", "{b}"], .cycle)]),
      (
        #""b": {"in": {"$extends": "{c}"}}, "c": {"in": {"$extends": "{b}"}}"#,
        ["b/in": (["{c}", "{b}", "{c}"], .cycle), "c/in": (["{b}", "{c}", "{b}"], .cycle)]
      ),
      (##""b": {"$ref": "#/nowhere", "c": {}}"##, ["b": (["#/nowhere"], .dangling)]),
      (#""b": {"$extends": "{}"}"#, ["b": (["{}"], .notAName)]),
      (
        #""b": {"in": {"$extends": "{no}"}}, "c": {"$extends": "{b}"}"#,
        ["b/in": (["{no}"], .dangling), "c/in": (["{no}"], .dangling)]
      ),
    ] as [(String, [String: ([String], InheritanceFault)])])
  func faults(_ groups: String, _ expected: [String: ([String], InheritanceFault)]) throws {
    let reading = try read(text: #"{"a": {"$type": "typography", "x": \#(token("16px"))}, \#(groups)}"#)
    #expect(summary(reading) == ["a/x 16"])
    #expect(Set(reading.failures.map(\.style)) == Set(expected.keys))
    for failure in reading.failures {
      let (chain, fault) = try #require(expected[failure.style])
      #expect(failure.problem == .takesOver(chain: chain, fault))
    }
  }

  /// One bad group is one error, wherever it is taken over; what is around it is there.
  @Test func brokenGroupInside() throws {
    let reading = try read(
      text: #"""
        {"a": {"$type": "typography", "x": \#(token("16px")), "in": {"$extends": "{no}", "y": \#(token("17px"))}},
         "b": {"$extends": "{a}"}, "c": {"$extends": "{b}"}}
        """#)
    #expect(summary(reading) == ["a/x 16", "a/in/y 17", "b/x 16", "b/in/y 17", "c/x 16", "c/in/y 17"])
    #expect(reading.failures.map(\.style) == ["a/in", "b/in", "c/in"])
    #expect(Set(reading.failures.map(\.place)).count == 1)
  }

  /// An override that is taken over itself stands in the group that has it.
  @Test func placeOfAnOverride() throws {
    func variable(_ value: String, _ scope: String) -> String {
      #"{"$type": "number", "$value": \#(value), "$extensions": {"com.figma": {"scopes": ["\#(scope)"]}}}"#
    }
    let reading = try read(
      text: #"""
        {"a": {"size": \#(variable("16", "FONT_SIZE")), "line": \#(variable("24", "LINE_HEIGHT"))},
         "b": {"$extends": "{a}", "line": \#(variable(#""wide""#, "LINE_HEIGHT"))},
         "c": {"$extends": "{b}"}}
        """#, DesignFileOptions(family: "Given"))
    #expect(reading.failures.map(\.style) == ["b", "c"])
    #expect(reading.failures.map(\.place.line) == [2, 2])
    #expect(reading.failures.map(\.place.path) == [["b", "line"], ["b", "line"]])
  }

  @Test func placeOfAFault() throws {
    let reading = try read(text: "{\"a\": {\"x\": \(token("16px"))},\n \"b\": {\"c\": {\"$extends\": \"{no}\"}}}")
    #expect(reading.failures.map(\.place) == [FilePlace(file: "tokens.json", line: 2, column: 26, path: ["b", "c"])])
  }

  /// Tokens that are others by `$ref` are no groups, whatever is wrong with them.
  @Test func tokensByReference() throws {
    let reading = try read(
      text: ##"""
        {"a": {"$type": "typography", "x": \##(token("16px")), "lost": {"$ref": "#/no"}, "same": {"$ref": "#/a/x"}},
         "typed": {"$type": "typography", "$ref": "#/a"}}
        """##)
    #expect(summary(reading) == ["a/x 16", "a/same 16", "typed/x 16", "typed/same 16"])
    #expect(
      reading.failures.map(\.problem) == [
        .danglingAlias(nil, chain: ["#/no"]), .danglingAlias(nil, chain: ["#/no"]),
      ])
    #expect(reading.failures.map(\.style) == ["a/lost", "typed/lost"])
  }

  @Test func longChain() throws {
    let groups = (0..<40).map { #""g\#($0)": {"$extends": "{g\#($0 + 1)}"}, "# }.joined()
    let reading = try read(text: #"{\#(groups) "g40": {"$type": "typography", "x": \#(token("16px"))}}"#)
    #expect(reading.styles.count == 33)
    guard case .takesOver(let chain, .chainTooLong(limit: 32)) = reading.failures.first?.problem else {
      Issue.record("\(reading.failures)")
      return
    }
    #expect(chain.count == 33)
  }

  /// Each group takes over the one before twice: 2^30 styles, if all were made.
  @Test func groupsThatDouble() throws {
    let groups = (1...30).map {
      #""g\#($0)": {"l": {"$extends": "{g\#($0 - 1)}"}, "r": {"$extends": "{g\#($0 - 1)}"}}"#
    }.joined(separator: ", ")
    let reading = try read(text: #"{"g0": {"$type": "typography", "x": \#(token("16px"))}, \#(groups)}"#)
    #expect(reading.styles.count < GroupInheritance.maximumCost)
    #expect(
      reading.failures.allSatisfy {
        if case .takesOver(_, .tooMuch) = $0.problem { true } else { false }
      } && !reading.failures.isEmpty)
  }

  /// An alias of nothing, through groups that each lead on to two others.
  @Test func aliasThroughGroupsThatDouble() throws {
    let groups = (0..<30).map { #""g\#($0)": {"$extends": "{g\#($0 + 1)}", "in": {"$extends": "{g\#($0 + 1).in}"}}"# }
      .joined(separator: ", ")
    let text = #"{"a": {"$type": "typography", "x": \#(token("{g0.in.nothing}"))}, \#(groups), "g30": {"in": {}}}"#
    #expect(try read(text: text).failures.first?.problem == .danglingAlias(.size, chain: ["g0.in.nothing"]))
  }
}
