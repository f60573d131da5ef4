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
    /// Makes `main`.
    var makeMain: @MainActor () -> UIViewController = { UIViewController() }
  }

  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> UIViewController {
    instantiateMain()
  }

  /// Makes the controller `main`.
  static func instantiateMain() -> UIViewController {
    let main = factory.makeMain()
    main.title = "Home"
    main.navigationItem.title = "My house"
    main.modalPresentationStyle = .fullScreen
    main.modalTransitionStyle = .crossDissolve
    main.isModalInPresentation = true
    main.navigationItem.prompt = "Welcome"
    main.navigationItem.largeTitleDisplayMode = .never
    main.preferredContentSize = CGSize(width: 320, height: 480.5)
    return main
  }
}
