// Made by scenec from Map.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Map.scene.
@MainActor
struct MapScenes {
  /// How each controller is made. Replace a closure to hand a controller what it depends on, or a test's double.
  static var factory = Factory()

  /// How each controller is made.
  @MainActor
  struct Factory {
    /// Makes `map`.
    var makeMap: @MainActor () -> MapSceneController = { MapSceneController() }
  }

  /// The flow that the controllers belong to; nil where the factories of the process make them.
  let flow: SceneFlow?

  /// Makes controllers with the factories of the process.
  init() { flow = nil }

  /// Makes the controllers of a flow.
  init(in flow: SceneFlow?) { self.flow = flow }

  /// Starts a flow with a factory of its own, which also makes what its controllers lead to.
  init(factory: Factory) { self.init(factory: factory, in: SceneFlow()) }

  /// Adds a factory to a flow.
  init(factory: Factory, in flow: SceneFlow) {
    flow[Factory.self] = factory
    self.flow = flow
  }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Map.scene starts with.
  func instantiateInitialViewController() -> MapSceneController {
    instantiateMap()
  }

  /// Makes the controller `map`.
  func instantiateMap() -> MapSceneController {
    let map = factory.makeMap()
    map.scene.scenes = self
    return map
  }
}

/// Makes controllers with the factories of the process.
extension MapScenes {
  /// Makes the controller that Map.scene starts with.
  static func instantiateInitialViewController() -> MapSceneController {
    MapScenes().instantiateInitialViewController()
  }

  /// Makes the controller `map`.
  static func instantiateMap() -> MapSceneController {
    MapScenes().instantiateMap()
  }
}

// MARK: - map

/// The scene `map`: what its controller reaches in it.
@MainActor
final class MapScene {
  /// The identifiers of its segues.
  enum Identifier: String, CaseIterable {
    case startAgain
  }

  /// Its segues, each with the controllers that it leads to.
  enum Segue {
    case startAgain(HomeSceneController, in: UINavigationController)
  }

  /// What makes the controllers that this scene leads to.
  fileprivate(set) var scenes = MapScenes()
  private weak var weakController: MapSceneController?
  fileprivate let dispatch = SceneDispatch<Segue>()

  fileprivate init(_ controller: MapSceneController) { weakController = controller }

  private var controller: MapSceneController {
    guard let weakController else { fatalError("The controller of the scene `map` does not exist any more") }
    return weakController
  }

  /// Performs the segue `startAgain`: presents `main`.
  func performStartAgain(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let home = MainScenes(in: scenes.flow).instantiateHome()
    let main = MainScenes(in: scenes.flow).instantiateMain(home: home)
    let segue = UIStoryboardSegue(identifier: "startAgain", source: controller, destination: main) { [controller] in
      controller.present(main, animated: true)
    }
    dispatch.perform(segue, as: .startAgain(home, in: main), sender: sender)
  }
}

/// The controller that the scene `map` makes, wired.
final class MapSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = MapScene(self)

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch MapScene.Identifier(rawValue: identifier) {
    case .startAgain:
      scene.performStartAgain(sender: sender)
    case nil:
      super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}
