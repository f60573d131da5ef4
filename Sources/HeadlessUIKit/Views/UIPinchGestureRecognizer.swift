/// Makes pinches out of touches.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The scale of the pinch. It is 1, unless code sets it.
  open var scale: CGFloat = 1
  /// The velocity of the scale per second; 0 here.
  open var velocity: CGFloat { 0 }
}
