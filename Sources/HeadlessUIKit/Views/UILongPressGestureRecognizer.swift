/// Makes long presses out of touches.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The number of taps required before the press.
  open var numberOfTapsRequired = 0
  /// The number of fingers required.
  open var numberOfTouchesRequired = 1
  /// How long fingers have to stay.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far fingers can move meanwhile.
  open var allowableMovement: CGFloat = 10
}
