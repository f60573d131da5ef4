// Made by scenec from Map.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Map.scene.
@MainActor
enum MapScenes {
  /// How each controller is made. Replace a closure to hand a controller what it depends on, or a test's double.
  static var factory = Factory()

  /// How each controller is made.
  @MainActor
  struct Factory {
    /// Makes `map`.
    var makeMap: @MainActor () -> MapScene.Controller = { MapScene.Controller() }
  }

  /// Makes the controller that Map.scene starts with.
  static func instantiateInitialViewController() -> MapScene.Controller {
    instantiateMap()
  }

  /// Makes the controller `map`.
  static func instantiateMap() -> MapScene.Controller {
    factory.makeMap()
  }
}

// MARK: - map

/// The scene `map`: what its controller reaches in it.
@MainActor
final class MapScene {
  /// The identifiers of its segues.
  enum Identifier: String, CaseIterable {
    case startAgain
  }

  /// Its segues, each with the controllers that it leads to.
  enum Segue {
    case startAgain(HomeScene.Controller, in: UINavigationController)
  }

  fileprivate unowned let controller: Controller
  fileprivate let dispatch = SceneDispatch<Segue>()

  fileprivate init(_ controller: Controller) { self.controller = controller }

  /// Performs the segue `startAgain`: presents `main`.
  func performStartAgain(sender: Any? = nil) {
    let home = MainScenes.instantiateHome()
    let main = MainScenes.instantiateMain(home: home)
    let segue = UIStoryboardSegue(
      identifier: "startAgain",
      source: controller,
      destination: main
    ) { [controller] in
      controller.present(main, animated: true)
    }
    dispatch.perform(segue, as: .startAgain(home, in: main), sender: sender)
  }
}

extension MapScene {
  /// The controller that the scene makes, wired.
  final class Controller: UIViewController {
    /// The views, children and segues of the scene.
    private(set) lazy var scene = MapScene(self)

    override func performSegue(withIdentifier identifier: String, sender: Any?) {
      switch Identifier(rawValue: identifier) {
      case .startAgain:
        scene.performStartAgain(sender: sender)
      case nil:
        super.performSegue(withIdentifier: identifier, sender: sender)
      }
    }
  }
}
