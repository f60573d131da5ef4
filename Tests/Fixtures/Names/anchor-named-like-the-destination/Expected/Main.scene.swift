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
    var makeHelp: @MainActor () -> UIViewController = { UIViewController() }
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

  func instantiateHelp() -> UIViewController {
    let help = factory.makeHelp()
    SceneIdentity.set("help", of: help)
    return help
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> HomeSceneController {
    Self().instantiateInitialViewController()
  }
  static func instantiateHome() -> HomeSceneController { Self().instantiateHome() }
  static func instantiateHelp() -> UIViewController { Self().instantiateHelp() }
}

// MARK: - home

/// The parts of the scene `home` that its controller uses.
final class HomeScene: SceneParts<HomeSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case showHelp }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case showHelp(UIViewController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<HomeSceneController, Segue>()
  private var views: UIButton!

  var help: UIButton { loadedViews.views }

  /// Performs the segue `showHelp`: presents in a popover `help`.
  func performShowHelp(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let help = scenes.instantiateHelp()
    help.modalPresentationStyle = .popover
    SceneSegues.anchor(help, at: self.help)
    dispatch.present(help, "showHelp", from: controller, as: .showHelp(help), sender: sender)
  }

  fileprivate func loadView(of controller: HomeSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let help = UIButton(type: .system)
    help.setTitle("Help", for: .normal)
    view.addSubview(help)

    views = help
    controller.view = view
  }
}

final class HomeSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = HomeScene(self)
  override func loadView() { scene.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch HomeScene.Identifier(rawValue: identifier) {
    case .showHelp: scene.performShowHelp(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}
