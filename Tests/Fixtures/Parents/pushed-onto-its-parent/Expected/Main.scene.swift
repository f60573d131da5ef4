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
    var makeItem: @MainActor () -> ItemSceneController = { ItemSceneController() }
    var makeMap: @MainActor () -> UIViewController = { UIViewController() }
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

  func instantiateItem() -> ItemSceneController {
    let item = factory.makeItem()
    item.scene.scenes = self
    return item
  }

  func instantiateMap() -> UIViewController {
    let map = factory.makeMap()
    SceneIdentity.set("map", of: map)
    return map
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
  static func instantiateItem() -> ItemSceneController { Self().instantiateItem() }
  static func instantiateMap() -> UIViewController { Self().instantiateMap() }
}

// MARK: - list

/// The parts of the scene `list` that its controller uses.
final class ListScene: SceneParts<ListSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case showItem }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case showItem(ItemSceneController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<ListSceneController, Segue>()

  /// Performs the segue `showItem`: pushes `item`.
  func performShowItem(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let item = scenes.instantiateItem()
    dispatch.push(item, "showItem", from: controller, as: .showItem(item), sender: sender)
  }
}

final class ListSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = ListScene(self)

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch ListScene.Identifier(rawValue: identifier) {
    case .showItem: scene.performShowItem(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

// MARK: - item

/// The parts of the scene `item` that its controller uses.
final class ItemScene: SceneParts<ItemSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case showMap }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case showMap(UIViewController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<ItemSceneController, Segue>()

  /// Performs the segue `showMap`: pushes `map`.
  func performShowMap(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let map = scenes.instantiateMap()
    dispatch.push(map, "showMap", from: controller, as: .showMap(map), sender: sender)
  }
}

final class ItemSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = ItemScene(self)

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch ItemScene.Identifier(rawValue: identifier) {
    case .showMap: scene.performShowMap(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}
