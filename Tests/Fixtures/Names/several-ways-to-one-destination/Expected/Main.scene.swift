// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeMain: @MainActor () -> MainSceneController = { MainSceneController() }
    var makeEditor: @MainActor () -> UIViewController = { UIViewController() }
    var makeCreator: @MainActor () -> UIViewController = { UIViewController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> MainSceneController { instantiateMain() }

  func instantiateMain() -> MainSceneController {
    let main = factory.makeMain()
    main.scene.scenes = self
    return main
  }

  func instantiateEditor() -> UIViewController {
    let editor = factory.makeEditor()
    SceneIdentity.set("editor", of: editor)
    return editor
  }

  func instantiateCreator() -> UIViewController {
    let creator = factory.makeCreator()
    SceneIdentity.set("creator", of: creator)
    return creator
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> MainSceneController {
    Self().instantiateInitialViewController()
  }
  static func instantiateMain() -> MainSceneController { Self().instantiateMain() }
  static func instantiateEditor() -> UIViewController { Self().instantiateEditor() }
  static func instantiateCreator() -> UIViewController { Self().instantiateCreator() }
}

// MARK: - main

/// The parts of the scene `main` that its controller uses.
final class MainScene: SceneParts<MainSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case edit }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case edit(UIViewController)
    case creator(UIViewController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<MainSceneController, Segue>()

  /// Performs the segue `edit`: presents `editor`.
  func performEdit(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let editor = scenes.instantiateEditor()
    dispatch.present(editor, "edit", from: controller, as: .edit(editor), sender: sender)
  }

  /// Performs a segue: presents `creator`.
  fileprivate func performCreator(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let creator = scenes.instantiateCreator()
    dispatch.present(creator, nil, from: controller, as: .creator(creator), sender: sender)
  }

  fileprivate func loadView(of controller: MainSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let button = UIButton(type: .system)
    button.setTitle("Edit", for: .normal)
    button.addAction(SceneSegues.action("edit", of: controller), for: .touchUpInside)
    view.addSubview(button)

    let button2 = UIButton(type: .system)
    button2.setTitle("Change", for: .normal)
    button2.addAction(SceneSegues.action("edit", of: controller), for: .touchUpInside)
    view.addSubview(button2)

    let button3 = UIButton(type: .system)
    button3.setTitle("New", for: .normal)
    button3.addAction(UIAction { [weak self] in self?.performCreator(sender: $0.sender) }, for: .touchUpInside)
    view.addSubview(button3)

    let button4 = UIButton(type: .system)
    button4.setTitle("Add", for: .normal)
    button4.addAction(UIAction { [weak self] in self?.performCreator(sender: $0.sender) }, for: .touchUpInside)
    view.addSubview(button4)

    controller.view = view
  }
}

final class MainSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = MainScene(self)
  override func loadView() { scene.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch MainScene.Identifier(rawValue: identifier) {
    case .edit: scene.performEdit(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}
