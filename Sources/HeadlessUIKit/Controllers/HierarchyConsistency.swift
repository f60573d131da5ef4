extension UIViewController {
  /// Whether the parent is the controller that contains the view, once the tree of the view is in `superview`. Raises
  /// UIKit's exception if not.
  func isContained(in tree: UIView, entering superview: UIView) -> Bool {
    guard let parent else { return true }
    let above = controllerAbove(in: tree) ?? superview.nearestController
    if above === parent { return true }
    UncaughtException.wrongPlace(of: self, above: above, actual: parent).raise()
    return false
  }

  /// The controller that the view is in within a tree.
  private func controllerAbove(in tree: UIView) -> UIViewController? {
    guard let view = viewIfLoaded, view !== tree else { return nil }
    for ancestor in view.lineage.dropFirst() {
      if let controller = ancestor.viewController { return controller }
      if ancestor === tree { return nil }
    }
    return nil
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
  /// Whether the controllers whose views are in this tree can move with it into a superview.
  ///
  /// UIKit checks this when views enter a hierarchy in a window, and not before.
  func mayEnter(_ superview: UIView) -> Bool {
    controllersInTree.allSatisfy { $0.isContained(in: self, entering: superview) }
  }

  /// The controller whose root view this is, or the nearest one that it is in.
  var nearestController: UIViewController? {
    lineage.lazy.compactMap(\.viewController).first { _ in true }
  }
}
