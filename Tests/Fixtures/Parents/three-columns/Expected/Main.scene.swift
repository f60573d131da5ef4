// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeMain: @MainActor () -> UISplitViewController = { UISplitViewController(style: .tripleColumn) }
    var makeAccounts: @MainActor () -> UIViewController = { UIViewController() }
    var makeFolders: @MainActor () -> UIViewController = { UIViewController() }
    var makeMessage: @MainActor () -> UIViewController = { UIViewController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> UISplitViewController { instantiateMain() }

  /// Makes the controller `main`, and each child that you do not pass.
  func instantiateMain(
    accounts: UIViewController? = nil, folders: UIViewController? = nil, message: UIViewController? = nil
  ) -> UISplitViewController {
    let main = factory.makeMain()
    SceneIdentity.set("main", of: main)
    main.setViewController(accounts ?? instantiateAccounts(), for: .primary)
    main.setViewController(folders ?? instantiateFolders(), for: .supplementary)
    main.setViewController(message ?? instantiateMessage(), for: .secondary)
    return main
  }

  func instantiateAccounts() -> UIViewController {
    let accounts = factory.makeAccounts()
    SceneIdentity.set("accounts", of: accounts)
    return accounts
  }

  func instantiateFolders() -> UIViewController {
    let folders = factory.makeFolders()
    SceneIdentity.set("folders", of: folders)
    return folders
  }

  func instantiateMessage() -> UIViewController {
    let message = factory.makeMessage()
    SceneIdentity.set("message", of: message)
    return message
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> UISplitViewController {
    Self().instantiateInitialViewController()
  }
  static func instantiateMain(
    accounts: UIViewController? = nil, folders: UIViewController? = nil, message: UIViewController? = nil
  ) -> UISplitViewController {
    Self().instantiateMain(accounts: accounts, folders: folders, message: message)
  }
  static func instantiateAccounts() -> UIViewController { Self().instantiateAccounts() }
  static func instantiateFolders() -> UIViewController { Self().instantiateFolders() }
  static func instantiateMessage() -> UIViewController { Self().instantiateMessage() }
}
