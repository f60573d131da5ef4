extension UIViewController {
  /// A change of parent that is not part of an appearance transition yet.
  enum Movement {
    case toParent, fromParent

    /// The direction of that transition.
    var direction: Appearance.Direction { self == .toParent ? .appearing : .disappearing }
  }

  /// The controller, its parent, and so on up.
  var lineage: some Sequence<UIViewController> {
    sequence(first: self) { $0.parent }
  }

  func nearest(_ property: (UIViewController) -> UIViewController?) -> UIViewController? {
    lineage.lazy.compactMap(property).first { _ in true }
  }

  func nearestAncestor<Ancestor: UIViewController>() -> Ancestor? {
    lineage.dropFirst().lazy.compactMap { $0 as? Ancestor }.first { _ in true }
  }

  func adopt(_ child: UIViewController) {
    guard !lineage.contains(child) else { return UncaughtException.childOfItself.raise() }
    guard child.parent !== self else { return }
    guard child.mayJoin(self) else { return }
    child.removeFromParent()
    child.willMove(toParent: self)
    // The callback of the child can change its parent.
    guard !lineage.contains(child) else { return UncaughtException.childOfItself.raise() }
    child.removeFromParent()
    children.append(child)
    child.parent = self
    child.movement = child.isSeen ? nil : .toParent
  }

  func leaveParent() {
    guard let parent else { return }
    parent.children.remove(self)
    self.parent = nil
    if appearance.isInFlight, appearance.isForwarded {
      // The parent, whose end would end it, no longer forwards it.
      let token = currentToken
      Transactions.later { token.complete() }
    }
    movement = nil
    didMove(toParent: nil)
  }

  func hearOfMove(to parent: UIViewController?) {
    note(.willMove(toParent: parent))
    if parent == nil { movement = .fromParent }
  }

  func exchangeViews(
    from old: UIViewController,
    to new: UIViewController,
    animated: Bool,
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)?
  ) {
    guard old.parent === self, new.parent === self else {
      return UncaughtException.noCommonParent(old, new).raise()
    }
    guard shouldAutomaticallyForwardAppearanceMethods else { return UncaughtException.noForwarding(self).raise() }
    guard let superview = old.viewIfLoaded?.superview else { return UncaughtException.notInView(old).raise() }
    let transition = Transition(
      leaving: [old], entering: [new], isSeen: isSeen && shows(old), animated: animated,
      will: .leavingFirst, did: .enteringFirst
    )
    transition.run {
      if let view = new.view { superview.addSubview(view) }
      animations?()
    } completion: {
      completion?(true)
    }
  }

  func passTitleOn() {
    navigationItem.title = title
    tabBarItem?.title = title
  }
}
