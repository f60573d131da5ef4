/// The place of a view that a presentation has removed, with the constraints that it loses.
///
/// It retains only the constraints.
@MainActor struct RememberedPlace {
  private weak var superview: UIView?
  private weak var parent: UIViewController?
  private let index: Int
  private let arrangedIndex: Int?
  private let constraints: [(constraint: NSLayoutConstraint, items: Int)]

  /// The place of a controller's view, if it has one.
  init?(of controller: UIViewController) {
    guard let view = controller.viewIfLoaded, let superview = view.superview,
      let index = superview.subviews.firstIndex(of: view)
    else { return nil }
    self.superview = superview
    self.index = index
    parent = controller.parent
    arrangedIndex = (superview as? UIStackView)?.arrangedSubviews.firstIndex(of: view)
    constraints = view.constraintsAbove.all.map { ($0, $0.items.count) }
  }

  /// Whether a controller still belongs here: it has the same parent and is a visible child of it, or is still the root
  /// of its window.
  func isFree(for controller: UIViewController) -> Bool {
    guard let superview, controller.parent === parent else { return false }
    if parent != nil { return controller.isChosenByParent }
    guard let window = superview as? UIWindow, controller.presentation == nil else { return true }
    return window.rootViewController === controller
  }

  func putBack(_ view: UIView) {
    guard let superview else { return }
    superview.insertSubview(view, at: index)
    if let arrangedIndex, let stack = superview as? UIStackView {
      stack.insertArrangedSubview(view, at: min(arrangedIndex, stack.arrangedSubviews.count))
    }
    // The items of a constraint can have been removed too.
    for (constraint, items) in constraints where constraint.items.count == items && constraint.canBeInstalled {
      constraint.isActive = true
    }
  }
}
