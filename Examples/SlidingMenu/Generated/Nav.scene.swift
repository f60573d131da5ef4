// Made by scenec from Nav.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Nav.scene.
@MainActor
struct NavScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeNav: @MainActor () -> UINavigationController = { UINavigationController() }
    var makeList: @MainActor () -> ListSceneController = { ListSceneController() }
    var makeDetails: @MainActor () -> ViewController = { DetailsSceneController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Nav.scene starts with.
  func instantiateInitialViewController() -> UINavigationController { instantiateNav() }

  /// Makes the controller `nav`, and each child that you do not pass.
  func instantiateNav(list: ListSceneController? = nil) -> UINavigationController {
    let nav = factory.makeNav()
    SceneIdentity.set("nav", of: nav)
    nav.viewControllers = [list ?? instantiateList()]
    return nav
  }

  func instantiateList() -> ListSceneController {
    let list = factory.makeList()
    list.title = "List"
    list.scene.scenes = self
    list.scene.addBarButtonItems(to: list)
    return list
  }

  func instantiateDetails() -> ViewController {
    let details = factory.makeDetails()
    details.title = "Details"
    details.awakeFromNib()
    return details
  }
}

/// Makes controllers with the factories of the process.
extension NavScenes {
  static func instantiateInitialViewController() -> UINavigationController {
    Self().instantiateInitialViewController()
  }
  static func instantiateNav(list: ListSceneController? = nil) -> UINavigationController {
    Self().instantiateNav(list: list)
  }
  static func instantiateList() -> ListSceneController { Self().instantiateList() }
  static func instantiateDetails() -> ViewController { Self().instantiateDetails() }
}

// MARK: - list

/// The parts of the scene `list` that its controller uses.
final class ListScene: SceneParts<ListSceneController> {
  /// The segues, each with the controllers that it shows.
  enum Segue {
    case details(ViewController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = NavScenes()
  private let dispatch = SceneDispatch<ListSceneController, Segue>()
  private var views: UITableViewCell!
  private var tables: [AnyObject] = []

  var cell: UITableViewCell { loadedViews.views }

  private(set) lazy var left: UIBarButtonItem = UIBarButtonItem(title: "Left")

  /// Performs a segue: pushes `details`.
  fileprivate func performDetails(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let details = scenes.instantiateDetails()
    dispatch.push(details, nil, from: controller, as: .details(details), sender: sender)
  }

  fileprivate func loadView(of controller: ListSceneController) {
    let tableView = UITableView(frame: .zero, style: .grouped)
    tableView.frame = .sceneCanvas

    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Details"
    cell.accessoryType = .disclosureIndicator

    let tableViewRows = SceneTable()
    tableViewRows.addSection()
    tableViewRows.addRow(cell) { [weak self] in self?.performDetails(sender: $0) }
    tableViewRows.dataSource = controller
    tableViewRows.delegate = controller

    views = cell
    controller.tableView = tableView
    tableViewRows.serve(tableView)
    tables.append(tableViewRows)
  }

  fileprivate func addBarButtonItems(to controller: ListSceneController) {
    controller.navigationItem.leftBarButtonItems = [left]
  }
}

final class ListSceneController: UITableViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = ListScene(self)
  override func loadView() { scene.loadView(of: self) }
}

// MARK: - details

final class DetailsSceneController: ViewController {
  override func loadView() {
    let controller = self
    let view = UIView(frame: .sceneCanvas)
    view.backgroundColor = .systemTeal

    controller.view = view
  }
}
