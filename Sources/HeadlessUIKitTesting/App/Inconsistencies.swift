import HeadlessUIKit

extension HeadlessApp {
  /// Contradictions between controllers, their views and their callbacks, as sentences; empty in a correct app.
  ///
  /// It checks that a child's view is in its parent's view, that containers show their selected children, and that the
  /// appearance callbacks agree with what is on the screen.
  public func inconsistencies() -> [String] {
    let tree = ControllerTree(of: window)
    let check = ConsistencyCheck(window: window, tree: tree, name: log.name)
    return tree.controllers.flatMap(check.faults) + check.strangers
  }
}

/// Compares controllers, their views, and the callbacks that they received.
@MainActor struct ConsistencyCheck {
  let window: UIWindow
  let tree: ControllerTree
  let name: (UIViewController) -> String

  func faults(of controller: UIViewController) -> [String] {
    [faultOfChildren(controller), faultOfView(controller), faultOfPresented(controller), faultOfAppearance(controller)]
      .compactMap(\.self) + faultsOfShown(controller)
  }

  // MARK: Containment

  private func faultOfChildren(_ controller: UIViewController) -> String? {
    for child in controller.children where child.parent !== controller {
      return "\(name(child)) is among the children of \(name(controller)) but has another parent"
    }
    return nil
  }

  private func faultOfView(_ controller: UIViewController) -> String? {
    guard let view = controller.viewIfLoaded else { return nil }
    if view.viewController !== controller { return "the view of \(name(controller)) does not belong to it" }
    guard let parent = controller.parent, view.window === window else { return nil }
    let above = view.lineage.dropFirst().lazy.compactMap(\.viewController).first
    guard above !== parent else { return nil }
    let place = above.map { "that of \(name($0))" } ?? "none that a controller has"
    return "\(name(controller)) is a child of \(name(parent)), but its view is in \(place)"
  }

  /// Controllers on the screen without a parent and without a presenting controller.
  var strangers: [String] {
    window.tree.compactMap(\.viewController).filter { !tree.controllers.contains($0) }.map {
      "the view of \(name($0)) is on the screen, but nothing contains or presents it"
    }
  }

  // MARK: Containers

  private func faultsOfShown(_ controller: UIViewController) -> [String] {
    guard isOnScreen(controller), let shown = controller.childrenToShow else { return [] }
    let missing = shown.filter { !isOnScreen($0) }.map { "\(name(controller)) does not show \(name($0))" }
    let others = Transactions.isIdle ? controller.children.filter { isOnScreen($0) && !shown.contains($0) } : []
    return missing + others.map { "\(name(controller)) still shows \(name($0))" }
  }

  private func faultOfPresented(_ controller: UIViewController) -> String? {
    guard let presented = controller.presentedHere, Transactions.isIdle else { return nil }
    if presented.parent != nil { return "\(name(presented)) is presented and has a parent as well" }
    guard !isOnScreen(presented), !tree.isSetAside(presented) else { return nil }
    return "\(name(controller)) presents \(name(presented)), whose view is not on the screen"
  }

  // MARK: Appearance

  /// Does not check children of a container that forwards appearance callbacks itself, in any order.
  private func faultOfAppearance(_ controller: UIViewController) -> String? {
    guard Transactions.isIdle, !window.isHidden, !controller.isToldByHand else { return nil }
    if !controller.isSettled { return "the appearance of \(name(controller)) has begun and does not end" }
    switch (controller.isSeen, isOnScreen(controller)) {
    case (true, false): return "\(name(controller)) was told that it has appeared, but its view is not in the window"
    case (false, true): return "the view of \(name(controller)) is in the window, but it was not told of appearing"
    default: return nil
    }
  }

  private func isOnScreen(_ controller: UIViewController) -> Bool {
    controller.viewIfLoaded?.window === window
  }
}

extension ControllerTree {
  /// Whether a presented controller has removed its view from the screen.
  fileprivate func isSetAside(_ controller: UIViewController) -> Bool {
    guard let above = controller.presentedHere else { return false }
    return above.viewIfLoaded?.window != nil || isSetAside(above)
  }
}

extension UIViewController {
  /// The children that a container of UIKit should show; nil for other controllers.
  fileprivate var childrenToShow: [UIViewController]? {
    switch self {
    case let navigation as UINavigationController: navigation.topViewController.map { [$0] }
    case let tabs as UITabBarController: tabs.selectedViewController.map { [$0] }
    case let pages as UIPageViewController: pages.viewControllers
    default: nil
    }
  }

  fileprivate var isToldByHand: Bool {
    sequence(first: self, next: \.parent).dropFirst().contains { !$0.shouldAutomaticallyForwardAppearanceMethods }
  }
}
