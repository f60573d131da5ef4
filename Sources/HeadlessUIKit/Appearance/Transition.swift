/// Some controllers taking the place of others, told of it in the order that the kind of transition has.
@MainActor struct Transition {
  /// Which side is told first.
  enum Order {
    case leavingFirst, enteringFirst
  }

  var leaving: [UIViewController] = []
  var entering: [UIViewController] = []
  /// Whether the container is seen; where it is not, views change places and nobody is told.
  var isSeen = true
  var animated = false
  /// Those that come and go without animation, whatever the others do.
  var abrupt: [UIViewController] = []
  let will: Order
  let did: Order
  /// Whether a controller is to be seen: asked of each before it is told, for what those before it did may have changed
  /// that.
  var isWanted: ((UIViewController) -> Bool)?

  /// Begins; ends in a later transaction.
  ///
  /// - Parameters:
  ///   - place: puts the views of those that enter where they belong.
  ///   - withdraw: takes the view of one that leaves away.
  ///   - completion: follows all that is told.
  func run(
    place: () -> Void,
    withdraw: @escaping (UIViewController) -> Void = { $0.viewIfLoaded?.removeFromSuperview() },
    completion: @escaping () -> Void = {}
  ) {
    if isSeen { for controller in entering { controller.loadViewIfNeeded() } }
    for controller in leaving { controller.appearance.endsOutOfSight = true }
    for controller in entering { controller.appearance.endsOutOfSight = false }
    let coordinator = makeCoordinator()
    let tickets = isSeen ? begin() : ([], [])
    place()
    for controller in entering where controller.viewIfLoaded?.window != nil { controller.sendIsAppearing() }
    entering.first?.viewIfLoaded?.window?.layoutIfNeeded()
    coordinator?.start()
    Transactions.later {
      self.end(tickets, withdraw)
      completion()
      coordinator?.end()
    }
  }

  // MARK: What goes along

  /// Only an animated transition has something to go along with; all who take part know of it while it is under way.
  private func makeCoordinator() -> TransitionCoordinator? {
    guard animated, isSeen, !(leaving.isEmpty && entering.isEmpty) else { return nil }
    let source = leaving.last ?? entering.first?.ownPresentingViewController
    let destination = entering.first ?? leaving.last?.ownPresentingViewController
    let container = entering.first?.parent ?? leaving.last?.parent
    return TransitionCoordinator(
      from: source, to: destination,
      among: leaving + entering + [source, destination, container].compactMap(\.self)
    )
  }

  private typealias Tickets = (leaving: [AppearanceTicket], entering: [AppearanceTicket])

  private func begin() -> Tickets {
    var tickets: Tickets = ([], [])
    let leave = {
      tickets.leaving = leaving.compactMap { controller in
        if isWanted?(controller) == true { return nil }
        return controller.begin(.disappearing, animated: isAnimated(controller))
      }
    }
    let enter = {
      tickets.entering = entering.compactMap { controller in
        if isWanted?(controller) == false { return nil }
        return controller.begin(.appearing, animated: isAnimated(controller))
      }
    }
    switch will {
    case .leavingFirst:
      leave()
      enter()
    case .enteringFirst:
      enter()
      leave()
    }
    return tickets
  }

  private func isAnimated(_ controller: UIViewController) -> Bool {
    animated && !abrupt.contains(controller)
  }

  private func end(_ tickets: Tickets, _ withdraw: (UIViewController) -> Void) {
    switch did {
    case .leavingFirst:
      end(tickets.leaving, withdraw)
      for ticket in tickets.entering { ticket.redeem() }
    case .enteringFirst:
      for ticket in tickets.entering { ticket.redeem() }
      end(tickets.leaving, withdraw)
    }
  }

  private func end(_ tickets: [AppearanceTicket], _ withdraw: (UIViewController) -> Void) {
    for controller in leaving {
      controller.appearance.endsOutOfSight = false
      if !controller.isSeen { withdraw(controller) }
    }
    for ticket in tickets { ticket.redeem() }
  }
}
