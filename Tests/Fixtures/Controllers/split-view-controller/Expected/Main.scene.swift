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
    /// Makes `split`.
    var makeSplit: @MainActor () -> UISplitViewController = { UISplitViewController(style: .doubleColumn) }
    /// Makes `list`.
    var makeList: @MainActor () -> List = { List() }
    /// Makes `detail`.
    var makeDetail: @MainActor () -> UIViewController = { UIViewController() }
  }

  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> UISplitViewController {
    instantiateSplit()
  }

  /// Makes the controller `split`, and each child that you do not pass.
  static func instantiateSplit(list: List? = nil, detail: UIViewController? = nil) -> UISplitViewController {
    let split = factory.makeSplit()
    split.setViewController(list ?? instantiateList(), for: .primary)
    split.setViewController(detail ?? instantiateDetail(), for: .secondary)
    return split
  }

  /// Makes the controller `list`.
  static func instantiateList() -> List {
    factory.makeList()
  }

  /// Makes the controller `detail`.
  static func instantiateDetail() -> UIViewController {
    factory.makeDetail()
  }
}
