// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makePage2: @MainActor () -> Page2SceneController = {
      Page2SceneController(
        transitionStyle: .pageCurl,
        navigationOrientation: .horizontal,
        options: [.spineLocation: NSNumber(value: UIPageViewController.SpineLocation.mid.rawValue)]
      )
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
  func instantiateInitialViewController() -> Page2SceneController { instantiatePage2() }

  /// Makes the controller `page2`, and each child that you do not pass.
  func instantiatePage2(page: UIViewController? = nil, page3: UIViewController? = nil) -> Page2SceneController {
    let page2 = factory.makePage2()
    let page = page ?? instantiatePage()
    let page3 = page3 ?? instantiatePage()
    page2.scene.show(pages: [page, page3])
    return page2
  }

  func instantiatePage() -> UIViewController {
    let page = factory.makePage()
    SceneIdentity.set("page", of: page)
    return page
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> Page2SceneController {
    Self().instantiateInitialViewController()
  }
  static func instantiatePage2(
    page: UIViewController? = nil, page3: UIViewController? = nil
  ) -> Page2SceneController {
    Self().instantiatePage2(page: page, page3: page3)
  }
  static func instantiatePage() -> UIViewController { Self().instantiatePage() }
}

// MARK: - page2

/// The parts of the scene `page2` that its controller uses.
final class Page2Scene: SceneParts<Page2SceneController> {
  private var pageSource: ScenePages?

  fileprivate func show(pages: [UIViewController]) {
    pageSource = ScenePages(pages, in: controller)
  }
}

final class Page2SceneController: UIPageViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = Page2Scene(self)
}
