// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
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

  /// The flow that the controllers belong to; nil where the factories of the process make them.
  let flow: SceneFlow?

  /// Makes controllers with the factories of the process.
  init() { flow = nil }

  /// Makes the controllers of a flow.
  init(in flow: SceneFlow?) { self.flow = flow }

  /// Starts a flow with a factory of its own, which also makes what its controllers lead to.
  init(factory: Factory) { self.init(factory: factory, in: SceneFlow()) }

  /// Adds a factory to a flow.
  init(factory: Factory, in flow: SceneFlow) {
    flow[Factory.self] = factory
    self.flow = flow
  }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> PagesSceneController {
    instantiatePages()
  }

  /// Makes the controller `pages`, and each child that you do not pass.
  func instantiatePages(first: First? = nil) -> PagesSceneController {
    let pages = factory.makePages()
    pages.scene.show(pages: [first ?? instantiateFirst()])
    return pages
  }

  /// Makes the controller `first`.
  func instantiateFirst() -> First {
    let first = factory.makeFirst()
    SceneIdentity.set("first", of: first)
    return first
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> PagesSceneController {
    MainScenes().instantiateInitialViewController()
  }

  /// Makes the controller `pages`, and each child that you do not pass.
  static func instantiatePages(first: First? = nil) -> PagesSceneController {
    MainScenes().instantiatePages(first: first)
  }

  /// Makes the controller `first`.
  static func instantiateFirst() -> First {
    MainScenes().instantiateFirst()
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
