/// One text style that could not be made out: facts, whose sentence the command line makes.
package struct StyleFailure: Error, Hashable, Sendable {
  /// The style's name, its groups joined by `/`.
  package var style: String
  /// What is wrong.
  package var problem: StyleProblem
  /// Where the culprit stands.
  package var place: FilePlace

  /// A failure.
  package init(style: String, problem: StyleProblem, place: FilePlace) {
    self.style = style
    self.problem = problem
    self.place = place
  }
}

/// What a text style consists of, by the names that most formats use.
package enum StyleProperty: String, Hashable, Sendable {
  case family = "fontFamily"
  case weight = "fontWeight"
  case style = "fontStyle"
  case size = "fontSize"
  case lineHeight
  case letterSpacing

  /// The raw value, to look for in a tree.
  var key: StaticString {
    switch self {
    case .family: "fontFamily"
    case .weight: "fontWeight"
    case .style: "fontStyle"
    case .size: "fontSize"
    case .lineHeight: "lineHeight"
    case .letterSpacing: "letterSpacing"
    }
  }
}

/// Why a text style could not be made out.
package enum StyleProblem: Hashable, Sendable {
  /// The style does not tell something that it needs.
  case missing(StyleProperty)
  /// A value that is of no use for the property.
  case unusable(StyleProperty, value: String)
  /// A value that no text can have.
  case outOfRange(StyleProperty, value: String)
  /// A line height without a unit, where nothing says what it is counted in.
  case unknownUnit(value: String)
  /// A line height that the format means as a multiple of the size, and that looks like pixels.
  case multipleLikePixels(value: String)
  /// An alias of nothing. The chain runs from the first alias to the one that leads nowhere.
  case danglingAlias(StyleProperty?, chain: [String])
  /// Aliases that lead back to where they were. The first and last of the chain are the same.
  case aliasCycle(StyleProperty?, chain: [String])
  /// More aliases in a row than ``TokenResolver/maximumChain``.
  case chainTooLong(StyleProperty?, limit: Int)
  /// An alias of a group instead of a token.
  case aliasOfGroup(StyleProperty?, chain: [String])
  /// A Figma variable, and no file tells the variables.
  case needsVariables(StyleProperty, id: String)
  /// A Figma variable that the variables file does not have.
  case noSuchVariable(StyleProperty, id: String)
  /// A calculation that cannot be done.
  case arithmetic(StyleProperty, expression: String, ArithmeticFault)
  /// A style of the same name stands above, in this line.
  case duplicateName(line: Int)
  /// The file names the style, but no text in it has it, so its values are not there.
  case notUsed
  /// A token of the type `typography` whose value is none.
  case notAStyle(value: String)
  /// A group takes over another one, which does not work. The chain runs from what the group names to the culprit, as
  /// it stands in the file.
  case takesOver(chain: [String], InheritanceFault)
  /// The style has no name.
  case noName
}

/// Why a group cannot take over another one.
package enum InheritanceFault: Hashable, Sendable {
  /// There is no such group.
  case dangling
  /// The groups lead back to where they were. The first and last of the chain are the same, or one is part of the other.
  case cycle
  /// More groups in a row than this.
  case chainTooLong(limit: Int)
  /// It is a token.
  case notAGroup
  /// It is no name of a group.
  case notAName
  /// More than ``GroupInheritance/maximumCost``, or deeper than ``JSONDocument/maximumDepth``.
  case tooMuch
}

/// What is wrong with a calculation.
package enum ArithmeticFault: Error, Hashable, Sendable {
  /// It cannot be read from this character on; `nil` is its end.
  case syntax(at: String?)
  /// Two units that cannot be added or multiplied.
  case units(String, String)
  /// Division by 0, or a result that is no number.
  case notANumber
  /// Parentheses nested deeper than this, or text longer than it makes sense.
  case tooLong
}
