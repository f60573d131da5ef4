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
    var makeLegend: @MainActor () -> UIViewController = { UIViewController() }
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

  func instantiateLegend() -> UIViewController {
    let legend = factory.makeLegend()
    SceneIdentity.set("legend", of: legend)
    return legend
  }
}

/// Makes controllers with the factories of the process.
extension MapScenes {
  static func instantiateInitialViewController() -> MapSceneController { Self().instantiateInitialViewController() }
  static func instantiateMap() -> MapSceneController { Self().instantiateMap() }
  static func instantiateLegend() -> UIViewController { Self().instantiateLegend() }
}

// MARK: - map

/// The parts of the scene `map` that its controller uses.
final class MapScene: SceneParts<MapSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case showLegend }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case showLegend(UIViewController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MapScenes()
  private let dispatch = SceneDispatch<MapSceneController, Segue>()

  /// Performs the segue `showLegend`: pushes `legend`.
  func performShowLegend(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let legend = scenes.instantiateLegend()
    dispatch.push(legend, "showLegend", from: controller, as: .showLegend(legend), sender: sender)
  }
}

final class MapSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = MapScene(self)

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch MapScene.Identifier(rawValue: identifier) {
    case .showLegend: scene.performShowLegend(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}
