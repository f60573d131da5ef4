// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeMain: @MainActor () -> UISplitViewController = { UISplitViewController(style: .doubleColumn) }
    var makeList: @MainActor () -> ListSceneController = { ListSceneController() }
    var makeItem: @MainActor () -> ItemSceneController = { ItemSceneController() }
    var makePart: @MainActor () -> PartSceneController = { PartSceneController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> UISplitViewController { instantiateMain() }

  /// Makes the controller `main`, and each child that you do not pass.
  func instantiateMain(
    list: ListSceneController? = nil, item: ItemSceneController? = nil
  ) -> UISplitViewController {
    let main = factory.makeMain()
    SceneIdentity.set("main", of: main)
    main.setViewController(list ?? instantiateList(), for: .primary)
    main.setViewController(item ?? instantiateItem(), for: .secondary)
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

  func instantiatePart() -> PartSceneController {
    let part = factory.makePart()
    part.scene.scenes = self
    return part
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> UISplitViewController {
    Self().instantiateInitialViewController()
  }
  static func instantiateMain(
    list: ListSceneController? = nil, item: ItemSceneController? = nil
  ) -> UISplitViewController {
    Self().instantiateMain(list: list, item: item)
  }
  static func instantiateList() -> ListSceneController { Self().instantiateList() }
  static func instantiateItem() -> ItemSceneController { Self().instantiateItem() }
  static func instantiatePart() -> PartSceneController { Self().instantiatePart() }
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

  /// Performs the segue `showItem`: shows as detail `item`.
  func performShowItem(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let item = scenes.instantiateItem()
    dispatch.showDetail(item, "showItem", from: controller, as: .showItem(item), sender: sender)
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
  enum Identifier: String, CaseIterable { case showPart }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case showPart(PartSceneController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<ItemSceneController, Segue>()

  /// Performs the segue `showPart`: pushes `part`.
  func performShowPart(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let part = scenes.instantiatePart()
    dispatch.push(part, "showPart", from: controller, as: .showPart(part), sender: sender)
  }
}

final class ItemSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = ItemScene(self)

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch ItemScene.Identifier(rawValue: identifier) {
    case .showPart: scene.performShowPart(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

// MARK: - part

/// The parts of the scene `part` that its controller uses.
final class PartScene: SceneParts<PartSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case clear }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case clear(ItemSceneController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<PartSceneController, Segue>()

  /// Performs the segue `clear`: puts in place of the detail `item`.
  func performClear(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let item = scenes.instantiateItem()
    dispatch.replaceDetail(item, "clear", from: controller, as: .clear(item), sender: sender)
  }
}

final class PartSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = PartScene(self)

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch PartScene.Identifier(rawValue: identifier) {
    case .clear: scene.performClear(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}
