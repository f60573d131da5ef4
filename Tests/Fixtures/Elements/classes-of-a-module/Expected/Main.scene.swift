// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit
import Kit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeTabs: @MainActor () -> UITabBarController = { UITabBarController() }
    var makeHome: @MainActor () -> UINavigationController = { UINavigationController() }
    var makeList: @MainActor () -> ListSceneController = { ListSceneController() }
    var makeEditor: @MainActor () -> UIViewController = { UIViewController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> UITabBarController { instantiateTabs() }

  /// Makes the controller `tabs`, and each child that you do not pass.
  func instantiateTabs(home: UINavigationController? = nil) -> UITabBarController {
    let tabs = factory.makeTabs()
    SceneIdentity.set("tabs", of: tabs)
    tabs.viewControllers = [home ?? instantiateHome()]
    return tabs
  }

  /// Makes the controller `home`, and each child that you do not pass.
  func instantiateHome(list: ListSceneController? = nil) -> UINavigationController {
    let home = factory.makeHome()
    SceneIdentity.set("home", of: home)
    home.tabBarItem.title = "Home"
    home.tabBarItem.image = UIImage(systemName: "house")
    home.tabBarItem.tag = 1
    home.viewControllers = [list ?? instantiateList()]
    return home
  }

  func instantiateList() -> ListSceneController {
    let list = factory.makeList()
    list.scene.scenes = self
    list.scene.addBarButtonItems(to: list)
    return list
  }

  func instantiateEditor() -> UIViewController {
    let editor = factory.makeEditor()
    SceneIdentity.set("editor", of: editor)
    return editor
  }

  /// Makes the view `badge` for its owner.
  func makeBadge(owner: Kit.Host) -> UIView {
    let badge = UIView()
    return badge
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> UITabBarController { Self().instantiateInitialViewController() }
  static func instantiateTabs(home: UINavigationController? = nil) -> UITabBarController {
    Self().instantiateTabs(home: home)
  }
  static func instantiateHome(list: ListSceneController? = nil) -> UINavigationController {
    Self().instantiateHome(list: list)
  }
  static func instantiateList() -> ListSceneController { Self().instantiateList() }
  static func instantiateEditor() -> UIViewController { Self().instantiateEditor() }
  static func makeBadge(owner: Kit.Host) -> UIView { Self().makeBadge(owner: owner) }
}

// MARK: - list

/// The parts of the scene `list` that its controller uses.
final class ListScene: SceneParts<ListSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case add }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case add(UIViewController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<ListSceneController, Segue>()

  /// Performs the segue `add`: leads to `editor`.
  func performAdd(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let editor = scenes.instantiateEditor()
    let segue = Kit.Fade(identifier: "add", source: controller, destination: editor)
    dispatch.perform(segue, from: controller, as: .add(editor), sender: sender)
  }

  fileprivate func loadView(of controller: ListSceneController) {
    let collectionViewLayout = Kit.Grid()

    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: collectionViewLayout)
    collectionView.frame = .sceneCanvas

    let gestureRecognizer = Kit.Pull()
    collectionView.addGestureRecognizer(gestureRecognizer)

    controller.view = collectionView
    collectionViewLayout.awakeFromNib()
    gestureRecognizer.awakeFromNib()
  }

  fileprivate func addBarButtonItems(to controller: ListSceneController) {
    let barButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "plus"),
      primaryAction: UIAction(image: UIImage(systemName: "plus")) { [weak controller] in
        SceneSegues.trigger("add", of: controller, sender: $0.sender)
      }
    )
    barButtonItem.accessibilityIdentifier = "add"
    controller.navigationItem.rightBarButtonItems = [barButtonItem]
  }
}

final class ListSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = ListScene(self)
  override func loadView() { scene.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch ListScene.Identifier(rawValue: identifier) {
    case .add: scene.performAdd(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}
