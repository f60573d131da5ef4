extension UIViewController {
  /// Whether the controller is visible, or about to be.
  package var isSeen: Bool { appearance.isSeen }

  /// Whether it has received all callbacks of its last transition.
  package var isSettled: Bool { !appearance.isInFlight }

  /// Begins a transition of a controller, calls its callbacks, and forwards it to the children.
  ///
  /// - Returns: the token that ends it; nil if the controller already has that direction.
  @discardableResult
  func begin(_ direction: Appearance.Direction, animated: Bool, isForwarded: Bool = false) -> AppearanceToken? {
    guard appearance.direction != direction else { return nil }
    if direction == .appearing {
      loadViewIfNeeded()
      placeVisibleChildren()
    }
    let isMove = movement?.direction == direction
    let turnsRound = appearance.isInFlight
    guard appearance.begin(direction, animated: animated, isForwarded: isForwarded, isMove: isMove) else { return nil }
    if !turnsRound { Appearances.underWay += 1 }
    movement = nil
    let token = currentToken
    sendWill(direction, animated: animated)
    if direction == .appearing, token.isValid { visibleChildrenWillAppear(animated: animated) }
    guard shouldAutomaticallyForwardAppearanceMethods else { return token }
    for child in visibleChildren ?? children where token.isValid && takesAlong(child, direction) {
      child.begin(direction, animated: animated, isForwarded: true)
    }
    return token
  }

  /// The token of the transition in progress.
  var currentToken: AppearanceToken {
    AppearanceToken(controller: self, number: appearance.token)
  }

  /// Calls `viewIsAppearing` for a controller and its children, unless it was called.
  func sendIsAppearing() {
    guard appearance.isUnderWay(.appearing), appearance.owesIsAppearing else { return }
    appearance.owesIsAppearing = false
    let animated = appearance.isAnimated
    telling(.appearing) {
      note(.viewIsAppearing(animated: animated))
      viewIsAppearing(animated)
    }
    for child in children where shows(child) { child.sendIsAppearing() }
  }

  /// Ends the transition of the controller and of the children to which it was forwarded.
  func arrive() {
    guard appearance.isInFlight else { return }
    let direction = appearance.direction
    sendIsAppearing()
    guard appearance.isUnderWay(direction) else { return }
    appearance.arrive()
    Appearances.underWay -= 1
    sendDid(direction, animated: appearance.isAnimated)
    for child in children where child.appearance.isTakenAlong(direction) { child.arrive() }
    visibleChildrenDidArrive()
  }

  /// Whether a transition of the parent is forwarded to a child.
  ///
  /// A child does not appear while a transition hides it. It also disappears if the container has begun its appearance
  /// but has not added its view yet.
  private func takesAlong(_ child: UIViewController, _ direction: Appearance.Direction) -> Bool {
    switch direction {
    case .appearing: shows(child) && !child.appearance.endsHidden
    case .disappearing: shows(child) || child.parent === self && visibleChildren != nil && child.isSeen
    }
  }

  /// Whether a controller is still a child, with its view in the view of this controller.
  func shows(_ child: UIViewController) -> Bool {
    guard child.parent === self, let view = viewIfLoaded else { return false }
    return child.viewIfLoaded?.isDescendant(of: view) == true
  }

  // MARK: Telling

  private func sendWill(_ direction: Appearance.Direction, animated: Bool) {
    telling(direction) {
      switch direction {
      case .appearing:
        note(.viewWillAppear(animated: animated))
        viewWillAppear(animated)
      case .disappearing:
        note(.viewWillDisappear(animated: animated))
        viewWillDisappear(animated)
      }
    }
  }

  private func sendDid(_ direction: Appearance.Direction, animated: Bool) {
    telling(direction) {
      switch direction {
      case .appearing:
        note(.viewDidAppear(animated: animated))
        viewDidAppear(animated)
      case .disappearing:
        note(.viewDidDisappear(animated: animated))
        viewDidDisappear(animated)
      }
    }
  }

  private func telling(_ direction: Appearance.Direction, _ body: () -> Void) {
    let outer = told
    told = direction
    body()
    told = outer
  }

  /// Warns if code other than UIKit calls a callback.
  func expectToBeTold(_ direction: Appearance.Direction, _ callback: String) {
    if told != direction { Console.warn(.directCall(callback, self)) }
  }

  // MARK: What authors drive

  func beginByHand(_ direction: Appearance.Direction, animated: Bool) {
    if appearance.isUnderWay(direction) {
      appearance.begun += 1
    } else if begin(direction, animated: animated) != nil {
      appearance.begun = 1
    } else {
      Console.warn(.unbalancedAppearance(self))
    }
  }

  func endByHand() {
    guard appearance.begun > 0 else { return Console.warn(.unbalancedAppearance(self)) }
    appearance.begun -= 1
    if appearance.begun == 0 { arrive() }
  }
}

/// Ends one appearance or disappearance, unless the transition has been reversed since.
@MainActor struct AppearanceToken {
  let controller: UIViewController
  let number: Int

  var isValid: Bool { controller.appearance.token == number }

  func complete() {
    if isValid, controller.appearance.begun == 0 { controller.arrive() }
  }
}
