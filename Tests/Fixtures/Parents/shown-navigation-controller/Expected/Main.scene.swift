// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeHome: @MainActor () -> HomeSceneController = { HomeSceneController() }
    var makeSettingsStack: @MainActor () -> UINavigationController = { UINavigationController() }
    var makeSettings: @MainActor () -> UIViewController = { UIViewController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> HomeSceneController { instantiateHome() }

  func instantiateHome() -> HomeSceneController {
    let home = factory.makeHome()
    home.scene.scenes = self
    return home
  }

  /// Makes the controller `settingsStack`, and each child that you do not pass.
  func instantiateSettingsStack(settings: UIViewController? = nil) -> UINavigationController {
    let settingsStack = factory.makeSettingsStack()
    SceneIdentity.set("settingsStack", of: settingsStack)
    settingsStack.viewControllers = [settings ?? instantiateSettings()]
    return settingsStack
  }

  func instantiateSettings() -> UIViewController {
    let settings = factory.makeSettings()
    SceneIdentity.set("settings", of: settings)
    return settings
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> HomeSceneController {
    Self().instantiateInitialViewController()
  }
  static func instantiateHome() -> HomeSceneController { Self().instantiateHome() }
  static func instantiateSettingsStack(settings: UIViewController? = nil) -> UINavigationController {
    Self().instantiateSettingsStack(settings: settings)
  }
  static func instantiateSettings() -> UIViewController { Self().instantiateSettings() }
}

// MARK: - home

/// The parts of the scene `home` that its controller uses.
final class HomeScene: SceneParts<HomeSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case showSettings }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case showSettings(UIViewController, in: UINavigationController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<HomeSceneController, Segue>()

  /// Performs the segue `showSettings`: shows `settingsStack`.
  func performShowSettings(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let settings = scenes.instantiateSettings()
    let settingsStack = scenes.instantiateSettingsStack(settings: settings)
    dispatch.show(
      settingsStack,
      "showSettings",
      from: controller,
      as: .showSettings(settings, in: settingsStack),
      sender: sender
    )
  }
}

final class HomeSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = HomeScene(self)

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch HomeScene.Identifier(rawValue: identifier) {
    case .showSettings: scene.performShowSettings(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}
