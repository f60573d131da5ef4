/// An item of a constraint: a view, or a layout guide.
@MainActor protocol AnchorOwner: AnyObject {
  /// The view, or the view of the guide.
  var ownView: UIView? { get }

  /// The view that the item is in.
  var enclosingView: UIView? { get }

  /// The active constraints of an ancestor about the item or its descendants. They are removed when the item leaves
  /// that ancestor.
  var constraintsAbove: ConstraintList { get set }
}

extension AnchorOwner {
  func dropConstraintsAbove() {
    for constraint in constraintsAbove.all { constraint.uninstall() }
  }
}

extension UIView: AnchorOwner {
  var ownView: UIView? { self }
  var enclosingView: UIView? { superview }
}

extension UILayoutGuide: AnchorOwner {
  var ownView: UIView? { owner }
  var enclosingView: UIView? { owner }
}
