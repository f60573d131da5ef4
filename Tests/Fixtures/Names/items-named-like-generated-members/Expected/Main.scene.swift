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
    var makeTour: @MainActor () -> TourSceneController = {
      TourSceneController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    }
    /// Makes `page`.
    var makePage: @MainActor () -> UIViewController = { UIViewController() }
  }

  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> TourSceneController {
    instantiateTour()
  }

  /// Makes the controller `tour`.
  static func instantiateTour(page: UIViewController = instantiatePage()) -> TourSceneController {
    let tour = factory.makeTour()
    tour.scene.show(pages: [page])
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
  private weak var weakController: TourSceneController?
  private var pageSource: ScenePages?

  fileprivate init(_ controller: TourSceneController) { weakController = controller }

  private var controller: TourSceneController {
    guard let weakController else { fatalError("The controller of the scene `tour` does not exist any more") }
    return weakController
  }

  private(set) lazy var pages: UIBarButtonItem = UIBarButtonItem(title: "All")

  fileprivate func addBarButtonItems() {
    controller.navigationItem.leftBarButtonItems = [pages]
  }

  fileprivate func show(pages: [UIViewController]) {
    pageSource = ScenePages(pages, in: controller)
  }
}

/// The controller that the scene `tour` makes, wired.
final class TourSceneController: UIPageViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = TourScene(self)
}
