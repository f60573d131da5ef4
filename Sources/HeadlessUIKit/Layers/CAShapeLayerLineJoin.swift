/// The shape of the corners of lines.
public struct CAShapeLayerLineJoin: Hashable, RawRepresentable, Sendable {
  /// The name in Core Animation.
  public let rawValue: String

  /// The value of a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The outer edges meet in a point.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// The outer edges meet in an arc.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// The corner is cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
