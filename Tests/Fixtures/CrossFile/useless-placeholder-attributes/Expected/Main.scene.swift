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
    var makeHome: @MainActor () -> HomeSceneController = { HomeSceneController() }
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
  func instantiateMain(home: HomeSceneController? = nil) -> UINavigationController {
    let main = factory.makeMain()
    SceneIdentity.set("main", of: main)
    main.viewControllers = [home ?? instantiateHome()]
    return main
  }

  func instantiateHome() -> HomeSceneController {
    let home = factory.makeHome()
    home.scene.scenes = self
    return home
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> UINavigationController {
    Self().instantiateInitialViewController()
  }
  static func instantiateMain(home: HomeSceneController? = nil) -> UINavigationController {
    Self().instantiateMain(home: home)
  }
  static func instantiateHome() -> HomeSceneController { Self().instantiateHome() }
}

// MARK: - home

/// The parts of the scene `home` that its controller uses.
final class HomeScene: SceneParts<HomeSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case showMap }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case showMap(UIViewController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<HomeSceneController, Segue>()

  /// Performs the segue `showMap`: pushes `map`.
  func performShowMap(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let map = MapScenes(in: scenes.flow).instantiateMap()
    dispatch.push(map, "showMap", from: controller, as: .showMap(map), sender: sender)
  }
}

final class HomeSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = HomeScene(self)

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch HomeScene.Identifier(rawValue: identifier) {
    case .showMap: scene.performShowMap(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}
