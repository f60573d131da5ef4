// Made by scenec from Nav.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Nav.scene.
@MainActor
struct NavScenes {
  /// How each controller is made. Replace a closure to hand a controller what it depends on, or a test's double.
  static var factory = Factory()

  /// How each controller is made.
  @MainActor
  struct Factory {
    /// Makes `nav`.
    var makeNav: @MainActor () -> UINavigationController = { UINavigationController() }
    /// Makes `list`.
    var makeList: @MainActor () -> ListSceneController = { ListSceneController() }
    /// Makes `details`.
    var makeDetails: @MainActor () -> ViewController = { DetailsSceneController() }
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

  /// Makes the controller that Nav.scene starts with.
  func instantiateInitialViewController() -> UINavigationController {
    instantiateNav()
  }

  /// Makes the controller `nav`, and each child that you do not pass.
  func instantiateNav(list: ListSceneController? = nil) -> UINavigationController {
    let nav = factory.makeNav()
    SceneIdentity.set("nav", of: nav)
    nav.viewControllers = [list ?? instantiateList()]
    return nav
  }

  /// Makes the controller `list`.
  func instantiateList() -> ListSceneController {
    let list = factory.makeList()
    list.title = "List"
    list.scene.scenes = self
    list.scene.addBarButtonItems()
    return list
  }

  /// Makes the controller `details`.
  func instantiateDetails() -> ViewController {
    let details = factory.makeDetails()
    details.title = "Details"
    return details
  }
}

/// Makes controllers with the factories of the process.
extension NavScenes {
  /// Makes the controller that Nav.scene starts with.
  static func instantiateInitialViewController() -> UINavigationController {
    NavScenes().instantiateInitialViewController()
  }

  /// Makes the controller `nav`, and each child that you do not pass.
  static func instantiateNav(list: ListSceneController? = nil) -> UINavigationController {
    NavScenes().instantiateNav(list: list)
  }

  /// Makes the controller `list`.
  static func instantiateList() -> ListSceneController {
    NavScenes().instantiateList()
  }

  /// Makes the controller `details`.
  static func instantiateDetails() -> ViewController {
    NavScenes().instantiateDetails()
  }
}

// MARK: - list

/// The scene `list`: what its controller reaches in it.
@MainActor
final class ListScene {
  /// Its segues, each with the controllers that it leads to.
  enum Segue {
    case details(ViewController)
  }

  private struct Views {
    let cell: UITableViewCell
  }

  /// What makes the controllers that this scene leads to.
  fileprivate(set) var scenes = NavScenes()
  private weak var weakController: ListSceneController?
  fileprivate let dispatch = SceneDispatch<Segue>()
  private var views: Views?
  private var tables: [SceneTable] = []

  fileprivate init(_ controller: ListSceneController) { weakController = controller }

  private var controller: ListSceneController {
    guard let weakController else { fatalError("The controller of the scene `list` does not exist any more") }
    return weakController
  }

  var cell: UITableViewCell { loaded(views).cell }

  private(set) lazy var left: UIBarButtonItem = UIBarButtonItem(title: "Left")

  /// Performs a segue: pushes `details`.
  fileprivate func performDetails(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let details = scenes.instantiateDetails()
    let segue = UIStoryboardSegue(identifier: nil, source: controller, destination: details) { [controller] in
      SceneSegues.push(details, from: controller, identifier: nil, animated: true)
    }
    dispatch.perform(segue, as: .details(details), sender: sender)
  }

  fileprivate func loadView() {
    let tableView = UITableView(frame: .zero, style: .grouped)
    tableView.frame = CGRect(x: 0, y: 0, width: 375, height: 667)

    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Details"
    cell.accessoryType = .disclosureIndicator

    let tableViewRows = SceneTable()
    tableViewRows.addSection()
    tableViewRows.addRow(cell) { [weak self] in self?.performDetails(sender: $0) }
    tableViewRows.serve(tableView)
    tables.append(tableViewRows)

    controller.tableView = tableView
    views = Views(cell: cell)
  }

  fileprivate func addBarButtonItems() {
    controller.navigationItem.leftBarButtonItems = [left]
  }

  private func loaded<Part>(_ part: @autoclosure () -> Part?) -> Part {
    controller.loadViewIfNeeded()
    guard let part = part() else { fatalError("The view of `list` is not loaded that far yet") }
    return part
  }
}

/// The controller that the scene `list` makes, wired.
final class ListSceneController: UITableViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = ListScene(self)

  override func loadView() { scene.loadView() }
}

// MARK: - details

/// The scene `details`: what its controller reaches in it.
@MainActor
final class DetailsScene {
  private weak var weakController: DetailsSceneController?

  fileprivate init(_ controller: DetailsSceneController) { weakController = controller }

  private var controller: DetailsSceneController {
    guard let weakController else { fatalError("The controller of the scene `details` does not exist any more") }
    return weakController
  }

  /// The scene of a controller that was made through it.
  static func of(_ controller: ViewController) -> DetailsScene {
    guard let controller = controller as? DetailsSceneController else {
      fatalError("This ViewController was not made through its scene; use NavScenes.instantiateDetails()")
    }
    return controller.detailsWiring
  }

  fileprivate func loadView() {
    let view = UIView()
    view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    view.backgroundColor = .systemTeal

    controller.view = view
  }
}

/// The controller that the scene `details` makes, wired.
final class DetailsSceneController: ViewController {
  fileprivate lazy var detailsWiring = DetailsScene(self)

  override func loadView() { detailsWiring.loadView() }
}

/// What the author of `ViewController` can say about the scene `details`.
@MainActor
protocol DetailsSceneOwner: ViewController {
}

extension DetailsSceneOwner {
  /// What this controller reaches in the scene `details`.
  var detailsScene: DetailsScene { .of(self) }
}

extension ViewController: DetailsSceneOwner {}
