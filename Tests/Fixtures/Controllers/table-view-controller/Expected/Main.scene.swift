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
    /// Makes `list`.
    var makeList: @MainActor () -> List = { ListScene.Controller() }
  }

  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> List {
    instantiateList()
  }

  /// Makes the controller `list`.
  static func instantiateList() -> List {
    factory.makeList()
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

  fileprivate func loadView() {
    let tableView = UITableView(frame: .zero, style: .grouped)
    tableView.rowHeight = 44

    controller.tableView = tableView
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
