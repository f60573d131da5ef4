// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeMain: @MainActor () -> MainController = { MainSceneController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> MainController { instantiateMain() }

  func instantiateMain() -> MainController { SceneFlow.awakened(factory.makeMain()) }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> MainController { Self().instantiateInitialViewController() }
  static func instantiateMain() -> MainController { Self().instantiateMain() }
}

// MARK: - main

/// The parts of the scene `main` that its controller uses.
final class MainScene: SceneParts<MainSceneController> {
  private var views: UIPickerView!

  var sizes: UIPickerView { loadedViews.views }

  fileprivate func loadView(of controller: MainSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let sizes = UIPickerView()
    sizes.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(sizes)

    NSLayoutConstraint.activate([
      sizes.topAnchor.constraint(equalTo: view.topAnchor),
      sizes.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: sizes.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: sizes.bottomAnchor),
    ])

    views = sizes
    controller.view = view
    sizes.dataSource = controller
    sizes.delegate = controller
  }
}

final class MainSceneController: MainController {
  fileprivate lazy var mainWiring = MainScene(self)
  override func loadView() { mainWiring.loadView(of: self) }
}

/// The interface between `MainController` and the scene `main`.
@MainActor
protocol MainSceneOwner: MainController {}

extension MainSceneOwner {
  /// The parts of the scene `main` that this controller uses.
  var scene: MainScene { MainScene.owner(self, use: "MainScenes.instantiateMain()").mainWiring }
}

extension MainController: MainSceneOwner {}
