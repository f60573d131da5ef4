// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
struct MainScenes {
  /// The closures that make the controllers. Replace one to inject a dependency or a test double.
  static var factory = Factory()

  @MainActor
  struct Factory {
    var makeMain: @MainActor () -> UINavigationController = { UINavigationController() }
    var makeHome: @MainActor () -> HomeSceneController = { HomeSceneController() }
    var makeEditor: @MainActor () -> EditorSceneController = { EditorSceneController() }
    var makeColors: @MainActor () -> UIViewController = { UIViewController() }
  }

  /// The flow of the controllers; nil for the factories of the process.
  let flow: SceneFlow?

  /// Makes the controllers of a flow, or controllers with the factories of the process.
  init(in flow: SceneFlow? = nil) { self.flow = flow }

  /// Adds a factory to a flow, or to a new one. It also makes the controllers that segues show.
  init(factory: Factory, in flow: SceneFlow? = nil) { self.flow = SceneFlow.adding(factory, to: flow) }

  private var factory: Factory { flow?[Factory.self] ?? Self.factory }

  /// Makes the controller that Main.scene starts with.
  func instantiateInitialViewController() -> UINavigationController { instantiateMain() }

  /// Makes the controller `main`, and each child that you do not pass.
  func instantiateMain(home: HomeSceneController? = nil) -> UINavigationController {
    let main = factory.makeMain()
    SceneIdentity.set("main", of: main)
    main.viewControllers = [home ?? instantiateHome()]
    return main
  }

  func instantiateHome() -> HomeSceneController {
    let home = factory.makeHome()
    home.scene.scenes = self
    return home
  }

  func instantiateEditor() -> EditorSceneController {
    let editor = factory.makeEditor()
    editor.scene.scenes = self
    return editor
  }

  func instantiateColors() -> UIViewController {
    let colors = factory.makeColors()
    SceneIdentity.set("colors", of: colors)
    return colors
  }
}

/// Makes controllers with the factories of the process.
extension MainScenes {
  static func instantiateInitialViewController() -> UINavigationController {
    Self().instantiateInitialViewController()
  }
  static func instantiateMain(home: HomeSceneController? = nil) -> UINavigationController {
    Self().instantiateMain(home: home)
  }
  static func instantiateHome() -> HomeSceneController { Self().instantiateHome() }
  static func instantiateEditor() -> EditorSceneController { Self().instantiateEditor() }
  static func instantiateColors() -> UIViewController { Self().instantiateColors() }
}

// MARK: - home

/// The parts of the scene `home` that its controller uses.
final class HomeScene: SceneParts<HomeSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case showEditor, quickEdit }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case showEditor(EditorSceneController)
    case quickEdit(EditorSceneController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<HomeSceneController, Segue>()

  /// Performs the segue `showEditor`: pushes `editor`.
  func performShowEditor(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let editor = scenes.instantiateEditor()
    dispatch.push(editor, "showEditor", from: controller, as: .showEditor(editor), sender: sender)
  }

  /// Performs the segue `quickEdit`: presents `editor`.
  func performQuickEdit(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let editor = scenes.instantiateEditor()
    dispatch.present(editor, "quickEdit", from: controller, as: .quickEdit(editor), sender: sender)
  }
}

final class HomeSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = HomeScene(self)

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch HomeScene.Identifier(rawValue: identifier) {
    case .showEditor: scene.performShowEditor(sender: sender)
    case .quickEdit: scene.performQuickEdit(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

// MARK: - editor

/// The parts of the scene `editor` that its controller uses.
final class EditorScene: SceneParts<EditorSceneController> {
  /// The identifiers of the segues.
  enum Identifier: String, CaseIterable { case showColors }

  /// The segues, each with the controllers that it shows.
  enum Segue {
    case showColors(UIViewController)
  }

  /// Makes the controllers that segues of this scene show.
  fileprivate(set) var scenes = MainScenes()
  private let dispatch = SceneDispatch<EditorSceneController, Segue>()

  /// Performs the segue `showColors`: shows `colors`.
  func performShowColors(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let colors = scenes.instantiateColors()
    dispatch.show(colors, "showColors", from: controller, as: .showColors(colors), sender: sender)
  }
}

final class EditorSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = EditorScene(self)

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch EditorScene.Identifier(rawValue: identifier) {
    case .showColors: scene.performShowColors(sender: sender)
    case nil: super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}
