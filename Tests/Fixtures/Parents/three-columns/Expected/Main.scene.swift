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
    var makeMain: @MainActor () -> UISplitViewController = { UISplitViewController(style: .tripleColumn) }
    /// Makes `accounts`.
    var makeAccounts: @MainActor () -> UIViewController = { UIViewController() }
    /// Makes `folders`.
    var makeFolders: @MainActor () -> UIViewController = { UIViewController() }
    /// Makes `message`.
    var makeMessage: @MainActor () -> UIViewController = { UIViewController() }
  }

  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> UISplitViewController {
    instantiateMain()
  }

  /// Makes the controller `main`, and each child that you do not pass.
  static func instantiateMain(
    accounts: UIViewController? = nil,
    folders: UIViewController? = nil,
    message: UIViewController? = nil
  ) -> UISplitViewController {
    let main = factory.makeMain()
    main.setViewController(accounts ?? instantiateAccounts(), for: .primary)
    main.setViewController(folders ?? instantiateFolders(), for: .supplementary)
    main.setViewController(message ?? instantiateMessage(), for: .secondary)
    return main
  }

  /// Makes the controller `accounts`.
  static func instantiateAccounts() -> UIViewController {
    factory.makeAccounts()
  }

  /// Makes the controller `folders`.
  static func instantiateFolders() -> UIViewController {
    factory.makeFolders()
  }

  /// Makes the controller `message`.
  static func instantiateMessage() -> UIViewController {
    factory.makeMessage()
  }
}
