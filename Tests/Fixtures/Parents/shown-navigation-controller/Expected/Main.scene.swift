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
    /// Makes `home`.
    var makeHome: @MainActor () -> HomeSceneController = { HomeSceneController() }
    /// Makes `settingsStack`.
    var makeSettingsStack: @MainActor () -> UINavigationController = { UINavigationController() }
    /// Makes `settings`.
    var makeSettings: @MainActor () -> UIViewController = { UIViewController() }
  }

  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> HomeSceneController {
    instantiateHome()
  }

  /// Makes the controller `home`.
  static func instantiateHome() -> HomeSceneController {
    factory.makeHome()
  }

  /// Makes the controller `settingsStack`.
  static func instantiateSettingsStack(
    settings: UIViewController = instantiateSettings()
  ) -> UINavigationController {
    let settingsStack = factory.makeSettingsStack()
    settingsStack.viewControllers = [settings]
    return settingsStack
  }

  /// Makes the controller `settings`.
  static func instantiateSettings() -> UIViewController {
    factory.makeSettings()
  }
}

// MARK: - home

/// The scene `home`: what its controller reaches in it.
@MainActor
final class HomeScene {
  /// The identifiers of its segues.
  enum Identifier: String, CaseIterable {
    case showSettings
  }

  /// Its segues, each with the controllers that it leads to.
  enum Segue {
    case showSettings(UIViewController, in: UINavigationController)
  }

  private weak var weakController: HomeSceneController?
  fileprivate let dispatch = SceneDispatch<Segue>()

  fileprivate init(_ controller: HomeSceneController) { weakController = controller }

  private var controller: HomeSceneController {
    guard let weakController else { fatalError("The controller of the scene `home` does not exist any more") }
    return weakController
  }

  /// Performs the segue `showSettings`: shows `settingsStack`.
  func performShowSettings(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let settings = MainScenes.instantiateSettings()
    let settingsStack = MainScenes.instantiateSettingsStack(settings: settings)
    let segue = UIStoryboardSegue(
      identifier: "showSettings",
      source: controller,
      destination: settingsStack
    ) { [controller] in
      controller.show(settingsStack, sender: sender)
    }
    dispatch.perform(segue, as: .showSettings(settings, in: settingsStack), sender: sender)
  }
}

/// The controller that the scene `home` makes, wired.
final class HomeSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = HomeScene(self)

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch HomeScene.Identifier(rawValue: identifier) {
    case .showSettings:
      scene.performShowSettings(sender: sender)
    case nil:
      super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}
