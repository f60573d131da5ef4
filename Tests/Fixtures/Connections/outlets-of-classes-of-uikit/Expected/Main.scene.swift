// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeForm: @MainActor () -> Form = { FormSceneController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> Form { instantiateForm() }

  func instantiateForm() -> Form { SceneFlow.awakened(factory.makeForm()) }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> Form { Self().instantiateInitialViewController() }
  static func instantiateForm() -> Form { Self().instantiateForm() }
}

// MARK: - form

/// The parts of the scene `form` that its controller uses.
final class FormScene: SceneParts<FormSceneController> {
  private var views: UITextField!

  var name: UITextField { loadedViews.views }

  fileprivate func loadView(of controller: FormSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let name = UITextField()
    view.addSubview(name)

    let tableView = UITableView(frame: .zero, style: .plain)
    view.addSubview(tableView)

    views = name
    controller.view = view
    name.delegate = controller
    tableView.dataSource = controller
    tableView.delegate = controller
  }
}

final class FormSceneController: Form {
  fileprivate lazy var formWiring = FormScene(self)
  override func loadView() { formWiring.loadView(of: self) }
}

/// The interface between `Form` and the scene `form`.
@MainActor
protocol FormSceneOwner: Form {}

extension FormSceneOwner {
  /// The parts of the scene `form` that this controller uses.
  var scene: FormScene { FormScene.owner(self, use: "MainScenes.instantiateForm()").formWiring }
}

extension Form: FormSceneOwner {}
