/// Makes taps out of touches.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps required.
  open var numberOfTapsRequired = 1
  /// The number of fingers required.
  open var numberOfTouchesRequired = 1
  /// The pointer buttons that it recognises.
  open var buttonMaskRequired = UIEvent.ButtonMask.primary
}
