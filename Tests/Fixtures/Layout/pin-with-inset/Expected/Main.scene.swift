// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeMain: @MainActor () -> MainSceneController = { MainSceneController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> MainSceneController { instantiateMain() }

  func instantiateMain() -> MainSceneController { factory.makeMain() }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> MainSceneController {
    Self().instantiateInitialViewController()
  }
  static func instantiateMain() -> MainSceneController { Self().instantiateMain() }
}

// MARK: - main

final class MainSceneController: UIViewController {
  override func loadView() {
    let controller = self
    let view = UIView(frame: .sceneCanvas)

    let view2 = UIView()
    view2.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(view2)

    NSLayoutConstraint.activate([
      view2.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
      view2.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
      view.trailingAnchor.constraint(equalTo: view2.trailingAnchor, constant: 8),
      view.bottomAnchor.constraint(equalTo: view2.bottomAnchor, constant: 8),
    ])

    controller.view = view
  }
}
