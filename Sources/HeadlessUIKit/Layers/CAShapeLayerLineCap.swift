/// The shape of the ends of lines.
public struct CAShapeLayerLineCap: Hashable, RawRepresentable, Sendable {
  /// The name in Core Animation.
  public let rawValue: String

  /// The value of a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Lines end at their last point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// A half circle around the last point.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// A half square around the last point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}
