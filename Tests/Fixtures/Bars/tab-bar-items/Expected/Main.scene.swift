// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeTabs: @MainActor () -> UITabBarController = { UITabBarController() }
    var makeFirst: @MainActor () -> UIViewController = { UIViewController() }
    var makeSecond: @MainActor () -> UIViewController = { UIViewController() }
    var makeThird: @MainActor () -> UIViewController = { UIViewController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> UITabBarController { instantiateTabs() }

  /// Makes the controller `tabs`, and each child that you do not pass.
  func instantiateTabs(
    first: UIViewController? = nil, second: UIViewController? = nil, third: UIViewController? = nil
  ) -> UITabBarController {
    let tabs = factory.makeTabs()
    SceneIdentity.set("tabs", of: tabs)
    let first = first ?? instantiateFirst()
    let second = second ?? instantiateSecond()
    let third = third ?? instantiateThird()
    tabs.viewControllers = [first, second, third]
    return tabs
  }

  func instantiateFirst() -> UIViewController {
    let first = factory.makeFirst()
    SceneIdentity.set("first", of: first)
    first.tabBarItem.title = "First"
    first.tabBarItem.image = UIImage(named: "one", in: .module, compatibleWith: nil)
    first.tabBarItem.selectedImage = UIImage(systemName: "1.circle.fill")
    first.tabBarItem.landscapeImagePhone = UIImage(named: "smallOne", in: .module, compatibleWith: nil)
    first.tabBarItem.largeContentSizeImage = UIImage(named: "largeOne", in: .module, compatibleWith: nil)
    first.tabBarItem.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: -4)
    first.tabBarItem.isEnabled = false
    return first
  }

  func instantiateSecond() -> UIViewController {
    let second = factory.makeSecond()
    SceneIdentity.set("second", of: second)
    second.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 0)
    second.tabBarItem.badgeValue = "3"
    second.tabBarItem.tag = 2
    return second
  }

  func instantiateThird() -> UIViewController {
    let third = factory.makeThird()
    SceneIdentity.set("third", of: third)
    third.tabBarItem = WobblyItem()
    third.tabBarItem.title = "Third"
    third.tabBarItem.image = UIImage(systemName: "3.circle")
    third.tabBarItem.awakeFromNib()
    return third
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> UITabBarController { Self().instantiateInitialViewController() }
  static func instantiateTabs(
    first: UIViewController? = nil, second: UIViewController? = nil, third: UIViewController? = nil
  ) -> UITabBarController {
    Self().instantiateTabs(first: first, second: second, third: third)
  }
  static func instantiateFirst() -> UIViewController { Self().instantiateFirst() }
  static func instantiateSecond() -> UIViewController { Self().instantiateSecond() }
  static func instantiateThird() -> UIViewController { Self().instantiateThird() }
}
