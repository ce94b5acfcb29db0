// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The part of UIKit that generated code calls, with the signatures that Apple documents
// (https://developer.apple.com/documentation/uikit).

import CoreText
@_exported import Foundation

open class UIFont: CTFont {
  public struct TextStyle: Hashable, Sendable {
    public static let largeTitle = TextStyle()
    public static let title1 = TextStyle()
    public static let title2 = TextStyle()
    public static let title3 = TextStyle()
    public static let headline = TextStyle()
    public static let subheadline = TextStyle()
    public static let body = TextStyle()
    public static let callout = TextStyle()
    public static let footnote = TextStyle()
    public static let caption1 = TextStyle()
    public static let caption2 = TextStyle()
  }

  public struct Weight: Hashable, Sendable {
    public static let ultraLight = Weight()
    public static let thin = Weight()
    public static let light = Weight()
    public static let regular = Weight()
    public static let medium = Weight()
    public static let semibold = Weight()
    public static let bold = Weight()
    public static let heavy = Weight()
    public static let black = Weight()
  }

  public init?(name fontName: String, size fontSize: CGFloat) { nil }
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {}
  override init() {}
  open var fontName: String { "" }
  open var pointSize: CGFloat { 0 }
  open var lineHeight: CGFloat { 0 }
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor() }
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont() }
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont { UIFont() }
}

open class UIFontDescriptor: NSObject {
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1)
  }

  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
  }

  public init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:]) {}
  open func withSymbolicTraits(_ symbolicTraits: UIFontDescriptor.SymbolicTraits) -> UIFontDescriptor? { nil }
}

open class UIFontMetrics: NSObject {
  public init(forTextStyle textStyle: UIFont.TextStyle) {}
  open func scaledFont(for font: UIFont) -> UIFont { font }
  open func scaledValue(for value: CGFloat) -> CGFloat { value }
}

open class NSParagraphStyle: NSObject {
  open var minimumLineHeight: CGFloat { 0 }
  open var maximumLineHeight: CGFloat { 0 }
  open var lineSpacing: CGFloat { 0 }
}

open class NSMutableParagraphStyle: NSParagraphStyle {
  override open var lineSpacing: CGFloat {
    get { 0 }
    set {}
  }
  override open var minimumLineHeight: CGFloat {
    get { 0 }
    set {}
  }
  override open var maximumLineHeight: CGFloat {
    get { 0 }
    set {}
  }
}

public struct UIEdgeInsets: Hashable, Sendable {
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {}
}

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key("NSFont")
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  public static let tracking = NSAttributedString.Key("CTTracking")
}
