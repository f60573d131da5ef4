/// What constraints are about: a view, or a guide of one.
@MainActor protocol LayoutItem: AnyObject {
  /// The view that the item is, or that the guide belongs to.
  var ownView: UIView? { get }

  /// The view that the item is in.
  var enclosingView: UIView? { get }

  /// The active constraints about the item, or about what is in it, that a view further up has: those that do not
  /// outlive the item's leaving that view.
  var constraintsAbove: ConstraintList { get set }
}

extension LayoutItem {
  func dropConstraintsAbove() {
    for constraint in constraintsAbove.all { constraint.uninstall() }
  }
}

extension UIView: LayoutItem {
  var ownView: UIView? { self }
  var enclosingView: UIView? { superview }
}

extension UILayoutGuide: LayoutItem {
  var ownView: UIView? { owner }
  var enclosingView: UIView? { owner }
}
