// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The part of SwiftUI that generated code calls, with the signatures that Apple documents
// (https://developer.apple.com/documentation/swiftui). Type-checking against it finds wrong names, labels and types; it
// says nothing about what the calls do, and on Linux nothing about availability.

import CoreText
@_exported import Foundation

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError() }
}

@resultBuilder public struct ViewBuilder {
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildEither<TrueContent: View, FalseContent: View>(first: TrueContent)
    -> _ConditionalContent<TrueContent, FalseContent>
  { fatalError() }
  public static func buildEither<TrueContent: View, FalseContent: View>(second: FalseContent)
    -> _ConditionalContent<TrueContent, FalseContent>
  { fatalError() }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { fatalError() }
}

public struct _ConditionalContent<TrueContent: View, FalseContent: View>: View {
  public var body: Never { fatalError() }
}

public struct Text: View {
  public init<S: StringProtocol>(_ content: S) {}
  public var body: Never { fatalError() }
}

public struct AnyView: View {
  public init<Content: View>(_ view: Content) {}
  public var body: Never { fatalError() }
}

@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder func body(content: Content) -> Body
  typealias Content = _ViewModifier_Content<Self>
}

public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  public var body: Never { fatalError() }
}

public struct ModifiedContent<Content, Modifier> {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public var body: Never { fatalError() }
}

extension View {
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { fatalError() }
  public nonisolated func font(_ font: Font?) -> some View { self }
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }
  public nonisolated func tracking(_ tracking: CGFloat) -> some View { self }
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
  public nonisolated func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View { self }
}

public enum Edge {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1)
    public static let bottom = Set(rawValue: 4)
    public static let vertical: Set = [.top, .bottom]
    public static let all = Set(rawValue: 15)
  }
}

public struct Font: Hashable, Sendable {
  public enum TextStyle: Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }
  public enum Design: Sendable { case `default` }
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

  init() {}
  public init(_ font: CTFont) {}
  public static func custom(_ name: String, size: CGFloat) -> Font { Font() }
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font { Font() }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font() }
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font { Font() }
  public func italic() -> Font { self }
}

@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint> {
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { self.wrappedValue = wrappedValue }
  public let wrappedValue: Value
}

// Foundation's, on Apple's systems (https://developer.apple.com/documentation/foundation/attributedstring/lineheight).
extension AttributedString {
  public struct LineHeight: Hashable, Sendable {
    public static func exact(points: CGFloat) -> AttributedString.LineHeight { LineHeight() }
    public static func multiple(factor: CGFloat) -> AttributedString.LineHeight { LineHeight() }
    public static func leading(increase: CGFloat) -> AttributedString.LineHeight { LineHeight() }
  }
}
