// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit
import Chart

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeHome: @MainActor () -> HomeSceneController = { HomeSceneController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> HomeSceneController { instantiateHome() }

  func instantiateHome() -> HomeSceneController { factory.makeHome() }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> HomeSceneController {
    Self().instantiateInitialViewController()
  }
  static func instantiateHome() -> HomeSceneController { Self().instantiateHome() }
}

// MARK: - home

final class HomeSceneController: UIViewController {
  override func loadView() {
    let controller = self
    let view = UIView(frame: .sceneCanvas)

    let view2 = Chart()
    view2.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(view2)

    NSLayoutConstraint.activate([
      view2.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
      view2.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
      view2.widthAnchor.constraint(equalToConstant: 40),
      view2.heightAnchor.constraint(equalToConstant: 30),
    ])

    controller.view = view
    view2.awakeFromNib()
  }
}
