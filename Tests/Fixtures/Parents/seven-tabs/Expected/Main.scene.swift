// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeMain: @MainActor () -> UITabBarController = { UITabBarController() }
    var makeHome: @MainActor () -> UIViewController = { UIViewController() }
    var makeSearch: @MainActor () -> UIViewController = { UIViewController() }
    var makeLibrary: @MainActor () -> UIViewController = { UIViewController() }
    var makeRadio: @MainActor () -> UIViewController = { UIViewController() }
    var makeShop: @MainActor () -> UIViewController = { UIViewController() }
    var makeProfile: @MainActor () -> UIViewController = { UIViewController() }
    var makeHelp: @MainActor () -> UIViewController = { UIViewController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> UITabBarController { instantiateMain() }

  /// Makes the controller `main`, and each child that you do not pass.
  func instantiateMain(
    home: UIViewController? = nil,
    search: UIViewController? = nil,
    library: UIViewController? = nil,
    radio: UIViewController? = nil,
    shop: UIViewController? = nil,
    profile: UIViewController? = nil,
    help: UIViewController? = nil
  ) -> UITabBarController {
    let main = factory.makeMain()
    SceneIdentity.set("main", of: main)
    let home = home ?? instantiateHome()
    let search = search ?? instantiateSearch()
    let library = library ?? instantiateLibrary()
    let radio = radio ?? instantiateRadio()
    let shop = shop ?? instantiateShop()
    let profile = profile ?? instantiateProfile()
    let help = help ?? instantiateHelp()
    main.viewControllers = [home, search, library, radio, shop, profile, help]
    return main
  }

  func instantiateHome() -> UIViewController {
    let home = factory.makeHome()
    SceneIdentity.set("home", of: home)
    return home
  }

  func instantiateSearch() -> UIViewController {
    let search = factory.makeSearch()
    SceneIdentity.set("search", of: search)
    return search
  }

  func instantiateLibrary() -> UIViewController {
    let library = factory.makeLibrary()
    SceneIdentity.set("library", of: library)
    return library
  }

  func instantiateRadio() -> UIViewController {
    let radio = factory.makeRadio()
    SceneIdentity.set("radio", of: radio)
    return radio
  }

  func instantiateShop() -> UIViewController {
    let shop = factory.makeShop()
    SceneIdentity.set("shop", of: shop)
    return shop
  }

  func instantiateProfile() -> UIViewController {
    let profile = factory.makeProfile()
    SceneIdentity.set("profile", of: profile)
    return profile
  }

  func instantiateHelp() -> UIViewController {
    let help = factory.makeHelp()
    SceneIdentity.set("help", of: help)
    return help
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> UITabBarController { Self().instantiateInitialViewController() }
  static func instantiateMain(
    home: UIViewController? = nil,
    search: UIViewController? = nil,
    library: UIViewController? = nil,
    radio: UIViewController? = nil,
    shop: UIViewController? = nil,
    profile: UIViewController? = nil,
    help: UIViewController? = nil
  ) -> UITabBarController {
    Self().instantiateMain(
      home: home, search: search, library: library, radio: radio, shop: shop, profile: profile, help: help
    )
  }
  static func instantiateHome() -> UIViewController { Self().instantiateHome() }
  static func instantiateSearch() -> UIViewController { Self().instantiateSearch() }
  static func instantiateLibrary() -> UIViewController { Self().instantiateLibrary() }
  static func instantiateRadio() -> UIViewController { Self().instantiateRadio() }
  static func instantiateShop() -> UIViewController { Self().instantiateShop() }
  static func instantiateProfile() -> UIViewController { Self().instantiateProfile() }
  static func instantiateHelp() -> UIViewController { Self().instantiateHelp() }
}
