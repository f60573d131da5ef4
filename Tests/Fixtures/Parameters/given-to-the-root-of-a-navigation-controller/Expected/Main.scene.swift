// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeTabs: @MainActor () -> UITabBarController = { UITabBarController() }
    var makeInbox: @MainActor () -> UINavigationController = { UINavigationController() }
    var makeArchive: @MainActor () -> UINavigationController = { UINavigationController() }
    var makeList: @MainActor (_ filter: String) -> List = { ListSceneController(filter: $0) }
    var makeOldList: @MainActor (_ filter: String) -> List = { OldListSceneController(filter: $0) }
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
  func instantiateTabs(
    inbox: UINavigationController? = nil, archive: UINavigationController? = nil
  ) -> UITabBarController {
    let tabs = factory.makeTabs()
    SceneIdentity.set("tabs", of: tabs)
    let inbox = inbox ?? instantiateInbox(list: instantiateList(filter: "unread"))
    let archive = archive ?? instantiateArchive()
    tabs.viewControllers = [inbox, archive]
    return tabs
  }

  func instantiateInbox(list: List) -> UINavigationController {
    let inbox = factory.makeInbox()
    SceneIdentity.set("inbox", of: inbox)
    inbox.viewControllers = [list]
    return inbox
  }

  /// Makes the controller `archive`, and each child that you do not pass.
  func instantiateArchive(oldList: List? = nil) -> UINavigationController {
    let archive = factory.makeArchive()
    SceneIdentity.set("archive", of: archive)
    archive.viewControllers = [oldList ?? instantiateOldList(filter: "old")]
    return archive
  }

  func instantiateList(filter: String) -> List {
    let list = factory.makeList(filter)
    (list as? ListSceneController)?.listWiring.scenes = self
    list.awakeFromNib()
    return list
  }

  func instantiateOldList(filter: String) -> List {
    let oldList = factory.makeOldList(filter)
    (oldList as? OldListSceneController)?.oldListWiring.scenes = self
    oldList.awakeFromNib()
    return oldList
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> UITabBarController { Self().instantiateInitialViewController() }
  static func instantiateTabs(
    inbox: UINavigationController? = nil, archive: UINavigationController? = nil
  ) -> UITabBarController {
    Self().instantiateTabs(inbox: inbox, archive: archive)
  }
  static func instantiateInbox(list: List) -> UINavigationController { Self().instantiateInbox(list: list) }
  static func instantiateArchive(oldList: List? = nil) -> UINavigationController {
    Self().instantiateArchive(oldList: oldList)
  }
  static func instantiateList(filter: String) -> List { Self().instantiateList(filter: filter) }
  static func instantiateOldList(filter: String) -> List { Self().instantiateOldList(filter: filter) }
}

// MARK: - list

/// The parts of the scene `list` that its controller uses.
final class ListScene: SceneParts<ListSceneController> {
  /// The segues, each with the controllers that it shows.
  enum Segue {
    case tabs(UITabBarController, list: List, oldList: List)
    case archive(List, in: UINavigationController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<ListSceneController, Segue> { $0.prepare(for: $1, sender: $2) }

  /// Performs a segue: presents `tabs`.
  fileprivate func performTabs(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let list = scenes.instantiateList(filter: "unread")
    let inbox = scenes.instantiateInbox(list: list)
    let oldList = scenes.instantiateOldList(filter: "old")
    let archive = scenes.instantiateArchive(oldList: oldList)
    let tabs = scenes.instantiateTabs(inbox: inbox, archive: archive)
    dispatch.present(tabs, nil, from: controller, as: .tabs(tabs, list: list, oldList: oldList), sender: sender)
  }

  /// Performs a segue: presents `archive`.
  fileprivate func performArchive(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let oldList = scenes.instantiateOldList(filter: "old")
    let archive = scenes.instantiateArchive(oldList: oldList)
    dispatch.present(archive, nil, from: controller, as: .archive(oldList, in: archive), sender: sender)
  }

  fileprivate func loadView(of controller: ListSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let button = UIButton(type: .system)
    button.setTitle("Again", for: .normal)
    button.addAction(UIAction { [weak self] in self?.performTabs(sender: $0.sender) }, for: .touchUpInside)
    view.addSubview(button)

    let button2 = UIButton(type: .system)
    button2.setTitle("Archive", for: .normal)
    button2.addAction(UIAction { [weak self] in self?.performArchive(sender: $0.sender) }, for: .touchUpInside)
    view.addSubview(button2)

    controller.view = view
  }
}

final class ListSceneController: List {
  fileprivate lazy var listWiring = ListScene(self)
  override func loadView() { listWiring.loadView(of: self) }
}

/// The interface between `List` and the scene `list`.
@MainActor
protocol ListSceneOwner: List {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: ListScene.Segue, sender: Any?)
}

extension ListSceneOwner {
  /// The parts of the scene `list` that this controller uses.
  var listScene: ListScene { ListScene.owner(self, use: "MainScenes.instantiateList(filter:)").listWiring }
  func prepare(for segue: ListScene.Segue, sender: Any?) {}
}

extension List: ListSceneOwner {}

// MARK: - oldList

/// The parts of the scene `oldList` that its controller uses.
final class OldListScene: SceneParts<OldListSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case archive }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case archive(List, in: UINavigationController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<OldListSceneController, Segue> { $0.prepare(for: $1, sender: $2) }

  /// Performs the segue `archive`: presents `archive`.
  func performArchive(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let oldList = scenes.instantiateOldList(filter: "old")
    let archive = scenes.instantiateArchive(oldList: oldList)
    dispatch.present(archive, "archive", from: controller, as: .archive(oldList, in: archive), sender: sender)
  }
}

final class OldListSceneController: List {
  fileprivate lazy var oldListWiring = OldListScene(self)

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch OldListScene.Identifier(rawValue: identifier) {
    case .archive: oldListWiring.performArchive(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `List` and the scene `oldList`.
@MainActor
protocol OldListSceneOwner: List {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: OldListScene.Segue, sender: Any?)
}

extension OldListSceneOwner {
  /// The parts of the scene `oldList` that this controller uses.
  var oldListScene: OldListScene {
    OldListScene.owner(self, use: "MainScenes.instantiateOldList(filter:)").oldListWiring
  }
  func prepare(for segue: OldListScene.Segue, sender: Any?) {}
}

extension List: OldListSceneOwner {}
