// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The part of Core Text that generated code calls, with the signatures that Apple documents
// (https://developer.apple.com/documentation/coretext). What Linux has no word for: CFString is a String here, and that a
// UIFont is a CTFont, bridged toll-free on Apple's systems, is inheritance.

@_exported import Foundation

public typealias CFString = String

open class CTFont: NSObject {
  override public init() {}
}

public let kCTFontVariationAttribute: CFString = "NSCTFontVariationAttribute"
