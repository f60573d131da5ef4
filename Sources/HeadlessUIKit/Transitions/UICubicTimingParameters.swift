/// A pace along a cubic curve.
@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The curve of the system; of a name, or with control points.
  open private(set) var animationCurve: UIView.AnimationCurve
  /// The first control point.
  open private(set) var controlPoint1: CGPoint
  /// The second control point.
  open private(set) var controlPoint2: CGPoint
  private let isNamed: Bool

  /// A slow begin and a slow end.
  public convenience override init() {
    self.init(animationCurve: .easeInOut)
  }

  /// A curve of the system.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    isNamed = true
    controlPoint1 = CGPoint(x: curve == .easeIn || curve == .easeInOut ? 0.42 : 0, y: 0)
    controlPoint2 = CGPoint(x: curve == .easeOut || curve == .easeInOut ? 0.58 : 1, y: 1)
    super.init()
  }

  /// A curve with two control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    isNamed = false
    (controlPoint1, controlPoint2) = (point1, point2)
    super.init()
  }

  /// Whether the curve has a name.
  open var timingCurveType: UITimingCurveType { isNamed ? .builtin : .cubic }
  /// The curve itself.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// None: the curve is no spring.
  open var springTimingParameters: UISpringTimingParameters? { nil }
}
