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
    /// Makes `größe`.
    var makeGröße: @MainActor () -> GrößeSceneController = { GrößeSceneController() }
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
  func instantiateInitialViewController() -> GrößeSceneController {
    instantiateGröße()
  }

  /// Makes the controller `größe`.
  func instantiateGröße() -> GrößeSceneController {
    factory.makeGröße()
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> GrößeSceneController {
    MainScenes().instantiateInitialViewController()
  }

  /// Makes the controller `größe`.
  static func instantiateGröße() -> GrößeSceneController {
    MainScenes().instantiateGröße()
  }
}

// MARK: - größe

/// The scene `größe`: what its controller reaches in it.
@MainActor
final class GrößeScene {
  private struct Views {
    let 日本: UILabel
  }

  private weak var weakController: GrößeSceneController?
  private var views: Views?

  fileprivate init(_ controller: GrößeSceneController) { weakController = controller }

  private var controller: GrößeSceneController {
    guard let weakController else { fatalError("The controller of the scene `größe` does not exist any more") }
    return weakController
  }

  var 日本: UILabel { loaded(views).日本 }

  fileprivate func loadView() {
    let view = UIView()
    view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)

    let 日本 = UILabel()
    日本.text = "Hello"
    view.addSubview(日本)

    controller.view = view
    views = Views(日本: 日本)
  }

  private func loaded<Part>(_ part: @autoclosure () -> Part?) -> Part {
    controller.loadViewIfNeeded()
    guard let part = part() else { fatalError("The view of `größe` is not loaded that far yet") }
    return part
  }
}

/// The controller that the scene `größe` makes, wired.
final class GrößeSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = GrößeScene(self)

  override func loadView() { scene.loadView() }
}
