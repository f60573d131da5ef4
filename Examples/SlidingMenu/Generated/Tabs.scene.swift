// Made by scenec from Tabs.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Tabs.scene.
@MainActor
struct TabsScenes {
  /// How each controller is made. Replace a closure to hand a controller what it depends on, or a test's double.
  static var factory = Factory()

  /// How each controller is made.
  @MainActor
  struct Factory {
    /// Makes `tabs`.
    var makeTabs: @MainActor () -> UITabBarController = { UITabBarController() }
    /// Makes `red`.
    var makeRed: @MainActor () -> ViewController = { RedSceneController() }
    /// Makes `blue`.
    var makeBlue: @MainActor () -> ViewController = { BlueSceneController() }
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

  /// Makes the controller that Tabs.scene starts with.
  func instantiateInitialViewController() -> UITabBarController {
    instantiateTabs()
  }

  /// Makes the controller `tabs`, and each child that you do not pass.
  func instantiateTabs(red: ViewController? = nil, blue: ViewController? = nil) -> UITabBarController {
    let tabs = factory.makeTabs()
    SceneIdentity.set("tabs", of: tabs)
    tabs.title = "Tabs"
    let red = red ?? instantiateRed()
    let blue = blue ?? instantiateBlue()
    tabs.viewControllers = [red, blue]
    return tabs
  }

  /// Makes the controller `red`.
  func instantiateRed() -> ViewController {
    let red = factory.makeRed()
    red.tabBarItem.title = "Red"
    red.tabBarItem.image = UIImage(systemName: "flame")
    return red
  }

  /// Makes the controller `blue`.
  func instantiateBlue() -> ViewController {
    let blue = factory.makeBlue()
    blue.tabBarItem.title = "Blue"
    blue.tabBarItem.image = UIImage(systemName: "drop")
    return blue
  }
}

/// Makes controllers with the factories of the process.
extension TabsScenes {
  /// Makes the controller that Tabs.scene starts with.
  static func instantiateInitialViewController() -> UITabBarController {
    TabsScenes().instantiateInitialViewController()
  }

  /// Makes the controller `tabs`, and each child that you do not pass.
  static func instantiateTabs(red: ViewController? = nil, blue: ViewController? = nil) -> UITabBarController {
    TabsScenes().instantiateTabs(red: red, blue: blue)
  }

  /// Makes the controller `red`.
  static func instantiateRed() -> ViewController {
    TabsScenes().instantiateRed()
  }

  /// Makes the controller `blue`.
  static func instantiateBlue() -> ViewController {
    TabsScenes().instantiateBlue()
  }
}

// MARK: - red

/// The scene `red`: what its controller reaches in it.
@MainActor
final class RedScene {
  private weak var weakController: RedSceneController?

  fileprivate init(_ controller: RedSceneController) { weakController = controller }

  private var controller: RedSceneController {
    guard let weakController else { fatalError("The controller of the scene `red` does not exist any more") }
    return weakController
  }

  /// The scene of a controller that was made through it.
  static func of(_ controller: ViewController) -> RedScene {
    guard let controller = controller as? RedSceneController else {
      fatalError("This ViewController was not made through its scene; use TabsScenes.instantiateRed()")
    }
    return controller.redWiring
  }

  fileprivate func loadView() {
    let view = UIView()
    view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    view.backgroundColor = .systemRed

    controller.view = view
  }
}

/// The controller that the scene `red` makes, wired.
final class RedSceneController: ViewController {
  fileprivate lazy var redWiring = RedScene(self)

  override func loadView() { redWiring.loadView() }
}

/// What the author of `ViewController` can say about the scene `red`.
@MainActor
protocol RedSceneOwner: ViewController {
}

extension RedSceneOwner {
  /// What this controller reaches in the scene `red`.
  var redScene: RedScene { .of(self) }
}

extension ViewController: RedSceneOwner {}

// MARK: - blue

/// The scene `blue`: what its controller reaches in it.
@MainActor
final class BlueScene {
  private weak var weakController: BlueSceneController?

  fileprivate init(_ controller: BlueSceneController) { weakController = controller }

  private var controller: BlueSceneController {
    guard let weakController else { fatalError("The controller of the scene `blue` does not exist any more") }
    return weakController
  }

  /// The scene of a controller that was made through it.
  static func of(_ controller: ViewController) -> BlueScene {
    guard let controller = controller as? BlueSceneController else {
      fatalError("This ViewController was not made through its scene; use TabsScenes.instantiateBlue()")
    }
    return controller.blueWiring
  }

  fileprivate func loadView() {
    let view = UIView()
    view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    view.backgroundColor = .systemBlue

    controller.view = view
  }
}

/// The controller that the scene `blue` makes, wired.
final class BlueSceneController: ViewController {
  fileprivate lazy var blueWiring = BlueScene(self)

  override func loadView() { blueWiring.loadView() }
}

/// What the author of `ViewController` can say about the scene `blue`.
@MainActor
protocol BlueSceneOwner: ViewController {
}

extension BlueSceneOwner {
  /// What this controller reaches in the scene `blue`.
  var blueScene: BlueScene { .of(self) }
}

extension ViewController: BlueSceneOwner {}
