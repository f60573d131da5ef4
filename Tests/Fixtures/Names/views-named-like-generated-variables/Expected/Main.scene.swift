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
    /// Makes `home`.
    var makeHome: @MainActor () -> HomeScene.Controller = { HomeScene.Controller() }
    /// Makes `label`.
    var makeLabel: @MainActor () -> UIViewController = { UIViewController() }
  }

  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> HomeScene.Controller {
    instantiateHome()
  }

  /// Makes the controller `home`.
  static func instantiateHome() -> HomeScene.Controller {
    factory.makeHome()
  }

  /// Makes the controller `label`.
  static func instantiateLabel() -> UIViewController {
    factory.makeLabel()
  }
}

// MARK: - home

/// The scene `home`: what its controller reaches in it.
@MainActor
final class HomeScene {
  /// Its segues, each with the controllers that it leads to.
  enum Segue {
    case label(UIViewController)
  }

  private struct Views {
    let menu: UITableView
    let menuRows: UILabel
  }

  private struct Children {
    weak var label: UIViewController?
  }

  fileprivate unowned let controller: Controller
  fileprivate let dispatch = SceneDispatch<Segue>()
  private var views: Views?
  private var children = Children()
  private var tables: [SceneTable] = []

  fileprivate init(_ controller: Controller) { self.controller = controller }

  var menu: UITableView { loaded(views).menu }
  var menuRows: UILabel { loaded(views).menuRows }

  /// The child `label`, from the moment the view is loaded; asking for it loads the view.
  var label: UIViewController { loaded(children.label) }

  fileprivate func loadView() {
    let view = UIView()

    let menu = UITableView(frame: .zero, style: .plain)
    view.addSubview(menu)

    let tableViewCell = UITableViewCell(style: .default, reuseIdentifier: nil)
    tableViewCell.textLabel?.text = "One"

    let menuRows2 = SceneTable()
    menuRows2.addSection()
    menuRows2.addRow(tableViewCell)
    menuRows2.serve(menu)
    tables.append(menuRows2)

    let menuRows = UILabel()
    view.addSubview(menuRows)

    let label2 = UILabel()
    label2.text = "Beside the label that is embedded"
    view.addSubview(label2)

    let containerView = UIView()
    view.addSubview(containerView)

    controller.view = view
    views = Views(menu: menu, menuRows: menuRows)

    let label = MainScenes.instantiateLabel()
    children.label = label
    dispatch.embed(label, in: containerView, of: controller, as: .label(label), identifier: nil)
  }

  private func loaded<Part>(_ part: @autoclosure () -> Part?) -> Part {
    controller.loadViewIfNeeded()
    guard let part = part() else { preconditionFailure("The view of `home` is not loaded that far yet") }
    return part
  }
}

extension HomeScene {
  /// The controller that the scene makes, wired.
  final class Controller: UIViewController {
    /// The views, children and segues of the scene.
    private(set) lazy var scene = HomeScene(self)

    override func loadView() { scene.loadView() }
  }
}
