/// A change through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// The path of a point, instead of values.
  open var path: CGPath?
  /// When each value is reached, from 0 to 1.
  open var keyTimes: [NSNumber]?
  /// The pace between each two values.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How values in between are computed.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// How tight the curve through each value is.
  open var tensionValues: [NSNumber]?
  /// How sharp the corner at each value is.
  open var continuityValues: [NSNumber]?
  /// To which side the curve through each value leans.
  open var biasValues: [NSNumber]?
  /// How the layer turns along the path.
  open var rotationMode: CAAnimationRotationMode?
}
