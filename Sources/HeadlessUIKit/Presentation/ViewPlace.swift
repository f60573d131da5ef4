/// Where a view was before it was set aside, with the constraints that it loses by that.
@MainActor struct ViewPlace {
  private let superview: UIView
  private let index: Int
  private let arrangedIndex: Int?
  private let constraints: [NSLayoutConstraint]

  /// The place of a view that has one.
  init?(of view: UIView) {
    guard let superview = view.superview, let index = superview.subviews.firstIndex(of: view) else { return nil }
    self.superview = superview
    self.index = index
    arrangedIndex = (superview as? UIStackView)?.arrangedSubviews.firstIndex(of: view)
    constraints = view.constraintsAbove.all
  }

  func putBack(_ view: UIView) {
    superview.insertSubview(view, at: index)
    if let arrangedIndex, let stack = superview as? UIStackView {
      stack.insertArrangedSubview(view, at: min(arrangedIndex, stack.arrangedSubviews.count))
    }
    NSLayoutConstraint.activate(constraints)
  }
}
