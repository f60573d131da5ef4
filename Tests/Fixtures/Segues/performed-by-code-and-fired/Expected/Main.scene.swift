// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeHome: @MainActor () -> Home = { HomeSceneController() }
    var makeEditor: @MainActor (_ text: String) -> Editor = { Editor(text: $0) }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> Home { instantiateHome() }

  func instantiateHome() -> Home {
    let home = factory.makeHome()
    (home as? HomeSceneController)?.homeWiring.scenes = self
    home.awakeFromNib()
    return home
  }

  func instantiateEditor(text: String) -> Editor {
    let editor = factory.makeEditor(text)
    SceneIdentity.set("editor", of: editor)
    editor.awakeFromNib()
    return editor
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> Home { Self().instantiateInitialViewController() }
  static func instantiateHome() -> Home { Self().instantiateHome() }
  static func instantiateEditor(text: String) -> Editor { Self().instantiateEditor(text: text) }
}

// MARK: - home

/// The parts of the scene `home` that its controller uses.
final class HomeScene: SceneParts<HomeSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case edit }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case edit(Editor)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<HomeSceneController, Segue> { $0.prepare(for: $1, sender: $2) }

  /// Performs the segue `edit`: presents `editor`.
  func performEdit(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let editor = controller.makeEditor(forEdit: sender)
    dispatch.present(editor, "edit", from: controller, as: .edit(editor), sender: sender)
  }

  /// Performs the segue `edit`: presents `editor`.
  func performEdit(text: String, sender: Any? = nil) {
    guard let controller = weakController else { return }
    let editor = scenes.instantiateEditor(text: text)
    dispatch.present(editor, "edit", from: controller, as: .edit(editor), sender: sender)
  }

  fileprivate func loadView(of controller: HomeSceneController) {
    let view = UIView(frame: .sceneCanvas)

    let button = UIButton(type: .system)
    button.setTitle("Edit", for: .normal)
    button.addAction(SceneSegues.action("edit", of: controller), for: .touchUpInside)
    view.addSubview(button)

    controller.view = view
  }
}

final class HomeSceneController: Home {
  fileprivate lazy var homeWiring = HomeScene(self)
  override func loadView() { homeWiring.loadView(of: self) }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch HomeScene.Identifier(rawValue: identifier) {
    case .edit: homeWiring.performEdit(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

/// The interface between `Home` and the scene `home`.
@MainActor
protocol HomeSceneOwner: Home {
  /// Called before a segue is performed, right after UIKit's `prepare(for:sender:)`.
  func prepare(for segue: HomeScene.Segue, sender: Any?)
  /// Makes the controller `editor`, which needs values, for the segue `edit`.
  func makeEditor(forEdit sender: Any?) -> Editor
}

extension HomeSceneOwner {
  /// The parts of the scene `home` that this controller uses.
  var scene: HomeScene { HomeScene.owner(self, use: "MainScenes.instantiateHome()").homeWiring }
  func prepare(for segue: HomeScene.Segue, sender: Any?) {}
}

extension Home: HomeSceneOwner {}
