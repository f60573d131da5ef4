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
}

// MARK: - main

/// The scene `main`: what its controller reaches in it.
@MainActor
final class MainScene {
  /// The identifiers of its segues.
  enum Identifier: String, CaseIterable {
    case open
  }

  /// Its segues, each with the controllers that it leads to.
  enum Segue {
    case open(World)
  }

  private weak var weakController: MainSceneController?
  fileprivate let dispatch = SceneDispatch<Segue>()

  fileprivate init(_ controller: MainSceneController) { weakController = controller }

  private var controller: MainSceneController {
    guard let weakController else { fatalError("The controller of the scene `main` does not exist any more") }
    return weakController
  }

  /// Performs the segue `open`: pushes `world`.
  func performOpen(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let world = MapScenes.instantiateWorld()
    let segue = UIStoryboardSegue(identifier: "open", source: controller, destination: world) { [controller] in
      SceneSegues.push(world, from: controller, identifier: "open", animated: true)
    }
    dispatch.perform(segue, as: .open(world), sender: sender)
  }
}

/// The controller that the scene `main` makes, wired.
final class MainSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = MainScene(self)

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch MainScene.Identifier(rawValue: identifier) {
    case .open:
      scene.performOpen(sender: sender)
    case nil:
      super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}
