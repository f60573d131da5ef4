// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeGröße: @MainActor () -> GrößeSceneController = { GrößeSceneController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> GrößeSceneController { instantiateGröße() }

  func instantiateGröße() -> GrößeSceneController { factory.makeGröße() }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> GrößeSceneController {
    Self().instantiateInitialViewController()
  }
  static func instantiateGröße() -> GrößeSceneController { Self().instantiateGröße() }
}

// MARK: - größe

/// The parts of the scene `größe` that its controller uses.
final class GrößeScene: SceneParts<GrößeSceneController> {
  private var views: UILabel!

  var 日本: UILabel { loadedViews.views }

  fileprivate func loadView(of controller: GrößeSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let 日本 = UILabel()
    日本.text = "Hello"
    view.addSubview(日本)

    views = 日本
    controller.view = view
  }
}

final class GrößeSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = GrößeScene(self)
  override func loadView() { scene.loadView(of: self) }
}
