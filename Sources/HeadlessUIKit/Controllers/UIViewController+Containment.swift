extension UIViewController {
  /// The controller, its parent, and so on up.
  var lineage: some Sequence<UIViewController> {
    sequence(first: self) { $0.parent }
  }

  func nearest(_ property: (UIViewController) -> UIViewController?) -> UIViewController? {
    lineage.lazy.compactMap(property).first
  }

  func nearestAncestor<Ancestor: UIViewController>() -> Ancestor? {
    lineage.dropFirst().lazy.compactMap { $0 as? Ancestor }.first
  }

  func adopt(_ child: UIViewController) {
    guard child !== self else {
      return UncaughtException.raise(.invalidArgument, "Can't add self as child view controller")
    }
    guard child.parent !== self else { return }
    child.removeFromParent()
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
  }

  func leaveParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Makes `new` the children among those that a system container manages, with all that they are told about it.
  func exchangeChildren(_ old: [UIViewController], for new: [UIViewController]) {
    for child in old where !new.contains(child) {
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    for child in new where child.parent !== self {
      addChild(child)
      child.didMove(toParent: self)
    }
  }

  func exchangeViews(
    from old: UIViewController,
    to new: UIViewController,
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)?
  ) {
    guard old.parent === self, new.parent === self else {
      return UncaughtException.raise(
        .invalidArgument,
        "Children view controllers \(old) and \(new) must have a common parent view controller when calling"
          + " -[UIViewController transitionFromViewController:toViewController:duration:options:animations:completion:]"
      )
    }
    if let newView = new.view { old.viewIfLoaded?.superview?.addSubview(newView) }
    animations?()
    old.viewIfLoaded?.removeFromSuperview()
    completion?(true)
  }

  var resolvedTraits: UITraitCollection {
    guard let parent else { return .standard }
    let overrides = parent.overrideTraitCollection(forChild: self)
    return UITraitCollection(traitsFrom: [parent.traitCollection] + [overrides].compactMap(\.self))
  }

  func passTitleOn() {
    navigationItem.title = title
    tabBarItem?.title = title
  }
}
