/// The outline of one glyph: closed curves in design units, y upward from the baseline.
public struct Outline: Hashable, Sendable {
  /// A place in design units.
  public struct Point: Hashable, Sendable {
    /// To the right of the glyph's origin.
    public let x: Int
    /// Above the baseline.
    public let y: Int

    /// A place.
    public init(x: Int, y: Int) {
      self.x = x
      self.y = y
    }
  }

  /// One step of the pen. A curve ends where the next begins with a move, and is closed.
  public enum Segment: Hashable, Sendable {
    case move(Point)
    case line(Point)
    /// One control point, as in TrueType.
    case quadratic(Point, to: Point)
    /// Two control points, as in CFF.
    case cubic(Point, Point, to: Point)
  }

  /// In the font's order; none for a blank.
  public let segments: [Segment]

  /// An outline of these steps.
  public init(_ segments: [Segment]) { self.segments = segments }
}
