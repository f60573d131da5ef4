/// The interpolation between key frames.
public struct CAAnimationCalculationMode: Hashable, RawRepresentable, Sendable {
  /// The name in Core Animation.
  public let rawValue: String

  /// The value of a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// In proportion.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// No interpolation: each value holds until the next.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// In proportion, at an even pace.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// On a smooth curve.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// On a smooth curve, at an even pace.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}
