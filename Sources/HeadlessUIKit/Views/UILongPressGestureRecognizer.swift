/// Makes long presses out of touches.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The number of taps required before the press.
  open var numberOfTapsRequired = 0
  /// The number of fingers required.
  open var numberOfTouchesRequired = 1
  /// The minimum duration of the press, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The maximum movement of the fingers, in points.
  open var allowableMovement: CGFloat = 10
}
