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
    var makeFirst: @MainActor () -> First = { First() }
    var makeSecond: @MainActor () -> UIViewController = { UIViewController() }
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
  func instantiateTabs(first: First? = nil, second: UIViewController? = nil) -> UITabBarController {
    let tabs = factory.makeTabs()
    SceneIdentity.set("tabs", of: tabs)
    let first = first ?? instantiateFirst()
    let second = second ?? instantiateSecond()
    tabs.viewControllers = [first, second]
    return tabs
  }

  func instantiateFirst() -> First {
    let first = factory.makeFirst()
    SceneIdentity.set("first", of: first)
    first.tabBarItem.title = "First"
    first.tabBarItem.image = UIImage(systemName: "1.circle")
    first.awakeFromNib()
    return first
  }

  func instantiateSecond() -> UIViewController {
    let second = factory.makeSecond()
    SceneIdentity.set("second", of: second)
    second.tabBarItem.title = "Second"
    second.tabBarItem.image = UIImage(systemName: "2.circle")
    return second
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> UITabBarController { Self().instantiateInitialViewController() }
  static func instantiateTabs(first: First? = nil, second: UIViewController? = nil) -> UITabBarController {
    Self().instantiateTabs(first: first, second: second)
  }
  static func instantiateFirst() -> First { Self().instantiateFirst() }
  static func instantiateSecond() -> UIViewController { Self().instantiateSecond() }
}
