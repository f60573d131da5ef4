// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeTour: @MainActor () -> TourSceneController = {
      TourSceneController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    }
    var makePage: @MainActor () -> UIViewController = { UIViewController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> TourSceneController { instantiateTour() }

  /// Makes the controller `tour`, and each child that you do not pass.
  func instantiateTour(page: UIViewController? = nil) -> TourSceneController {
    let tour = factory.makeTour()
    tour.scene.addBarButtonItems(to: tour)
    tour.scene.show(pages: [page ?? instantiatePage()])
    return tour
  }

  func instantiatePage() -> UIViewController {
    let page = factory.makePage()
    SceneIdentity.set("page", of: page)
    return page
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> TourSceneController {
    Self().instantiateInitialViewController()
  }
  static func instantiateTour(page: UIViewController? = nil) -> TourSceneController {
    Self().instantiateTour(page: page)
  }
  static func instantiatePage() -> UIViewController { Self().instantiatePage() }
}

// MARK: - tour

/// The parts of the scene `tour` that its controller uses.
final class TourScene: SceneParts<TourSceneController> {
  private var pageSource: ScenePages?

  private(set) lazy var pages: UIBarButtonItem = UIBarButtonItem(title: "All")

  fileprivate func addBarButtonItems(to controller: TourSceneController) {
    controller.navigationItem.leftBarButtonItems = [pages]
  }

  fileprivate func show(pages: [UIViewController]) {
    pageSource = ScenePages(pages, in: controller)
  }
}

final class TourSceneController: UIPageViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = TourScene(self)
}
