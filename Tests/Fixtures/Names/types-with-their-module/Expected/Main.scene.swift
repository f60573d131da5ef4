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
    /// Makes `home`.
    var makeHome: @MainActor () -> App.Controller = { HomeSceneController() }
    /// Makes `item`.
    var makeItem: @MainActor (_ id: App.Identifier) -> App.Segue = { App.Segue(id: $0) }
  }

  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> App.Controller {
    instantiateHome()
  }

  /// Makes the controller `home`.
  static func instantiateHome() -> App.Controller {
    factory.makeHome()
  }

  /// Makes the controller `item`.
  static func instantiateItem(id: App.Identifier) -> App.Segue {
    factory.makeItem(id)
  }
}

// MARK: - home

/// The scene `home`: what its controller reaches in it.
@MainActor
final class HomeScene {
  /// The identifiers of its segues.
  enum Identifier: String, CaseIterable {
    case show
  }

  /// Its segues, each with the controllers that it leads to.
  enum Segue {
    case show(App.Segue)
  }

  private weak var weakController: HomeSceneController?
  fileprivate let dispatch = SceneDispatch<Segue>()

  fileprivate init(_ controller: HomeSceneController) { weakController = controller }

  private var controller: HomeSceneController {
    guard let weakController else { fatalError("The controller of the scene `home` does not exist any more") }
    return weakController
  }

  /// The scene of a controller that was made through it.
  static func of(_ controller: App.Controller) -> HomeScene {
    guard let controller = controller as? HomeSceneController else {
      fatalError("This App.Controller was not made through its scene; use MainScenes.instantiateHome()")
    }
    return controller.homeWiring
  }

  /// Performs the segue `show`: presents `item`.
  func performShow(id: App.Identifier, sender: Any? = nil) {
    guard let controller = weakController else { return }
    let item = MainScenes.instantiateItem(id: id)
    let segue = UIStoryboardSegue(identifier: "show", source: controller, destination: item) { [controller] in
      controller.present(item, animated: true)
    }
    dispatch.perform(segue, as: .show(item), sender: sender)
  }
}

/// The controller that the scene `home` makes, wired.
final class HomeSceneController: App.Controller {
  fileprivate lazy var homeWiring = HomeScene(self)

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch HomeScene.Identifier(rawValue: identifier) {
    case .show:
      fatalError("'show' needs values; call scene.performShow(id:sender:)")
    case nil:
      super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    if let segue = homeWiring.dispatch.case(of: segue) { prepare(for: segue, sender: sender) }
  }
}

/// What the author of `App.Controller` can say about the scene `home`.
@MainActor
protocol HomeSceneOwner: App.Controller {
  /// Called before a segue is performed, right after `prepare(for:sender:)` with UIKit's segue.
  func prepare(for segue: HomeScene.Segue, sender: Any?)
}

extension HomeSceneOwner {
  /// What this controller reaches in the scene `home`.
  var scene: HomeScene { .of(self) }

  /// Does nothing.
  func prepare(for segue: HomeScene.Segue, sender: Any?) {}
}

extension App.Controller: HomeSceneOwner {}
