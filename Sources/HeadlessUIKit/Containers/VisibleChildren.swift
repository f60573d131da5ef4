/// The visible children of a system container.
///
/// The container returns from `visibleChildren` which children belong on the screen. The answer can change at any time:
/// during a transition, when a view is loaded, and in a callback.
@MainActor final class VisibleChildren {
  private unowned let container: UIViewController
  private let will: Transition.Order
  private let did: Transition.Order
  private var shown: [UIViewController] = []
  private var transitions = 0

  /// - Parameters: - will: the controllers whose "will" callbacks come first. - did: the controllers whose "did"
  ///   callbacks come first.
  init(of container: UIViewController, will: Transition.Order, did: Transition.Order) {
    self.container = container
    self.will = will
    self.did = did
  }

  private var wanted: [UIViewController] { container.visibleChildren ?? [] }

  /// Whether no transition is in progress.
  var isAtRest: Bool { transitions == 0 }

  /// Replaces the visible children by those that belong on the screen.
  ///
  /// - Parameters:
  ///   - custom: the way of the app to replace one child by another; nil for the system's.
  ///   - announce: runs before all callbacks.
  ///   - restore: undoes what has led to this update, when a gesture cancels the transition.
  ///   - completion: runs after all callbacks; at once if there are none.
  func update(
    animated: Bool = false,
    custom: (_ old: UIViewController, _ new: UIViewController) -> ChildTransition? = { _, _ in nil },
    announce: () -> Void = {},
    restore: @escaping () -> Void = {},
    completion: @escaping () -> Void = {}
  ) {
    guard container.isSeen else {
      withdraw()
      return completion()
    }
    let entering = load()
    let leaving = shown
    guard entering != leaving else { return completion() }
    shown = entering
    let replaced = leaving.first.flatMap { old in entering.first.map { (old, $0) } }
    let custom = replaced.flatMap(custom)
    announce()
    transitions += 1
    let end = {
      self.transitions -= 1
      completion()
    }
    transition(from: leaving, to: entering, animated: animated || custom != nil, custom).run {
      if let custom { custom.begin() } else { container.placeVisibleChildren() }
    } withdraw: { [container] controller in
      guard let view = controller.viewIfLoaded, let place = view.superview else { return }
      if place === container.viewIfLoaded || place === custom?.containerView { view.removeFromSuperview() }
    } restore: {
      let turnsBack = self.shown == entering
      if turnsBack {
        self.shown = leaving
        restore()
      }
      custom?.end()
      return turnsBack
    } turnedBack: {
      end()
    } completion: {
      custom?.end()
      end()
    }
  }

  /// The children that belong on the screen. The container places them.
  func settle() -> [UIViewController] {
    let children = load()
    withdraw()
    shown = children
    // This update replaces a transition that was about to remove one of them.
    for controller in children.flatMap(\.seenInPlace) { controller.appearance.endsHidden = false }
    return children
  }

  private func transition(
    from old: [UIViewController], to new: [UIViewController], animated: Bool, _ custom: ChildTransition?
  ) -> Transition {
    Transition(
      leaving: old.filter { !new.contains($0) }.flatMap(\.seenInPlace),
      entering: new.filter { !old.contains($0) }.flatMap(\.seenInPlace),
      animated: animated, will: will, did: did, custom: custom,
      isWanted: { [self] controller in
        wanted.contains { $0.seenInPlace.contains(controller) }
      }
    )
  }

  /// Loading a view can change which children belong on the screen.
  private func load() -> [UIViewController] {
    var loaded: [UIViewController] = []
    while loaded != wanted {
      loaded = wanted
      for controller in loaded { controller.loadViewIfNeeded() }
    }
    return loaded
  }

  /// Removes views that no longer belong on the screen, if they are not visible.
  private func withdraw() {
    let wanted = wanted
    for controller in shown where !wanted.contains(controller) { controller.withdrawView() }
    shown = shown.filter(wanted.contains)
  }
}
