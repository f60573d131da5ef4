/// Replaces controllers by others, with callbacks in the order of the kind of transition.
@MainActor struct Transition {
  /// The side whose callbacks come first.
  enum Order {
    case leavingFirst, enteringFirst
  }

  var leaving: [UIViewController] = []
  var entering: [UIViewController] = []
  /// Whether the container is visible; if not, views are exchanged without callbacks.
  var isSeen = true
  var animated = false
  /// The controllers that appear or disappear without animation, whatever the others do.
  var abrupt: [UIViewController] = []
  let will: Order
  let did: Order
  /// The app's own objects for the transition.
  var custom: (any CustomTransition)?
  /// Whether a controller should be visible. Evaluated before each callback, because previous callbacks can change it.
  var isWanted: ((UIViewController) -> Bool)?

  /// Begins the transition. It ends in a later transaction.
  ///
  /// - Parameters:
  ///   - place: adds the views of the controllers that appear.
  ///   - withdraw: removes the view of a controller that disappears.
  ///   - restore: undoes what the container has changed, when a gesture cancels the transition. Returns whether the
  ///     controllers turn back; if not, another change has replaced them in the meantime.
  ///   - turnedBack: runs after the callbacks of a transition that was cancelled.
  ///   - completion: runs after all callbacks of one that was completed.
  func run(
    place: () -> Void,
    withdraw: @escaping (UIViewController) -> Void = { $0.viewIfLoaded?.removeFromSuperview() },
    restore: @escaping () -> Bool = { true },
    turnedBack: @escaping () -> Void = {},
    completion: @escaping () -> Void = {}
  ) {
    if isSeen { for controller in entering { controller.loadViewIfNeeded() } }
    for controller in leaving { controller.appearance.endsHidden = true }
    for controller in entering { controller.appearance.endsHidden = false }
    let coordinator = makeCoordinator()
    custom?.willBegin()
    let tokens = isSeen ? begin() : ([], [])
    place()
    for controller in entering where controller.viewIfLoaded?.window != nil { controller.sendIsAppearing() }
    entering.first?.viewIfLoaded?.window?.layoutIfNeeded()
    let context = isSeen ? custom?.makeContext() : nil
    coordinator?.context = context
    coordinator?.start()
    let finish = {
      self.end(tokens, withdraw)
      completion()
      coordinator?.end()
    }
    guard let context else { return Transactions.later(finish) }
    context.end = { didComplete in
      if didComplete { return finish() }
      if restore() { self.turnBack() } else { self.end(tokens, withdraw) }
      turnedBack()
      coordinator?.end()
    }
    context.start()
  }

  /// Lets the controllers disappear that were about to appear, and the other way round.
  private func turnBack() {
    for controller in entering { controller.begin(.disappearing, animated: animated)?.complete() }
    for controller in leaving {
      controller.appearance.endsHidden = false
      controller.begin(.appearing, animated: animated)?.complete()
    }
  }

  // MARK: What goes along

  /// Only an animated transition has a coordinator. All its controllers return it until the transition ends.
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

  private typealias Tokens = (leaving: [AppearanceToken], entering: [AppearanceToken])

  private func begin() -> Tokens {
    var tokens: Tokens = ([], [])
    let leave = {
      tokens.leaving = leaving.compactMap { controller in
        if isWanted?(controller) == true { return nil }
        return controller.begin(.disappearing, animated: isAnimated(controller))
      }
    }
    let enter = {
      tokens.entering = entering.compactMap { controller in
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
    return tokens
  }

  private func isAnimated(_ controller: UIViewController) -> Bool {
    animated && !abrupt.contains(controller)
  }

  private func end(_ tokens: Tokens, _ withdraw: (UIViewController) -> Void) {
    switch did {
    case .leavingFirst:
      end(tokens.leaving, withdraw)
      for token in tokens.entering { token.complete() }
    case .enteringFirst:
      for token in tokens.entering { token.complete() }
      end(tokens.leaving, withdraw)
    }
  }

  private func end(_ tokens: [AppearanceToken], _ withdraw: (UIViewController) -> Void) {
    for controller in leaving {
      controller.appearance.endsHidden = false
      if !controller.isSeen { withdraw(controller) }
    }
    for token in tokens { token.complete() }
  }
}
