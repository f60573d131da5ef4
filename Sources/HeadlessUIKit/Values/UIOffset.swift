/// A horizontal and a vertical distance.
public struct UIOffset: Equatable, Codable, Sendable {
  /// The distance to the right.
  public var horizontal: CGFloat
  /// The distance downwards.
  public var vertical: CGFloat

  /// No distance.
  public static let zero = UIOffset()

  /// No distance.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// The given distances.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
