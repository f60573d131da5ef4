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
    /// Makes `home`.
    var makeHome: @MainActor () -> UIViewController = { UIViewController() }
    /// Makes `about`.
    var makeAbout: @MainActor () -> UIViewController = { UIViewController() }
  }

  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> UIViewController {
    instantiateHome()
  }

  /// Makes the controller `home`.
  static func instantiateHome() -> UIViewController {
    factory.makeHome()
  }

  /// Makes the controller `about`.
  static func instantiateAbout() -> UIViewController {
    factory.makeAbout()
  }
}
