// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeMain: @MainActor () -> UINavigationController = { UINavigationController() }
    var makeList: @MainActor () -> List = { ListSceneController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> UINavigationController { instantiateMain() }

  /// Makes the controller `main`, and each child that you do not pass.
  func instantiateMain(list: List? = nil) -> UINavigationController {
    let main = factory.makeMain()
    SceneIdentity.set("main", of: main)
    main.viewControllers = [list ?? instantiateList()]
    return main
  }

  func instantiateList() -> List {
    let list = factory.makeList()
    if let controller = list as? ListSceneController { controller.listWiring.addBarButtonItems(to: controller) }
    list.awakeFromNib()
    return list
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> UINavigationController {
    Self().instantiateInitialViewController()
  }
  static func instantiateMain(list: List? = nil) -> UINavigationController { Self().instantiateMain(list: list) }
  static func instantiateList() -> List { Self().instantiateList() }
}

// MARK: - list

/// The parts of the scene `list` that its controller uses.
final class ListScene: SceneParts<ListSceneController> {
  fileprivate func loadView(of controller: ListSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let button = UIButton(type: .system)
    button.setTitle("Reload", for: .normal)
    button.addAction(SceneActions.call(controller) { $0.reload() }, for: .touchUpInside)
    view.addSubview(button)

    controller.view = view
  }

  fileprivate func addBarButtonItems(to controller: ListSceneController) {
    let barButtonItem = UIBarButtonItem(
      title: "Save",
      primaryAction: UIAction(title: "Save") { [weak self] _ in
        if let self, let controller = self.weakController { controller.save() }
      }
    )
    controller.navigationItem.rightBarButtonItems = [barButtonItem]
  }
}

final class ListSceneController: List {
  fileprivate lazy var listWiring = ListScene(self)
  override func loadView() { listWiring.loadView(of: self) }
}

/// The interface between `List` and the scene `list`.
@MainActor
protocol ListSceneOwner: List {}

extension ListSceneOwner {
  /// The parts of the scene `list` that this controller uses.
  var scene: ListScene { ListScene.owner(self, use: "MainScenes.instantiateList()").listWiring }
}

extension List: ListSceneOwner {}
