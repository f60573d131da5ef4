/// The delegate of a tab bar that stands by itself.
@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
  /// The user has selected an item.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
