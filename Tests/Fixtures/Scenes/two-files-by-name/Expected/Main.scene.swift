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
    /// Makes `root`.
    var makeRoot: @MainActor () -> UINavigationController = { UINavigationController() }
    /// Makes `main`.
    var makeMain: @MainActor () -> MainSceneController = { MainSceneController() }
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

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> UINavigationController {
    instantiateRoot()
  }

  /// Makes the controller `root`, and each child that you do not pass.
  func instantiateRoot(main: MainSceneController? = nil) -> UINavigationController {
    let root = factory.makeRoot()
    SceneIdentity.set("root", of: root)
    root.viewControllers = [main ?? instantiateMain()]
    return root
  }

  /// Makes the controller `main`.
  func instantiateMain() -> MainSceneController {
    let main = factory.makeMain()
    main.scene.scenes = self
    return main
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> UINavigationController {
    MainScenes().instantiateInitialViewController()
  }

  /// Makes the controller `root`, and each child that you do not pass.
  static func instantiateRoot(main: MainSceneController? = nil) -> UINavigationController {
    MainScenes().instantiateRoot(main: main)
  }

  /// Makes the controller `main`.
  static func instantiateMain() -> MainSceneController {
    MainScenes().instantiateMain()
  }
}

// MARK: - main

/// The scene `main`: what its controller reaches in it.
@MainActor
final class MainScene {
  /// The identifiers of its segues.
  enum Identifier: String, CaseIterable {
    case open
  }

  /// Its segues, each with the controllers that it leads to.
  enum Segue {
    case open(Town)
  }

  /// What makes the controllers that this scene leads to.
  fileprivate(set) var scenes = MainScenes()
  private weak var weakController: MainSceneController?
  fileprivate let dispatch = SceneDispatch<Segue>()

  fileprivate init(_ controller: MainSceneController) { weakController = controller }

  private var controller: MainSceneController {
    guard let weakController else { fatalError("The controller of the scene `main` does not exist any more") }
    return weakController
  }

  /// Performs the segue `open`: pushes `town`.
  func performOpen(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let town = MapScenes(in: scenes.flow).instantiateTown()
    let segue = UIStoryboardSegue(identifier: "open", source: controller, destination: town) { [controller] in
      SceneSegues.push(town, from: controller, identifier: "open", animated: true)
    }
    dispatch.perform(segue, as: .open(town), sender: sender)
  }
}

/// The controller that the scene `main` makes, wired.
final class MainSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = MainScene(self)

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch MainScene.Identifier(rawValue: identifier) {
    case .open:
      scene.performOpen(sender: sender)
    case nil:
      super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}
