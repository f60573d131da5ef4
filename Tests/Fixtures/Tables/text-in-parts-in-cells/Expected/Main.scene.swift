// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeOrder: @MainActor () -> OrderSceneController = { OrderSceneController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> OrderSceneController { instantiateOrder() }

  func instantiateOrder() -> OrderSceneController { factory.makeOrder() }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> OrderSceneController {
    Self().instantiateInitialViewController()
  }
  static func instantiateOrder() -> OrderSceneController { Self().instantiateOrder() }
}

// MARK: - order

/// The parts of the scene `order` that its controller uses.
final class OrderScene: SceneParts<OrderSceneController> {
  private var tables: [AnyObject] = []

  fileprivate func loadView(of controller: OrderSceneController) {
    let tableView = UITableView(frame: .zero, style: .plain)
    tableView.frame = .sceneCanvas

    let tableViewCell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    tableViewCell.textLabel?.attributedText = [
      NSAttributedString(string: "Total "),
      NSAttributedString(
        string: "with tax",
        attributes: [
          .font: UIFont.preferredFont(forTextStyle: .footnote)
        ]),
    ].reduce(into: NSMutableAttributedString(string: "")) { $0.append($1) }
    tableViewCell.detailTextLabel?.numberOfLines = 2
    tableViewCell.detailTextLabel?.attributedText = NSAttributedString(
      string: "12 €",
      attributes: [
        .font: UIFont.preferredFont(forTextStyle: .headline)
      ])

    let tableViewRows = SceneTable()
    tableViewRows.addSection()
    tableViewRows.addRow(tableViewCell)
    tableViewRows.dataSource = controller
    tableViewRows.delegate = controller

    controller.tableView = tableView
    tableViewRows.serve(tableView)
    tables.append(tableViewRows)
  }
}

final class OrderSceneController: UITableViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = OrderScene(self)
  override func loadView() { scene.loadView(of: self) }
}
