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
    /// Makes `root`.
    var makeRoot: @MainActor () -> UINavigationController = { UINavigationController() }
    /// Makes `main`.
    var makeMain: @MainActor () -> MainSceneController = { MainSceneController() }
  }

  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> UINavigationController {
    instantiateRoot()
  }

  /// Makes the controller `root`.
  static func instantiateRoot(main: MainSceneController = instantiateMain()) -> UINavigationController {
    let root = factory.makeRoot()
    root.viewControllers = [main]
    return root
  }

  /// Makes the controller `main`.
  static func instantiateMain() -> MainSceneController {
    factory.makeMain()
  }

  /// Makes the controller `settings` from its storyboard.
  static func instantiateSettings() -> UIViewController {
    let storyboard = UIStoryboard(name: "Settings", bundle: nil)
    return SceneStoryboard.instantiate(UIViewController.self, from: storyboard, identifier: "root")
  }
}

// MARK: - main

/// The scene `main`: what its controller reaches in it.
@MainActor
final class MainScene {
  /// The identifiers of its segues.
  enum Identifier: String, CaseIterable {
    case settings
  }

  /// Its segues, each with the controllers that it leads to.
  enum Segue {
    case settings(UIViewController)
  }

  private weak var weakController: MainSceneController?
  fileprivate let dispatch = SceneDispatch<Segue>()

  fileprivate init(_ controller: MainSceneController) { weakController = controller }

  private var controller: MainSceneController {
    guard let weakController else { fatalError("The controller of the scene `main` does not exist any more") }
    return weakController
  }

  /// Performs the segue `settings`: pushes `settings`.
  func performSettings(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let settings = MainScenes.instantiateSettings()
    let segue = UIStoryboardSegue(
      identifier: "settings",
      source: controller,
      destination: settings
    ) { [controller] in
      SceneSegues.push(settings, from: controller, identifier: "settings", animated: true)
    }
    dispatch.perform(segue, as: .settings(settings), sender: sender)
  }
}

/// The controller that the scene `main` makes, wired.
final class MainSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = MainScene(self)

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch MainScene.Identifier(rawValue: identifier) {
    case .settings:
      scene.performSettings(sender: sender)
    case nil:
      super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}
