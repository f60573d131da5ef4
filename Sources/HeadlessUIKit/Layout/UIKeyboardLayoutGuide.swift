import LayoutSolver

/// A guide that follows something on the screen, and can have constraints that hold near an edge only. Here nothing moves.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {}

/// The rectangle that the keyboard covers.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows a keyboard that the user has moved away from the bottom.
  open var followsUndockedKeyboard = false
  /// Whether the guide ends at the safe area while there is no keyboard.
  @available(iOS 17.0, *)
  open var usesBottomSafeArea: Bool {
    get { endsAtSafeArea }
    set { endsAtSafeArea = newValue }
  }
  private(set) var endsAtSafeArea = true {
    didSet { owningView?.layoutInputsDidChange() }
  }

  /// The height of the view that the keyboard covers, for the solver.
  func properties(in view: UIView) -> KeyboardProperties {
    let frame = view.window?.keyboardFrame.map { view.window?.convert($0, to: view) ?? .null }
    let covered = frame.map { view.bounds.maxY - $0.minY } ?? 0
    return KeyboardProperties(covered: max(0, Double(covered)), endsAtSafeArea: endsAtSafeArea)
  }
}
