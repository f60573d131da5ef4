extension UIViewController {
  /// Whether the parent is the controller that the view is in, once the tree that it is in is in `superview`; raises
  /// what UIKit raises where it is not.
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
  /// Whether the controllers whose views are in this tree may come with it into a superview.
  ///
  /// UIKit asks when views come into a hierarchy that is in a window, and not before.
  func mayEnter(_ superview: UIView) -> Bool {
    controllersInTree.allSatisfy { $0.isContained(in: self, entering: superview) }
  }

  /// The controller whose root view this is, or the nearest one that it is in.
  var nearestController: UIViewController? {
    lineage.lazy.compactMap(\.viewController).first { _ in true }
  }
}
