/// The children of a system container, and which of them still have to be told that they were added or removed.
///
/// What is begun with `willMove(toParent:)` is ended when all that moves has come to rest.
@MainActor final class ContainerMembers {
  private unowned let container: UIViewController
  private(set) var all: [UIViewController] = []
  private var arriving: [UIViewController] = []
  private var leaving: [UIViewController] = []

  init(of container: UIViewController) {
    self.container = container
  }

  /// Makes controllers children, or begins to end that.
  ///
  /// - Parameter atOnce: whether nothing is left to be ended later: each has gone or come before the next.
  func change(to controllers: [UIViewController], atOnce: Bool = false) {
    let leavers = all.filter { !controllers.contains($0) }
    let joiners = controllers.filter { !all.contains($0) }
    all = controllers
    // Each that is told may change the others' minds.
    for controller in leavers where !all.contains(controller) && !leaving.contains(controller) {
      beginLeaving(controller)
      if atOnce { endLeaving() }
    }
    for controller in joiners where all.contains(controller) && !hasJoined(controller) {
      beginJoining(controller)
      if atOnce { endJoining() }
    }
    container.children = all.filter { $0.parent === container } + container.children.filter { !all.contains($0) }
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
    // A child that is added again before its removal has ended is removed now.
    if leaving.contains(controller) {
      leaving.removeAll { $0 === controller }
      controller.removeFromParent()
    }
    arriving.append(controller)
    container.addChild(controller)
    // A child may have been removed by its own callback.
    if !all.contains(controller) { controller.removeFromParent() }
  }

  /// Tells the removed children that they have no parent.
  func endLeaving() {
    let gone = leaving
    leaving = []
    for controller in gone where controller.parent === container {
      controller.withdrawView()
      controller.removeFromParent()
    }
  }

  /// Tells the added children that they have a parent.
  func endJoining() {
    let come = arriving.filter { $0.parent === container }
    arriving.removeAll(where: come.contains)
    for controller in come { controller.didMove(toParent: container) }
  }
}
