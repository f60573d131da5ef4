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
    /// Makes `main`.
    var makeMain: @MainActor () -> UITabBarController = { UITabBarController() }
    /// Makes `home`.
    var makeHome: @MainActor () -> UIViewController = { UIViewController() }
    /// Makes `search`.
    var makeSearch: @MainActor () -> UIViewController = { UIViewController() }
    /// Makes `library`.
    var makeLibrary: @MainActor () -> UIViewController = { UIViewController() }
    /// Makes `radio`.
    var makeRadio: @MainActor () -> UIViewController = { UIViewController() }
    /// Makes `shop`.
    var makeShop: @MainActor () -> UIViewController = { UIViewController() }
  }

  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> UITabBarController {
    instantiateMain()
  }

  /// Makes the controller `main`, and each child that you do not pass.
  static func instantiateMain(
    home: UIViewController? = nil,
    search: UIViewController? = nil,
    library: UIViewController? = nil,
    radio: UIViewController? = nil,
    shop: UIViewController? = nil
  ) -> UITabBarController {
    let main = factory.makeMain()
    let home = home ?? instantiateHome()
    let search = search ?? instantiateSearch()
    let library = library ?? instantiateLibrary()
    let radio = radio ?? instantiateRadio()
    let shop = shop ?? instantiateShop()
    main.viewControllers = [home, search, library, radio, shop]
    return main
  }

  /// Makes the controller `home`.
  static func instantiateHome() -> UIViewController {
    factory.makeHome()
  }

  /// Makes the controller `search`.
  static func instantiateSearch() -> UIViewController {
    factory.makeSearch()
  }

  /// Makes the controller `library`.
  static func instantiateLibrary() -> UIViewController {
    factory.makeLibrary()
  }

  /// Makes the controller `radio`.
  static func instantiateRadio() -> UIViewController {
    factory.makeRadio()
  }

  /// Makes the controller `shop`.
  static func instantiateShop() -> UIViewController {
    factory.makeShop()
  }
}
