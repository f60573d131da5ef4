/// Makes rotations of two fingers out of touches.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The rotation of the gesture, in radians. It is 0, unless code sets it.
  open var rotation: CGFloat = 0
  /// The angular velocity per second; 0 here.
  open var velocity: CGFloat { 0 }
}
