// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeMain: @MainActor () -> List = { MainSceneController() }
    var makeEditor: @MainActor (_ item: Int) -> Editor = { Editor(item: $0) }
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
  func instantiateInitialViewController() -> List { instantiateMain() }

  func instantiateMain() -> List {
    let main = factory.makeMain()
    (main as? MainSceneController)?.mainWiring.scenes = self
    main.awakeFromNib()
    return main
  }

  func instantiateEditor(item: Int) -> Editor {
    let editor = factory.makeEditor(item)
    SceneIdentity.set("editor", of: editor)
    editor.awakeFromNib()
    return editor
  }

  func instantiatePreview() -> UIViewController {
    let preview = factory.makePreview()
    SceneIdentity.set("preview", of: preview)
    return preview
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> List { Self().instantiateInitialViewController() }
  static func instantiateMain() -> List { Self().instantiateMain() }
  static func instantiateEditor(item: Int) -> Editor { Self().instantiateEditor(item: item) }
  static func instantiatePreview() -> UIViewController { Self().instantiatePreview() }
}

// MARK: - main

/// The parts of the scene `main` that its controller uses.
final class MainScene: SceneParts<MainSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case edit, open }

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
  private let dispatch = SceneDispatch<MainSceneController, Segue> { $0.prepare(for: $1, sender: $2) }
  private var children = Children()

  /// The child `preview`, from the moment the view is loaded; asking for it loads the view.
  var preview: UIViewController { embeddedChild(children.preview, "preview") }

  /// Performs the segue `edit`: presents `editor`.
  func performEdit(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let editor = controller.makeEditor(sender, segueIdentifier: "edit")
    dispatch.present(editor, "edit", from: controller, as: .edit(editor), sender: sender)
  }

  /// Performs the segue `open`: presents `editor`.
  func performOpen(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let editor = controller.makeEditor(sender: sender)
    dispatch.present(editor, "open", from: controller, as: .open(editor), sender: sender)
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
    dispatch.embed(preview, nil, in: containerView, from: controller, as: .preview(preview))
  }
}

final class MainSceneController: List {
  fileprivate lazy var mainWiring = MainScene(self)
  override func loadView() { mainWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch MainScene.Identifier(rawValue: identifier) {
    case .edit: mainWiring.performEdit(sender: sender)
    case .open: mainWiring.performOpen(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
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
  var scene: MainScene { MainScene.owner(self, use: "MainScenes.instantiateMain()").mainWiring }
  func prepare(for segue: MainScene.Segue, sender: Any?) {}
}

extension List: MainSceneOwner {}
