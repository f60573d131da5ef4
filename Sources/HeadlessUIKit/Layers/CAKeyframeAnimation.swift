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
  /// The interpolation between values.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// The tension of the curve at each value.
  open var tensionValues: [NSNumber]?
  /// The continuity of the curve at each value.
  open var continuityValues: [NSNumber]?
  /// To which side the curve through each value leans.
  open var biasValues: [NSNumber]?
  /// The rotation of the layer along the path.
  open var rotationMode: CAAnimationRotationMode?
}
