// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
enum MainScenes {
  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> UIViewController {
    MapScenes.instantiateAtlas()
  }
}
