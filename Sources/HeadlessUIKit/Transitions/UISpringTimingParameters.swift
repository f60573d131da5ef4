/// The pace of a spring.
@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The speed at the beginning, in the length of the way a second.
  open private(set) var initialVelocity: CGVector

  /// The spring of the system.
  public override init() {
    initialVelocity = .zero
    super.init()
  }

  /// A spring that swings less, the nearer the ratio is to 1.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
    super.init()
  }

  /// A spring by its mass and forces.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
    super.init()
  }

  /// A spring that begins at rest.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// The pace is that of a spring.
  open var timingCurveType: UITimingCurveType { .spring }
  /// None: a spring is no curve.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The spring itself.
  open var springTimingParameters: UISpringTimingParameters? { self }
}
