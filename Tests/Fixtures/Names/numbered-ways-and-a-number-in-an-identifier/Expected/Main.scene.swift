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
  static func instantiateEditor() -> UIViewController { Self().instantiateEditor() }
}

// MARK: - home

/// The parts of the scene `home` that its controller uses.
final class HomeScene: SceneParts<HomeSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case editor2 }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case editor(UIViewController)
    case editor2(UIViewController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<HomeSceneController, Segue>()

  /// Performs a segue: presents `editor`.
  fileprivate func performEditor(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let editor = scenes.instantiateEditor()
    dispatch.present(editor, nil, from: controller, as: .editor(editor), sender: sender)
  }

  /// Performs a segue: shows `editor`.
  fileprivate func performEditor3(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let editor = scenes.instantiateEditor()
    dispatch.show(editor, nil, from: controller, as: .editor(editor), sender: sender)
  }

  /// Performs the segue `editor2`: presents `editor`.
  func performEditor2(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let editor = scenes.instantiateEditor()
    dispatch.present(editor, "editor2", from: controller, as: .editor2(editor), sender: sender)
  }

  fileprivate func loadView(of controller: HomeSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let button = UIButton(type: .system)
    button.setTitle("Present", for: .normal)
    button.addAction(UIAction { [weak self] in self?.performEditor(sender: $0.sender) }, for: .touchUpInside)
    view.addSubview(button)

    let button2 = UIButton(type: .system)
    button2.setTitle("Show", for: .normal)
    button2.addAction(UIAction { [weak self] in self?.performEditor3(sender: $0.sender) }, for: .touchUpInside)
    view.addSubview(button2)

    controller.view = view
  }
}

final class HomeSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = HomeScene(self)
  override func loadView() { scene.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch HomeScene.Identifier(rawValue: identifier) {
    case .editor2: scene.performEditor2(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}
