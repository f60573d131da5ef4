/// The appearances that views bring about by entering or leaving a window, with nobody there to drive them.
@MainActor enum Appearances {
  private static var entered: [UIViewController] = []

  static var isIdle: Bool { entered.isEmpty }

  /// Tells what has entered a window in this transaction that it is appearing.
  static func commit() {
    guard !entered.isEmpty else { return }
    let controllers = entered
    entered = []
    for controller in controllers { controller.sendIsAppearing() }
  }

  /// Begins the appearance of the controllers whose views are in a tree that is about to enter a window.
  static func enter(_ controllers: [UIViewController]) -> [AppearanceTicket] {
    controllers.filter { $0.followsItsView && !$0.appearance.endsOutOfSight }.compactMap {
      $0.begin(.appearing, animated: false)
    }
  }

  /// Ends those appearances later; controllers that nobody contains come first, as has been logged.
  static func settle(_ tickets: [AppearanceTicket]) {
    let strangers = tickets.filter { $0.controller.parent == nil }
    for ticket in strangers + tickets.filter({ $0.controller.parent != nil }) {
      entered.append(ticket.controller)
      Transactions.later { ticket.redeem() }
    }
  }

  /// Begins the disappearance of the controllers whose views are in a tree that is about to leave its window.
  ///
  /// What disappears with a parent whose view stays behind will not be there when the parent has disappeared.
  static func leave(_ controllers: [UIViewController]) -> [AppearanceTicket] {
    let leaving = Set(controllers.map(ObjectIdentifier.init))
    return controllers.compactMap { controller in
      let leavesParent = controller.parent.map { !leaving.contains(ObjectIdentifier($0)) } ?? true
      if leavesParent, controller.appearance.isUnderWay(.disappearing), controller.appearance.isForwarded {
        return AppearanceTicket(controller: controller, number: controller.appearance.ticket)
      }
      return controller.followsItsView ? controller.begin(.disappearing, animated: false) : nil
    }
  }
}

extension UIViewController {
  /// Whether what happens to the view is enough for the controller to be told of its appearance.
  var followsItsView: Bool {
    guard let parent else { return true }
    return parent.shouldAutomaticallyForwardAppearanceMethods && (parent.isSeen || isSeen)
  }
}
