/// Makes pinches out of touches.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far apart the fingers are, compared with the beginning. It is 1, unless code sets it.
  open var scale: CGFloat = 1
  /// How fast the scale changes, per second; 0 here.
  open var velocity: CGFloat { 0 }
}
