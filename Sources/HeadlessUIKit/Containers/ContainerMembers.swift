/// The children of a system container, and the callbacks that they have not received yet.
///
/// A `willMove(toParent:)` gets its `didMove(toParent:)` when all transitions have ended.
@MainActor final class ContainerMembers {
  private unowned let container: UIViewController
  private(set) var all: [UIViewController] = []
  /// The identifiers of the controllers in `all`.
  private var known: Set<ObjectIdentifier> = []
  private var arriving: [UIViewController] = []
  private var leaving: [UIViewController] = []

  init(of container: UIViewController) {
    self.container = container
  }

  /// Adds and removes children.
  ///
  /// - Parameter atOnce: whether each move ends before the next begins, instead of later.
  func change(to controllers: [UIViewController], atOnce: Bool = false) {
    let (old, new) = (known, Set(controllers.map(ObjectIdentifier.init)))
    let leavers = all.filter { !new.contains(ObjectIdentifier($0)) }
    let joiners = controllers.filter { !old.contains(ObjectIdentifier($0)) }
    (all, known) = (controllers, new)
    // Each callback can change the children.
    for controller in leavers where !contains(controller) && !leaving.contains(controller) {
      beginLeaving(controller)
      if atOnce { endLeaving() }
    }
    for controller in joiners where contains(controller) && !hasJoined(controller) {
      beginJoining(controller)
      if atOnce { endJoining() }
    }
    sortChildren()
  }

  /// Adds a child behind the others. Each of many pushes adds one to a long stack, so it looks at no other.
  func append(_ controller: UIViewController) {
    all.append(controller)
    known.insert(ObjectIdentifier(controller))
    if !hasJoined(controller) { beginJoining(controller) }
    let isInOrder = container.children.count == all.count && container.children.suffix(2) == all.suffix(2)
    if !isInOrder { sortChildren() }
  }

  /// Removes the last children, which leaves the others where they are.
  func removeLast(_ count: Int) {
    // A slice would share the array, which would then be copied for each of many pops.
    let leavers = Array(all.suffix(count))
    // A controller that is there twice stays.
    let isEachOnce = known.count == all.count
    all.removeLast(leavers.count)
    if isEachOnce {
      known.subtract(leavers.map(ObjectIdentifier.init))
    } else {
      known = Set(all.map(ObjectIdentifier.init))
    }
    for controller in leavers where !contains(controller) && !leaving.contains(controller) { beginLeaving(controller) }
  }

  func contains(_ controller: UIViewController) -> Bool { known.contains(ObjectIdentifier(controller)) }

  /// Puts the children in the order of the members, before those that the app has added.
  private func sortChildren() {
    let others = container.children.filter { !contains($0) }
    container.children = all.filter { $0.parent === container } + others
  }

  private func hasJoined(_ controller: UIViewController) -> Bool {
    controller.parent === container && !leaving.contains(controller)
  }

  private func beginLeaving(_ controller: UIViewController) {
    arriving.removeAll { $0 === controller }
    leaving.append(controller)
    controller.willMove(toParent: nil)
  }

  private func beginJoining(_ controller: UIViewController) {
    // If a child is added again before its removal has ended, the removal ends now.
    if leaving.contains(controller) {
      leaving.removeAll { $0 === controller }
      controller.removeFromParent()
    }
    arriving.append(controller)
    container.addChild(controller)
    // The callback of a child can remove it.
    if !contains(controller) { controller.removeFromParent() }
  }

  /// Calls `didMove(toParent: nil)` for the removed children.
  func endLeaving() {
    let gone = leaving
    leaving = []
    for controller in gone where controller.parent === container {
      controller.withdrawView()
      controller.removeFromParent()
    }
  }

  /// Calls `didMove(toParent:)` for the added children.
  func endJoining() {
    let come = arriving.filter { $0.parent === container }
    let joined = Set(come.map(ObjectIdentifier.init))
    arriving.removeAll { joined.contains(ObjectIdentifier($0)) }
    for controller in come { controller.didMove(toParent: container) }
  }
}
