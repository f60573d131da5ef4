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
    /// Makes `home`.
    var makeHome: @MainActor () -> HomeSceneController = { HomeSceneController() }
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
  func instantiateInitialViewController() -> HomeSceneController {
    instantiateHome()
  }

  /// Makes the controller `home`.
  func instantiateHome() -> HomeSceneController {
    let home = factory.makeHome()
    home.scene.addBarButtonItems()
    return home
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> HomeSceneController {
    MainScenes().instantiateInitialViewController()
  }

  /// Makes the controller `home`.
  static func instantiateHome() -> HomeSceneController {
    MainScenes().instantiateHome()
  }
}

// MARK: - home

/// The scene `home`: what its controller reaches in it.
@MainActor
final class HomeScene {
  private struct Views {
    let canvas: Canvas
  }

  private weak var weakController: HomeSceneController?
  private var views: Views?

  fileprivate init(_ controller: HomeSceneController) { weakController = controller }

  private var controller: HomeSceneController {
    guard let weakController else { fatalError("The controller of the scene `home` does not exist any more") }
    return weakController
  }

  var canvas: Canvas { loaded(views).canvas }

  private(set) lazy var erase: UIBarButtonItem = UIBarButtonItem(
    title: "Erase",
    primaryAction: UIAction(title: "Erase") { [weak self] _ in
      if let self { self.canvas.erase(self.erase) }
    }
  )

  fileprivate func loadView() {
    let view = UIView()
    view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)

    let canvas = Canvas()
    view.addSubview(canvas)

    controller.view = view
    views = Views(canvas: canvas)
  }

  fileprivate func addBarButtonItems() {
    controller.navigationItem.rightBarButtonItems = [erase]
  }

  private func loaded<Part>(_ part: @autoclosure () -> Part?) -> Part {
    controller.loadViewIfNeeded()
    guard let part = part() else { fatalError("The view of `home` is not loaded that far yet") }
    return part
  }
}

/// The controller that the scene `home` makes, wired.
final class HomeSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = HomeScene(self)

  override func loadView() { scene.loadView() }
}
