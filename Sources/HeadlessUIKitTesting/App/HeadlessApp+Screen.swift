public import HeadlessUIKit

extension HeadlessApp {
  /// The controllers whose views are on the screen, from the root down, including those under a sheet.
  public var visibleViewControllers: [UIViewController] {
    ControllerTree(of: window).controllers.filter(isVisible)
  }

  /// The controller that the user sees: the one presented last, or the visible child if it is a container.
  ///
  /// A navigation controller shows its top controller, a tab bar controller the selected one. A container view
  /// controller of your own shows the child that it returns from `childForStatusBarStyle`, or else its only visible
  /// child, unless that child covers less than half of it. To get a controller wherever it is, use
  /// ``find(_:in:fileID:filePath:line:column:)``.
  public var topViewController: UIViewController? {
    window.rootViewController.map { root in
      sequence(first: root) { $0.presentedHere ?? $0.shownChild(where: self.isVisible) }.reduce(root) { $1 }
    }
  }

  func isVisible(_ controller: UIViewController) -> Bool {
    guard let view = controller.viewIfLoaded, view.window === window else { return false }
    return view.lineage.allSatisfy { !$0.isHidden && $0.alpha > 0 }
  }
}

extension UIView {
  /// The view, its superview, and so on up.
  var lineage: some Sequence<UIView> {
    sequence(first: self, next: \.superview)
  }

  /// Whether a view is smaller than half of this one. Views that only constraints size have no size here.
  fileprivate func isMuchLarger(than other: UIView) -> Bool {
    let (own, others) = (bounds.width * bounds.height, other.bounds.width * other.bounds.height)
    return others > 0 && others < own / 2
  }
}

extension UIViewController {
  /// The child that the user sees instead of this controller; nil if the user sees this one.
  fileprivate func shownChild(where isVisible: (UIViewController) -> Bool) -> UIViewController? {
    switch self {
    case let navigation as UINavigationController: return navigation.topViewController
    case let tabs as UITabBarController: return tabs.selectedViewController
    case let pages as UIPageViewController: return pages.viewControllers?.first
    case let split as UISplitViewController: return split.children.last(where: isVisible)
    default: return childOfCustomContainer(where: isVisible)
    }
  }

  private func childOfCustomContainer(where isVisible: (UIViewController) -> Bool) -> UIViewController? {
    let visible = children.filter(isVisible)
    if let child = childForStatusBarStyle, visible.contains(child) { return child }
    guard let child = visible.first, visible.count == 1, !view.isMuchLarger(than: child.view) else { return nil }
    return child
  }
}
