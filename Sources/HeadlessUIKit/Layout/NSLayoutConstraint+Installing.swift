extension NSLayoutConstraint {
  /// The views and guides that the constraint is about.
  var items: [any AnchorOwner] { first.items + second.items }

  /// Puts the constraint where UIKit does: with the nearest view that all its items are in.
  func install() {
    guard holder == nil, !items.isEmpty else { return }
    guard let ancestor = nearestCommonView else { return UncaughtException.noCommonAncestor(first, second).raise() }
    ancestor.addConstraint(self)
  }

  /// Whether there is a view that all items are in.
  var canBeInstalled: Bool { nearestCommonView != nil }

  func uninstall() {
    holder?.removeConstraint(self)
  }

  private var nearestCommonView: UIView? {
    let views = items.map(\.ownView)
    return views.dropFirst().reduce(views.first ?? nil) { common, view in
      view.flatMap { common?.nearestCommonView(with: $0) }
    }
  }

  /// Registers the constraint with its items and their ancestors, up to the view that owns it.
  ///
  /// Items that are not in that view yet register it when they enter the view.
  func register(below holder: UIView) {
    forEachItem(below: holder) { $0.constraintsAbove.insert(self) }
  }

  func unregister(below holder: UIView) {
    forEachItem(below: holder) { $0.constraintsAbove.remove(self) }
  }

  private func forEachItem(below holder: UIView, _ body: (any AnchorOwner) -> Void) {
    for item in items {
      var next: (any AnchorOwner)? = item
      while let item = next, item !== holder {
        body(item)
        next = item.enclosingView
      }
    }
  }
}

extension UIView {
  /// The nearest view that both are in; looks no further up than that, so that it is found soon in deep trees.
  fileprivate func nearestCommonView(with other: UIView) -> UIView? {
    var seen: Set<ObjectIdentifier> = []
    var ways = [self, other]
    while !ways.isEmpty {
      if let common = ways.first(where: { !seen.insert(ObjectIdentifier($0)).inserted }) { return common }
      ways = ways.compactMap(\.superview)
    }
    return nil
  }
}
