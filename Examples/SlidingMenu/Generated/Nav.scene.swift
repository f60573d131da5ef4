// Made by scenec from Nav.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Nav.scene.
@MainActor
enum NavScenes {
  /// How each controller is made. Replace a closure to hand a controller what it depends on, or a test's double.
  static var factory = Factory()

  /// How each controller is made.
  @MainActor
  struct Factory {
    /// Makes `nav`.
    var makeNav: @MainActor () -> UINavigationController = { UINavigationController() }
    /// Makes `list`.
    var makeList: @MainActor () -> ListScene.Controller = { ListScene.Controller() }
    /// Makes `details`.
    var makeDetails: @MainActor () -> ViewController = { DetailsScene.Controller() }
  }

  /// Makes the controller that Nav.scene starts with.
  static func instantiateInitialViewController() -> UINavigationController {
    instantiateNav()
  }

  /// Makes the controller `nav`, and each child that you do not pass.
  static func instantiateNav(list: ListScene.Controller? = nil) -> UINavigationController {
    let nav = factory.makeNav()
    nav.viewControllers = [list ?? instantiateList()]
    return nav
  }

  /// Makes the controller `list`.
  static func instantiateList() -> ListScene.Controller {
    let list = factory.makeList()
    list.title = "List"
    list.scene.addBarButtonItems()
    return list
  }

  /// Makes the controller `details`.
  static func instantiateDetails() -> ViewController {
    let details = factory.makeDetails()
    details.title = "Details"
    return details
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

  fileprivate unowned let controller: Controller
  fileprivate let dispatch = SceneDispatch<Segue>()
  private var views: Views?
  private var tables: [SceneTable] = []

  fileprivate init(_ controller: Controller) { self.controller = controller }

  var cell: UITableViewCell { loaded(views).cell }

  private(set) lazy var left: UIBarButtonItem = UIBarButtonItem(title: "Left")

  /// Performs a segue: pushes `details`.
  fileprivate func performDetails(sender: Any? = nil) {
    let details = NavScenes.instantiateDetails()
    let segue = UIStoryboardSegue(identifier: nil, source: controller, destination: details) { [controller] in
      SceneSegues.push(details, from: controller, identifier: nil, animated: true)
    }
    dispatch.perform(segue, as: .details(details), sender: sender)
  }

  fileprivate func loadView() {
    let tableView = UITableView(frame: .zero, style: .grouped)

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
    guard let part = part() else { preconditionFailure("The view of `list` is not loaded that far yet") }
    return part
  }
}

extension ListScene {
  /// The controller that the scene makes, wired.
  final class Controller: UITableViewController {
    /// The views, children and segues of the scene.
    private(set) lazy var scene = ListScene(self)

    override func loadView() { scene.loadView() }
  }
}

// MARK: - details

/// The scene `details`: what its controller reaches in it.
@MainActor
final class DetailsScene {
  fileprivate unowned let controller: Controller

  fileprivate init(_ controller: Controller) { self.controller = controller }

  /// The scene of a controller that was made through it.
  static func of(_ controller: ViewController) -> DetailsScene {
    guard let controller = controller as? Controller else {
      preconditionFailure("This ViewController was not made through its scene; use NavScenes.instantiateDetails()")
    }
    return controller.detailsWiring
  }

  fileprivate func loadView() {
    let view = UIView()
    view.backgroundColor = .systemTeal

    controller.view = view
  }
}

extension DetailsScene {
  /// The controller that the scene makes, wired.
  final class Controller: ViewController {
    fileprivate lazy var detailsWiring = DetailsScene(self)

    override func loadView() { detailsWiring.loadView() }
  }
}

/// What the author of `ViewController` can say about the scene `details`.
@MainActor
protocol DetailsSceneController: ViewController {
}

extension DetailsSceneController {
  /// What this controller reaches in the scene `details`.
  var detailsScene: DetailsScene { .of(self) }
}

extension ViewController: DetailsSceneController {}
