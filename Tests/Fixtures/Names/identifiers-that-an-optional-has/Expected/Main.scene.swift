// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  /// The closures that make the controllers.
  @MainActor
  struct Factory {
    /// Makes `home`.
    var makeHome: @MainActor () -> HomeSceneController = { HomeSceneController() }
    /// Makes `clock`.
    var makeClock: @MainActor () -> UIViewController = { UIViewController() }
    /// Makes `editor`.
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
  func instantiateInitialViewController() -> HomeSceneController {
    instantiateHome()
  }

  /// Makes the controller `home`.
  func instantiateHome() -> HomeSceneController {
    let home = factory.makeHome()
    home.scene.scenes = self
    return home
  }

  /// Makes the controller `clock`.
  func instantiateClock() -> UIViewController {
    let clock = factory.makeClock()
    SceneIdentity.set("clock", of: clock)
    return clock
  }

  /// Makes the controller `editor`.
  func instantiateEditor() -> UIViewController {
    let editor = factory.makeEditor()
    SceneIdentity.set("editor", of: editor)
    return editor
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> HomeSceneController {
    MainScenes().instantiateInitialViewController()
  }

  /// Makes the controller `home`.
  static func instantiateHome() -> HomeSceneController {
    MainScenes().instantiateHome()
  }

  /// Makes the controller `clock`.
  static func instantiateClock() -> UIViewController {
    MainScenes().instantiateClock()
  }

  /// Makes the controller `editor`.
  static func instantiateEditor() -> UIViewController {
    MainScenes().instantiateEditor()
  }
}

// MARK: - home

/// The parts of the scene `home` that its controller uses.
@MainActor
final class HomeScene {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable {
    case some
    case none
    case allCases
    case rawValue
  }

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
  private weak var weakController: HomeSceneController?
  fileprivate let dispatch = SceneDispatch<Segue>()
  private var children = Children()

  fileprivate init(_ controller: HomeSceneController) { weakController = controller }

  private var controller: HomeSceneController {
    guard let weakController else { SceneWiring.controllerIsGone("home") }
    return weakController
  }

  /// The child `clock`, from the moment the view is loaded; asking for it loads the view.
  var clock: UIViewController { embedded(children.clock, "clock") }

  /// Performs the segue `none`: presents `editor`.
  func performNone(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let editor = scenes.instantiateEditor()
    dispatch.perform("none", from: controller, to: editor, as: .none(editor), sender: sender) {
      controller.present(editor, animated: true)
    }
  }

  /// Performs the segue `allCases`: presents `editor`.
  func performAllCases(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let editor = scenes.instantiateEditor()
    dispatch.perform("allCases", from: controller, to: editor, as: .allCases(editor), sender: sender) {
      controller.present(editor, animated: true)
    }
  }

  /// Performs the segue `rawValue`: presents `editor`.
  func performRawValue(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let editor = scenes.instantiateEditor()
    dispatch.perform("rawValue", from: controller, to: editor, as: .rawValue(editor), sender: sender) {
      controller.present(editor, animated: true)
    }
  }

  fileprivate func loadView(of controller: HomeSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let containerView = UIView()
    view.addSubview(containerView)

    controller.view = view

    let clock = scenes.instantiateClock()
    children.clock = clock
    dispatch.embed(clock, in: containerView, of: controller, as: .some(clock), identifier: "some")
  }

  private func embedded<Child>(_ child: @autoclosure () -> Child?, _ name: String) -> Child {
    controller.loadViewIfNeeded()
    guard let child = child() else {
      fatalError("The child `\(name)` of `home` is not embedded yet, or has been removed")
    }
    return child
  }
}

/// The generated view controller of the scene `home`.
final class HomeSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = HomeScene(self)

  override func loadView() { scene.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch HomeScene.Identifier(rawValue: identifier) {
    case .some?:
      SceneContainer.alreadyEmbedded()
    case .none?:
      scene.performNone(sender: sender)
    case .allCases:
      scene.performAllCases(sender: sender)
    case .rawValue:
      scene.performRawValue(sender: sender)
    case nil:
      super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}
