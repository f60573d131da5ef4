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
    var makeMain:
      @MainActor (
        _ count: Int,
        _ ratio: Double,
        _ isNew: Bool,
        _ note: String?,
        _ style: UIUserInterfaceStyle
      ) -> Main = {
        Main(count: $0, ratio: $1, isNew: $2, note: $3, style: $4)
      }
  }

  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> Main {
    instantiateMain()
  }

  /// Makes the controller `main`.
  static func instantiateMain(
    count: Int = -3,
    ratio: Double = 0.5,
    isNew: Bool = false,
    note: String? = nil,
    style: UIUserInterfaceStyle = .dark
  ) -> Main {
    factory.makeMain(count, ratio, isNew, note, style)
  }
}
