extension UIView {
  func attach(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    ownGestureRecognizers = (ownGestureRecognizers ?? []) + [recognizer]
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.view = nil
    ownGestureRecognizers?.removeAll { $0 === recognizer }
  }

  /// Replaces all recognisers.
  func exchangeRecognizers(for recognizers: [UIGestureRecognizer]?) {
    for recognizer in ownGestureRecognizers ?? [] { removeGestureRecognizer(recognizer) }
    ownGestureRecognizers = recognizers == nil ? nil : []
    for recognizer in recognizers ?? [] { addGestureRecognizer(recognizer) }
  }

  /// Resigns the first responder if it is the view or inside it.
  func resignFirstResponderWithin() -> Bool {
    if isFirstResponder { return resignFirstResponder() }
    return subviews.contains { $0.resignFirstResponderWithin() }
  }
}
