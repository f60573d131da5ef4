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
    var makeMenu: @MainActor () -> MenuSceneController = { MenuSceneController() }
    var makeItem: @MainActor () -> UIViewController = { UIViewController() }
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

  func instantiateMenu() -> MenuSceneController {
    let menu = factory.makeMenu()
    menu.scene.scenes = self
    return menu
  }

  func instantiateItem() -> UIViewController {
    let item = factory.makeItem()
    SceneIdentity.set("item", of: item)
    return item
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> HomeSceneController {
    Self().instantiateInitialViewController()
  }
  static func instantiateHome() -> HomeSceneController { Self().instantiateHome() }
  static func instantiateMenu() -> MenuSceneController { Self().instantiateMenu() }
  static func instantiateItem() -> UIViewController { Self().instantiateItem() }
}

// MARK: - home

/// The parts of the scene `home` that its controller uses.
final class HomeScene: SceneParts<HomeSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case slide }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case slide(MenuSceneController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<HomeSceneController, Segue>()

  /// Performs the segue `slide`: leads to `menu`.
  func performSlide(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let menu = scenes.instantiateMenu()
    let segue = SlideSegue(identifier: "slide", source: controller, destination: menu)
    dispatch.perform(segue, from: controller, as: .slide(menu), sender: sender)
  }
}

final class HomeSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = HomeScene(self)

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch HomeScene.Identifier(rawValue: identifier) {
    case .slide: scene.performSlide(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

// MARK: - menu

/// The parts of the scene `menu` that its controller uses.
final class MenuScene: SceneParts<MenuSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case showItem }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case showItem(UIViewController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<MenuSceneController, Segue>()

  /// Performs the segue `showItem`: pushes `item`.
  func performShowItem(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let item = scenes.instantiateItem()
    dispatch.push(item, "showItem", from: controller, as: .showItem(item), sender: sender)
  }
}

final class MenuSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = MenuScene(self)

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch MenuScene.Identifier(rawValue: identifier) {
    case .showItem: scene.performShowItem(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}
