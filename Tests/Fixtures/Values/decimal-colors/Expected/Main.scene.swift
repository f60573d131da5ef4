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
    view.backgroundColor = UIColor(displayP3Red: 1, green: 0.5, blue: 0, alpha: 1)

    let label = UILabel()
    label.textColor = UIColor(red: 0.69999998807907104, green: 0, blue: 1, alpha: 1)
    label.backgroundColor = UIColor(white: 0.5, alpha: 1)
    view.addSubview(label)

    let label2 = UILabel()
    label2.textColor = UIColor(displayP3Red: 0, green: 1, blue: 0, alpha: 0.5)
    label2.backgroundColor = UIColor(white: 0.25, alpha: 0.75)
    view.addSubview(label2)

    let label3 = UILabel()
    label3.textColor = UIColor.label.withAlphaComponent(0.5)
    label3.backgroundColor = UIColor(named: "Brand", in: .module, compatibleWith: nil)?.withAlphaComponent(0.1)
    view.addSubview(label3)

    let label4 = UILabel()
    label4.textColor = UIColor(red: 0x33 / 255, green: 0x66 / 255, blue: 0x99 / 255, alpha: 1).withAlphaComponent(0.5)
    label4.backgroundColor = .white
    view.addSubview(label4)

    controller.view = view
  }
}
