public import HeadlessUIKit

extension HeadlessApp {
  /// Taps a view, for its tap gesture recogniser or that of the nearest superview.
  ///
  /// The recogniser's state becomes `recognized`. It cannot call a target by a selector here.
  public func tap(
    _ view: UIView, flushing: Bool = true,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try act(flushing: flushing, at: CallSite(fileID, filePath, line, column)) {
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
  /// The view that receives a touch: the nearest that has user interaction enabled.
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
        "the \(type(of: self)) cannot call its target", "its action is a selector, and nothing calls selectors here")
    }
    touches = [touch]
    state = .recognized
    state = .possible
    reset()
  }
}
