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
      UncaughtException.raise(
        .generic,
        "Unable to activate constraint with items \(views) because they have no common ancestor."
      )
      return
    }
    ancestor.addConstraint(self)
  }

  func uninstall() {
    holder?.removeConstraint(self)
  }
}
