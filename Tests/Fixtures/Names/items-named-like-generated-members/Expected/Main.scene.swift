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
    /// Makes `tour`.
    var makeTour: @MainActor () -> TourScene.Controller = {
      TourScene.Controller(transitionStyle: .scroll, navigationOrientation: .horizontal)
    }
    /// Makes `page`.
    var makePage: @MainActor () -> UIViewController = { UIViewController() }
  }

  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> TourScene.Controller {
    instantiateTour()
  }

  /// Makes the controller `tour`, and each child that you do not pass.
  static func instantiateTour(page: UIViewController? = nil) -> TourScene.Controller {
    let tour = factory.makeTour()
    tour.scene.show(pages: [page ?? instantiatePage()])
    tour.scene.addBarButtonItems()
    return tour
  }

  /// Makes the controller `page`.
  static func instantiatePage() -> UIViewController {
    factory.makePage()
  }
}

// MARK: - tour

/// The scene `tour`: what its controller reaches in it.
@MainActor
final class TourScene {
  fileprivate unowned let controller: Controller
  private var pageSource: ScenePages?

  fileprivate init(_ controller: Controller) { self.controller = controller }

  private(set) lazy var pages: UIBarButtonItem = UIBarButtonItem(title: "All")

  fileprivate func addBarButtonItems() {
    controller.navigationItem.leftBarButtonItems = [pages]
  }

  fileprivate func show(pages: [UIViewController]) {
    pageSource = ScenePages(pages, in: controller)
  }
}

extension TourScene {
  /// The controller that the scene makes, wired.
  final class Controller: UIPageViewController {
    /// The views, children and segues of the scene.
    private(set) lazy var scene = TourScene(self)
  }
}
