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
    var makeMap: @MainActor () -> Map = { MapSceneController() }
  }

  /// Makes the controller that Map.scene starts with.
  static func instantiateInitialViewController() -> Map {
    instantiateMap()
  }

  /// Makes the controller `map`.
  static func instantiateMap() -> Map {
    factory.makeMap()
  }
}

// MARK: - map

/// The scene `map`: what its controller reaches in it.
@MainActor
final class MapScene {
  private weak var weakController: MapSceneController?

  fileprivate init(_ controller: MapSceneController) { weakController = controller }

  private var controller: MapSceneController {
    guard let weakController else { fatalError("The controller of the scene `map` does not exist any more") }
    return weakController
  }

  /// The scene of a controller that was made through it.
  static func of(_ controller: Map) -> MapScene {
    guard let controller = controller as? MapSceneController else {
      fatalError("This Map was not made through its scene; use MapScenes.instantiateMap()")
    }
    return controller.mapWiring
  }

  fileprivate func loadView() {
    let view = UIView()
    view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    view.backgroundColor = .systemBlue

    let label = UILabel()
    label.text = "You are here"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)

    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])

    controller.view = view
  }
}

/// The controller that the scene `map` makes, wired.
final class MapSceneController: Map {
  fileprivate lazy var mapWiring = MapScene(self)

  override func loadView() { mapWiring.loadView() }
}

/// What the author of `Map` can say about the scene `map`.
@MainActor
protocol MapSceneOwner: Map {
}

extension MapSceneOwner {
  /// What this controller reaches in the scene `map`.
  var scene: MapScene { .of(self) }
}

extension Map: MapSceneOwner {}
