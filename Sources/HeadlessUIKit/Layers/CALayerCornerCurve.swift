/// The curve of rounded corners.
public struct CALayerCornerCurve: Hashable, RawRepresentable, Sendable {
  /// The name of the curve.
  public let rawValue: String

  /// The curve of the given name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A part of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve without a visible beginning or end.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
