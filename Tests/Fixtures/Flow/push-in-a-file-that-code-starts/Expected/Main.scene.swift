// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// How each controller is made. Replace a closure to hand a controller what it depends on, or a test's double.
  static var factory = Factory()

  /// How each controller is made.
  @MainActor
  struct Factory {
    /// Makes `item`.
    var makeItem: @MainActor () -> ItemSceneController = { ItemSceneController() }
    /// Makes `map`.
    var makeMap: @MainActor () -> UIViewController = { UIViewController() }
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

  /// Makes the controller `item`.
  func instantiateItem() -> ItemSceneController {
    let item = factory.makeItem()
    item.scene.scenes = self
    return item
  }

  /// Makes the controller `map`.
  func instantiateMap() -> UIViewController {
    let map = factory.makeMap()
    SceneIdentity.set("map", of: map)
    return map
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  /// Makes the controller `item`.
  static func instantiateItem() -> ItemSceneController {
    MainScenes().instantiateItem()
  }

  /// Makes the controller `map`.
  static func instantiateMap() -> UIViewController {
    MainScenes().instantiateMap()
  }
}

// MARK: - item

/// The scene `item`: what its controller reaches in it.
@MainActor
final class ItemScene {
  /// The identifiers of its segues.
  enum Identifier: String, CaseIterable {
    case showMap
  }

  /// Its segues, each with the controllers that it leads to.
  enum Segue {
    case showMap(UIViewController)
  }

  /// What makes the controllers that this scene leads to.
  fileprivate(set) var scenes = MainScenes()
  private weak var weakController: ItemSceneController?
  fileprivate let dispatch = SceneDispatch<Segue>()

  fileprivate init(_ controller: ItemSceneController) { weakController = controller }

  private var controller: ItemSceneController {
    guard let weakController else { fatalError("The controller of the scene `item` does not exist any more") }
    return weakController
  }

  /// Performs the segue `showMap`: pushes `map`.
  func performShowMap(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let map = scenes.instantiateMap()
    let segue = UIStoryboardSegue(identifier: "showMap", source: controller, destination: map) { [controller] in
      SceneSegues.push(map, from: controller, identifier: "showMap", animated: true)
    }
    dispatch.perform(segue, as: .showMap(map), sender: sender)
  }
}

/// The controller that the scene `item` makes, wired.
final class ItemSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = ItemScene(self)

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch ItemScene.Identifier(rawValue: identifier) {
    case .showMap:
      scene.performShowMap(sender: sender)
    case nil:
      super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}
