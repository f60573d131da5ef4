// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeHome: @MainActor () -> HomeSceneController = { HomeSceneController() }
    var makeLabel: @MainActor () -> UIViewController = { UIViewController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> HomeSceneController { instantiateHome() }

  func instantiateHome() -> HomeSceneController {
    let home = factory.makeHome()
    home.scene.scenes = self
    return home
  }

  func instantiateLabel() -> UIViewController {
    let label = factory.makeLabel()
    SceneIdentity.set("label", of: label)
    return label
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> HomeSceneController {
    Self().instantiateInitialViewController()
  }
  static func instantiateHome() -> HomeSceneController { Self().instantiateHome() }
  static func instantiateLabel() -> UIViewController { Self().instantiateLabel() }
}

// MARK: - home

/// The parts of the scene `home` that its controller uses.
final class HomeScene: SceneParts<HomeSceneController> {
  /// The segues, each with the controllers that it shows.
  enum Segue {
    case label(UIViewController)
  }

  private struct Children {
    weak var label: UIViewController?
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<HomeSceneController, Segue>()
  private var views: (menu: UITableView, menuRows: UILabel)!
  private var children = Children()
  private var tables: [AnyObject] = []

  var menu: UITableView { loadedViews.views.menu }
  var menuRows: UILabel { loadedViews.views.menuRows }

  /// The child `label`, from the moment the view is loaded; asking for it loads the view.
  var label: UIViewController { embeddedChild(children.label, "label") }

  fileprivate func loadView(of controller: HomeSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let menu = UITableView(frame: .zero, style: .plain)
    view.addSubview(menu)

    let tableViewCell = UITableViewCell(style: .default, reuseIdentifier: nil)
    tableViewCell.textLabel?.text = "One"

    let menuRows2 = SceneTable()
    menuRows2.addSection()
    menuRows2.addRow(tableViewCell)

    let menuRows = UILabel()
    view.addSubview(menuRows)

    let label2 = UILabel()
    label2.text = "Beside the label that is embedded"
    view.addSubview(label2)

    let containerView = UIView()
    view.addSubview(containerView)

    views = (menu, menuRows)
    controller.view = view
    menuRows2.serve(menu)
    tables.append(menuRows2)

    let label = scenes.instantiateLabel()
    children.label = label
    dispatch.embed(label, nil, in: containerView, from: controller, as: .label(label))
  }
}

final class HomeSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = HomeScene(self)
  override func loadView() { scene.loadView(of: self) }
}
