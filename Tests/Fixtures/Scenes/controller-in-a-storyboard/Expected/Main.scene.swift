// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeRoot: @MainActor () -> UINavigationController = { UINavigationController() }
    var makeMain: @MainActor () -> MainSceneController = { MainSceneController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> UINavigationController { instantiateRoot() }

  /// Makes the controller `root`, and each child that you do not pass.
  func instantiateRoot(main: MainSceneController? = nil) -> UINavigationController {
    let root = factory.makeRoot()
    SceneIdentity.set("root", of: root)
    root.viewControllers = [main ?? instantiateMain()]
    return root
  }

  func instantiateMain() -> MainSceneController {
    let main = factory.makeMain()
    main.scene.scenes = self
    return main
  }

  /// Makes the controller `settings` from its storyboard.
  func instantiateSettings() -> UIViewController {
    let storyboard = UIStoryboard(name: "Settings", bundle: .module)
    return SceneStoryboard.instantiate(UIViewController.self, from: storyboard, identifier: "root")
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> UINavigationController {
    Self().instantiateInitialViewController()
  }
  static func instantiateRoot(main: MainSceneController? = nil) -> UINavigationController {
    Self().instantiateRoot(main: main)
  }
  static func instantiateMain() -> MainSceneController { Self().instantiateMain() }
  static func instantiateSettings() -> UIViewController { Self().instantiateSettings() }
}

// MARK: - main

/// The parts of the scene `main` that its controller uses.
final class MainScene: SceneParts<MainSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case settings }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case settings(UIViewController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<MainSceneController, Segue>()

  /// Performs the segue `settings`: pushes `settings`.
  func performSettings(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let settings = scenes.instantiateSettings()
    dispatch.push(settings, "settings", from: controller, as: .settings(settings), sender: sender)
  }
}

final class MainSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = MainScene(self)

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch MainScene.Identifier(rawValue: identifier) {
    case .settings: scene.performSettings(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}
