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
    var makeHome: @MainActor () -> HomeScene.Controller = { HomeScene.Controller() }
    /// Makes `editorStack`.
    var makeEditorStack: @MainActor () -> UINavigationController = { UINavigationController() }
    /// Makes `editor`.
    var makeEditor: @MainActor () -> EditorScene.Controller = { EditorScene.Controller() }
    /// Makes `color`.
    var makeColor: @MainActor () -> UIViewController = { UIViewController() }
  }

  /// Makes the controller that Main.scene starts with.
  static func instantiateInitialViewController() -> UINavigationController {
    instantiateMain()
  }

  /// Makes the controller `main`, and each child that you do not pass.
  static func instantiateMain(home: HomeScene.Controller? = nil) -> UINavigationController {
    let main = factory.makeMain()
    main.viewControllers = [home ?? instantiateHome()]
    return main
  }

  /// Makes the controller `home`.
  static func instantiateHome() -> HomeScene.Controller {
    factory.makeHome()
  }

  /// Makes the controller `editorStack`, and each child that you do not pass.
  static func instantiateEditorStack(editor: EditorScene.Controller? = nil) -> UINavigationController {
    let editorStack = factory.makeEditorStack()
    editorStack.viewControllers = [editor ?? instantiateEditor()]
    return editorStack
  }

  /// Makes the controller `editor`.
  static func instantiateEditor() -> EditorScene.Controller {
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
    case edit(EditorScene.Controller, in: UINavigationController)
  }

  fileprivate unowned let controller: Controller
  fileprivate let dispatch = SceneDispatch<Segue>()

  fileprivate init(_ controller: Controller) { self.controller = controller }

  /// Performs the segue `edit`: presents `editorStack`.
  func performEdit(sender: Any? = nil) {
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

extension HomeScene {
  /// The controller that the scene makes, wired.
  final class Controller: UIViewController {
    /// The views, children and segues of the scene.
    private(set) lazy var scene = HomeScene(self)

    override func performSegue(withIdentifier identifier: String, sender: Any?) {
      switch Identifier(rawValue: identifier) {
      case .edit:
        scene.performEdit(sender: sender)
      case nil:
        super.performSegue(withIdentifier: identifier, sender: sender)
      }
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

  fileprivate unowned let controller: Controller
  fileprivate let dispatch = SceneDispatch<Segue>()

  fileprivate init(_ controller: Controller) { self.controller = controller }

  /// Performs the segue `showColor`: pushes `color`.
  func performShowColor(sender: Any? = nil) {
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

extension EditorScene {
  /// The controller that the scene makes, wired.
  final class Controller: UIViewController {
    /// The views, children and segues of the scene.
    private(set) lazy var scene = EditorScene(self)

    override func performSegue(withIdentifier identifier: String, sender: Any?) {
      switch Identifier(rawValue: identifier) {
      case .showColor:
        scene.performShowColor(sender: sender)
      case nil:
        super.performSegue(withIdentifier: identifier, sender: sender)
      }
    }
  }
}
