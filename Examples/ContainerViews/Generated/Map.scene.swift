// Made by scenec from Map.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Map.scene.
@MainActor
struct MapScenes {
  /// How each controller is made. Replace a closure to hand a controller what it depends on, or a test's double.
  static var factory = Factory()

  /// How each controller is made.
  @MainActor
  struct Factory {
    /// Makes `map`.
    var makeMap: @MainActor () -> Map = { MapSceneController() }
  }

  /// The flow that the controllers belong to; nil where the factories of the process make them.
  let flow: SceneFlow?

  /// Makes controllers with the factories of the process.
  init() { flow = nil }

  /// Makes the controllers of a flow.
  init(in flow: SceneFlow?) { self.flow = flow }

  /// Starts a flow with a factory of its own, which also makes what its controllers lead to.
  init(factory: Factory) { self.init(factory: factory, in: SceneFlow()) }

  /// Adds a factory to a flow.
  init(factory: Factory, in flow: SceneFlow) {
    flow[Factory.self] = factory
    self.flow = flow
  }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Map.scene starts with.
  func instantiateInitialViewController() -> Map {
    instantiateMap()
  }

  /// Makes the controller `map`.
  func instantiateMap() -> Map {
    factory.makeMap()
  }
}

/// Makes controllers with the factories of the process.
extension MapScenes {
  /// Makes the controller that Map.scene starts with.
  static func instantiateInitialViewController() -> Map {
    MapScenes().instantiateInitialViewController()
  }

  /// Makes the controller `map`.
  static func instantiateMap() -> Map {
    MapScenes().instantiateMap()
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
