/// The text styles that Dynamic Type scales with, by SwiftUI's names (`Font.TextStyle`).
package enum DynamicTypeStyle: String, CaseIterable, Sendable {
  case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

  /// The name of the same style in UIKit (`UIFont.TextStyle`).
  var uiKitName: String {
    switch self {
    case .title: "title1"
    case .caption: "caption1"
    default: rawValue
    }
  }
}
