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
    var makeClock: @MainActor () -> UIViewController = { UIViewController() }
    var makeEditor: @MainActor () -> UIViewController = { UIViewController() }
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

  func instantiateClock() -> UIViewController {
    let clock = factory.makeClock()
    SceneIdentity.set("clock", of: clock)
    return clock
  }

  func instantiateEditor() -> UIViewController {
    let editor = factory.makeEditor()
    SceneIdentity.set("editor", of: editor)
    return editor
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> HomeSceneController {
    Self().instantiateInitialViewController()
  }
  static func instantiateHome() -> HomeSceneController { Self().instantiateHome() }
  static func instantiateClock() -> UIViewController { Self().instantiateClock() }
  static func instantiateEditor() -> UIViewController { Self().instantiateEditor() }
}

// MARK: - home

/// The parts of the scene `home` that its controller uses.
final class HomeScene: SceneParts<HomeSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case some, none, allCases, rawValue }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case some(UIViewController)
    case none(UIViewController)
    case allCases(UIViewController)
    case rawValue(UIViewController)
  }

  private struct Children {
    weak var clock: UIViewController?
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<HomeSceneController, Segue>()
  private var children = Children()

  /// The child `clock`, from the moment the view is loaded; asking for it loads the view.
  var clock: UIViewController { embeddedChild(children.clock, "clock") }

  /// Performs the segue `none`: presents `editor`.
  func performNone(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let editor = scenes.instantiateEditor()
    dispatch.present(editor, "none", from: controller, as: .none(editor), sender: sender)
  }

  /// Performs the segue `allCases`: presents `editor`.
  func performAllCases(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let editor = scenes.instantiateEditor()
    dispatch.present(editor, "allCases", from: controller, as: .allCases(editor), sender: sender)
  }

  /// Performs the segue `rawValue`: presents `editor`.
  func performRawValue(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let editor = scenes.instantiateEditor()
    dispatch.present(editor, "rawValue", from: controller, as: .rawValue(editor), sender: sender)
  }

  fileprivate func loadView(of controller: HomeSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let containerView = UIView()
    view.addSubview(containerView)

    controller.view = view

    let clock = scenes.instantiateClock()
    children.clock = clock
    dispatch.embed(clock, "some", in: containerView, from: controller, as: .some(clock))
  }
}

final class HomeSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = HomeScene(self)
  override func loadView() { scene.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch HomeScene.Identifier(rawValue: identifier) {
    case .some?: SceneContainer.alreadyEmbedded()
    case .none?: scene.performNone(sender: sender)
    case .allCases: scene.performAllCases(sender: sender)
    case .rawValue: scene.performRawValue(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}
