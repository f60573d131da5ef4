/// What a system container has on the screen.
///
/// Which of its children belong there, the container says in `visibleChildren`. It may change its mind at any time, as
/// in the middle of a transition, or when one of them is loaded or told.
@MainActor final class VisibleChildren {
  private unowned let container: UIViewController
  private let will: Transition.Order
  private let did: Transition.Order
  private var shown: [UIViewController] = []
  private var transitions = 0

  /// - Parameters:
  ///   - will: which controllers are told first when children replace others.
  ///   - did: which controllers are told first when the replacement ends.
  init(of container: UIViewController, will: Transition.Order, did: Transition.Order) {
    self.container = container
    self.will = will
    self.did = did
  }

  private var wanted: [UIViewController] { container.visibleChildren ?? [] }

  /// Whether no transition is in progress.
  var isAtRest: Bool { transitions == 0 }

  /// Shows what belongs on the screen in place of what is there.
  ///
  /// - Parameters:
  ///   - announce: comes before anybody is told.
  ///   - completion: runs after all callbacks; at once if there are none.
  func update(animated: Bool = false, announce: () -> Void = {}, completion: @escaping () -> Void) {
    guard container.isSeen else {
      withdraw()
      return completion()
    }
    let entering = load()
    let leaving = shown
    guard entering != leaving else { return completion() }
    shown = entering
    announce()
    transitions += 1
    transition(from: leaving, to: entering, animated: animated).run {
      container.placeVisibleChildren()
    } withdraw: { [container] controller in
      if let view = controller.viewIfLoaded, view.superview === container.viewIfLoaded { view.removeFromSuperview() }
    } completion: {
      self.transitions -= 1
      completion()
    }
  }

  /// The children that belong on the screen, for the container to put them there.
  func settle() -> [UIViewController] {
    let children = load()
    withdraw()
    shown = children
    // What was about to take one of them away has been overtaken by this.
    for controller in children.flatMap(\.seenInPlace) { controller.appearance.endsHidden = false }
    return children
  }

  private func transition(
    from old: [UIViewController], to new: [UIViewController], animated: Bool
  ) -> Transition {
    Transition(
      leaving: old.filter { !new.contains($0) }.flatMap(\.seenInPlace),
      entering: new.filter { !old.contains($0) }.flatMap(\.seenInPlace),
      animated: animated, will: will, did: did,
      isWanted: { [self] controller in
        wanted.contains { $0.seenInPlace.contains(controller) }
      }
    )
  }

  /// What is loaded may change what belongs on the screen.
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
