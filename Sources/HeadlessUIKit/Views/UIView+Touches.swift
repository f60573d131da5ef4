extension UIView {
  func attach(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.view = nil
    gestureRecognizers?.removeAll { $0 === recognizer }
  }

  /// Has the first responder give up, if it is this view or in it.
  func resignFirstResponderWithin() -> Bool {
    if isFirstResponder { return resignFirstResponder() }
    return subviews.contains { $0.resignFirstResponderWithin() }
  }
}
