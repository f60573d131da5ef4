import UIKit

/// The tabs of the app. A tap on the tab that is open goes back to its first screen.
class ProfileTabsController: UITabBarController, UITabBarControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    selectedIndex = 1
  }

  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    if viewController === selectedViewController {
      (viewController as? UINavigationController)?.popToRootViewController(animated: true)
    }
    return true
  }
}
