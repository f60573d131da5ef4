extension UIScrollView {
  /// How fast scrolling slows down.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part of the speed that is left after a millisecond.
    public let rawValue: CGFloat

    /// A rate of a number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The usual rate.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// The rate with which scrolling soon stops.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// When an index beside the content is shown.
  public enum IndexDisplayMode: Int, Sendable {
    case automatic, alwaysHidden
  }
}
