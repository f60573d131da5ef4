public import HeadlessUIKit

extension HeadlessApp {
  /// Taps a view, for the tap gesture recogniser that it has, or that the nearest view around it has.
  ///
  /// The recogniser's state says that the gesture was made. A target that it calls by a selector cannot be called here.
  public func tap(_ view: UIView, flushing: Bool = true) throws {
    try act(flushing: flushing) {
      let hit = view.viewThatIsHit
      try reach(hit, to: "tapped", as: view.nameInErrors)
      let recognizers = hit.lineage.lazy.flatMap { $0.gestureRecognizers ?? [] }
      guard let recognizer = recognizers.first(where: { $0 is UITapGestureRecognizer && $0.isEnabled }) else {
        throw UserActionError("\(view.nameInErrors) cannot be tapped", "nothing there recognises taps")
      }
      try recognizer.beMade(on: hit)
    }
  }
}

extension UIView {
  /// What gets a touch here: a finger goes through views that have user interaction disabled.
  fileprivate var viewThatIsHit: UIView {
    lineage.reduce(self) { hit, view in view.isUserInteractionEnabled ? hit : view.superview ?? view }
  }
}

extension UIGestureRecognizer {
  fileprivate func beMade(on view: UIView) throws {
    let touch = UITouch(on: view, at: CGPoint(x: view.bounds.midX, y: view.bounds.midY))
    guard delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true else { return }
    guard delegate?.gestureRecognizerShouldBegin(self) ?? true else { return }
    guard !tellsBySelector else {
      throw UserActionError(
        "the \(type(of: self)) cannot tell anybody", "its action is a selector, and nothing calls selectors here")
    }
    touches = [touch]
    state = .recognized
    state = .possible
    reset()
  }
}
