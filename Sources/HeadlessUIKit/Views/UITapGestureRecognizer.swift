/// Makes taps out of touches.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps it takes.
  open var numberOfTapsRequired = 1
  /// How many fingers it takes.
  open var numberOfTouchesRequired = 1
  /// Which buttons of a pointer it takes.
  open var buttonMaskRequired = UIEvent.ButtonMask.primary
}
