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
    /// Makes `main`.
    var makeMain: @MainActor () -> List = { MainSceneController() }
    /// Makes `editor`.
    var makeEditor: @MainActor (_ item: Int) -> Editor = { Editor(item: $0) }
    /// Makes `preview`.
    var makePreview: @MainActor () -> UIViewController = { UIViewController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> List {
    instantiateMain()
  }

  /// Makes the controller `main`.
  func instantiateMain() -> List {
    let main = factory.makeMain()
    (main as? MainSceneController)?.mainWiring.scenes = self
    main.awakeFromNib()
    return main
  }

  /// Makes the controller `editor`.
  func instantiateEditor(item: Int) -> Editor {
    let editor = factory.makeEditor(item)
    SceneIdentity.set("editor", of: editor)
    editor.awakeFromNib()
    return editor
  }

  /// Makes the controller `preview`.
  func instantiatePreview() -> UIViewController {
    let preview = factory.makePreview()
    SceneIdentity.set("preview", of: preview)
    return preview
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> List {
    MainScenes().instantiateInitialViewController()
  }

  /// Makes the controller `main`.
  static func instantiateMain() -> List {
    MainScenes().instantiateMain()
  }

  /// Makes the controller `editor`.
  static func instantiateEditor(item: Int) -> Editor {
    MainScenes().instantiateEditor(item: item)
  }

  /// Makes the controller `preview`.
  static func instantiatePreview() -> UIViewController {
    MainScenes().instantiatePreview()
  }
}

// MARK: - main

/// The parts of the scene `main` that its controller uses.
@MainActor
final class MainScene {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable {
    case edit
    case open
  }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case edit(Editor)
    case preview(UIViewController)
    case open(Editor)
  }

  private struct Children {
    weak var preview: UIViewController?
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private weak var weakController: MainSceneController?
  fileprivate let dispatch = SceneDispatch<Segue>()
  private var children = Children()

  fileprivate init(_ controller: MainSceneController) { weakController = controller }

  private var controller: MainSceneController {
    guard let weakController else { SceneWiring.controllerIsGone("main") }
    return weakController
  }

  /// The child `preview`, from the moment the view is loaded; asking for it loads the view.
  var preview: UIViewController { embedded(children.preview, "preview") }

  /// Performs the segue `edit`: presents `editor`.
  func performEdit(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let editor = controller.makeEditor(sender, segueIdentifier: "edit")
    dispatch.perform("edit", from: controller, to: editor, as: .edit(editor), sender: sender) {
      controller.present(editor, animated: true)
    }
  }

  /// Performs the segue `open`: presents `editor`.
  func performOpen(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let editor = controller.makeEditor(sender: sender)
    dispatch.perform("open", from: controller, to: editor, as: .open(editor), sender: sender) {
      controller.present(editor, animated: true)
    }
  }

  fileprivate func loadView(of controller: MainSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let button = UIButton(type: .system)
    button.setTitle("Edit", for: .normal)
    button.addAction(SceneSegues.action("edit", of: controller), for: .touchUpInside)
    view.addSubview(button)

    let containerView = UIView()
    view.addSubview(containerView)

    controller.view = view

    let preview = controller.makePreview()
    children.preview = preview
    dispatch.embed(preview, in: containerView, of: controller, as: .preview(preview), identifier: nil)
  }

  private func embedded<Child>(_ child: @autoclosure () -> Child?, _ name: String) -> Child {
    controller.loadViewIfNeeded()
    guard let child = child() else {
      fatalError("The child `\(name)` of `main` is not embedded yet, or has been removed")
    }
    return child
  }
}

/// The generated view controller of the scene `main`.
final class MainSceneController: List {
  fileprivate lazy var mainWiring = MainScene(self)

  override func loadView() { mainWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch MainScene.Identifier(rawValue: identifier) {
    case .edit:
      mainWiring.performEdit(sender: sender)
    case .open:
      mainWiring.performOpen(sender: sender)
    case nil:
      super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    if let segue = mainWiring.dispatch.case(of: segue) { prepare(for: segue, sender: sender) }
  }
}

/// The interface between `List` and the scene `main`.
@MainActor
protocol MainSceneOwner: List {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: MainScene.Segue, sender: Any?)
  /// Makes the controller `editor` for the segue `edit`.
  func makeEditor(_ sender: Any?, segueIdentifier: String?) -> Editor
  /// Makes the controller `preview` for the segue `preview`.
  func makePreview() -> UIViewController
  /// Makes the controller `editor` for the segue `open`.
  func makeEditor(sender: Any?) -> Editor
}

extension MainSceneOwner {
  /// The parts of the scene `main` that this controller uses.
  var scene: MainScene {
    guard let controller = self as? MainSceneController else {
      SceneWiring.wasMadeOtherwise(self, use: "MainScenes.instantiateMain()")
    }
    return controller.mainWiring
  }

  /// The default does nothing.
  func prepare(for segue: MainScene.Segue, sender: Any?) {}
}

extension List: MainSceneOwner {}
