// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
enum MainScenes {
  /// How each controller is made. Replace a closure to hand a controller what it depends on, or a test's double.
  static var factory = Factory()

  /// How each controller is made.
  @MainActor
  struct Factory {
    /// Makes `tabs`.
    var makeTabs: @MainActor () -> UITabBarController = { UITabBarController() }
    /// Makes `first`.
    var makeFirst: @MainActor () -> First = { First() }
    /// Makes `second`.
    var makeSecond: @MainActor () -> UIViewController = { UIViewController() }
  }

  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> UITabBarController {
    instantiateTabs()
  }

  /// Makes the controller `tabs`, and each child that you do not pass.
  static func instantiateTabs(first: First? = nil, second: UIViewController? = nil) -> UITabBarController {
    let tabs = factory.makeTabs()
    let first = first ?? instantiateFirst()
    let second = second ?? instantiateSecond()
    tabs.viewControllers = [first, second]
    return tabs
  }

  /// Makes the controller `first`.
  static func instantiateFirst() -> First {
    let first = factory.makeFirst()
    first.tabBarItem.title = "First"
    first.tabBarItem.image = UIImage(systemName: "1.circle")
    return first
  }

  /// Makes the controller `second`.
  static func instantiateSecond() -> UIViewController {
    let second = factory.makeSecond()
    second.tabBarItem.title = "Second"
    second.tabBarItem.image = UIImage(systemName: "2.circle")
    return second
  }
}
