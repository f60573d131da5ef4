// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// How each controller is made. Replace a closure to hand a controller what it depends on, or a test's double.
  static var factory = Factory()

  /// How each controller is made.
  @MainActor
  struct Factory {
    /// Makes `home`.
    var makeHome: @MainActor () -> Home = { HomeSceneController() }
    /// Makes `editor`.
    var makeEditor: @MainActor (_ text: String) -> Editor = { Editor(text: $0) }
  }

  /// The flow that the controllers belong to; nil where the factories of the process make them.
  let flow: SceneFlow?

  /// Makes controllers with the factories of the process.
  init() { flow = nil }

  /// Makes the controllers of a flow.
  init(in flow: SceneFlow?) { self.flow = flow }

  /// Starts a flow with a factory of its own, which also makes what its controllers lead to.
  init(factory: Factory) { self.init(factory: factory, in: SceneFlow()) }

  /// Adds a factory to a flow.
  init(factory: Factory, in flow: SceneFlow) {
    flow[Factory.self] = factory
    self.flow = flow
  }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> Home {
    instantiateHome()
  }

  /// Makes the controller `home`.
  func instantiateHome() -> Home {
    let home = factory.makeHome()
    (home as? HomeSceneController)?.homeWiring.scenes = self
    return home
  }

  /// Makes the controller `editor`.
  func instantiateEditor(text: String) -> Editor {
    let editor = factory.makeEditor(text)
    SceneIdentity.set("editor", of: editor)
    return editor
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> Home {
    MainScenes().instantiateInitialViewController()
  }

  /// Makes the controller `home`.
  static func instantiateHome() -> Home {
    MainScenes().instantiateHome()
  }

  /// Makes the controller `editor`.
  static func instantiateEditor(text: String) -> Editor {
    MainScenes().instantiateEditor(text: text)
  }
}

// MARK: - home

/// The scene `home`: what its controller reaches in it.
@MainActor
final class HomeScene {
  /// The identifiers of its segues.
  enum Identifier: String, CaseIterable {
    case edit
  }

  /// Its segues, each with the controllers that it leads to.
  enum Segue {
    case edit(Editor)
  }

  /// What makes the controllers that this scene leads to.
  fileprivate(set) var scenes = MainScenes()
  private weak var weakController: HomeSceneController?
  fileprivate let dispatch = SceneDispatch<Segue>()

  fileprivate init(_ controller: HomeSceneController) { weakController = controller }

  private var controller: HomeSceneController {
    guard let weakController else { fatalError("The controller of the scene `home` does not exist any more") }
    return weakController
  }

  /// The scene of a controller that was made through it.
  static func of(_ controller: Home) -> HomeScene {
    guard let controller = controller as? HomeSceneController else {
      fatalError("This Home was not made through its scene; use MainScenes.instantiateHome()")
    }
    return controller.homeWiring
  }

  /// Performs the segue `edit`: presents `editor`.
  func performEdit(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let editor = controller.makeEditor(forEdit: sender)
    let segue = UIStoryboardSegue(identifier: "edit", source: controller, destination: editor) { [controller] in
      controller.present(editor, animated: true)
    }
    dispatch.perform(segue, as: .edit(editor), sender: sender)
  }

  private func triggerEdit(_ sender: Any?) {
    guard weakController?.shouldPerformSegue(withIdentifier: "edit", sender: sender) == true else { return }
    performEdit(sender: sender)
  }

  fileprivate func loadView() {
    let view = UIView()
    view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)

    let button = UIButton(type: .system)
    button.setTitle("Edit", for: .normal)
    button.addAction(UIAction { [weak self] in self?.triggerEdit($0.sender) }, for: .touchUpInside)
    view.addSubview(button)

    controller.view = view
  }
}

/// The controller that the scene `home` makes, wired.
final class HomeSceneController: Home {
  fileprivate lazy var homeWiring = HomeScene(self)

  override func loadView() { homeWiring.loadView() }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch HomeScene.Identifier(rawValue: identifier) {
    case .edit:
      homeWiring.performEdit(sender: sender)
    case nil:
      super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    if let segue = homeWiring.dispatch.case(of: segue) { prepare(for: segue, sender: sender) }
  }
}

/// What the author of `Home` can say about the scene `home`, and has to.
@MainActor
protocol HomeSceneOwner: Home {
  /// Called before a segue is performed, right after `prepare(for:sender:)` with UIKit's segue.
  func prepare(for segue: HomeScene.Segue, sender: Any?)
  /// Makes the controller `editor`, which needs values, for the segue `edit`.
  func makeEditor(forEdit sender: Any?) -> Editor
}

extension HomeSceneOwner {
  /// What this controller reaches in the scene `home`.
  var scene: HomeScene { .of(self) }

  /// Does nothing.
  func prepare(for segue: HomeScene.Segue, sender: Any?) {}
}

extension Home: HomeSceneOwner {}
