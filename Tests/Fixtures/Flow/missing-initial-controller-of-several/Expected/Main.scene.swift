// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeLogin: @MainActor () -> UIViewController = { UIViewController() }
    var makeHome: @MainActor () -> UIViewController = { UIViewController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  func instantiateLogin() -> UIViewController {
    let login = factory.makeLogin()
    SceneIdentity.set("login", of: login)
    return login
  }

  func instantiateHome() -> UIViewController {
    let home = factory.makeHome()
    SceneIdentity.set("home", of: home)
    return home
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateLogin() -> UIViewController { Self().instantiateLogin() }
  static func instantiateHome() -> UIViewController { Self().instantiateHome() }
}
