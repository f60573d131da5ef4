// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit
import Core

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeHome: @MainActor () -> HomeSceneController = { HomeSceneController() }
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
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> HomeSceneController {
    Self().instantiateInitialViewController()
  }
  static func instantiateHome() -> HomeSceneController { Self().instantiateHome() }
}

// MARK: - home

/// The parts of the scene `home` that its controller uses.
final class HomeScene: SceneParts<HomeSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case showLogin, showTerms }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case showLogin(Core.Login)
    case showTerms(UIKit.UIViewController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<HomeSceneController, Segue>()

  /// Performs the segue `showLogin`: presents `login`.
  func performShowLogin(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let login = Core.SignInScenes(in: scenes.flow?.factory(of:)).instantiateInitialViewController()
    dispatch.present(login, "showLogin", from: controller, as: .showLogin(login), sender: sender)
  }

  /// Performs the segue `showTerms`: presents `terms`.
  func performShowTerms(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let terms = Core.SignInScenes(in: scenes.flow?.factory(of:)).instantiateTerms()
    dispatch.present(terms, "showTerms", from: controller, as: .showTerms(terms), sender: sender)
  }
}

final class HomeSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = HomeScene(self)

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch HomeScene.Identifier(rawValue: identifier) {
    case .showLogin: scene.performShowLogin(sender: sender)
    case .showTerms: scene.performShowTerms(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}
