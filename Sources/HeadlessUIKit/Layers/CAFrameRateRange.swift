/// The range of preferred frame rates of an animation.
public struct CAFrameRateRange: Equatable, Hashable, Sendable {
  /// The least rate.
  public var minimum: Float
  /// The greatest rate.
  public var maximum: Float
  /// The rate that is best; nil if any is as good.
  public var preferred: Float?

  /// The rate of the system.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)

  /// A range of rates, with the best one.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }

  /// The rate to draw at; 0 for that of the system.
  var wanted: Double { Double(preferred ?? maximum) }
}
