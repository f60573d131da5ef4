extension NSLayoutConstraint {
  /// The views that the constraint is about, those that own its layout guides included.
  var views: [UIView] {
    first.views + second.views
  }

  /// Puts the constraint where UIKit does: with the nearest view that all its items are in.
  func install() {
    guard holder == nil, let view = views.first else { return }
    guard let ancestor = view.lineage.first(where: { ancestor in views.allSatisfy { $0.isDescendant(of: ancestor) } })
    else {
      return UncaughtException.noCommonAncestor(views).raise()
    }
    ancestor.addConstraint(self)
  }

  func uninstall() {
    holder?.removeConstraint(self)
  }
}
