// Made by scenec from Map.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Map.scene.
@MainActor
struct MapScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeMap: @MainActor () -> Map = { MapSceneController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Map.scene starts with.
  func instantiateInitialViewController() -> Map { instantiateMap() }

  func instantiateMap() -> Map { SceneFlow.awakened(factory.makeMap()) }
}

/// Makes controllers with the factories of the process.
extension MapScenes {
  static func instantiateInitialViewController() -> Map { Self().instantiateInitialViewController() }
  static func instantiateMap() -> Map { Self().instantiateMap() }
}

// MARK: - map

final class MapSceneController: Map {
  override func loadView() {
    let controller = self
    let view = UIView(frame: .sceneCanvas)
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
