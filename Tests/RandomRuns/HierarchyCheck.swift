import HeadlessUIKit

/// Checks that the hierarchies of controllers and views match.
@MainActor struct HierarchyCheck {
  let screen: Screen
  let app: GeneratedApp

  /// What is wrong at any time.
  var faults: [String] {
    screen.repeated.map { "\(app.label($0)) is in two places" }
      + screen.controllers.compactMap(faultOfParent) + screen.controllers.compactMap(faultOfChild)
  }

  /// The nearest controller above a view on the screen must be the parent of the view's controller.
  private func faultOfParent(_ controller: UIViewController) -> String? {
    guard let view = controller.viewIfLoaded, view.window === screen.window, let parent = controller.parent else {
      return nil
    }
    let above = sequence(first: view, next: \.superview).dropFirst().lazy.compactMap(owner).first
    guard above !== parent else { return nil }
    let name = above.map(app.label) ?? "no controller"
    return "\(app.label(controller)) is a child of \(app.label(parent)), but its view is in that of \(name)"
  }

  private func owner(_ view: UIView) -> UIViewController? {
    screen.controllers.first { $0.viewIfLoaded === view }
  }

  /// The view of a child must be in the view of its parent, except in UIKit's containers, which show only some
  /// children.
  private func faultOfChild(_ controller: UIViewController) -> String? {
    guard let parent = controller.parent, !parent.showsSome, let parentView = parent.viewIfLoaded else { return nil }
    guard controller.viewIfLoaded?.isDescendant(of: parentView) != true else { return nil }
    return "\(app.label(controller)) is a child of \(app.label(parent)), but its view is not in it"
  }

  // MARK: At rest

  /// What is wrong after all transitions have ended.
  ///
  /// - Parameter living: all controllers that exist, on the screen or not.
  func faultsAtRest(_ living: [UIViewController]) -> [String] {
    screen.controllers.flatMap(faultsOfShown) + screen.controllers.compactMap(faultOfContainerView)
      + living.compactMap(faultOfStranger)
  }

  /// A container of UIKit must show exactly the children that it reports as visible.
  private func faultsOfShown(_ controller: UIViewController) -> [String] {
    guard controller.isOnScreen, let shown = controller.shownChildren else { return [] }
    let label = app.label(controller)
    let missing = shown.filter { !$0.isOnScreen }.map { "\(label) does not show \(app.label($0))" }
    let others = controller.children.filter { child in child.isOnScreen && !shown.contains { $0 === child } }
    return missing + others.map { "\(label) shows \(app.label($0)) as well" }
  }

  /// A container view must contain one child at a time.
  private func faultOfContainerView(_ controller: UIViewController) -> String? {
    guard let parent = controller.parent, !parent.showsSome, let container = controller.viewIfLoaded?.superview,
      container.subviews.count > 1
    else { return nil }
    return "a container view of \(app.label(parent)) holds \(container.subviews.count) views"
  }

  /// Controllers on the screen must be reachable from the root.
  private func faultOfStranger(_ controller: UIViewController) -> String? {
    guard controller.viewIfLoaded?.window === screen.window, !screen.controllers.contains(where: { $0 === controller })
    else { return nil }
    return "\(app.label(controller)) is on the screen, but nothing contains or presents it"
  }
}

extension UIViewController {
  /// Whether it is a container of UIKit, which shows only some of its children.
  fileprivate var showsSome: Bool { isSplit || shownChildren != nil }

  private var isSplit: Bool { self is UISplitViewController }

  /// The visible children of a container of UIKit; nil for other controllers.
  fileprivate var shownChildren: [UIViewController]? {
    switch self {
    case let navigation as UINavigationController: navigation.topViewController.map { [$0] } ?? []
    case let tabs as UITabBarController: tabs.selectedViewController.map { [$0] } ?? []
    case let pages as UIPageViewController: pages.viewControllers ?? []
    default: nil
    }
  }
}
