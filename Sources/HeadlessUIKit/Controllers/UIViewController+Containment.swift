extension UIViewController {
  /// A change of parent that is under way.
  enum Movement {
    case toParent, fromParent
  }

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
    guard child !== self else { return UncaughtException.childOfItself.raise() }
    guard child.parent !== self else { return }
    guard child.mayJoin(self) else { return }
    child.removeFromParent()
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
    child.movement = .toParent
  }

  func leaveParent() {
    guard let parent else { return }
    if let index = parent.children.lastIndex(where: { $0 === self }) { parent.children.remove(at: index) }
    self.parent = nil
    if appearance.isForwarded { arrive() }
    didMove(toParent: nil)
    if !appearance.isInFlight { movement = nil }
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
      leaving: [old], entering: [new], isSeen: isSeen, animated: animated, will: .leavingFirst, did: .enteringFirst
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
