// Made by scenec from Main.scene. Edit the scene, not this file.

import UIKit

/// Makes the controllers of Main.scene.
@MainActor
enum MainScenes {
  /// How each controller is made. Replace a closure to hand a controller what it depends on, or a test's double.
  static var factory = Factory()

  /// How each controller is made.
  @MainActor
  struct Factory {
    /// Makes `main`.
    var makeMain: @MainActor () -> UINavigationController = { UINavigationController() }
    /// Makes `home`.
    var makeHome: @MainActor () -> HomeSceneController = { HomeSceneController() }
    /// Makes `editorStack`.
    var makeEditorStack: @MainActor () -> UINavigationController = { UINavigationController() }
    /// Makes `editor`.
    var makeEditor: @MainActor () -> EditorSceneController = { EditorSceneController() }
    /// Makes `color`.
    var makeColor: @MainActor () -> UIViewController = { UIViewController() }
  }

  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> UINavigationController {
    instantiateMain()
  }

  /// Makes the controller `main`.
  static func instantiateMain(home: HomeSceneController = instantiateHome()) -> UINavigationController {
    let main = factory.makeMain()
    main.viewControllers = [home]
    return main
  }

  /// Makes the controller `home`.
  static func instantiateHome() -> HomeSceneController {
    factory.makeHome()
  }

  /// Makes the controller `editorStack`.
  static func instantiateEditorStack(
    editor: EditorSceneController = instantiateEditor()
  ) -> UINavigationController {
    let editorStack = factory.makeEditorStack()
    editorStack.viewControllers = [editor]
    return editorStack
  }

  /// Makes the controller `editor`.
  static func instantiateEditor() -> EditorSceneController {
    factory.makeEditor()
  }

  /// Makes the controller `color`.
  static func instantiateColor() -> UIViewController {
    factory.makeColor()
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
    case edit(EditorSceneController, in: UINavigationController)
  }

  private weak var weakController: HomeSceneController?
  fileprivate let dispatch = SceneDispatch<Segue>()

  fileprivate init(_ controller: HomeSceneController) { weakController = controller }

  private var controller: HomeSceneController {
    guard let weakController else { fatalError("The controller of the scene `home` does not exist any more") }
    return weakController
  }

  /// Performs the segue `edit`: presents `editorStack`.
  func performEdit(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let editor = MainScenes.instantiateEditor()
    let editorStack = MainScenes.instantiateEditorStack(editor: editor)
    let segue = UIStoryboardSegue(
      identifier: "edit",
      source: controller,
      destination: editorStack
    ) { [controller] in
      controller.present(editorStack, animated: true)
    }
    dispatch.perform(segue, as: .edit(editor, in: editorStack), sender: sender)
  }
}

/// The controller that the scene `home` makes, wired.
final class HomeSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = HomeScene(self)

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch HomeScene.Identifier(rawValue: identifier) {
    case .edit:
      scene.performEdit(sender: sender)
    case nil:
      super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}

// MARK: - editor

/// The scene `editor`: what its controller reaches in it.
@MainActor
final class EditorScene {
  /// The identifiers of its segues.
  enum Identifier: String, CaseIterable {
    case showColor
  }

  /// Its segues, each with the controllers that it leads to.
  enum Segue {
    case showColor(UIViewController)
  }

  private weak var weakController: EditorSceneController?
  fileprivate let dispatch = SceneDispatch<Segue>()

  fileprivate init(_ controller: EditorSceneController) { weakController = controller }

  private var controller: EditorSceneController {
    guard let weakController else { fatalError("The controller of the scene `editor` does not exist any more") }
    return weakController
  }

  /// Performs the segue `showColor`: pushes `color`.
  func performShowColor(sender: Any? = nil) {
    guard let controller = weakController else { return }
    let color = MainScenes.instantiateColor()
    let segue = UIStoryboardSegue(
      identifier: "showColor",
      source: controller,
      destination: color
    ) { [controller] in
      SceneSegues.push(color, from: controller, identifier: "showColor", animated: true)
    }
    dispatch.perform(segue, as: .showColor(color), sender: sender)
  }
}

/// The controller that the scene `editor` makes, wired.
final class EditorSceneController: UIViewController {
  /// The views, children and segues of the scene.
  private(set) lazy var scene = EditorScene(self)

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    switch EditorScene.Identifier(rawValue: identifier) {
    case .showColor:
      scene.performShowColor(sender: sender)
    case nil:
      super.performSegue(withIdentifier: identifier, sender: sender)
    }
  }
}
