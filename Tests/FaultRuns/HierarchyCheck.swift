import HeadlessUIKit

/// Whether controllers contain each other as their views do.
@MainActor struct HierarchyCheck {
  let screen: Screen
  let wiring: Wiring

  /// What is wrong at any time.
  var faults: [String] {
    screen.repeated.map { "\(wiring.label($0)) is in two places" }
      + screen.controllers.compactMap(faultOfParent) + screen.controllers.compactMap(faultOfChild)
  }

  /// The nearest controller above a view on the screen is the parent of its controller.
  private func faultOfParent(_ controller: UIViewController) -> String? {
    guard let view = controller.viewIfLoaded, view.window === screen.window, let parent = controller.parent else {
      return nil
    }
    let above = sequence(first: view, next: \.superview).dropFirst().lazy.compactMap(owner).first
    guard above !== parent else { return nil }
    let name = above.map(wiring.label) ?? "no controller"
    return "\(wiring.label(controller)) is a child of \(wiring.label(parent)), but its view is in that of \(name)"
  }

  private func owner(_ view: UIView) -> UIViewController? {
    screen.controllers.first { $0.viewIfLoaded === view }
  }

  /// A child is in the view of its parent, unless the parent is one of UIKit's containers, which show some of theirs.
  private func faultOfChild(_ controller: UIViewController) -> String? {
    guard let parent = controller.parent, !parent.showsSome, let parentView = parent.viewIfLoaded else { return nil }
    guard controller.viewIfLoaded?.isDescendant(of: parentView) != true else { return nil }
    return "\(wiring.label(controller)) is a child of \(wiring.label(parent)), but its view is not in it"
  }

  // MARK: At rest

  /// What is wrong while nothing is under way.
  ///
  /// - Parameter living: all controllers that there are, on the screen or not.
  func faultsAtRest(_ living: [UIViewController]) -> [String] {
    screen.controllers.flatMap(faultsOfShown) + screen.controllers.compactMap(faultOfContainerView)
      + living.compactMap(faultOfStranger)
  }

  /// A container of UIKit's shows what it says it shows, and nothing else.
  private func faultsOfShown(_ controller: UIViewController) -> [String] {
    guard controller.isOnScreen, let shown = controller.shownChildren else { return [] }
    let label = wiring.label(controller)
    let missing = shown.filter { !$0.isOnScreen }.map { "\(label) does not show \(wiring.label($0))" }
    let others = controller.children.filter { child in child.isOnScreen && !shown.contains { $0 === child } }
    return missing + others.map { "\(label) shows \(wiring.label($0)) as well" }
  }

  /// A container view holds one child at a time.
  private func faultOfContainerView(_ controller: UIViewController) -> String? {
    guard let parent = controller.parent, !parent.showsSome, let container = controller.viewIfLoaded?.superview,
      container.subviews.count > 1
    else { return nil }
    return "a container view of \(wiring.label(parent)) holds \(container.subviews.count) views"
  }

  /// What is on the screen can be come to from the root.
  private func faultOfStranger(_ controller: UIViewController) -> String? {
    guard controller.viewIfLoaded?.window === screen.window, !screen.controllers.contains(where: { $0 === controller })
    else { return nil }
    return "\(wiring.label(controller)) is on the screen, but nothing contains or presents it"
  }
}

extension UIViewController {
  /// Whether it is one of UIKit's containers, which do not show all of their children.
  fileprivate var showsSome: Bool { isSplit || shownChildren != nil }

  private var isSplit: Bool { self is UISplitViewController }

  /// The children that one of UIKit's containers shows; nil for any other controller.
  fileprivate var shownChildren: [UIViewController]? {
    switch self {
    case let navigation as UINavigationController: navigation.topViewController.map { [$0] } ?? []
    case let tabs as UITabBarController: tabs.selectedViewController.map { [$0] } ?? []
    case let pages as UIPageViewController: pages.viewControllers ?? []
    default: nil
    }
  }
}
