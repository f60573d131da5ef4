extension UIViewController {
  /// Whether the parent is the controller that the view is in, once the tree that it is in is in `superview`; raises
  /// what UIKit raises where it is not.
  ///
  /// UIKit asks when views enter a window, and not before.
  func isContained(asTreeEnters superview: UIView) -> Bool {
    guard let parent else { return true }
    let above = viewIfLoaded?.superview?.nearestController ?? superview.nearestController
    if above === parent { return true }
    UncaughtException.wrongPlace(of: self, above: above, actual: parent).raise()
    return false
  }

  /// Whether the view, if it is in a hierarchy already, is in that of the parent to be.
  func mayJoin(_ parent: UIViewController) -> Bool {
    guard let superview = viewIfLoaded?.superview else { return true }
    let above = superview.nearestController
    if above === parent || above == nil { return true }
    UncaughtException.wrongParent(of: self, above: above, requested: parent).raise()
    return false
  }
}

extension UIView {
  /// The controller whose root view this is, or the nearest one that it is in.
  var nearestController: UIViewController? {
    lineage.lazy.compactMap(\.viewController).first { _ in true }
  }
}
