// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeMain: @MainActor () -> UINavigationController = {
      UINavigationController(navigationBarClass: TintedBar.self, toolbarClass: UIToolbar.self)
    }
    var makeHome: @MainActor () -> Home = { Home() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> UINavigationController { instantiateMain() }

  /// Makes the controller `main`, and each child that you do not pass.
  func instantiateMain(home: Home? = nil) -> UINavigationController {
    let main = factory.makeMain()
    SceneIdentity.set("main", of: main)
    main.navigationBar.isTranslucent = false
    (main.navigationBar as? TintedBar)?.solidColor = .red
    (main.navigationBar as? TintedBar)?.layer.cornerRadius = 4
    main.viewControllers = [home ?? instantiateHome()]
    main.navigationBar.awakeFromNib()
    return main
  }

  func instantiateHome() -> Home {
    let home = factory.makeHome()
    SceneIdentity.set("home", of: home)
    let tabBarItem = BouncingItem()
    tabBarItem.title = "Home"
    tabBarItem.animation = "bounce"
    tabBarItem.awakeFromNib()
    home.tabBarItem = tabBarItem
    home.awakeFromNib()
    return home
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> UINavigationController {
    Self().instantiateInitialViewController()
  }
  static func instantiateMain(home: Home? = nil) -> UINavigationController { Self().instantiateMain(home: home) }
  static func instantiateHome() -> Home { Self().instantiateHome() }
}
