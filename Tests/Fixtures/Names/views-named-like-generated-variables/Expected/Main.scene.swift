// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  /// The closures that make the controllers.
  @MainActor
  struct Factory {
    /// Makes `home`.
    var makeHome: @MainActor () -> HomeSceneController = { HomeSceneController() }
    /// Makes `label`.
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
  func instantiateInitialViewController() -> HomeSceneController {
    instantiateHome()
  }

  /// Makes the controller `home`.
  func instantiateHome() -> HomeSceneController {
    let home = factory.makeHome()
    home.scene.scenes = self
    return home
  }

  /// Makes the controller `label`.
  func instantiateLabel() -> UIViewController {
    let label = factory.makeLabel()
    SceneIdentity.set("label", of: label)
    return label
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> HomeSceneController {
    MainScenes().instantiateInitialViewController()
  }

  /// Makes the controller `home`.
  static func instantiateHome() -> HomeSceneController {
    MainScenes().instantiateHome()
  }

  /// Makes the controller `label`.
  static func instantiateLabel() -> UIViewController {
    MainScenes().instantiateLabel()
  }
}

// MARK: - home

/// The parts of the scene `home` that its controller uses.
@MainActor
final class HomeScene {
  /// The segues, each with the controllers that it shows.
  enum Segue {
    case label(UIViewController)
  }

  private struct Children {
    weak var label: UIViewController?
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private weak var weakController: HomeSceneController?
  fileprivate let dispatch = SceneDispatch<Segue>()
  private var views: (menu: UITableView, menuRows: UILabel)!
  private var children = Children()
  private var tables: [AnyObject] = []

  fileprivate init(_ controller: HomeSceneController) { weakController = controller }

  private var controller: HomeSceneController {
    guard let weakController else { SceneWiring.controllerIsGone("home") }
    return weakController
  }

  var menu: UITableView { loadedViews.views.menu }
  var menuRows: UILabel { loadedViews.views.menuRows }

  /// The child `label`, from the moment the view is loaded; asking for it loads the view.
  var label: UIViewController { embedded(children.label, "label") }

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
    dispatch.embed(label, in: containerView, of: controller, as: .label(label), identifier: nil)
  }

  /// This scene, once its view is loaded.
  private var loadedViews: HomeScene {
    SceneWiring.loadView(of: weakController, "home")
    return self
  }

  private func embedded<Child>(_ child: @autoclosure () -> Child?, _ name: String) -> Child {
    controller.loadViewIfNeeded()
    guard let child = child() else {
      fatalError("The child `\(name)` of `home` is not embedded yet, or has been removed")
    }
    return child
  }
}

/// The generated view controller of the scene `home`.
final class HomeSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = HomeScene(self)

  override func loadView() { scene.loadView(of: self) }
}
