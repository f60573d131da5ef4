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
    /// Makes `main`.
    var makeMain: @MainActor () -> UINavigationController = { UINavigationController() }
    /// Makes `list`.
    var makeList: @MainActor () -> List = { ListSceneController() }
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
  func instantiateInitialViewController() -> UINavigationController {
    instantiateMain()
  }

  /// Makes the controller `main`, and each child that you do not pass.
  func instantiateMain(list: List? = nil) -> UINavigationController {
    let main = factory.makeMain()
    SceneIdentity.set("main", of: main)
    main.viewControllers = [list ?? instantiateList()]
    return main
  }

  /// Makes the controller `list`.
  func instantiateList() -> List {
    let list = factory.makeList()
    (list as? ListSceneController)?.listWiring.addBarButtonItems()
    return list
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> UINavigationController {
    MainScenes().instantiateInitialViewController()
  }

  /// Makes the controller `main`, and each child that you do not pass.
  static func instantiateMain(list: List? = nil) -> UINavigationController {
    MainScenes().instantiateMain(list: list)
  }

  /// Makes the controller `list`.
  static func instantiateList() -> List {
    MainScenes().instantiateList()
  }
}

// MARK: - list

/// The scene `list`: what its controller reaches in it.
@MainActor
final class ListScene {
  private weak var weakController: ListSceneController?

  fileprivate init(_ controller: ListSceneController) { weakController = controller }

  private var controller: ListSceneController {
    guard let weakController else { fatalError("The controller of the scene `list` does not exist any more") }
    return weakController
  }

  /// The scene of a controller that was made through it.
  static func of(_ controller: List) -> ListScene {
    guard let controller = controller as? ListSceneController else {
      fatalError("This List was not made through its scene; use MainScenes.instantiateList()")
    }
    return controller.listWiring
  }

  private lazy var barButtonItem: UIBarButtonItem = UIBarButtonItem(
    title: "Save",
    primaryAction: UIAction(title: "Save") { [weak self] _ in
      if let self, let controller = self.weakController { controller.save() }
    }
  )

  fileprivate func loadView() {
    let view = UIView()
    view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)

    let button = UIButton(type: .system)
    button.setTitle("Reload", for: .normal)
    button.addAction(
      UIAction { [weak controller] _ in if let controller { controller.reload() } },
      for: .touchUpInside
    )
    view.addSubview(button)

    controller.view = view
  }

  fileprivate func addBarButtonItems() {
    controller.navigationItem.rightBarButtonItems = [barButtonItem]
  }
}

/// The controller that the scene `list` makes, wired.
final class ListSceneController: List {
  fileprivate lazy var listWiring = ListScene(self)

  override func loadView() { listWiring.loadView() }
}

/// What the author of `List` can say about the scene `list`.
@MainActor
protocol ListSceneOwner: List {
}

extension ListSceneOwner {
  /// What this controller reaches in the scene `list`.
  var scene: ListScene { .of(self) }
}

extension List: ListSceneOwner {}
