// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeDoor: @MainActor () -> DoorSceneController = { DoorSceneController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> DoorSceneController { instantiateDoor() }

  func instantiateDoor() -> DoorSceneController { factory.makeDoor() }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> DoorSceneController {
    Self().instantiateInitialViewController()
  }
  static func instantiateDoor() -> DoorSceneController { Self().instantiateDoor() }
}

// MARK: - door

final class DoorSceneController: UIViewController {
  override func loadView() {
    let controller = self
    let view = UIView(frame: .sceneCanvas)

    let label = UILabel()
    label.text = NSLocalizedString(
      "open", tableName: "Main", bundle: .module, value: "Open",
      comment: "text of a label in 'door'")
    view.addSubview(label)

    let label2 = UILabel()
    label2.text = NSLocalizedString(
      "open", tableName: "Main", bundle: .module, value: "Opened",
      comment: "text of a label in 'door'")
    view.addSubview(label2)

    controller.view = view
  }
}
