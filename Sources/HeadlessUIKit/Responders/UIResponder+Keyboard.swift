// Notifications of the keyboard. Here it is shown and hidden by a test: `HeadlessApp.showKeyboard(height:)`.
extension UIResponder {
  /// Posted before the keyboard is shown.
  public nonisolated class var keyboardWillShowNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardWillShowNotification")
  }

  /// Posted when the keyboard is shown.
  public nonisolated class var keyboardDidShowNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardDidShowNotification")
  }

  /// Posted before the keyboard is hidden.
  public nonisolated class var keyboardWillHideNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardWillHideNotification")
  }

  /// Posted when the keyboard is hidden.
  public nonisolated class var keyboardDidHideNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardDidHideNotification")
  }

  /// Posted before the keyboard moves.
  public nonisolated class var keyboardWillChangeFrameNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardWillChangeFrameNotification")
  }

  /// Posted when the keyboard has moved.
  public nonisolated class var keyboardDidChangeFrameNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardDidChangeFrameNotification")
  }

  /// The key of the frame from which the keyboard moves, a `CGRect` in the coordinates of the screen.
  public nonisolated class var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }
  /// The key of the frame to which the keyboard moves, a `CGRect` in the coordinates of the screen.
  public nonisolated class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }
  /// The key of the seconds that the keyboard moves, an `NSNumber`.
  public nonisolated class var keyboardAnimationDurationUserInfoKey: String {
    "UIKeyboardAnimationDurationUserInfoKey"
  }
  /// The key of the curve of the animation, the raw value of a `UIView.AnimationCurve` in an `NSNumber`.
  public nonisolated class var keyboardAnimationCurveUserInfoKey: String { "UIKeyboardAnimationCurveUserInfoKey" }
  /// The key of whether the keyboard is that of this app, a Boolean in an `NSNumber`.
  public nonisolated class var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }
}
