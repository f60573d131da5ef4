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

  /// Makes the controller `main`.
  static func instantiateMain(
    accounts: UIViewController = instantiateAccounts(),
    folders: UIViewController = instantiateFolders(),
    message: UIViewController = instantiateMessage()
  ) -> UISplitViewController {
    let main = factory.makeMain()
    main.setViewController(accounts, for: .primary)
    main.setViewController(folders, for: .supplementary)
    main.setViewController(message, for: .secondary)
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
