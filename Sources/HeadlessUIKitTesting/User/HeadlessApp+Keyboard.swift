public import HeadlessUIKit

extension HeadlessApp {
  /// Shows a keyboard at the bottom of the window, or changes its height.
  ///
  /// Its notifications are posted, and the keyboard layout guides of views follow. A keyboard does not come by itself when
  /// text is edited, as with a device that has a keyboard of its own.
  public func showKeyboard(height: CGFloat = 336, flushing: Bool = true) {
    act(flushing: flushing) { KeyboardMove(in: window, height: height > 0 ? height : 0).run() }
  }

  /// Hides the keyboard. Its notifications are posted, and the keyboard layout guides of views follow.
  public func hideKeyboard(flushing: Bool = true) {
    act(flushing: flushing) { KeyboardMove(in: window, height: 0).run() }
  }
}

/// The keyboard of a window comes, goes or changes its height.
@MainActor private struct KeyboardMove {
  let window: UIWindow
  private let start: CGRect
  private let end: CGRect

  /// - Parameter height: 0 if the keyboard is hidden.
  init(in window: UIWindow, height: CGFloat) {
    self.window = window
    let hidden = CGRect(x: 0, y: window.bounds.height, width: window.bounds.width, height: height)
    start = window.keyboardFrame ?? hidden
    end = height > 0 ? hidden.offsetBy(dx: 0, dy: -height) : start.offsetBy(dx: 0, dy: start.height)
  }

  private var wasShown: Bool { window.keyboardFrame != nil }
  private var isShown: Bool { end.minY < window.bounds.height }

  func run() {
    guard wasShown || isShown, start != end else { return }
    post(UIResponder.keyboardWillChangeFrameNotification)
    post(isShown ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification)
    window.keyboardFrame = isShown ? end : nil
    Transactions.later {
      post(UIResponder.keyboardDidChangeFrameNotification)
      post(isShown ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification)
    }
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(
      name: name, object: nil,
      userInfo: [
        UIResponder.keyboardFrameBeginUserInfoKey: window.convert(start, to: nil),
        UIResponder.keyboardFrameEndUserInfoKey: window.convert(end, to: nil),
        UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
        // The curve of the keyboard has no name.
        UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
        UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
      ])
  }
}
