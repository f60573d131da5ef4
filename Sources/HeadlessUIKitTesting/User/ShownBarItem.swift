import HeadlessUIKit

/// A bar button item on the screen, with its bar.
@MainActor struct ShownBarItem {
  let item: UIBarButtonItem
  let bar: UIView
  /// The controller of the item; nil if it is in a bar that the app has made itself.
  var owner: UIViewController?

  static func all(in app: HeadlessApp) -> [ShownBarItem] {
    app.visibleViewControllers.compactMap { $0 as? UINavigationController }.flatMap(items)
      + app.window.tree.flatMap(items)
  }

  /// The items that a navigation controller shows for its top controller.
  private static func items(of navigation: UINavigationController) -> [ShownBarItem] {
    guard let top = navigation.topViewController, let view = navigation.viewIfLoaded else { return [] }
    let inBar = navigation.isNavigationBarHidden ? [] : top.navigationItem.buttons
    let inToolbar = navigation.isToolbarHidden ? [] : top.toolbarItems ?? []
    let bar = navigation.navigationBar.window == nil ? view : navigation.navigationBar
    return inBar.map { ShownBarItem(item: $0, bar: bar, owner: top) }
      + inToolbar.map { ShownBarItem(item: $0, bar: view, owner: top) }
  }

  /// The items of a bar that no navigation controller has made.
  private static func items(of view: UIView) -> [ShownBarItem] {
    switch view {
    case let bar as UINavigationBar where !(bar.superview?.viewController is UINavigationController):
      bar.topItem?.buttons.map { ShownBarItem(item: $0, bar: bar) } ?? []
    case let bar as UIToolbar: bar.items?.map { ShownBarItem(item: $0, bar: bar) } ?? []
    default: []
    }
  }
}

extension UINavigationItem {
  fileprivate var buttons: [UIBarButtonItem] {
    (leftBarButtonItems ?? []) + (rightBarButtonItems ?? [])
  }
}

extension HeadlessApp {
  /// Throws if the user cannot reach a bar button item.
  func reach(_ item: UIBarButtonItem) throws {
    let problem = "\(item.nameInErrors) cannot be tapped"
    guard let shown = ShownBarItem.all(in: self).first(where: { $0.item === item }) else {
      throw UserActionError(problem, "it is in no bar on the screen")
    }
    try reach(shown.bar, to: "tapped", as: item.nameInErrors)
    if !item.isEnabled || (item.customView as? UIControl)?.isEnabled == false {
      throw UserActionError(problem, "it is disabled")
    }
    if item.customView?.isHidden == true { throw UserActionError(problem, "its custom view is hidden") }
  }
}
