/// Makes rotations of two fingers out of touches.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers have turned, in radians. It is 0, unless code sets it.
  open var rotation: CGFloat = 0
  /// How fast the angle changes, per second; 0 here.
  open var velocity: CGFloat { 0 }
}
