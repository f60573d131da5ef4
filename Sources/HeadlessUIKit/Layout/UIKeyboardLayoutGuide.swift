/// A guide that follows something on the screen, and can have constraints that hold near an edge only. Here nothing moves.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {}

/// The rectangle that the keyboard covers.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows a keyboard that the user has moved away from the bottom.
  open var followsUndockedKeyboard = false
  /// Whether the guide ends at the safe area while there is no keyboard.
  @available(iOS 17.0, *)
  open var usesBottomSafeArea: Bool {
    get { isInSafeArea }
    set { isInSafeArea = newValue }
  }
  private var isInSafeArea = true
}
