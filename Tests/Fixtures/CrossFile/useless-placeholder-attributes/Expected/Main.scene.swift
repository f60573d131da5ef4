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
    /// Makes `main`.
    var makeMain: @MainActor () -> UINavigationController = { UINavigationController() }
    /// Makes `home`.
    var makeHome: @MainActor () -> HomeSceneController = { HomeSceneController() }
  }

  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> UINavigationController {
    instantiateMain()
  }

  /// Makes the controller `main`.
  static func instantiateMain(home: HomeSceneController = instantiateHome()) -> UINavigationController {
    let main = factory.makeMain()
    main.viewControllers = [home]
    return main
  }

  /// Makes the controller `home`.
  static func instantiateHome() -> HomeSceneController {
    factory.makeHome()
  }
}

// MARK: - home

/// The scene `home`: what its controller reaches in it.
@MainActor
final class HomeScene {
  /// The identifiers of its segues.
  enum Identifier: String, CaseIterable {
    case showMap
  }

  /// Its segues, each with the controllers that it leads to.
  enum Segue {
    case showMap(UIViewController)
  }

  private weak var weakController: HomeSceneController?
  fileprivate let dispatch = SceneDispatch<Segue>()

  fileprivate init(_ controller: HomeSceneController) { weakController = controller }

  private var controller: HomeSceneController {
    guard let weakController else { fatalError("The controller of the scene `home` does not exist any more") }
    return weakController
  }

  /// Performs the segue `showMap`: pushes `map`.
  func performShowMap(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let map = MapScenes.instantiateMap()
    let segue = UIStoryboardSegue(identifier: "showMap", source: controller, destination: map) { [controller] in
      SceneSegues.push(map, from: controller, identifier: "showMap", animated: true)
    }
    dispatch.perform(segue, as: .showMap(map), sender: sender)
  }
}

/// The controller that the scene `home` makes, wired.
final class HomeSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = HomeScene(self)

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch HomeScene.Identifier(rawValue: identifier) {
    case .showMap:
      scene.performShowMap(sender: sender)
    case nil:
      super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}
