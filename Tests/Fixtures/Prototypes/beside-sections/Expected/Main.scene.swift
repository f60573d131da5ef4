// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeList: @MainActor () -> ListSceneController = { ListSceneController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> ListSceneController { instantiateList() }

  func instantiateList() -> ListSceneController { factory.makeList() }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> ListSceneController {
    Self().instantiateInitialViewController()
  }
  static func instantiateList() -> ListSceneController { Self().instantiateList() }
}

// MARK: - list

/// The parts of the scene `list` that its controller uses.
final class ListScene: SceneParts<ListSceneController> {
  private var views: UITableView!
  private var tables: [AnyObject] = []

  /// A view of the prototype `Person`, with what is in it.
  func dequeuePersonCell(for indexPath: IndexPath) -> UITableViewCell {
    SceneReuse.cell("Person", of: loadedViews.views, for: indexPath, fill: fillPersonCell)
  }

  private func fillPersonCell(_ tableViewCell: UITableViewCell) {
  }

  fileprivate func loadView(of controller: ListSceneController) {
    let tableView = UITableView(frame: .zero, style: .plain)
    tableView.frame = .sceneCanvas
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Person")

    let tableViewCell = UITableViewCell(style: .default, reuseIdentifier: nil)
    tableViewCell.textLabel?.text = "About"

    let tableViewRows = SceneTable()
    tableViewRows.addSection()
    tableViewRows.addRow(tableViewCell)
    tableViewRows.dataSource = controller
    tableViewRows.delegate = controller

    views = tableView
    controller.tableView = tableView
    tableViewRows.serve(tableView)
    tables.append(tableViewRows)
  }
}

final class ListSceneController: UITableViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = ListScene(self)
  override func loadView() { scene.loadView(of: self) }
}
