// Made by scenec from Map.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Map.scene.
@MainActor
struct MapScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeMap: @MainActor () -> MapSceneController = { MapSceneController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Map.scene starts with.
  func instantiateInitialViewController() -> MapSceneController { instantiateMap() }

  func instantiateMap() -> MapSceneController {
    let map = factory.makeMap()
    map.scene.scenes = self
    return map
  }
}

/// Makes controllers with the factories of the process.
extension MapScenes {
  static func instantiateInitialViewController() -> MapSceneController { Self().instantiateInitialViewController() }
  static func instantiateMap() -> MapSceneController { Self().instantiateMap() }
}

// MARK: - map

/// The parts of the scene `map` that its controller uses.
final class MapScene: SceneParts<MapSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case startAgain }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case startAgain(HomeSceneController, in: UINavigationController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MapScenes()
  private let dispatch = SceneDispatch<MapSceneController, Segue>()

  /// Performs the segue `startAgain`: presents `main`.
  func performStartAgain(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let home = MainScenes(in: scenes.flow).instantiateHome()
    let main = MainScenes(in: scenes.flow).instantiateMain(home: home)
    dispatch.present(main, "startAgain", from: controller, as: .startAgain(home, in: main), sender: sender)
  }
}

final class MapSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = MapScene(self)

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch MapScene.Identifier(rawValue: identifier) {
    case .startAgain: scene.performStartAgain(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}
