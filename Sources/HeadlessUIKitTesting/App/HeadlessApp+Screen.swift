public import HeadlessUIKit

extension HeadlessApp {
  /// The controllers whose views are on the screen, from the root down; what lies under a sheet is among them.
  public var visibleViewControllers: [UIViewController] {
    ControllerTree(of: window).controllers.filter { controller in
      guard let view = controller.viewIfLoaded, view.window === window else { return false }
      return view.lineage.allSatisfy { !$0.isHidden && $0.alpha > 0 }
    }
  }

  /// The controller that the user looks at: what is presented last, and in that what UIKit's containers show.
  ///
  /// A container of the author's own is gone into if one child of it is on the screen.
  public var topViewController: UIViewController? {
    let visible = visibleViewControllers
    return window.rootViewController.map { root in
      sequence(first: root) { $0.presentedHere ?? $0.shownChild(among: visible) }.reduce(root) { $1 }
    }
  }
}

extension UIView {
  /// The view, its superview, and so on up.
  var lineage: some Sequence<UIView> {
    sequence(first: self, next: \.superview)
  }
}

extension UIViewController {
  fileprivate func shownChild(among visible: [UIViewController]) -> UIViewController? {
    switch self {
    case let navigation as UINavigationController: return navigation.topViewController
    case let tabs as UITabBarController: return tabs.selectedViewController
    case let pages as UIPageViewController: return pages.viewControllers?.first
    case let split as UISplitViewController: return split.children.last(where: visible.contains)
    default:
      let shown = children.filter(visible.contains)
      return shown.count == 1 ? shown.first : nil
    }
  }
}
