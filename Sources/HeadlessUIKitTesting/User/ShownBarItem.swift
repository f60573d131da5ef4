import HeadlessUIKit

/// A bar button item on the screen, and the bar that it is in.
@MainActor struct ShownBarItem {
  let item: UIBarButtonItem
  let bar: UIView

  static func all(in app: HeadlessApp) -> [ShownBarItem] {
    app.visibleViewControllers.compactMap { $0 as? UINavigationController }.flatMap(items)
      + app.window.tree.flatMap(items)
  }

  /// What a navigation controller shows for the controller on top.
  private static func items(of navigation: UINavigationController) -> [ShownBarItem] {
    guard let top = navigation.topViewController, let view = navigation.viewIfLoaded else { return [] }
    let inBar = navigation.isNavigationBarHidden ? [] : top.navigationItem.buttons
    let inToolbar = navigation.isToolbarHidden ? [] : top.toolbarItems ?? []
    let bar = navigation.navigationBar.window == nil ? view : navigation.navigationBar
    return inBar.map { ShownBarItem(item: $0, bar: bar) } + inToolbar.map { ShownBarItem(item: $0, bar: view) }
  }

  /// What a bar of the author's own shows.
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
  /// Throws where the user does not get at a bar button item.
  func reach(_ item: UIBarButtonItem) throws {
    let deed = "\(item.nameInErrors) cannot be tapped"
    guard let shown = ShownBarItem.all(in: self).first(where: { $0.item === item }) else {
      throw UserActionError(deed, "it is in no bar on the screen")
    }
    try reach(shown.bar, to: "tapped", as: item.nameInErrors)
    if !item.isEnabled || (item.customView as? UIControl)?.isEnabled == false {
      throw UserActionError(deed, "it is disabled")
    }
    if item.customView?.isHidden == true { throw UserActionError(deed, "its custom view is hidden") }
  }
}
