// Made by scenec from Tabs.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Tabs.scene.
@MainActor
enum TabsScenes {
  /// How each controller is made. Replace a closure to hand a controller what it depends on, or a test's double.
  static var factory = Factory()

  /// How each controller is made.
  @MainActor
  struct Factory {
    /// Makes `tabs`.
    var makeTabs: @MainActor () -> UITabBarController = { UITabBarController() }
    /// Makes `red`.
    var makeRed: @MainActor () -> ViewController = { RedScene.Controller() }
    /// Makes `blue`.
    var makeBlue: @MainActor () -> ViewController = { BlueScene.Controller() }
  }

  /// Makes the controller that Tabs.scene starts with.
  static func instantiateInitialViewController() -> UITabBarController {
    instantiateTabs()
  }

  /// Makes the controller `tabs`, and each child that you do not pass.
  static func instantiateTabs(red: ViewController? = nil, blue: ViewController? = nil) -> UITabBarController {
    let tabs = factory.makeTabs()
    tabs.title = "Tabs"
    let red = red ?? instantiateRed()
    let blue = blue ?? instantiateBlue()
    tabs.viewControllers = [red, blue]
    return tabs
  }

  /// Makes the controller `red`.
  static func instantiateRed() -> ViewController {
    let red = factory.makeRed()
    red.tabBarItem.title = "Red"
    red.tabBarItem.image = UIImage(systemName: "flame")
    return red
  }

  /// Makes the controller `blue`.
  static func instantiateBlue() -> ViewController {
    let blue = factory.makeBlue()
    blue.tabBarItem.title = "Blue"
    blue.tabBarItem.image = UIImage(systemName: "drop")
    return blue
  }
}

// MARK: - red

/// The scene `red`: what its controller reaches in it.
@MainActor
final class RedScene {
  fileprivate unowned let controller: Controller

  fileprivate init(_ controller: Controller) { self.controller = controller }

  /// The scene of a controller that was made through it.
  static func of(_ controller: ViewController) -> RedScene {
    guard let controller = controller as? Controller else {
      preconditionFailure("This ViewController was not made through its scene; use TabsScenes.instantiateRed()")
    }
    return controller.redWiring
  }

  fileprivate func loadView() {
    let view = UIView()
    view.backgroundColor = .systemRed

    controller.view = view
  }
}

extension RedScene {
  /// The controller that the scene makes, wired.
  final class Controller: ViewController {
    fileprivate lazy var redWiring = RedScene(self)

    override func loadView() { redWiring.loadView() }
  }
}

/// What the author of `ViewController` can say about the scene `red`.
@MainActor
protocol RedSceneController: ViewController {
}

extension RedSceneController {
  /// What this controller reaches in the scene `red`.
  var redScene: RedScene { .of(self) }
}

extension ViewController: RedSceneController {}

// MARK: - blue

/// The scene `blue`: what its controller reaches in it.
@MainActor
final class BlueScene {
  fileprivate unowned let controller: Controller

  fileprivate init(_ controller: Controller) { self.controller = controller }

  /// The scene of a controller that was made through it.
  static func of(_ controller: ViewController) -> BlueScene {
    guard let controller = controller as? Controller else {
      preconditionFailure("This ViewController was not made through its scene; use TabsScenes.instantiateBlue()")
    }
    return controller.blueWiring
  }

  fileprivate func loadView() {
    let view = UIView()
    view.backgroundColor = .systemBlue

    controller.view = view
  }
}

extension BlueScene {
  /// The controller that the scene makes, wired.
  final class Controller: ViewController {
    fileprivate lazy var blueWiring = BlueScene(self)

    override func loadView() { blueWiring.loadView() }
  }
}

/// What the author of `ViewController` can say about the scene `blue`.
@MainActor
protocol BlueSceneController: ViewController {
}

extension BlueSceneController {
  /// What this controller reaches in the scene `blue`.
  var blueScene: BlueScene { .of(self) }
}

extension ViewController: BlueSceneController {}
