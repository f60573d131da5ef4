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
    var makePages: @MainActor () -> PagesScene.Controller = {
      PagesScene.Controller(transitionStyle: .scroll, navigationOrientation: .horizontal)
    }
    /// Makes `first`.
    var makeFirst: @MainActor () -> First = { First() }
  }

  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> PagesScene.Controller {
    instantiatePages()
  }

  /// Makes the controller `pages`, and each child that you do not pass.
  static func instantiatePages(first: First? = nil) -> PagesScene.Controller {
    let pages = factory.makePages()
    pages.scene.show(pages: [first ?? instantiateFirst()])
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
  fileprivate unowned let controller: Controller
  private var pageSource: ScenePages?

  fileprivate init(_ controller: Controller) { self.controller = controller }

  fileprivate func show(pages: [UIViewController]) {
    pageSource = ScenePages(pages, in: controller)
  }
}

extension PagesScene {
  /// The controller that the scene makes, wired.
  final class Controller: UIPageViewController {
    /// The views, children and segues of the scene.
    private(set) lazy var scene = PagesScene(self)
  }
}
