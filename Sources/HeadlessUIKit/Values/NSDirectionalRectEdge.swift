/// A set of edges of a rectangle, with leading and trailing instead of left and right.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  /// The edges as bits.
  public let rawValue: UInt

  /// Makes edges of bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The upper edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  /// The edge where text begins.
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  /// The lower edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  /// The edge where text ends.
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  /// All four edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
