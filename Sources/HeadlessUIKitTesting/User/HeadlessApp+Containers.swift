public import HeadlessUIKit

extension HeadlessApp {
  /// Taps a tab, counted from 0. The delegate is called as UIKit does.
  ///
  /// By default, `tabs` is the only tab bar controller that the user can reach.
  public func selectTab(
    _ index: Int, in tabs: UITabBarController? = nil, flushing: Bool = true,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try act(flushing: flushing, at: CallSite(fileID, filePath, line, column)) {
      try selectTab(index, of: try tabs ?? onlyController())
    }
  }

  /// Taps the tab that has a title.
  public func selectTab(
    _ title: String, in tabs: UITabBarController? = nil, flushing: Bool = true,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try act(flushing: flushing, at: CallSite(fileID, filePath, line, column)) {
      let tabs = try tabs ?? onlyController()
      let titles = (tabs.viewControllers ?? []).map { $0.tabBarItem?.title ?? "" }
      guard let index = titles.firstIndex(of: title) else {
        let known = titles.map { "'\($0)'" }.joined(separator: ", ")
        throw UserActionError("the tab '\(title)' cannot be selected", "the tabs are called \(known)")
      }
      try selectTab(index, of: tabs)
    }
  }

  private func selectTab(_ index: Int, of tabs: UITabBarController) throws {
    let problem = "tab \(index) cannot be selected"
    let controllers = tabs.viewControllers ?? []
    try reach(tabs.tabBar, to: "selected", as: "tab \(index)")
    if let pushed = tabs.pushedWithoutBar {
      throw UserActionError(problem, "\(log.label(of: pushed)) hides the bar")
    }
    guard controllers.indices.contains(index) else {
      throw UserActionError(problem, "there are \(controllers.count) tabs")
    }
    guard controllers[index].tabBarItem?.isEnabled != false else { throw UserActionError(problem, "it is disabled") }
    tabs.beSelected(controllers[index])
  }

  /// Taps the back button of a navigation bar.
  ///
  /// By default, `navigation` is the only navigation controller in which the user can go back.
  public func goBack(
    in navigation: UINavigationController? = nil, flushing: Bool = true,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try act(flushing: flushing, at: CallSite(fileID, filePath, line, column)) {
      let navigation = try navigation ?? onlyController { $0.obstacleToBack == nil }
      try reach(navigation.navigationBar, to: "tapped", as: "the back button")
      if let obstacle = navigation.obstacleToBack {
        throw UserActionError("the back button cannot be tapped", obstacle)
      }
      navigation.popViewController(animated: true)
    }
  }
}

extension UITabBarController {
  /// The controller in a navigation stack that hides the bar while it is in the stack.
  fileprivate var pushedWithoutBar: UIViewController? {
    let navigation = selectedViewController as? UINavigationController
    return navigation?.viewControllers.dropFirst().first(where: \.hidesBottomBarWhenPushed)
  }

  /// Calls the delegate as UIKit does when a tab is tapped.
  fileprivate func beSelected(_ controller: UIViewController) {
    if delegate?.tabBarController(self, shouldSelect: controller) == false { return }
    let wasSelected = selectedViewController === controller
    selectedViewController = controller
    if wasSelected { (controller as? UINavigationController)?.popToRootViewController(animated: true) }
    delegate?.tabBarController(self, didSelect: controller)
  }
}

extension UINavigationController {
  /// The reason why there is no back button; nil if there is one.
  fileprivate var obstacleToBack: String? {
    guard viewControllers.count > 1, let item = topViewController?.navigationItem else {
      return "there is nothing to go back to"
    }
    if isNavigationBarHidden { return "the navigation bar is hidden" }
    if item.hidesBackButton { return "the navigation item hides it" }
    if item.leftBarButtonItems?.isEmpty == false, !item.leftItemsSupplementBackButton {
      return "another button has its place"
    }
    return nil
  }
}
