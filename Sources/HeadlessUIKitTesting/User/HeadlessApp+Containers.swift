public import HeadlessUIKit

extension HeadlessApp {
  /// Taps a tab, counted from 0; the delegate is asked and told.
  ///
  /// Without a controller it is the only tab bar controller that the user gets at.
  public func selectTab(_ index: Int, in tabs: UITabBarController? = nil, flushing: Bool = true) throws {
    try act(flushing: flushing) {
      let tabs = try tabs ?? onlyController()
      let controllers = tabs.viewControllers ?? []
      try reach(tabs.tabBar, to: "selected", as: "tab \(index)")
      if let pushed = tabs.pushedWithoutBar {
        throw UserActionError("tab \(index) cannot be selected", "\(log.name(of: pushed)) hides the bar")
      }
      guard controllers.indices.contains(index) else {
        throw UserActionError("tab \(index) cannot be selected", "there are \(controllers.count) tabs")
      }
      guard controllers[index].tabBarItem?.isEnabled != false else {
        throw UserActionError("tab \(index) cannot be selected", "it is disabled")
      }
      tabs.beSelected(controllers[index])
    }
  }

  /// Taps the tab of a title.
  public func selectTab(_ title: String, in tabs: UITabBarController? = nil, flushing: Bool = true) throws {
    let tabs = try tabs ?? onlyController()
    let titles = (tabs.viewControllers ?? []).map { $0.tabBarItem?.title ?? "" }
    guard let index = titles.firstIndex(of: title) else {
      let known = titles.map { "'\($0)'" }.joined(separator: ", ")
      throw UserActionError("the tab '\(title)' cannot be selected", "the tabs are called \(known)")
    }
    try selectTab(index, in: tabs, flushing: flushing)
  }

  /// Taps the back button of a navigation bar.
  ///
  /// Without a controller it is the only one that the user can go back in.
  public func goBack(in navigation: UINavigationController? = nil, flushing: Bool = true) throws {
    try act(flushing: flushing) {
      let navigation = try navigation ?? onlyController { $0.obstacleToBack == nil }
      try reach(navigation.navigationBar, to: "tapped", as: "the back button")
      if let obstacle = navigation.obstacleToBack {
        throw UserActionError("the back button cannot be tapped", obstacle)
      }
      navigation.popViewController(animated: true)
    }
  }

  /// The one controller of a class that the user gets at, of those that are fit where there are such.
  func onlyController<Controller: UIViewController>(
    _ type: Controller.Type = Controller.self, where isFit: (Controller) -> Bool = { _ in true }
  ) throws -> Controller {
    let all = visibleViewControllers.compactMap { $0 as? Controller }.filter { $0.viewIfLoaded.map(canReach) == true }
    let fit = all.filter(isFit)
    let candidates = fit.isEmpty ? all : fit
    guard let controller = candidates.first, candidates.count == 1 else {
      throw UserActionError("It is not clear which \(type) is meant", "the user gets at \(candidates.count)")
    }
    return controller
  }
}

extension UITabBarController {
  /// The controller in a navigation flow that hides the bar for as long as it is there.
  fileprivate var pushedWithoutBar: UIViewController? {
    let navigation = selectedViewController as? UINavigationController
    return navigation?.viewControllers.dropFirst().first(where: \.hidesBottomBarWhenPushed)
  }

  /// Asks and tells the delegate what UIKit does when a tab is tapped.
  fileprivate func beSelected(_ controller: UIViewController) {
    if delegate?.tabBarController(self, shouldSelect: controller) == false { return }
    let wasSelected = selectedViewController === controller
    selectedViewController = controller
    if wasSelected { (controller as? UINavigationController)?.popToRootViewController(animated: true) }
    delegate?.tabBarController(self, didSelect: controller)
  }
}

extension UINavigationController {
  /// Why there is no back button; nil where there is one.
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
