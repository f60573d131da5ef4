// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> UIViewController { MapScenes(in: self.flow).instantiateAtlas() }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> UIViewController { Self().instantiateInitialViewController() }
}
