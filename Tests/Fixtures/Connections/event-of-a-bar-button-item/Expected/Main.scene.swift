// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
enum MainScenes {
  /// How each controller is made. Replace a closure to hand a controller what it depends on, or a test's double.
  static var factory = Factory()

  /// How each controller is made.
  @MainActor
  struct Factory {
    /// Makes `main`.
    var makeMain: @MainActor () -> UINavigationController = { UINavigationController() }
    /// Makes `list`.
    var makeList: @MainActor () -> List = { ListScene.Controller() }
  }

  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> UINavigationController {
    instantiateMain()
  }

  /// Makes the controller `main`, and each child that you do not pass.
  static func instantiateMain(list: List? = nil) -> UINavigationController {
    let main = factory.makeMain()
    main.viewControllers = [list ?? instantiateList()]
    return main
  }

  /// Makes the controller `list`.
  static func instantiateList() -> List {
    let list = factory.makeList()
    (list as? ListScene.Controller)?.listWiring.addBarButtonItems()
    return list
  }
}

// MARK: - list

/// The scene `list`: what its controller reaches in it.
@MainActor
final class ListScene {
  fileprivate unowned let controller: Controller

  fileprivate init(_ controller: Controller) { self.controller = controller }

  /// The scene of a controller that was made through it.
  static func of(_ controller: List) -> ListScene {
    guard let controller = controller as? Controller else {
      preconditionFailure("This List was not made through its scene; use MainScenes.instantiateList()")
    }
    return controller.listWiring
  }

  private lazy var barButtonItem: UIBarButtonItem = UIBarButtonItem(
    title: "Save",
    primaryAction: UIAction(title: "Save") { [weak self] _ in if let self { self.controller.save() } }
  )

  fileprivate func loadView() {
    let view = UIView()

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

extension ListScene {
  /// The controller that the scene makes, wired.
  final class Controller: List {
    fileprivate lazy var listWiring = ListScene(self)

    override func loadView() { listWiring.loadView() }
  }
}

/// What the author of `List` can say about the scene `list`.
@MainActor
protocol ListSceneController: List {
}

extension ListSceneController {
  /// What this controller reaches in the scene `list`.
  var scene: ListScene { .of(self) }
}

extension List: ListSceneController {}
