// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
enum MainScenes {
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

  /// Makes the controller `item`.
  static func instantiateItem() -> ItemSceneController {
    factory.makeItem()
  }

  /// Makes the controller `map`.
  static func instantiateMap() -> UIViewController {
    factory.makeMap()
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
    let map = MainScenes.instantiateMap()
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
