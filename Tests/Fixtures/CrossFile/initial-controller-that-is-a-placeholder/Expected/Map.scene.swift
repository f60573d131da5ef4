// Made by scenec from Map.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Map.scene.
@MainActor
struct MapScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeAtlas: @MainActor () -> UIViewController = { UIViewController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Map.scene starts with.
  func instantiateInitialViewController() -> UIViewController { instantiateAtlas() }

  func instantiateAtlas() -> UIViewController {
    let atlas = factory.makeAtlas()
    SceneIdentity.set("atlas", of: atlas)
    return atlas
  }
}

/// Makes controllers with the factories of the process.
extension MapScenes {
  static func instantiateInitialViewController() -> UIViewController { Self().instantiateInitialViewController() }
  static func instantiateAtlas() -> UIViewController { Self().instantiateAtlas() }
}
