/// Which parts of a path are inside.
public struct CAShapeLayerFillRule: Hashable, RawRepresentable, Sendable {
  /// The name in Core Animation.
  public let rawValue: String

  /// The value of a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Those around which the path runs more in one direction than in the other.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Those from which a line outwards crosses the path an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}
