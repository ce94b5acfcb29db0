/// The view modifier of a sheet, and `View.textStyle(_:)`.
struct SheetModifier {
  private let typeName: String
  private let access: String
  private let style: DynamicTypeStyle
  private let shape: SheetShape

  init(writer: StyleSheetSource, shape: SheetShape) {
    typeName = writer.typeName
    access = writer.access.prefix
    style = writer.style
    self.shape = shape
  }

  /// What `@ScaledMetric(relativeTo:)` and `Font.custom(_:fixedSize:)` ask for.
  private var availability: String { "@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)" }

  var declaration: String {
    """
    /// Sets text in a style: font, \(shape.hasTracking ? "tracking, " : "")line spacing and padding, which all grow with Dynamic Type.
    \(availability)
    \(access)struct \(typeName)Modifier: ViewModifier {
      private let style: \(typeName)
      private let metrics: \(typeName).Metrics
      @ScaledMetric private var size: CGFloat

      /// Sets text in `style`.
      \(access)init(_ style: \(typeName)) {
        self.style = style
        metrics = style.metrics
        _size = ScaledMetric(wrappedValue: style.metrics.size, relativeTo: .\(style.rawValue))
      }

      /// By how much Dynamic Type has the font grow: the lines keep their proportions.
      private var scale: CGFloat { size / metrics.size }

      \(access)func body(content: Content) -> some View {
        \(bodyExpression)
      }\(shape.hasTracking ? "\n\n" + tracked : "")\(shape.isTight ? "\n\n" + tightened : "")

      private func spaced(_ text: some View) -> some View {
        text
          .lineSpacing(\(shape.isTight ? "max(metrics.lineSpacing, 0)" : "metrics.lineSpacing") * scale)
    \(padding)
      }
    }
    """
  }

  private var bodyExpression: String {
    let text = "content.font(style.font(size: size))"
    return "\(shape.isTight ? "tightened" : "spaced")(\(shape.hasTracking ? "tracked(\(text))" : text))"
  }

  private var tracked: String {
    """
      /// Before iOS 16 only `Text` can be tracked, not every view: text is then set without it.
      @ViewBuilder private func tracked(_ text: some View) -> some View {
        if #available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *) {
          text.tracking(metrics.tracking * scale)
        } else {
          text
        }
      }
    """
  }

  private var tightened: String {
    """
      /// Lines closer than the font's own need iOS 26. Where a single line sits in its height is not known.
      @ViewBuilder private func tightened(_ text: some View) -> some View {
        if #available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *),
          metrics.lineSpacing < 0
        {
          text.lineHeight(.exact(points: metrics.lineHeight * scale))
        } else {
          spaced(text)
        }
      }
    """
  }

  private var padding: String {
    guard !shape.padsEvenly else { return "      .padding(.vertical, metrics.padding * scale)" }
    return """
            .padding(.top, metrics.paddingTop * scale)
            .padding(.bottom, metrics.paddingBottom * scale)
      """
  }

  var method: String {
    """
    extension View {
      /// Sets the text in this view in a style of the design.
      \(availability)
      \(access)func textStyle(_ style: \(typeName)) -> some View {
        modifier(\(typeName)Modifier(style))
      }
    }
    """
  }
}
