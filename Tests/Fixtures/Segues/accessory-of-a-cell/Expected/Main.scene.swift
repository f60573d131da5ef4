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
    var makeList: @MainActor () -> ListSceneController = { ListSceneController() }
    var makeNetwork: @MainActor () -> UIViewController = { UIViewController() }
    var makeInfo: @MainActor () -> UIViewController = { UIViewController() }
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
  func instantiateMain(list: ListSceneController? = nil) -> UINavigationController {
    let main = factory.makeMain()
    SceneIdentity.set("main", of: main)
    main.viewControllers = [list ?? instantiateList()]
    return main
  }

  func instantiateList() -> ListSceneController {
    let list = factory.makeList()
    list.scene.scenes = self
    return list
  }

  func instantiateNetwork() -> UIViewController {
    let network = factory.makeNetwork()
    SceneIdentity.set("network", of: network)
    return network
  }

  func instantiateInfo() -> UIViewController {
    let info = factory.makeInfo()
    SceneIdentity.set("info", of: info)
    return info
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> UINavigationController {
    Self().instantiateInitialViewController()
  }
  static func instantiateMain(list: ListSceneController? = nil) -> UINavigationController {
    Self().instantiateMain(list: list)
  }
  static func instantiateList() -> ListSceneController { Self().instantiateList() }
  static func instantiateNetwork() -> UIViewController { Self().instantiateNetwork() }
  static func instantiateInfo() -> UIViewController { Self().instantiateInfo() }
}

// MARK: - list

/// The parts of the scene `list` that its controller uses.
final class ListScene: SceneParts<ListSceneController> {
  /// The segues, each with the controllers that it shows.
  enum Segue {
    case network(UIViewController)
    case info(UIViewController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<ListSceneController, Segue>()
  private var tables: [AnyObject] = []

  /// Performs a segue: pushes `network`.
  fileprivate func performNetwork(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let network = scenes.instantiateNetwork()
    dispatch.push(network, nil, from: controller, as: .network(network), sender: sender)
  }

  /// Performs a segue: presents `info`.
  fileprivate func performInfo(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let info = scenes.instantiateInfo()
    dispatch.present(info, nil, from: controller, as: .info(info), sender: sender)
  }

  fileprivate func loadView(of controller: ListSceneController) {
    let tableView = UITableView(frame: .zero, style: .plain)
    tableView.frame = .sceneCanvas

    let tableViewCell = UITableViewCell(style: .default, reuseIdentifier: nil)
    tableViewCell.textLabel?.text = "Network"
    tableViewCell.accessoryType = .detailDisclosureButton

    let tableViewCell2 = UITableViewCell(style: .default, reuseIdentifier: nil)
    tableViewCell2.textLabel?.text = "About"
    tableViewCell2.accessoryType = .detailButton

    let tableViewRows = SceneTable()
    tableViewRows.addSection()
    tableViewRows.addRow(tableViewCell) { [weak self] in self?.performNetwork(sender: $0) }
    tableViewRows.addAccessoryAction { [weak self] in self?.performInfo(sender: $0) }
    tableViewRows.addRow(tableViewCell2)
    tableViewRows.addAccessoryAction { [weak self] in self?.performInfo(sender: $0) }
    tableViewRows.dataSource = controller
    tableViewRows.delegate = controller

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
