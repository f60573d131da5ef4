// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeMain: @MainActor () -> MainTabs = { MainTabs() }
    var makeHome: @MainActor () -> UIViewController = { UIViewController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> MainTabs { instantiateMain() }

  func instantiateMain() -> MainTabs {
    let main = factory.makeMain()
    SceneIdentity.set("main", of: main)
    main.awakeFromNib()
    return main
  }

  func instantiateHome() -> UIViewController {
    let home = factory.makeHome()
    SceneIdentity.set("home", of: home)
    return home
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> MainTabs { Self().instantiateInitialViewController() }
  static func instantiateMain() -> MainTabs { Self().instantiateMain() }
  static func instantiateHome() -> UIViewController { Self().instantiateHome() }
}
