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
    var makeMap: @MainActor () -> Map = { MapScene.Controller() }
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
  fileprivate unowned let controller: Controller

  fileprivate init(_ controller: Controller) { self.controller = controller }

  /// The scene of a controller that was made through it.
  static func of(_ controller: Map) -> MapScene {
    guard let controller = controller as? Controller else {
      preconditionFailure("This Map was not made through its scene; use MapScenes.instantiateMap()")
    }
    return controller.mapWiring
  }

  fileprivate func loadView() {
    let view = UIView()
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

extension MapScene {
  /// The controller that the scene makes, wired.
  final class Controller: Map {
    fileprivate lazy var mapWiring = MapScene(self)

    override func loadView() { mapWiring.loadView() }
  }
}

/// What the author of `Map` can say about the scene `map`.
@MainActor
protocol MapSceneController: Map {
}

extension MapSceneController {
  /// What this controller reaches in the scene `map`.
  var scene: MapScene { .of(self) }
}

extension Map: MapSceneController {}
