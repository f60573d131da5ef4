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
    /// Makes `tabs`.
    var makeTabs: @MainActor () -> UITabBarController = { UITabBarController() }
    /// Makes `inbox`.
    var makeInbox: @MainActor () -> UINavigationController = { UINavigationController() }
    /// Makes `archive`.
    var makeArchive: @MainActor () -> UINavigationController = { UINavigationController() }
    /// Makes `list`.
    var makeList: @MainActor (_ filter: String) -> List = { ListSceneController(filter: $0) }
    /// Makes `oldList`.
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
  func instantiateInitialViewController() -> UITabBarController {
    instantiateTabs()
  }

  /// Makes the controller `tabs`, and each child that you do not pass.
  func instantiateTabs(
    inbox: UINavigationController? = nil,
    archive: UINavigationController? = nil
  ) -> UITabBarController {
    let tabs = factory.makeTabs()
    SceneIdentity.set("tabs", of: tabs)
    let inbox = inbox ?? instantiateInbox(list: instantiateList(filter: "unread"))
    let archive = archive ?? instantiateArchive()
    tabs.viewControllers = [inbox, archive]
    return tabs
  }

  /// Makes the controller `inbox`.
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

  /// Makes the controller `list`.
  func instantiateList(filter: String) -> List {
    let list = factory.makeList(filter)
    (list as? ListSceneController)?.listWiring.scenes = self
    list.awakeFromNib()
    return list
  }

  /// Makes the controller `oldList`.
  func instantiateOldList(filter: String) -> List {
    let oldList = factory.makeOldList(filter)
    (oldList as? OldListSceneController)?.oldListWiring.scenes = self
    oldList.awakeFromNib()
    return oldList
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> UITabBarController {
    MainScenes().instantiateInitialViewController()
  }

  /// Makes the controller `tabs`, and each child that you do not pass.
  static func instantiateTabs(
    inbox: UINavigationController? = nil,
    archive: UINavigationController? = nil
  ) -> UITabBarController {
    MainScenes().instantiateTabs(inbox: inbox, archive: archive)
  }

  /// Makes the controller `inbox`.
  static func instantiateInbox(list: List) -> UINavigationController {
    MainScenes().instantiateInbox(list: list)
  }

  /// Makes the controller `archive`, and each child that you do not pass.
  static func instantiateArchive(oldList: List? = nil) -> UINavigationController {
    MainScenes().instantiateArchive(oldList: oldList)
  }

  /// Makes the controller `list`.
  static func instantiateList(filter: String) -> List {
    MainScenes().instantiateList(filter: filter)
  }

  /// Makes the controller `oldList`.
  static func instantiateOldList(filter: String) -> List {
    MainScenes().instantiateOldList(filter: filter)
  }
}

// MARK: - list

/// The parts of the scene `list` that its controller uses.
@MainActor
final class ListScene {
  /// The segues, each with the controllers that it shows.
  enum Segue {
    case tabs(UITabBarController, list: List, oldList: List)
    case archive(List, in: UINavigationController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private weak var weakController: ListSceneController?
  fileprivate let dispatch = SceneDispatch<Segue>()

  fileprivate init(_ controller: ListSceneController) { weakController = controller }

  /// Performs a segue: presents `tabs`.
  fileprivate func performTabs(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let list = scenes.instantiateList(filter: "unread")
    let inbox = scenes.instantiateInbox(list: list)
    let oldList = scenes.instantiateOldList(filter: "old")
    let archive = scenes.instantiateArchive(oldList: oldList)
    let tabs = scenes.instantiateTabs(inbox: inbox, archive: archive)
    dispatch.perform(
      nil,
      from: controller,
      to: tabs,
      as: .tabs(tabs, list: list, oldList: oldList),
      sender: sender
    ) {
      controller.present(tabs, animated: true)
    }
  }

  /// Performs a segue: presents `archive`.
  fileprivate func performArchive(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let oldList = scenes.instantiateOldList(filter: "old")
    let archive = scenes.instantiateArchive(oldList: oldList)
    dispatch.perform(nil, from: controller, to: archive, as: .archive(oldList, in: archive), sender: sender) {
      controller.present(archive, animated: true)
    }
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

/// The generated view controller of the scene `list`.
final class ListSceneController: List {
  fileprivate lazy var listWiring = ListScene(self)

  override func loadView() { listWiring.loadView(of: self) }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    if let segue = listWiring.dispatch.case(of: segue) { prepare(for: segue, sender: sender) }
  }
}

/// The interface between `List` and the scene `list`.
@MainActor
protocol ListSceneOwner: List {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: ListScene.Segue, sender: Any?)
}

extension ListSceneOwner {
  /// The parts of the scene `list` that this controller uses.
  var listScene: ListScene {
    guard let controller = self as? ListSceneController else {
      SceneWiring.wasMadeOtherwise(self, use: "MainScenes.instantiateList(filter:)")
    }
    return controller.listWiring
  }

  /// The default does nothing.
  func prepare(for segue: ListScene.Segue, sender: Any?) {}
}

extension List: ListSceneOwner {}

// MARK: - oldList

/// The parts of the scene `oldList` that its controller uses.
@MainActor
final class OldListScene {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable {
    case archive
  }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case archive(List, in: UINavigationController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private weak var weakController: OldListSceneController?
  fileprivate let dispatch = SceneDispatch<Segue>()

  fileprivate init(_ controller: OldListSceneController) { weakController = controller }

  /// Performs the segue `archive`: presents `archive`.
  func performArchive(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let oldList = scenes.instantiateOldList(filter: "old")
    let archive = scenes.instantiateArchive(oldList: oldList)
    dispatch.perform("archive", from: controller, to: archive, as: .archive(oldList, in: archive), sender: sender) {
      controller.present(archive, animated: true)
    }
  }
}

/// The generated view controller of the scene `oldList`.
final class OldListSceneController: List {
  fileprivate lazy var oldListWiring = OldListScene(self)

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch OldListScene.Identifier(rawValue: identifier) {
    case .archive:
      oldListWiring.performArchive(sender: sender)
    case nil:
      super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    if let segue = oldListWiring.dispatch.case(of: segue) { prepare(for: segue, sender: sender) }
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
    guard let controller = self as? OldListSceneController else {
      SceneWiring.wasMadeOtherwise(self, use: "MainScenes.instantiateOldList(filter:)")
    }
    return controller.oldListWiring
  }

  /// The default does nothing.
  func prepare(for segue: OldListScene.Segue, sender: Any?) {}
}

extension List: OldListSceneOwner {}
