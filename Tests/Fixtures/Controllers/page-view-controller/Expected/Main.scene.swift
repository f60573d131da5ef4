// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makePages: @MainActor () -> PagesSceneController = {
      PagesSceneController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    }
    var makeFirst: @MainActor () -> First = { First() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> PagesSceneController { instantiatePages() }

  /// Makes the controller `pages`, and each child that you do not pass.
  func instantiatePages(first: First? = nil) -> PagesSceneController {
    let pages = factory.makePages()
    pages.scene.show(pages: [first ?? instantiateFirst()])
    return pages
  }

  func instantiateFirst() -> First {
    let first = factory.makeFirst()
    SceneIdentity.set("first", of: first)
    first.awakeFromNib()
    return first
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> PagesSceneController {
    Self().instantiateInitialViewController()
  }
  static func instantiatePages(first: First? = nil) -> PagesSceneController {
    Self().instantiatePages(first: first)
  }
  static func instantiateFirst() -> First { Self().instantiateFirst() }
}

// MARK: - pages

/// The parts of the scene `pages` that its controller uses.
final class PagesScene: SceneParts<PagesSceneController> {
  private var pageSource: ScenePages?

  fileprivate func show(pages: [UIViewController]) {
    pageSource = ScenePages(pages, in: controller)
  }
}

final class PagesSceneController: UIPageViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = PagesScene(self)
}
