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
    /// Makes `pages`.
    var makePages: @MainActor () -> PagesSceneController = {
      PagesSceneController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    }
    /// Makes `first`.
    var makeFirst: @MainActor () -> First = { First() }
  }

  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> PagesSceneController {
    instantiatePages()
  }

  /// Makes the controller `pages`.
  static func instantiatePages(first: First = instantiateFirst()) -> PagesSceneController {
    let pages = factory.makePages()
    pages.scene.show(pages: [first])
    return pages
  }

  /// Makes the controller `first`.
  static func instantiateFirst() -> First {
    factory.makeFirst()
  }
}

// MARK: - pages

/// The scene `pages`: what its controller reaches in it.
@MainActor
final class PagesScene {
  private weak var weakController: PagesSceneController?
  private var pageSource: ScenePages?

  fileprivate init(_ controller: PagesSceneController) { weakController = controller }

  private var controller: PagesSceneController {
    guard let weakController else { fatalError("The controller of the scene `pages` does not exist any more") }
    return weakController
  }

  fileprivate func show(pages: [UIViewController]) {
    pageSource = ScenePages(pages, in: controller)
  }
}

/// The controller that the scene `pages` makes, wired.
final class PagesSceneController: UIPageViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = PagesScene(self)
}
