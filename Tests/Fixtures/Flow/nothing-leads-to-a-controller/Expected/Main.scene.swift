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
    /// Makes `home`.
    var makeHome: @MainActor () -> UIViewController = { UIViewController() }
    /// Makes `about`.
    var makeAbout: @MainActor () -> AboutSceneController = { AboutSceneController() }
    /// Makes `licence`.
    var makeLicence: @MainActor () -> UIViewController = { UIViewController() }
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
  func instantiateInitialViewController() -> UIViewController {
    instantiateHome()
  }

  /// Makes the controller `home`.
  func instantiateHome() -> UIViewController {
    let home = factory.makeHome()
    SceneIdentity.set("home", of: home)
    return home
  }

  /// Makes the controller `about`.
  func instantiateAbout() -> AboutSceneController {
    let about = factory.makeAbout()
    about.scene.scenes = self
    return about
  }

  /// Makes the controller `licence`.
  func instantiateLicence() -> UIViewController {
    let licence = factory.makeLicence()
    SceneIdentity.set("licence", of: licence)
    return licence
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> UIViewController {
    MainScenes().instantiateInitialViewController()
  }

  /// Makes the controller `home`.
  static func instantiateHome() -> UIViewController {
    MainScenes().instantiateHome()
  }

  /// Makes the controller `about`.
  static func instantiateAbout() -> AboutSceneController {
    MainScenes().instantiateAbout()
  }

  /// Makes the controller `licence`.
  static func instantiateLicence() -> UIViewController {
    MainScenes().instantiateLicence()
  }
}

// MARK: - about

/// The scene `about`: what its controller reaches in it.
@MainActor
final class AboutScene {
  /// The identifiers of its segues.
  enum Identifier: String, CaseIterable {
    case showLicence
  }

  /// Its segues, each with the controllers that it leads to.
  enum Segue {
    case showLicence(UIViewController)
  }

  /// What makes the controllers that this scene leads to.
  fileprivate(set) var scenes = MainScenes()
  private weak var weakController: AboutSceneController?
  fileprivate let dispatch = SceneDispatch<Segue>()

  fileprivate init(_ controller: AboutSceneController) { weakController = controller }

  private var controller: AboutSceneController {
    guard let weakController else { fatalError("The controller of the scene `about` does not exist any more") }
    return weakController
  }

  /// Performs the segue `showLicence`: presents `licence`.
  func performShowLicence(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let licence = scenes.instantiateLicence()
    let segue = UIStoryboardSegue(
      identifier: "showLicence",
      source: controller,
      destination: licence
    ) { [controller] in
      controller.present(licence, animated: true)
    }
    dispatch.perform(segue, as: .showLicence(licence), sender: sender)
  }
}

/// The controller that the scene `about` makes, wired.
final class AboutSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = AboutScene(self)

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch AboutScene.Identifier(rawValue: identifier) {
    case .showLicence:
      scene.performShowLicence(sender: sender)
    case nil:
      super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}
