/// The direction in which the colours of a gradient change.
public struct CAGradientLayerType: Hashable, RawRepresentable, Sendable {
  /// The name in Core Animation.
  public let rawValue: String

  /// The value of a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From a point outwards.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
