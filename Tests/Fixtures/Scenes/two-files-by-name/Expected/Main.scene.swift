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
    var makeMain: @MainActor () -> MainScene.Controller = { MainScene.Controller() }
  }

  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> UINavigationController {
    instantiateRoot()
  }

  /// Makes the controller `root`, and each child that you do not pass.
  static func instantiateRoot(main: MainScene.Controller? = nil) -> UINavigationController {
    let root = factory.makeRoot()
    root.viewControllers = [main ?? instantiateMain()]
    return root
  }

  /// Makes the controller `main`.
  static func instantiateMain() -> MainScene.Controller {
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
    case open(Town)
  }

  fileprivate unowned let controller: Controller
  fileprivate let dispatch = SceneDispatch<Segue>()

  fileprivate init(_ controller: Controller) { self.controller = controller }

  /// Performs the segue `open`: pushes `town`.
  func performOpen(sender: Any? = nil) {
    let town = MapScenes.instantiateTown()
    let segue = UIStoryboardSegue(identifier: "open", source: controller, destination: town) { [controller] in
      SceneSegues.push(town, from: controller, identifier: "open", animated: true)
    }
    dispatch.perform(segue, as: .open(town), sender: sender)
  }
}

extension MainScene {
  /// The controller that the scene makes, wired.
  final class Controller: UIViewController {
    /// The views, children and segues of the scene.
    private(set) lazy var scene = MainScene(self)

    override func performSegue(withIdentifier identifier: String, sender: Any?) {
      switch Identifier(rawValue: identifier) {
      case .open:
        scene.performOpen(sender: sender)
      case nil:
        super.performSegue(withIdentifier: identifier, sender: sender)
      }
    }
  }
}
