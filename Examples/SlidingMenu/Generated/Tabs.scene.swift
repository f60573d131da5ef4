// Made by scenec from Tabs.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Tabs.scene.
@MainActor
struct TabsScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeTabs: @MainActor () -> UITabBarController = { UITabBarController() }
    var makeRed: @MainActor () -> ViewController = { RedSceneController() }
    var makeBlue: @MainActor () -> ViewController = { BlueSceneController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Tabs.scene starts with.
  func instantiateInitialViewController() -> UITabBarController { instantiateTabs() }

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

  func instantiateRed() -> ViewController {
    let red = factory.makeRed()
    red.tabBarItem.title = "Red"
    red.tabBarItem.image = UIImage(systemName: "flame")
    red.awakeFromNib()
    return red
  }

  func instantiateBlue() -> ViewController {
    let blue = factory.makeBlue()
    blue.tabBarItem.title = "Blue"
    blue.tabBarItem.image = UIImage(systemName: "drop")
    blue.awakeFromNib()
    return blue
  }
}

/// Makes controllers with the factories of the process.
extension TabsScenes {
  static func instantiateInitialViewController() -> UITabBarController { Self().instantiateInitialViewController() }
  static func instantiateTabs(red: ViewController? = nil, blue: ViewController? = nil) -> UITabBarController {
    Self().instantiateTabs(red: red, blue: blue)
  }
  static func instantiateRed() -> ViewController { Self().instantiateRed() }
  static func instantiateBlue() -> ViewController { Self().instantiateBlue() }
}

// MARK: - red

final class RedSceneController: ViewController {
  override func loadView() {
    let controller = self
    let view = UIView(frame: .sceneCanvas)
    view.backgroundColor = .systemRed

    controller.view = view
  }
}

// MARK: - blue

final class BlueSceneController: ViewController {
  override func loadView() {
    let controller = self
    let view = UIView(frame: .sceneCanvas)
    view.backgroundColor = .systemBlue

    controller.view = view
  }
}
