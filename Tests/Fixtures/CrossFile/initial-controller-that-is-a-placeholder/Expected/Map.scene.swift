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
    /// Makes `atlas`.
    var makeAtlas: @MainActor () -> UIViewController = { UIViewController() }
  }

  /// Makes the controller that Map.scene starts with.
  static func instantiateInitialViewController() -> UIViewController {
    instantiateAtlas()
  }

  /// Makes the controller `atlas`.
  static func instantiateAtlas() -> UIViewController {
    factory.makeAtlas()
  }
}
