/// The children of a system container, and the callbacks that they have not received yet.
///
/// A `willMove(toParent:)` gets its `didMove(toParent:)` when all transitions have ended.
@MainActor final class ContainerMembers {
  private unowned let container: UIViewController
  private(set) var all: [UIViewController] = []
  private var arriving: [UIViewController] = []
  private var leaving: [UIViewController] = []

  init(of container: UIViewController) {
    self.container = container
  }

  /// Adds and removes children.
  ///
  /// - Parameter atOnce: whether each move ends before the next begins, instead of later.
  func change(to controllers: [UIViewController], atOnce: Bool = false) {
    // Sets, because each of many pushes changes a long stack.
    let (old, new) = (Set(all.map(ObjectIdentifier.init)), Set(controllers.map(ObjectIdentifier.init)))
    let leavers = all.filter { !new.contains(ObjectIdentifier($0)) }
    let joiners = controllers.filter { !old.contains(ObjectIdentifier($0)) }
    all = controllers
    // Each callback can change the children.
    for controller in leavers where !all.contains(controller) && !leaving.contains(controller) {
      beginLeaving(controller)
      if atOnce { endLeaving() }
    }
    for controller in joiners where all.contains(controller) && !hasJoined(controller) {
      beginJoining(controller)
      if atOnce { endJoining() }
    }
    let members = Set(all.map(ObjectIdentifier.init))
    let others = container.children.filter { !members.contains(ObjectIdentifier($0)) }
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
    if !all.contains(controller) { controller.removeFromParent() }
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
