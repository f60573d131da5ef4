public import HeadlessUIKit

extension HeadlessApp {
  /// Taps a view, for its tap gesture recogniser or that of the nearest superview.
  ///
  /// The recogniser's state becomes `recognized`.
  public func tap(
    _ view: UIView, flushing: Bool = true,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try act(flushing: flushing, at: CallSite(fileID, filePath, line, column)) {
      try make("tapped", "taps", on: view) { $0 is UITapGestureRecognizer }
    }
  }

  /// Presses a view for long, for its recogniser of long presses or that of the nearest superview.
  public func longPress(
    _ view: UIView, flushing: Bool = true,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try act(flushing: flushing, at: CallSite(fileID, filePath, line, column)) {
      try make("pressed", "long presses", on: view) { $0 is UILongPressGestureRecognizer }
    }
  }

  /// Swipes over a view in a direction, for its swipe gesture recogniser or that of the nearest superview.
  public func swipe(
    _ view: UIView, _ direction: UISwipeGestureRecognizer.Direction, flushing: Bool = true,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try act(flushing: flushing, at: CallSite(fileID, filePath, line, column)) {
      try make("swiped", "swipes in this direction", on: view) {
        ($0 as? UISwipeGestureRecognizer)?.direction.isSuperset(of: direction) == true
      }
    }
  }

  /// Makes the gesture of a recogniser, of whatever kind: it begins and ends, unless it has no duration.
  public func make(
    _ recognizer: UIGestureRecognizer, flushing: Bool = true,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try act(flushing: flushing, at: CallSite(fileID, filePath, line, column)) {
      let problem = "the gesture of the \(Swift.type(of: recognizer)) cannot be made"
      guard let view = recognizer.view else { throw UserActionError(problem, "it is on no view") }
      try reach(view, to: "touched", as: view.nameInErrors)
      guard recognizer.isEnabled else { throw UserActionError(problem, "it is disabled") }
      try recognizer.beMade(on: view)
    }
  }

  private func make(
    _ verb: String, _ gestures: String, on view: UIView, _ isWanted: (UIGestureRecognizer) -> Bool
  ) throws {
    let hit = view.viewThatIsHit
    try reach(hit, to: verb, as: view.nameInErrors)
    let recognizers = hit.lineage.lazy.flatMap { $0.gestureRecognizers ?? [] }
    guard let recognizer = recognizers.first(where: { isWanted($0) && $0.isEnabled }) else {
      throw UserActionError("\(view.nameInErrors) cannot be \(verb)", "nothing there recognises \(gestures)")
    }
    try recognizer.beMade(on: hit)
  }
}

extension UIView {
  /// The view that receives a touch: the nearest that has user interaction enabled.
  fileprivate var viewThatIsHit: UIView {
    lineage.reduce(self) { hit, view in view.isUserInteractionEnabled ? hit : view.superview ?? view }
  }
}

extension UIGestureRecognizer {
  /// The states of a gesture: two if it has a duration.
  private var steps: [State] {
    self is UITapGestureRecognizer || self is UISwipeGestureRecognizer ? [.recognized] : [.began, .ended]
  }

  fileprivate func beMade(on view: UIView) throws {
    let touch = UITouch(on: view, at: CGPoint(x: view.bounds.midX, y: view.bounds.midY))
    guard delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true else { return }
    guard self.view?.gestureRecognizerShouldBegin(self) ?? true else { return }
    guard delegate?.gestureRecognizerShouldBegin(self) ?? true else { return }
    guard !hasUncallableTarget else {
      throw UserActionError(
        "the \(type(of: self)) cannot call its target", UserActionError.uncallableSelector)
    }
    touches = [touch]
    for step in steps { state = step }
    state = .possible
    reset()
  }
}
