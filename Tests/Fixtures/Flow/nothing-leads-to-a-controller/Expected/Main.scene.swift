// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeHome: @MainActor () -> UIViewController = { UIViewController() }
    var makeAbout: @MainActor () -> AboutSceneController = { AboutSceneController() }
    var makeLicence: @MainActor () -> UIViewController = { UIViewController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> UIViewController { instantiateHome() }

  func instantiateHome() -> UIViewController {
    let home = factory.makeHome()
    SceneIdentity.set("home", of: home)
    return home
  }

  func instantiateAbout() -> AboutSceneController {
    let about = factory.makeAbout()
    about.scene.scenes = self
    return about
  }

  func instantiateLicence() -> UIViewController {
    let licence = factory.makeLicence()
    SceneIdentity.set("licence", of: licence)
    return licence
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> UIViewController { Self().instantiateInitialViewController() }
  static func instantiateHome() -> UIViewController { Self().instantiateHome() }
  static func instantiateAbout() -> AboutSceneController { Self().instantiateAbout() }
  static func instantiateLicence() -> UIViewController { Self().instantiateLicence() }
}

// MARK: - about

/// The parts of the scene `about` that its controller uses.
final class AboutScene: SceneParts<AboutSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case showLicence }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case showLicence(UIViewController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<AboutSceneController, Segue>()

  /// Performs the segue `showLicence`: presents `licence`.
  func performShowLicence(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let licence = scenes.instantiateLicence()
    dispatch.present(licence, "showLicence", from: controller, as: .showLicence(licence), sender: sender)
  }
}

final class AboutSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = AboutScene(self)

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch AboutScene.Identifier(rawValue: identifier) {
    case .showLicence: scene.performShowLicence(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}
